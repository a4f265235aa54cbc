import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replace, useNavigation, useNavigationType } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import { localizePath } from '#shared/localized-path.ts';
import type { Route } from './+types/ExploreTheCollection';
import { ChosenCount } from './ChosenCount.tsx';
import { ExploreChips } from './ExploreChips.tsx';
import { DidYouMean, ExploreEmpty, WaysIn } from './ExploreEmpty.tsx';
import { ExploreFilters } from './ExploreFilters.tsx';
import { ExploreHidden } from './ExploreHidden.tsx';
import { ExploreList } from './ExploreList.tsx';
import { ExploreSearch } from './ExploreSearch.tsx';
import './explore-head.css';
import './explore-choices.css';
import './explore-years.css';
import './explore-results.css';
import './explore-wall.css';
import './explore-empty.css';
import './explore-sheet.css';
import './explore-proportions.css';
import {
  type ExploreQuery,
  exploreScreen,
  orders,
  parseExploreQuery,
  toExploreHref,
  toExploreParameters,
  withChange,
} from './explore-query.ts';
import { FiltersSheet } from './FiltersSheet.tsx';
import { lastOf } from './kept-pages.ts';
import { type ExploreData, loadExplore, type NamedFilter, pageSize } from './load-explore.ts';
import { toContextQuery } from './search-context.ts';
import { readForm, useExplore } from './use-explore.ts';
import { usePages } from './use-pages.ts';

/** Objects found by words, filters and order; all of it stands in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('exploreTheCollection', english);
  const { untitled } = translations.wordsOf('collection', collectionEnglish).object;
  const query = parseExploreQuery(url.searchParams);
  const data = await loadExplore(
    { contentManagement, objectCollection, language, words, untitled },
    query,
  );
  const toPage = (page: number) => localizePath(toExploreHref({ ...query, page }), language);
  // An old link to a page that is no more leads to the last one.
  if (query.page > data.pages) throw replace(toPage(data.pages));
  const isNarrowed = data.filters.length > 0;
  return {
    ...data,
    previous: query.page > 1 ? toPage(query.page - 1) : null,
    next: query.page < data.pages ? toPage(query.page + 1) : null,
    head: {
      title: data.chosen?.title.text ?? words.title,
      section: data.chosen ? words.title : null,
      description: words.description,
      // A collection with a page of its own is worth finding; a search of somebody's is not.
      isHiddenFromSearch:
        query.page > 1 || (isNarrowed && !(data.chosen?.hasPage && data.filters.length === 1)),
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;

export function meta(args: Route.MetaArgs) {
  const { previous, next } = args.loaderData ?? {};
  return [
    ...pageMeta(args),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next }] : []),
  ];
}

export default function ExploreTheCollection({ loaderData }: Route.ComponentProps) {
  const words = useWords('exploreTheCollection', english);
  const { query, chosen, filters } = loaderData;
  const isStart = filters.length === 0 && query.page === 1;
  return (
    <div className="explore">
      <PageHeader
        title={chosen?.title ?? words.title}
        lead={chosen ? null : words.description}
        label={chosen ? words.title : null}
        ground="deep"
        foot={<ExploreSearch query={query} />}
      />
      {isStart && loaderData.collections.length > 0 && (
        <Section width="layout" labelledBy="collections" space="tight">
          <h2 className="visually-hidden" id="collections">
            {words.collections}
          </h2>
          <WaysIn of={loaderData} />
        </Section>
      )}
      <Results data={loaderData} />
    </div>
  );
}

function Results({ data }: { data: ExploreData }) {
  const words = useWords('exploreTheCollection', english);
  const { language } = useLanguage();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { query, total, pages, filters } = data;
  const shown = usePages(query, data.items, pages);
  const heading = useHeading(query);
  const isLoading = useIsLoading();
  const view = query.view ?? 'grid';
  const count = fill(choosePlural(words.results, total, language), { count: data.totalLabel });
  const last = lastOf(shown.range);
  const place = describePlace(shown.range.first, last, data, words.more);
  const search = toExploreParameters({
    ...withChange(query, { view: undefined, collection: undefined, title: undefined }),
  });
  return (
    <Section width="layout" labelledBy="results" space="tight">
      <div className="body">
        <section className="panel" aria-label={words.filters.title} id="filters">
          <ExploreFilters of={data} />
        </section>
        <div className="results" aria-busy={isLoading} data-loading={isLoading ? '' : undefined}>
          <div className="bar">
            <h2 id="results" ref={heading} tabIndex={-1}>
              {count}
            </h2>
            <button
              type="button"
              className="open"
              data-needs-scripts
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
            >
              {words.filters.open}
              {filters.length > 0 && (
                <span className="number" aria-hidden="true">
                  {filters.length}
                </span>
              )}
              <ChosenCount of={filters.length} />
            </button>
            <a href="#filters" className="jump" data-without-scripts>
              {words.filters.open}
            </a>
            <OrderSelect query={query} />
            <ViewSwitch query={query} />
          </div>
          <ExploreChips query={query} filters={filters} heading={heading} />
          {/* Changes while it stays, so that screen readers hear of it. */}
          <p className="visually-hidden" role="status">
            {pages > 1 ? `${count}. ${place}` : count}
            <FilterSummary of={filters} />
          </p>
          {total > 0 && data.match !== 'exact' && (
            <div className="match">
              <p>{words.match[data.match]}</p>
              <DidYouMean of={data} />
            </div>
          )}
          {total === 0 ? (
            <>
              <ExploreEmpty of={data} />
              {data.collections.length > 0 && (
                <section aria-labelledby="start">
                  <h3 id="start" className="start">
                    {words.empty.start}
                  </h3>
                  <WaysIn of={data} level={4} />
                </section>
              )}
            </>
          ) : (
            <ExploreList
              range={shown.range}
              view={view}
              context={toContextQuery(search)}
              isFirstView={filters.length > 0 || query.page > 1}
            />
          )}
          <div ref={shown.end} className="more">
            {shown.state === 'failed' && <p role="alert">{words.more.failed}</p>}
            {shown.loadMore && (
              <button type="button" className="load" data-needs-scripts onClick={shown.loadMore}>
                {shown.state === 'loading' ? words.more.loading : words.more.load}
              </button>
            )}
            {pages > 1 && <p className="place">{place}</p>}
          </div>
          <Pages
            page={last}
            pages={pages}
            hrefOf={(page) => `${toExploreHref({ ...query, page })}#results`}
            words={words}
          />
        </div>
      </div>
      {isSheetOpen && <FiltersSheet of={data} onClose={() => setSheetOpen(false)} />}
    </Section>
  );
}

