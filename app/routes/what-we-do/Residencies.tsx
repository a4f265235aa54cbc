import { cachedLoader } from '#app/cached-loader.ts';
import { toResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { FirstTop } from '#app/components/listing/FirstTop.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Invitation } from '#app/components/text/Invitation.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/residencies.json';
import { stateOfCall, type YearlyCall } from '#shared/calendar/call-state.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import { nameZone } from '#shared/dates/name-zone.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Route } from './+types/Residencies';
import { loadResidencies } from './load-residencies.ts';
import styles from './Residencies.module.css';
import { ResidentList } from './ResidentList.tsx';

const pastShown = 4;

/** Current and coming residents, and the way to apply. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement, language, residents, clock, messages } =
    await loadResidencies(context);
  const page = await contentManagement.findListingPage('residencies', language);
  const section = context.get(translationsContext).messagesOf('navigationMenu', navigation)
    .items.whatWeDo;
  const header = toListingHeader(page, messages, language, section);
  const entries = residents.map((resident) =>
    toResidencyEntry(resident, clock.now.date, language, messages.states),
  );
  const call = clock.settings?.residencyCall;
  const current = entries.filter(({ state }) => state === 'current');
  const quoted = residents.find(
    ({ uid, quote }) => quote && current.some((entry) => entry.uid === uid),
  );
  return {
    header,
    head: header.head,
    current,
    upcoming: entries.filter(({ state }) => state === 'upcoming').reverse(),
    past: entries.filter(({ state }) => state === 'past').slice(0, pastShown),
    quote: quoted?.quote ?? null,
    call: call ? describeCall(call, clock, language, messages.call) : null,
    applyEmail:
      clock.settings?.contacts.find(({ email }) => email?.startsWith('residencies@'))?.email ??
      clock.settings?.email ??
      null,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** "Open until November 15, 2026, 5 pm HST", in the page's language. */
function describeCall(
  call: YearlyCall,
  { now, instant, timeZone }: MuseumClock,
  language: Language,
  messages: { readonly open: string; readonly closed: string },
): string {
  const { isOpen, from, until } = stateOfCall(call, now);
  const isMidnight = call.closesAtHour === 24;
  return fill(isOpen ? messages.open : messages.closed, {
    from: formatDate(from, language),
    until: formatDate(until, language),
    time: formatTime(isMidnight ? 23 : call.closesAtHour, isMidnight ? 59 : 0, language),
    zone: nameZone(timeZone, instant),
  });
}

const all = '/what-we-do/residencies/explore-all-residencies';

export default function Residencies({ loaderData }: Route.ComponentProps) {
  const { header, current, upcoming, past, quote, call, applyEmail } = loaderData;
  const messages = useMessages('residencies', english);
  return (
    <>
      <FirstTop
        of={{ ...header, intro: null }}
        kind="people"
        first={
          current.length > 0 && (
            <section aria-labelledby="current">
              <h2 id="current" className={styles.here}>
                {messages.states.current}
              </h2>
              <ResidentList of={current} isPriority />
            </section>
          )
        }
      >
        <a href="#apply" className={styles.way}>
          {messages.apply}
        </a>
      </FirstTop>
      {current.length === 0 && upcoming.length === 0 && (
        <Section width="layout">
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section width="layout" labelledBy="upcoming">
          <h2 id="upcoming" className={styles.heading}>
            {messages.states.upcoming}
          </h2>
          <ResidentList of={upcoming} />
        </Section>
      )}
      <ListingIntro of={header} space="tight" />
      {quote && <QuoteSection of={quote} />}
      <Invitation
        heading={{ id: 'apply', text: messages.apply }}
        words={call ?? messages.applyText}
      >
        {call && <p>{messages.applyText}</p>}
        {applyEmail && (
          <p className={styles.mail}>
            <MailLink to={applyEmail} />
          </p>
        )}
      </Invitation>
      {past.length > 0 && (
        <Section width="layout" labelledBy="past">
          <h2 id="past" className={styles.heading}>
            {messages.earlier}
          </h2>
          <ResidentList of={past} />
          <p className={styles.onward}>
            <ArrowLink to={all} prefetch="intent">
              {messages.exploreAll}
            </ArrowLink>
          </p>
        </Section>
      )}
    </>
  );
}
