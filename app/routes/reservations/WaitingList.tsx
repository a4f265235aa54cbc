import { data, Form } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Button, ButtonLink } from '#app/components/forms/Button.tsx';
import { sendForm } from '#app/components/forms/send-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { sayCount, sayMoment } from '#app/components/reservations/reserve-words.ts';
import { ticketLinks } from '#app/components/reservations/sheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/fill.ts';
import { chooseText } from '#shared/localized-text.ts';
import type { Route } from './+types/WaitingList';
import { PrivateScreen } from './PrivateScreen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock] = await Promise.all([
    orUnavailable(reservations.findWaiting(params.token)),
    readMuseumClock(context),
  ]);
  const title = found ? words.waiting.title : words.waiting.missing.title;
  const head = { title, description: null, isPrivate: true };
  if (!found) return data({ head, waiting: null }, { status: 404, headers: privateHeaders });
  const people = sayCount(words.people, found.quantity, language);
  const { state, holdId, email } = found;
  return data(
    {
      head,
      waiting: {
        ...{ state, holdId, people },
        text: fill(words.waiting.done[state].text, { email, people }),
        title: chooseText(found.offer.title, language) ?? { text: found.offer.uid, language },
        moment: sayMoment(found.slot, clock.timeZone, language),
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
  const words = useWords('tickets', english).reserve;
  const { waiting } = loaderData;
  if (!waiting) {
    const { title, text } = words.waiting.missing;
    return (
      <PrivateScreen
        label={words.waiting.title}
        title={title}
        text={text}
        link={{ to: toTicketsHref(null, null), text: words.other }}
      />
    );
  }
  const { state, moment } = waiting;
  const isOnList = state === 'waiting' || state === 'offered';
  return (
    <>
      <PageHeader
        label={words.waiting.title}
        title={words.waiting.done[state].title}
        lead={waiting.text}
      />
      <Section width="layout">
        <Column span={7}>
          <FactList
            facts={[
              {
                term: words.hold.facts.what,
                values: [<Localized key="offer" of={waiting.title} />],
              },
              { term: words.hold.facts.when, values: [moment.day, moment.hours] },
              { term: words.hold.facts.people, values: [waiting.people] },
            ]}
          />
          <div className="ticket-actions">
            {state === 'offered' && waiting.holdId && (
              <ButtonLink to={`/tickets/reserve/${waiting.holdId}`}>
                {words.waiting.take}
              </ButtonLink>
            )}
            {isOnList && (
              <Form method="post" preventScrollReset>
                <Button type="submit" kind="plain">
                  {words.waiting.leave}
                </Button>
              </Form>
            )}
            <ArrowLink to={waiting.href}>{words.other}</ArrowLink>
          </div>
        </Column>
      </Section>
    </>
  );
}
