import {
  UNSAFE_decodeViaTurboStream as decodeAnswer,
  UNSAFE_SingleFetchRedirectSymbol as redirectMark,
} from 'react-router';
import { pageKey } from '../../cached-loader.ts';

/** What the framework knows of a route's files. */
export interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
  readonly hasLoader: boolean;
  readonly hasClientLoader: boolean;
}

/**
 * Loads a page's code and data before it is asked for. The data goes where the screen's own
 * `clientLoader` looks first, so the page then needs no request.
 *
 * @param path of this site, with its query
 * @param routeId of the screen at that path
 * @throws when the data does not come; nothing is kept then
 */
export async function warmPage(path: string, routeId: string, files: RouteFiles): Promise<void> {
  for (const href of [files.module, ...(files.imports ?? [])]) preloadModule(href);
  // Screens without a `clientLoader` do not look into the cache.
  if (!files.hasLoader || !files.hasClientLoader) return;
  const { pathname, search } = new URL(path, location.origin);
  const { queryClient } = await import('../../query-client.ts');
  await queryClient.fetchQuery({
    queryKey: pageKey(pathname + search),
    queryFn: () => fetchPageData(pathname, search, routeId),
  });
}

function preloadModule(href: string) {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** As the framework asks for the data of one route. */
async function fetchPageData(pathname: string, search: string, routeId: string): Promise<unknown> {
  const url = new URL(
    pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`,
    location.origin,
  );
  url.search = search;
  url.searchParams.set('_routes', routeId);
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok || !response.body) throw new Error(`${pathname} answered ${response.status}`);
  const { value } = await decodeAnswer(response.body, window);
  const answers = value as Record<string | symbol, { data?: unknown; error?: unknown } | undefined>;
  const answer = answers[routeId];
  // A page that is elsewhere, missing or failing is left to the visit itself.
  if (redirectMark in answers || !answer || !('data' in answer)) {
    throw new Error(`${pathname} has no data`);
  }
  return answer.data;
}
