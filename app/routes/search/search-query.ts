/** The kinds that are searched separately, in the order of the tabs. Source: design, "site-wide search". */
export const searchKinds = ['objects', 'programs', 'people', 'news', 'products', 'pages'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What an address of the results asks for. */
export interface SearchQuery {
  /** As typed, without spaces around it; empty: nothing was asked. */
  readonly words: string;
  readonly kind: SearchKind | 'all';
  /** Counted from 1. */
  readonly page: number;
}

export const maxWordsLength = 200;
export const maxPages = 500;

export function parseSearchQuery(parameters: URLSearchParams): SearchQuery {
  const words = (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxWordsLength);
  const kind = searchKinds.find((known) => known === parameters.get('kind')) ?? 'all';
  const page = Number(parameters.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= maxPages;
  return { words, kind, page: isPage ? page : 1 };
}

/** The address of results, without language prefix. */
export function toSearchHref({ words, kind = 'all', page = 1 }: Partial<SearchQuery>): string {
  const parameters = new URLSearchParams({ q: words ?? '' });
  if (kind !== 'all') parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  return `/search-results?${parameters}`;
}

/** What the address of an object carries of the results it was found in, so that its page leads back to them. */
export const toFoundContext = (query: SearchQuery): string =>
  `?${new URLSearchParams({ found: toSearchHref(query).replace(/.*\?/, '') })}`;

/**
 * @param parameters of the object's address
 * @returns the address of the results; null when it was reached another way
 */
export function readFoundContext(parameters: URLSearchParams): string | null {
  const query = parseSearchQuery(new URLSearchParams(parameters.get('found') ?? ''));
  return query.words ? toSearchHref(query) : null;
}
