import { Section } from '#app/components/layout/Section.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/whatsOn.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { FilterRow } from '../list/FilterRow.tsx';
import { PageLinks } from '../list/PageLinks.tsx';
import type { WhatsOnListing } from './build-whats-on.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DayGroups } from './DayGroups.tsx';
import { Filters } from './Filters.tsx';
import { filterNames, tellNothing, toWhatsOnHref } from './name-choices.ts';
import type { Calendar } from './to-calendar.ts';
import type { DayLink } from './to-day-links.ts';
import styles from './WhatsOnList.module.css';
import { noFilters } from './whats-on-filters.ts';

export interface WhatsOnListProps {
  readonly title: LocalizedText;
  readonly listing: WhatsOnListing;
  readonly calendar: Calendar;
  readonly days: readonly DayLink[];
  /** "Closed: Monday, Tuesday". */
  readonly closedDays: string | null;
  /** "Nothing more today." */
  readonly over: string | null;
  /** What is there for who asks, where little is in the list. */
  readonly onRequest: { readonly text: string; readonly email: string | null } | null;
}

/** All that is on as one list, day by day: a title, the days, the filters, and at once the lines. */
export function WhatsOnList({ title, listing, calendar, days, ...tells }: WhatsOnListProps) {
  const { list: words } = useMessages('whatsOn', english);
  const { language } = useLanguage();
  const { filters, groups, total, dated, page, pageCount, next } = listing;
  const isNarrowed = filterNames.some((name) => filters[name] !== null);
  const address = toWhatsOnHref(filters, {});
  // Exhibitions are counted apart, as the days leave them out.
  const counts = [
    ...(dated > 0 || total === 0 ? ([[words.count, dated]] as const) : []),
    ...(dated < total ? ([[words.exhibitions, total - dated]] as const) : []),
  ];
  return (
    <Section width="layout" space="none">
      <div className={styles.page} data-accent="green">
        <header className={styles.head}>
          <h1 className={styles.title}>
            <TitleText of={title} />
          </h1>
          <div className={styles.days} data-print="none">
            <FilterRow label={words.when} isLarge links={days} />
          </div>
          <div className={styles.tools} data-print="none">
            <DayCalendar
              calendar={calendar}
              closedDays={tells.closedDays}
              words={words}
              address={address}
            />
            <Filters listing={listing} words={words} />
            <p className={styles.result} role="status">
              {tells.over && `${tells.over} `}
              {counts
                .map(([forms, count]) => fill(choosePlural(forms, count, language), { count }))
                .join(', ')}
            </p>
            {isNarrowed && (
              <SiteLink
                // The day stays as it was chosen.
                to={toWhatsOnHref(filters, noFilters)}
                className={styles.clear}
                preventScrollReset
              >
                {words.clear}
              </SiteLink>
            )}
          </div>
        </header>
        <div data-hung>
          {total === 0 && (
            <div className={styles.nothing}>
              <p>{tellNothing(filters, words)}</p>
            </div>
          )}
          <DayGroups
            of={groups}
            isPast={filters.when === 'past'}
            isWhole={filters.kind === 'exhibition'}
          />
          {tells.onRequest && (
            <p className={styles.onRequest}>
              {tells.onRequest.text}{' '}
              {tells.onRequest.email ? (
                <MailLink to={tells.onRequest.email} />
              ) : (
                <SiteLink to="/visit/access">{words.fields.access}</SiteLink>
              )}
            </p>
          )}
          {next.length > 0 && (
            <section className={styles.next} aria-labelledby="next">
              <h2 id="next">{words.next}</h2>
              <DayGroups of={next} level={3} isWhole={filters.kind === 'exhibition'} />
            </section>
          )}
        </div>
        <PageLinks
          page={page}
          pageCount={pageCount}
          toAddress={(to) => toWhatsOnHref(filters, { page: to })}
          {...(filters.when !== 'past' && {
            words: { previous: words.earlierDays, next: words.moreDays },
          })}
        />
        <ul className={styles.onward} data-print="none">
          {filters.when !== 'past' && (
            <li>
              <SiteLink to="/whats-on?when=past">{words.seePast}</SiteLink>
            </li>
          )}
          <li>
            <SiteLink to="/calendar/programs.ics" reloadDocument>
              {words.subscribe}
            </SiteLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}
