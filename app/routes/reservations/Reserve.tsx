import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import {
  loadOccasion,
  occasionField,
  readOccasionTime,
} from '#app/components/reservations/find-occasion.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import {
  intentField,
  placesPrefix,
  type ReservationAnswer,
} from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { describeEnd, formatCount } from '#app/components/reservations/reserve-messages.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  formGuardContext,
  languageContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import type { Hold } from '#services/reservations/contract.ts';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/Reserve';
import { ChangeTime, ReleaseHold } from './HoldClock.tsx';
import { PrivateScreen } from './PrivateScreen.tsx';
import { toVisitView } from './reservation-view.ts';

const fields = ['name', 'email', 'tourLanguage', 'access'] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [hold, clock, token] = await Promise.all([
    orUnavailable(reservations.findHold(params.hold)),
    readMuseumClock(context),
    context.get(formGuardContext).sharedToken(),
  ]);
  const occasion = toOccasionQuery(request);
  if (hold?.reservationToken) {
    const path = localizePath(`/tickets/reservation/${hold.reservationToken}`, language);
    throw redirectToPath(`${path}?done=again${occasion}`, { headers: privateHeaders });
  }
  const head = {
    title: hold ? messages.hold.title : messages.hold.gone.title,
    description: null,
    isPrivate: true,
  };
  if (!hold) return data({ head, token, hold: null }, { status: 410, headers: privateHeaders });
  const view = {
    visit: toVisitView(hold, clock.timeZone, messages, language),
    occasion: await loadOccasion(context, {
      offer: hold.offer.uid,
      day: hold.slot.date,
      by: readOccasionTime(new URL(request.url).searchParams),
      timeZone: clock.timeZone,
    }),
    about: `?hold${occasion}`,
    expiresAt: hold.expiresAt,
    until: describeEnd(
      hold.expiresAt,
      { ...clock, today: clock.now.date },
      messages.hold,
      language,
    ),
    secondsLeft: Math.max(
      0,
      Math.ceil((Date.parse(hold.expiresAt) - clock.instant.getTime()) / 1_000),
    ),
    canExtend: hold.canExtend,
    canRenew: hold.canRenew,
    reserve: formatCount(messages.hold.reserve, hold.quantity, language),
    details: hold.details,
    asksLanguage: hold.offer.kind !== 'admission' && hold.slot.language === null,
    href: toTicketsHref(hold.offer.uid, hold.slot.date),
  };
  return data({ head, token, hold: view }, { headers: privateHeaders });
}

export const action = ({ request, context, params }: Route.ActionArgs) => {
  const kind = isAboutHold(request) ? null : 'reservation';
  return answerSending(request, context, kind, async (sent) => {
    const language = context.get(languageContext);
    const { reservations } = context.get(servicesContext);
    const occasion = toOccasionQuery(request);
    switch (kind === null && sent.text(intentField)) {
      case 'release': {
        const hold = await reservations.findHold(params.hold);
        await reservations.releaseHold(params.hold);
        return sent.goTo(`/tickets?${toReleased(hold, request)}`);
      }
      case 'extend': {
        const answer = await reservations.extendHold(params.hold);
        return answer.outcome === 'held'
          ? sent.goTo(`/tickets/reserve/${params.hold}${occasion.replace('&', '?')}`)
          : sent.refused(answer.refusal);
      }
    }
    const answer = await reservations.reserve(params.hold, {
      fields: Object.fromEntries(fields.map((name) => [name, sent.text(name)])),
      language,
      consentVersion: consentVersions.reservation,
    });
    if (answer.outcome === 'invalid') return sent.invalid(answer.problems);
    if (answer.outcome === 'refused') return sent.refused(answer.refusal);
    return sent.goTo(
      `/tickets/reservation/${answer.token}?done=${answer.isRepeat ? 'again' : 'reserved'}${occasion}`,
    );
  });
};

/** What somebody comes for is named by all pages of a reservation: "&for=17:30", or nothing. */
function toOccasionQuery(request: Request): string {
  const time = readOccasionTime(new URL(request.url).searchParams);
  return time ? `&${occasionField}=${time}` : '';
}

/** The day, the time and the people stand there as they were chosen. */
function toReleased(hold: Hold | null, request: Request): URLSearchParams {
  const { offer, slot, lines } = hold ?? {};
  return new URLSearchParams([
    ...(offer && slot
      ? [
          ['offer', offer.uid],
          ['day', slot.date],
          ['by', slot.time],
          // An empty one says that no program begins when they come.
          [occasionField, readOccasionTime(new URL(request.url).searchParams) ?? ''],
        ]
      : []),
    ...Object.entries(lines ?? {}).map(([uid, count]) => [placesPrefix + uid, String(count)]),
    ['done', 'released'],
  ]);
}

/** Its buttons post to an address of their own, since they need no guard: the hold's id is enough. */
const isAboutHold = (request: Request) => new URL(request.url).searchParams.has('hold');

const form = new Piece('form', async () => (await import('./ReserveForm.tsx')).ReserveForm);
if (import.meta.env.SSR) await form.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withPieces(serverLoader(), form);
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function Reserve({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { hold, token } = loaderData;
  const { facts, gone } = messages.hold;
  if (!hold) {
    return (
      <PrivateScreen
        label={messages.title}
        title={gone.title}
        text={gone.text}
        link={{ to: toTicketsHref(null, null), text: gone.again }}
      />
    );
  }
  const { visit, details, occasion } = hold;
  return (
    <>
      <PageHeader
        kind="desk"
        label={messages.hold.step}
        title={visit.title}
        lead={details && messages.hold.offered}
      />
      <Section width="layout" space="tight">
        <Column span={12}>
          <div className="slot-two">
            <div className="slot-visit">
              <p>
                {visit.moment.day}
                <br />
                <span className="slot-span">{visit.moment.hours}</span> <ChangeTime />
              </p>
              {occasion && (
                <p className="slot-for">
                  {messages.times.for} <TitleText of={occasion.title} />, {occasion.time}
                </p>
              )}
              {visit.moment.stay && <p>{visit.moment.stay}</p>}
              <p>
                {visit.people.join(', ')}
                {visit.tourLanguage && (
                  <>
                    <br />
                    {facts.language}: <Localized of={visit.tourLanguage} />
                  </>
                )}
                {visit.total !== null && (
                  <>
                    <br />
                    <strong>{visit.isFree ? visit.total : `${facts.pay}: ${visit.total}`}</strong>
                  </>
                )}
              </p>
            </div>
            <div>
              <WhenWanted
                piece={form}
                of={hold}
                token={token}
                answer={actionData as ReservationAnswer | undefined}
              />
              <ReleaseHold about={hold.about} />
            </div>
          </div>
        </Column>
      </Section>
    </>
  );
}
