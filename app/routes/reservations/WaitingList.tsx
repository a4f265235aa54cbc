import { data, Form } from 'react-router';
import { Button, ButtonLink } from '#app/components/button/Button.tsx';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import {
  describeEnd,
  formatCount,
  formatMoment,
} from '#app/components/reservations/reserve-messages.ts';
import { ticketLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import type { Route } from './+types/WaitingList';
import { PrivateScreen } from './PrivateScreen.tsx';
import { TicketCard } from './TicketCard.tsx';
import { loadWaitingView } from './waiting-view.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock] = await Promise.all([
    orUnavailable(reservations.findWaiting(params.token)),
    readMuseumClock(context),
  ]);
  const title = found ? messages.waiting.title : messages.waiting.missing.title;
  const head = { title, description: null, isPrivate: true };
  if (!found) return data({ head, waiting: null }, { status: 404, headers: privateHeaders });
  const people = formatCount(messages.people, found.quantity, language);
  const { state, holdId, email } = found;
  const isOnList = state === 'waiting' || state === 'offered';
  const view = isOnList ? await loadWaitingView(context, found) : null;
  const hold =
    state === 'offered' && holdId ? await orUnavailable(reservations.findHold(holdId)) : null;
  const ends =
    hold &&
    describeEnd(hold.expiresAt, { ...clock, today: clock.now.date }, messages.hold, language);
  return data(
    {
      head,
      waiting: {
        ...{ state, holdId, people, isOnList },
        ...{ price: view?.price ?? null, keeps: view?.keeps ?? null, next: view?.next ?? null },
        text: [
          // A time of Spanish ends with the point of "p. m.".
          ends?.replace(/\.?$/, '.'),
          fill(messages.waiting.done[state].text, { email, people }),
        ]
          .filter(Boolean)
          .join(' '),
        title: chooseText(found.offer.title, language) ?? { text: found.offer.uid, language },
        moment: formatMoment(found.offer, found.slot, clock.timeZone, messages, language),
        href: toTicketsHref(found.offer.uid, null),
      },
    },
    { headers: privateHeaders },
  );
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerSending(request, context, null, async (sent) => {
    await context.get(servicesContext).reservations.leaveWaitingList(params.token);
    return sent.goTo(`/tickets/waiting-list/${params.token}`);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;
export const links = ticketLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function WaitingList({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { waiting } = loaderData;
  if (!waiting) {
    const { title, text } = messages.waiting.missing;
    return (
      <PrivateScreen
        label={messages.waiting.title}
        title={title}
        text={text}
        link={{ to: toTicketsHref(null, null), text: messages.other }}
      />
    );
  }
  const { state, moment, isOnList, price, keeps, next } = waiting;
  const isTaken = state === 'taken';
  return (
    <>
      <PageHeader title={messages.waiting.done[state].title} lead={waiting.text} />
      <Section width="layout" space="tight">
        <Column span={12}>
          <TicketCard
            state={state}
            title={waiting.title}
            moment={moment}
            facts={[
              { term: messages.reservation.facts.people, values: [waiting.people] },
              price !== null && {
                term: messages.reservation.facts.pay,
                values: [<TitleText key="price" of={price} />],
              },
            ]}
            isValid={isOnList || isTaken}
          >
            <p className="ticket-when">
              {isTaken ? messages.reservation.states.reserved : messages.waiting.title}
            </p>
            {state === 'waiting' && keeps && <p>{keeps}</p>}
          </TicketCard>
          <div className="ticket-actions">
            {state === 'offered' && waiting.holdId && (
              <ButtonLink to={`/tickets/reserve/${waiting.holdId}`}>
                {messages.waiting.take}
              </ButtonLink>
            )}
            {isOnList && (
              <Form method="post">
                <Button type="submit" kind="plain">
                  {messages.waiting.leave}
                </Button>
              </Form>
            )}
            {next ? (
              <ArrowLink to={next.href}>{next.text}</ArrowLink>
            ) : (
              <ArrowLink to={waiting.href}>{messages.other}</ArrowLink>
            )}
          </div>
        </Column>
      </Section>
    </>
  );
}
