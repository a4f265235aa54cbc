import { data, Form } from 'react-router';
import { Button, ButtonLink } from '#app/components/button/Button.tsx';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { SaveOffline } from '#app/components/offline/SaveOffline.tsx';
import { loadOccasion, readOccasionTime } from '#app/components/reservations/find-occasion.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { ticketLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useDoneTitle } from '#app/components/text/use-done-title.ts';
import { toAddressLines } from '#app/components/visit/address-lines.ts';
import { PrintButton } from '#app/components/visit/PrintButton.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import type { Route } from './+types/Reservation';
import { PrivateScreen } from './PrivateScreen.tsx';
import { toVisitView } from './reservation-view.ts';
import { TicketCard } from './TicketCard.tsx';

const doneKinds = ['reserved', 'again', 'changed', 'kept', 'cancelled'] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock] = await Promise.all([
    orUnavailable(reservations.findReservation(params.token)),
    readMuseumClock(context),
  ]);
  const head = {
    title: found ? messages.reservation.label : messages.reservation.missing.title,
    description: null,
    isPrivate: true,
  };
  if (!found) {
    return data({ head, reservation: null, place: null }, { status: 404, headers: privateHeaders });
  }
  const visit = clock.settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('done');
  const { token, code, state, name, email, access, canChange, tourLanguage } = found;
  return data(
    {
      head,
      reservation: {
        ...toVisitView(found, clock.timeZone, messages, language),
        occasion: await loadOccasion(context, {
          offer: found.offer.uid,
          day: found.slot.date,
          by: readOccasionTime(searchParams),
          timeZone: clock.timeZone,
        }),
        ...{ token, code, state, name, email, access, canChange },
        again: toTicketsHref(found.offer.uid, null),
        guide: languageOptions.find((one) => one.code === tourLanguage)?.nativeName ?? null,
        done: doneKinds.find((kind) => kind === asked && isTrue(kind, state)) ?? null,
      },
      place: visit && { lines: toAddressLines(visit), directions: visit.directions },
    },
    { headers: privateHeaders },
  );
}

/** An old address must not say what is no longer so. */
const isTrue = (done: (typeof doneKinds)[number], state: string) =>
  (done === 'cancelled') === (state === 'cancelled');

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerSending(request, context, null, async (sent) => {
    const answer = await context.get(servicesContext).reservations.cancel(params.token);
    const done = answer.outcome === 'changed' ? '?done=cancelled' : '';
    return sent.goTo(`/tickets/reservation/${params.token}${done}`);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;
export const links = ticketLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function Reservation({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { reservation, place } = loaderData;
  const title = useDoneTitle(reservation?.done ?? null);
  const { facts, cancel, states } = messages.reservation;
  if (!reservation) {
    const { title, text } = messages.reservation.missing;
    return (
      <PrivateScreen
        label={messages.reservation.label}
        title={title}
        text={text}
        link={{ to: '/tickets/find', text: messages.find.title }}
      />
    );
  }
  const { moment, token, state, done, canChange } = reservation;
  const isReserved = state === 'reserved';
  const path = `/tickets/reservation/${token}`;
  const { done: news, museum, label } = messages.reservation;
  const opening =
    state === 'cancelled-by-museum'
      ? museum
      : done || !isReserved
        ? news[done ?? 'cancelled']
        : { title: label, text: null };
  const failed = actionData && 'failure' in actionData ? actionData.failure : null;
  return (
    <>
      <PageHeader
        titleRef={title}
        title={opening.title}
        lead={
          opening.text &&
          fill(opening.text, {
            email: reservation.email,
            day: moment.day,
            hours: moment.hours,
            people: reservation.people.join(', '),
          })
        }
      />
      <Section width="layout" space="tight">
        <Column span={12}>
          <TicketCard
            state={state}
            title={reservation.title}
            moment={moment}
            notes={
              <>
                {isReserved && reservation.occasion && (
                  <p className="ticket-for">
                    {messages.times.for} <TitleText of={reservation.occasion.title} />,{' '}
                    {reservation.occasion.time}
                  </p>
                )}
                {isReserved && moment.stay && <p>{moment.stay}</p>}
              </>
            }
            facts={[
              { term: facts.name, values: [reservation.name] },
              isReserved && { term: facts.people, values: reservation.people },
              reservation.tourLanguage && {
                term: facts.language,
                values: [<Localized key="language" of={reservation.tourLanguage} />],
              },
              isReserved &&
                reservation.guide !== null && {
                  term: facts.guide,
                  values: [reservation.guide],
                },
              isReserved &&
                reservation.access !== null && {
                  term: facts.access,
                  values: [reservation.access],
                },
              isReserved &&
                reservation.total !== null && { term: facts.pay, values: [reservation.total] },
            ]}
            isValid={isReserved}
          >
            <p>{states[state]}</p>
            <p>
              <span className="visually-hidden">{messages.reservation.code}: </span>
              <span className="ticket-code">{reservation.code}</span>
            </p>
            {isReserved && <p>{messages.reservation.show}</p>}
            {canChange && (
              <p data-print="none">
                <SiteLink to={`${path}/change`}>{messages.reservation.change}</SiteLink>
              </p>
            )}
          </TicketCard>
          <div className="ticket-actions" data-print="none">
            {isReserved ? (
              <>
                <ButtonLink to={`${path}/calendar.ics`} reloadDocument download>
                  {messages.reservation.calendar}
                </ButtonLink>
                <PrintButton />
              </>
            ) : (
              <ButtonLink to={reservation.again}>{messages.reservation.reserveAgain}</ButtonLink>
            )}
          </div>
        </Column>
      </Section>
      {isReserved && (
        <Section width="layout" ground="sand">
          <Column span={7}>
            <div className="ticket-notes">
              <div>
                <h2>{messages.reservation.directions}</h2>
                {place?.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <RichTextView of={place?.directions ?? null} />
              </div>
              <p data-print="none">
                <ArrowLink to="/visit/visitor-guidelines">
                  {messages.reservation.guidelines}
                </ArrowLink>
              </p>
            </div>
          </Column>
          <Column span={4} start={9}>
            <div className="ticket-notes" data-print="none">
              <SaveOffline isPrivate />
              {canChange ? (
                <>
                  <p>{messages.reservation.keep}</p>
                  <Disclosure title={cancel.title} isOpen={Boolean(failed)}>
                    <p>{cancel.text}</p>
                    <Form method="post">
                      <Button type="submit" kind="plain">
                        {cancel.send}
                      </Button>
                    </Form>
                  </Disclosure>
                </>
              ) : (
                <p>{messages.reservation.past}</p>
              )}
            </div>
          </Column>
        </Section>
      )}
    </>
  );
}