/** ". Chosen filters: Tile, İznik": what the count is of. */
function FilterSummary({ of: filters }: { of: readonly NamedFilter[] }) {
  const words = useWords('exploreTheCollection', english).filters;
  if (filters.length === 0) return null;
  return (
    <>
      {`. ${words.chosen}: `}
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
  words: (typeof english)['more'],
): string {
  const until = formatNumber(Math.min(last * pageSize, total));
  return first === 1
    ? fill(words.shown, { shown: until, total: totalLabel })
    : fill(words.shownFrom, {
        from: formatNumber((first - 1) * pageSize + 1),
        to: until,
        total: totalLabel,
      });
}

/**
 * The heading of the results. Another page of the list is read from it on, not from the link at its
 * foot. When the search changes it stays where it is in the window, whatever came or went above it;
 * a search that was changed far down is looked at from its beginning.
 */
function useHeading(query: ExploreQuery) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReturn = useNavigationType() === 'POP';
  const search = toExploreHref({ ...query, page: 1, more: undefined });
  const { page, collection } = query;
  const last = useRef({ page, collection, search, top: 0 });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ...before, page, collection, search };
    const node = heading.current;
    // A collection's card goes to the top of the page, slowly (specification §2).
    const isByCard = collection !== undefined && collection !== before.collection;
    if (isReturn || isByCard || !node) return;
    if (before.search === search) {
      if (before.page !== page) node.focus({ preventScroll: true });
    } else if (before.top < 0) {
      node.scrollIntoView({ block: 'start', behavior: 'instant' });
    } else {
      const moved = node.getBoundingClientRect().top - before.top;
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  }, [page, collection, search, isReturn]);
  useEffect(() => {
    const remember = () => {
      last.current.top = heading.current?.getBoundingClientRect().top ?? 0;
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  });
  return heading;
}

/** Whether another search of this screen is on its way; what is there stays meanwhile. */
function useIsLoading(): boolean {
  const { state, location } = useNavigation();
  const localPath = useLocalPath();
  return state === 'loading' && location.pathname === localPath(exploreScreen);
}

function OrderSelect({ query }: { query: ExploreQuery }) {
  const words = useWords('exploreTheCollection', english);
  const localPath = useLocalPath();
  const explore = useExplore();
  const select = useRef<HTMLSelectElement>(null);
  const order = query.order ?? 'relevance';
  // It says what the address says, also after the way back, and keeps the focus meanwhile.
  useEffect(() => {
    if (select.current) select.current.value = order;
  }, [order]);
  return (
    <form className="order" action={localPath(exploreScreen)}>
      <ExploreHidden of={query} without={['order']} />
      <label htmlFor="explore-order">{words.order}</label>
      <select
        ref={select}
        id="explore-order"
        name="order"
        defaultValue={order}
        onChange={(event) => {
          const form = event.currentTarget.form;
          const asked = form && readForm(form);
          if (!asked) return;
          explore(asked.order === 'relevance' ? { ...asked, order: undefined } : asked);
        }}
      >
        {orders.map((name) => (
          <option key={name} value={name}>
            {words.orders[name]}
          </option>
        ))}
      </select>
      <button type="submit" className="send" data-without-scripts>
        {words.filters.apply}
      </button>
    </form>
  );
}

function ViewSwitch({ query }: { query: ExploreQuery }) {
  const words = useWords('exploreTheCollection', english).view;
  return (
    <ul className="views" aria-label={words.label}>
      {([undefined, 'list'] as const).map((view) => (
        <li key={view ?? 'grid'}>
          <SiteLink
            to={toExploreHref({ ...query, view })}
            aria-current={query.view === view ? 'true' : undefined}
            preventScrollReset
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path
                d={
                  view
                    ? 'M0 2h16M0 8h16M0 14h16'
                    : 'M.5.5h6v9h-6zm9 0h6v5h-6zm0 8h6v7h-6zm-9 4h6v3h-6z'
                }
              />
            </svg>
            <span>{view ? words.list : words.grid}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
