import { Fragment } from 'react';
import { data, useLocation } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { sendForm } from '#app/send-form.ts';
import '#app/components/forms/form-styles.ts';
import { useHasScripts } from '#app/components/layout/use-has-scripts.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { toCalendarView } from '#app/components/reservations/calendar-view.ts';
import {
  loadOccasion,
  occasionField,
  readOccasionTime,
} from '#app/components/reservations/find-occasion.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { placesPrefix, slotField } from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  privateHeaders,
  readPlaces,
} from '#app/components/reservations/reservation-requests.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { tellTourAccess } from '#app/components/reservations/tell-tour-access.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  formGuardContext,
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import plan from '#locales/en/planYourVisit.json';
import english from '#locales/en/tickets.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/Tickets';
import { ReserveLink, TicketEntry } from './TicketEntry.tsx';
import styles from './Tickets.module.css';
import { listTicketGroups, type TicketGroup } from './ticket-groups.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contentManagement, reservations } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('tickets', english);
  const { searchParams } = new URL(request.url);
  const day = searchParams.get('day');
  const offer = searchParams.get('offer');
  // Without a script a day is chosen by sending the form; what does not belong into an address goes.
  if (day && searchParams.has(slotField)) {
    const places = [...searchParams].filter(([name]) => name.startsWith(placesPrefix));
    const wanted = new URLSearchParams([
      ...(offer ? [['offer', offer]] : []),
      ['day', day],
      ...places,
    ]);
    throw redirectToPath(localizePath(`/tickets?${wanted}`, language), { headers: privateHeaders });
  }
  const optional = context.get(optionalContext);
  // The facts of the tickets stand without the calendar.
  const asked = optional(reservations.findAvailability(offer), null);
  const [page, tickets, clock, token] = await Promise.all([
    contentManagement.findListingPage('tickets', language),
    contentManagement.listTicketTypes(language),
    readMuseumClock(context),
    context.get(formGuardContext).sharedToken(),
  ]);
  const header = toListingHeader(page, messages, language);
  const availability = await asked;
  const by = readTime(searchParams.get('by'));
  const calendar =
    availability &&
    toCalendarView(availability, {
      language,
      messages: messages.reserve,
      day,
      by,
      proposesDay: true,
      lines: readPlaces(searchParams),
      hours: clock.settings,
      toHref: toTicketsHref,
    });
  const reserved = new Set(
    availability?.offers.flatMap((offer) => offer.tickets.map(({ uid }) => uid)),
  );
  const view = {
    // Without the calendar there is no day to choose.
    header: { ...header, intro: null, lead: availability && header.lead },
    head: header.head,
    rules: header.intro,
    groups: listTicketGroups(tickets, language, messages, reserved),
    calendar: calendar && {
      ...calendar,
      access: tellTourAccess(
        tickets.find(({ uid }) => uid === calendar.offer.uid),
        translations,
        language,
      ),
      occasion:
        availability && day
          ? await loadOccasion(context, {
              offer: calendar.offer.uid,
              day,
              by: readOccasionTime(searchParams),
              timeZone: availability.timeZone,
            })
          : null,
    },
    isUnavailable: availability === null,
    notice:
      searchParams.get('done') === 'released'
        ? messages.reserve.hold.released
        : offer && calendar && calendar.offer.uid !== offer
          ? messages.reserve.calendar.notOffered
          : null,
    token,
  };
  // A day that was asked for tells what is left at this moment; the page without one is cached as others are.
  return data(view, day === null && availability ? undefined : { headers: privateHeaders });
}

/** Holds places and goes on to the page where they are reserved. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerSending(request, context, 'reservation-hold', async (sent) => {
    const { reservations } = context.get(servicesContext);
    const answer = await reservations.hold({
      slotId: sent.text(slotField),
      lines: sent.lines,
      idempotencyKey: sent.key,
      visitor: sent.visitor,
    });
    if (answer.outcome === 'refused') return sent.refused(answer.refusal);
    const occasion = readOccasionTime(new URL(request.url).searchParams);
    const query = occasion ? `?${occasionField}=${occasion}` : '';
    return sent.goTo(`/tickets/reserve/${answer.hold.id}${query}`);
  });

const reservePlaces = new Piece(
  'places',
  async () => (await import('./ReservePlaces.tsx')).ReservePlaces,
);
if (import.meta.env.SSR) await reservePlaces.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });

/** The number of free places changes all the time, so only the page without a day is cached. */
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(
    new URL(args.request.url).searchParams.has('day')
      ? args.serverLoader()
      : cachedLoader<typeof loader>(args),
    reservePlaces,
  );

export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  const { header, rules, groups, calendar, isUnavailable, notice, token } = loaderData;
  const messages = useMessages('tickets', english);
  const { title: planTitle } = useMessages('planYourVisit', plan);
  return (
    <>
      <ListingTop of={header} kind="desk" />
      {notice && (
        <Section width="layout" space="none">
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </Section>
      )}
      {(calendar || isUnavailable) && (
        <WhenWanted
          piece={reservePlaces}
          of={calendar}
          token={token}
          answer={actionData as ReservationAnswer | undefined}
        />
      )}
      <Section ground="sand" width="layout" labelledBy="before">
        <Column span={4}>
          <h2 id="before">{messages.before}</h2>
        </Column>
        <Column span={8} start={5}>
          <RichTextView of={rules} />
          <p className={styles.links} data-print="none">
            <ArrowLink to="/visit/visitor-guidelines">{messages.guidelines}</ArrowLink>
            <ArrowLink to="/visit/plan-your-visit">{planTitle}</ArrowLink>
          </p>
        </Column>
      </Section>
      {groups.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {groups.length > 0 && <Prices of={groups} />}
    </>
  );
}

/** Each kind with what it costs; its tickets and their conditions are folded below it. */
function Prices({ of: groups }: { of: readonly TicketGroup[] }) {
  const { prices } = useMessages('tickets', english);
  const { hash } = useLocation();
  // A browser that opens the document itself has unfolded what its address names.
  const named = useHasScripts() ? hash.slice(1) : '';
  return (
    <Section width="layout" labelledBy="prices">
      <Column span={4}>
        <h2 id="prices">{prices}</h2>
      </Column>
      <Column span={8} start={5}>
        {groups.map(({ id, title, figures, tickets, sharedOffer }) => (
          <Disclosure
            key={id}
            isOpen={tickets.some(({ uid }) => uid === named) || undefined}
            title={
              <>
                <h3 className={styles.kind}>{title}</h3>
                <span className={styles.figures}>
                  {figures.map((figure, index) => (
                    <Fragment key={typeof figure === 'string' ? figure : figure.text}>
                      {index > 0 && ', '}
                      {typeof figure === 'string' ? figure : <Localized of={figure} />}
                    </Fragment>
                  ))}
                </span>
              </>
            }
          >
            {tickets.map((ticket) => (
              <TicketEntry key={ticket.id} of={ticket} isReservedAbove={sharedOffer !== null} />
            ))}
            {sharedOffer && <ReserveLink offer={sharedOffer} text={null} />}
          </Disclosure>
        ))}
      </Column>
    </Section>
  );
}

/** HH:MM of a link; null: another text, or none. */
const readTime = (text: string | null) => (text && /^\d\d:\d\d$/.test(text) ? text : null);
