import { useEffect } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { leaveSearch } from '#app/chrome/leave-search.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import { languageContext, siteContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/search.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/Search';
import { loadStartingPoints } from './load-starting-points.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchForm } from './SearchForm.tsx';
import { StartingPoints } from './StartingPoints.tsx';
import { parseSearchQuery, toSearchHref } from './search-query.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).isSearchEnabled) throw data(null, { status: 404 });
  const query = parseSearchQuery(url.searchParams);
  // An address that was written by hand or shared asks for results where there are none.
  if (query.words)
    throw replaceWithPath(localizePath(toSearchHref(query), context.get(languageContext)));
  const messages = context.get(translationsContext).messagesOf('search', english);
  return {
    start: await loadStartingPoints(context),
    head: { title: messages.title, description: messages.description },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('search', english);
  useEscapeToLeave();
  return (
    <>
      <PageHeader kind="desk" title={messages.title} foot={<SearchForm takesFocus />} />
      <RecentSearches />
      <StartingPoints of={loaderData.start} />
    </>
  );
}

/** Escape does what the close icon does, once there is nothing in the box for it to clear. */
function useEscapeToLeave() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const typed = event.target instanceof HTMLInputElement ? event.target.value : '';
      if (typed || document.querySelector('dialog[open], details[open] summary:focus')) return;
      leaveSearch(navigate, pathname);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [navigate, pathname]);
}
