import { cachedLoader } from '#app/cached-loader.ts';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { CalendarSubscription } from '#app/components/programs/CalendarSubscription.tsx';
import { FilterRow } from '#app/components/programs/list/FilterRow.tsx';
import { PageLinks } from '#app/components/programs/list/PageLinks.tsx';
import { toQuery } from '#app/components/programs/list/program-filters.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Route } from './+types/AllConvenings';
import styles from './Convenings.module.css';
import { buildConveningListing, type ConveningFilters } from './convening-list.ts';
import { conveningPeriods } from './convening-periods.ts';
import { loadConvenings } from './load-convenings.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { convenings, clock, language, messages, listWords } = await loadConvenings(context);
  const listing = buildConveningListing(convenings, url.searchParams, clock, language, listWords);
  const { when, year, page } = listing.filters;
  const narrowed = [when && listWords[when], year, page > 1 ? page : null].filter(Boolean);
  return {
    listing,
    head: {
      title: [messages.all, narrowed.join(', ')].filter(Boolean).join(': '),
      section: messages.title,
      description: messages.description,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

const parent = '/what-we-do/convenings';
const path = `${parent}/explore-all`;

export default function AllConvenings({ loaderData: { listing } }: Route.ComponentProps) {
  const { filters, items, years, counts } = listing;
  const messages = useMessages('convenings', english);
  const common = useMessages('events', events);
  const { language } = useLanguage();
  const addressOf = (changed: Partial<ConveningFilters>) =>
    path + toQuery({ ...filters, page: 1, ...changed });
  return (
    <>
      <PageHeader label={messages.title} title={messages.all} lead={messages.description} />
      <Section width="layout" space="tight">
        <div className={styles.filters} data-print="none">
          <FilterRow
            label={messages.when}
            isLarge
            links={[null, ...conveningPeriods].map((when) => ({
              to: addressOf({ when }),
              text: when ? common[when] : common.filters.allDates,
              count: counts[when ?? 'all'],
              isChosen: filters.when === when,
            }))}
          />
          {years.length > 1 && (
            <FilterRow
              label={messages.year}
              links={years.map(({ value, count }) => ({
                to: addressOf({ year: filters.year === value ? null : value }),
                text: value,
                count,
                isChosen: filters.year === value,
              }))}
            />
          )}
        </div>
        <p className={styles.result} role="status">
          {fill(choosePlural(messages.count, items.total, language), { count: items.total })}
          {(filters.when || filters.year) && (
            <SiteLink to={path} preventScrollReset>
              {common.filters.clear}
            </SiteLink>
          )}
        </p>
        <div data-hung>
          {items.total > 0 ? (
            <ProgramList items={items.items} level={2} />
          ) : (
            <p className={styles.inquiry}>{common.filters.nothing}</p>
          )}
        </div>
        <PageLinks
          page={items.page}
          pageCount={Math.ceil(items.total / items.pageSize)}
          toAddress={(page) => addressOf({ page })}
        />
      </Section>
      <CalendarSubscription back={{ to: parent, title: messages.title }} />
    </>
  );
}
