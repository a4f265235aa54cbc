import { Fragment, lazy, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { toContextQuery } from '../object/search-context.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { ExploreArrangement } from './ExploreArrangement.tsx';
import { ExploreChips } from './ExploreChips.tsx';
import { ExploreEmpty, MatchNote } from './ExploreEmpty.tsx';
import { ExploreList } from './ExploreList.tsx';
import styles from './ExploreResults.module.css';
import { exploreScreen, toExploreHref, toExploreParameters } from './explore-address.ts';
import { withChange } from './explore-query.ts';
import { type Indexes, IndexLinks } from './IndexLinks.tsx';
import { type ExploreData, type NamedFilter, pageSize } from './load-explore.ts';
import { lastOf } from './loaded-pages.ts';
import { useHeading } from './use-heading.ts';
import { usePages } from './use-pages.ts';
import { WaysIn } from './WaysIn.tsx';

const filtersPiece = new Piece(
  'filters',
  async () => (await import('./ExploreFilters.tsx')).ExploreFilters,
);
const reasonsPiece = new Piece(
  'reasons',
  async () => (await import('./RankingReasons.tsx')).RankingReasons,
);
if (import.meta.env.SSR) await Promise.all([filtersPiece.load(), reasonsPiece.load()]);

const FiltersDialog = lazy(async () => ({
  default: (await import('./FiltersDialog.tsx')).FiltersDialog,
}));

/** The results, page after page: beside the filters, below count and order. */
export function ExploreResults({ data }: { data: ExploreData & Indexes }) {
  const messages = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { query, total, pages, filters } = data;
  const shown = usePages(query, data.items, pages);
  const heading = useHeading(query);
  const isLoading = useIsLoading();
  const view = query.view ?? 'grid';
  const count = fill(choosePlural(messages.results, total, language), { count: data.totalLabel });
  const { first } = shown.range;
  const last = lastOf(shown.range);
  const hrefOf = (page: number) => `${toExploreHref({ ...query, page })}#results`;
  // The words alone find nothing: there is nothing to narrow, to order or to show in another way.
  const hasFilters = total > 0 || filters.some(({ filter }) => filter.name !== 'words');
  const place = describePlace(first, last, data, messages.more);
  const search = toExploreParameters({
    ...withChange(query, {
      view: undefined,
      debug: undefined,
      collection: undefined,
      title: undefined,
    }),
  });
  return (
    <Section width="layout" labelledBy="results" space="tight">
      <div className={styles.body} data-alone={hasFilters ? undefined : ''}>
        {hasFilters && (
          <section className={styles.panel} aria-label={messages.filters.title} id="filters">
            <WhenWanted piece={filtersPiece} of={data} />
            <IndexLinks
              of={data}
              className={filters.length === 0 ? `${styles.below} ${styles.whole}` : styles.below}
            />
          </section>
        )}
        <div
          className={styles.results}
          aria-busy={isLoading}
          data-loading={isLoading ? '' : undefined}
        >
          <div className={styles.top}>
            {/* Apart from the bar that stays: what stays in view cannot be scrolled to. */}
            <div className={styles.name}>
              {/* Below it stands in words that there are none. */}
              <h2
                id="results"
                ref={heading}
                tabIndex={-1}
                className={total > 0 ? styles.count : 'visually-hidden'}
              >
                {count}
              </h2>
              {filters.length === 0 && total > 0 && (
                <IndexLinks of={data} className={styles.indexes} />
              )}
              {/* Where those stood, so that the first choice moves nothing. */}
              {hasFilters && <ExploreChips query={query} filters={filters} heading={heading} />}
            </div>
            {hasFilters && (
              <div className={styles.bar} data-results-bar>
                <button
                  type="button"
                  className={styles.open}
                  data-needs-scripts
                  aria-haspopup="dialog"
                  onClick={() => setDialogOpen(true)}
                >
                  {messages.filters.open}
                  {filters.length > 0 && <b aria-hidden="true">{filters.length}</b>}
                  <ChosenCount of={filters.length} />
                </button>
                <a href="#filters" className={styles.open} data-without-scripts>
                  {messages.filters.open}
                </a>
                <ExploreArrangement query={query} count={count} />
              </div>
            )}
          </div>
          {/* Changes while it stays, so that screen readers hear of it. */}
          <p className="visually-hidden" role="status">
            {pages > 1 ? `${count}. ${place}` : count}
            <FilterSummary of={filters} />
          </p>
          {total > 0 && <MatchNote of={data} />}
          {data.shared.length > 0 && (
            <p className={styles.shared}>
              {data.isSharedByAll ? messages.match.found : messages.match.foundMost}:{' '}
              {data.shared.map((line) => (
                <span key={line.text}>
                  <Localized of={line} />
                </span>
              ))}
            </p>
          )}
          {data.reasons && <WhenWanted piece={reasonsPiece} of={data.reasons} />}
          {first > 1 && (
            <p className={styles.earlier}>
              <SiteLink to={hrefOf(first - 1)} rel="prev">
                {messages.previous}
              </SiteLink>
            </p>
          )}
          {total === 0 ? (
            <>
              <ExploreEmpty of={data} />
              {data.collections.length > 0 && (
                <section aria-labelledby="start">
                  <h3 id="start" className={styles.start}>
                    {messages.empty.start}
                  </h3>
                  <WaysIn of={data} level={4} isWhole />
                </section>
              )}
            </>
          ) : (
            <ExploreList range={shown.range} view={view} context={toContextQuery(search)}>
              {pages > 1 && (
                <div className={styles.more}>
                  {shown.state === 'failed' && <p role="alert">{messages.more.failed}</p>}
                  {/* A page of its own, which with scripts follows this one at its place. */}
                  {last < pages && (
                    <SiteLink
                      to={hrefOf(last + 1)}
                      rel="next"
                      onClick={shown.loadMore ?? undefined}
                    >
                      {shown.state === 'loading' ? messages.more.loading : messages.more.load}
                    </SiteLink>
                  )}
                  <p className={styles.place}>{place}</p>
                </div>
              )}
            </ExploreList>
          )}
        </div>
      </div>
      {isDialogOpen && (
        <Suspense>
          <FiltersDialog of={data} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** ". Chosen filters: Tile, İznik": what the count is of. */
function FilterSummary({ of: filters }: { of: readonly NamedFilter[] }) {
  const messages = useMessages('exploreTheCollection', english).filters;
  if (filters.length === 0) return null;
  return (
    <>
      {`. ${messages.chosen}: `}
      {filters.map(({ label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts without anything of their own
        <Fragment key={index}>
          {index > 0 && ', '}
          <Localized of={label} />
        </Fragment>
      ))}
    </>
  );
}

/** "48 of 300", or "97–144 of 300" where the list does not begin with the first page. */
function describePlace(
  first: number,
  last: number,
  { total, totalLabel }: ExploreData,
  messages: (typeof english)['more'],
): string {
  const until = formatNumber(Math.min(last * pageSize, total));
  return first === 1
    ? fill(messages.shown, { shown: until, total: totalLabel })
    : fill(messages.shownFrom, {
        from: formatNumber((first - 1) * pageSize + 1),
        to: until,
        total: totalLabel,
      });
}

/** Whether another search of this screen is on its way; what is there stays meanwhile. */
function useIsLoading(): boolean {
  const { state, location } = useNavigation();
  const localPath = useLocalPath();
  return state === 'loading' && location.pathname === localPath(exploreScreen);
}
