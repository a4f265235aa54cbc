import type { ExploreItem } from './explore-item.ts';

/** Pages of one list of results, one after the other. */
export interface PageRange {
  /** Counted from 1. */
  readonly first: number;
  readonly pages: readonly (readonly ExploreItem[])[];
}

/** Lists that are memoize, and pages that one list grows to; then its next page is a page of its own. */
const maxLists = 3;
export const maxPages = 25;

/** The pages of the last lists that were read, so that going back finds them as long as they were. */
const lists = new Map<string, PageRange>();

export const lastOf = ({ first, pages }: PageRange): number => first + pages.length - 1;

/**
 * The pages to show of a list.
 * @param key says which list it is
 * @param isReturn whether the visitor came by the way back or forward
 */
export function openPages(
  key: string,
  page: number,
  items: readonly ExploreItem[],
  isReturn: boolean,
): PageRange {
  const loaded = isReturn ? lists.get(key) : undefined;
  return loaded && page >= loaded.first && page <= lastOf(loaded)
    ? loaded
    : { first: page, pages: [items] };
}

/** The list with its next page, memoize. */
export function growPages(key: string, range: PageRange, items: readonly ExploreItem[]): PageRange {
  const known = new Set(range.pages.flat().map(({ id }) => id));
  // Objects that came in meanwhile push others to a page where they stand a second time.
  const fresh = items.filter(({ id }) => !known.has(id));
  const grown = { first: range.first, pages: [...range.pages, fresh] };
  lists.delete(key);
  lists.set(key, grown);
  const oldest = lists.keys().next().value;
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
  return grown;
}
