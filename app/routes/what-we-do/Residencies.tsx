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
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/residencies.json';
import type { Route } from './+types/Residencies';
import { describeCall } from './describe-call.ts';
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
    call: describeCall(clock, language, messages),
    applyEmail:
      clock.settings?.contacts.find(({ email }) => email?.startsWith('residencies@'))?.email ??
      clock.settings?.email ??
      null,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

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
        <p className={styles.ways}>
          <a href="#apply" className={styles.way}>
            {messages.apply}
          </a>
          {call && <span>{call.state}</span>}
        </p>
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
        words={call?.sentence ?? messages.applyText}
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
