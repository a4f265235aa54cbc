import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { toCalendarView } from '#app/components/reservations/calendar-view.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import {
  type ReservationAnswer,
  slotField,
} from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import type { Lines, Reservation } from '#services/reservations/contract.ts';
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
          hours: clock.settings,
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
    const found = await reservations.findReservation(token);
    // Nobody gets a letter of new details where none are.
    if (found && isAsIs(found, sent.text(slotField), sent.lines)) {
      return sent.goTo(`/tickets/reservation/${token}?done=kept`);
    }
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

/** Whether the time and the number of every ticket are those that are reserved. */
function isAsIs({ slot, lines }: Reservation, slotId: string, asked: Lines): boolean {
  const tickets = [...Object.keys(lines), ...Object.keys(asked)];
  return slot.id === slotId && tickets.every((uid) => (lines[uid] ?? 0) === (asked[uid] ?? 0));
}

const form = new Piece('form', async () => (await import('./ChangeForm.tsx')).ChangeForm);
if (import.meta.env.SSR) await form.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withPieces(serverLoader(), form);
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function ChangeReservation({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { token, visit, slotId, lines, view, isOtherTime } = loaderData;
  const href = `/tickets/reservation/${token}`;
  const { change } = messages;
  return (
    <>
      <PageHeader kind="desk" title={change.title} lead={change.text} />
      <Section width="layout" space="tight">
        <Column span={12}>
          <div className="slot-two">
            <div className="slot-visit">
              <h2>
                <TitleText of={visit.title} />
              </h2>
              <p>
                {visit.moment.day}
                <br />
                <span className="slot-span">{visit.moment.hours}</span>
              </p>
              <p>
                {visit.people.join(', ')}
                {visit.total !== null && (
                  <>
                    <br />
                    <strong>
                      {visit.isFree ? visit.total : `${messages.hold.facts.pay}: ${visit.total}`}
                    </strong>
                  </>
                )}
              </p>
            </div>
            <div>
              {view ? (
                <WhenWanted
                  piece={form}
                  answer={actionData as ReservationAnswer | undefined}
                  view={view}
                  lines={lines}
                  total={visit.total}
                  own={slotId}
                  isOtherTime={isOtherTime}
                  href={href}
                />
              ) : (
                <>
                  <p>{messages.calendar.unavailable}</p>
                  <p>
                    <ArrowLink to={href}>{change.keep}</ArrowLink>
                  </p>
                </>
              )}
            </div>
          </div>
        </Column>
      </Section>
    </>
  );
}
