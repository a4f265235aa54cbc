import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { toCalendarView } from '#app/components/reservations/calendar-view.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import {
  type ReservationAnswer,
  slotField,
} from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { SlotCalendar } from '#app/components/reservations/SlotCalendar.tsx';
import { PlacesChoice, SlotChoice } from '#app/components/reservations/SlotChoice.tsx';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/ChangeReservation';
import { toVisitView } from './reservation-view.ts';

const toChangeHref = (token: string, day: string | null) =>
  `/tickets/reservation/${token}/change${day ? `?day=${day}#times` : ''}`;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock] = await Promise.all([
    orUnavailable(reservations.findReservation(params.token)),
    readMuseumClock(context),
  ]);
  if (!found?.canChange) {
    throw redirectToPath(localizePath(`/tickets/reservation/${params.token}`, language), {
      headers: privateHeaders,
    });
  }
  const availability = await orUnavailable(reservations.findAvailability(found.offer.uid));
  const asked = new URL(request.url).searchParams.get('day');
  const day = asked ?? found.slot.date;
  const view =
    availability.offer === found.offer.uid
      ? toCalendarView(availability, {
          language,
          messages,
          day,
          toHref: (_, date) => toChangeHref(params.token, date),
        })
      : null;
  return data(
    {
      head: { title: messages.change.title, description: null, isPrivate: true },
      token: params.token,
      visit: toVisitView(found, clock.timeZone, messages, language),
      slotId: found.slot.id,
      lines: found.lines,
      view,
      isOtherTime: asked !== null || !view?.day?.slots.some(({ id }) => id === found.slot.id),
    },
    { headers: privateHeaders },
  );
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerSending(request, context, null, async (sent) => {
    const { reservations } = context.get(servicesContext);
    const { token } = params;
    const answer = await reservations.change(token, sent.text(slotField), sent.lines);
    if (answer.outcome === 'refused') {
      return sent.refused(answer.refusal, (_, day) => toChangeHref(token, day));
    }
    return sent.goTo(
      answer.outcome === 'changed'
        ? `/tickets/reservation/${answer.reservation.token}?done=changed`
        : `/tickets/reservation/${token}`,
    );
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function ChangeReservation({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { token, visit, slotId, lines, view, isOtherTime } = loaderData;
  const { change, times, hold } = messages;
  return (
    <>
      <PageHeader label={messages.reservation.label} title={change.title} lead={change.text} />
      <Section width="layout">
        <Column span={4}>
          <div className="slot-aside">
            <FactList
              facts={[
                { term: hold.facts.what, values: [<Localized key="what" of={visit.title} />] },
                { term: change.now, values: [visit.moment.day, visit.moment.hours] },
                { term: hold.facts.people, values: visit.people },
              ]}
            />
            <p>
              <ArrowLink to={`/tickets/reservation/${token}`}>{change.keep}</ArrowLink>
            </p>
          </div>
        </Column>
        <Column span={8} start={5}>
          {view ? (
            <ReservationForm
              token=""
              answer={actionData as ReservationAnswer | undefined}
              labels={{ slot: times.pick }}
              sendLabel={change.send}
              other={messages.other}
              note={null}
            >
              {({ bind }) => (
                <>
                  <PlacesChoice of={view.offer} messages={messages} lines={lines} bind={bind} />
                  <Disclosure key={view.day?.date} title={change.otherTime} isOpen={isOtherTime}>
                    <SlotCalendar of={view} />
                    {view.day && (
                      <section className="slot-panel" id="times" aria-labelledby="times-title">
                        <h2 id="times-title">{view.day.title}</h2>
                        <SlotChoice
                          of={view.day}
                          messages={messages}
                          chosen={bind('slot').defaultValue ?? slotId}
                          own={slotId}
                        />
                      </section>
                    )}
                  </Disclosure>
                </>
              )}
            </ReservationForm>
          ) : (
            <p>{messages.calendar.unavailable}</p>
          )}
        </Column>
      </Section>
    </>
  );
}
