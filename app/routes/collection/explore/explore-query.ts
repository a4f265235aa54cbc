import type { ObjectFilters } from '#services/object-collection/contract.ts';
import {
  type ChoiceName,
  choiceNames,
  type ExploreQuery,
  type SwitchName,
  switchNames,
} from './explore-address.ts';
import { parseTypedYear } from './typed-year.ts';

export const orders = ['relevance', 'date', 'date-newest', 'title', 'recently-added'] as const;
/** Longer words are cut. */
export const maxWordsLength = 200;
/** As far as the object collection turns pages: 2.4 million objects. */
export const maxPage = 50_000;
const maxValueLength = 200;
const maxValues = 50;

/**
 * Anybody may write an address, so nothing in it is an error: what cannot be understood is as if it
 * were absent.
 */
export function parseExploreQuery(parameters: URLSearchParams): ExploreQuery {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, maxWordsLength) || undefined;
  const list = (name: string) => {
    const values = parameters.getAll(name).map((value) => value.trim().slice(0, maxValueLength));
    const known = [...new Set(values)].filter((value) => value !== '').slice(0, maxValues);
    return known.length > 0 ? known : undefined;
  };
  const isSet = (name: string) => parameters.get(name) === 'true' || undefined;
  const collection = text('collection');
  const choices = Object.fromEntries(choiceNames.map((name) => [name, list(name)]));
  const page = Number(parameters.get('page'));
  return {
    // Objects' addresses carry searches of before in `from`, with `words`.
    words: text('q') ?? text('words'),
    collection,
    title: text('title'),
    ...choices,
    // Older links name the collection alone.
    sourceId: choices.sourceId ?? (collection ? [collection] : undefined),
    ...parseYears(parameters.get('yearFrom'), parameters.get('yearTo')),
    hasImage: isSet('hasImage'),
    onView: isSet('onView'),
    order: orders.find((order) => order === parameters.get('order')),
    view: parameters.get('view') === 'list' ? 'list' : undefined,
    more: choiceNames.find((name) => name === parameters.get('more')),
    debug: parameters.get('debug') === 'ranking' ? 'ranking' : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

function parseYears(
  ...given: readonly (string | null)[]
): Pick<ExploreQuery, 'yearFrom' | 'yearTo'> {
  const [yearFrom, yearTo] = given.map(parseTypedYear);
  const areSwapped = yearFrom !== undefined && yearTo !== undefined && yearFrom > yearTo;
  return areSwapped ? { yearFrom: yearTo, yearTo: yearFrom } : { yearFrom, yearTo };
}

/** The query as the object collection is asked. */
export function toObjectFilters(query: ExploreQuery): ObjectFilters {
  const { collection: _, title: __, sourceId, view, more, debug, page, ...rest } = query;
  return {
    ...rest,
    collection: sourceId,
    // Without an order asked for, the ones with a picture come first.
    order: query.order ?? 'relevance',
  };
}

/** The query in another respect, from its first page. */
export function withChange(query: ExploreQuery, change: Partial<ExploreQuery>): ExploreQuery {
  const { more: _, ...rest } = query;
  return { ...rest, page: 1, ...change };
}

/** One thing that narrows a search, and can be taken away by itself. */
export type Filter =
  | { readonly name: 'words' | 'years' | SwitchName }
  | { readonly name: ChoiceName; readonly value: string };

/** All that narrows a search, in the order of the panel. */
export function listFilters(query: ExploreQuery): Filter[] {
  const hasYears = query.yearFrom !== undefined || query.yearTo !== undefined;
  return [
    ...(query.words ? [{ name: 'words' } as const] : []),
    ...choiceNames.flatMap((name) => (query[name] ?? []).map((value) => ({ name, value }))),
    ...(hasYears ? [{ name: 'years' } as const] : []),
    ...switchNames.filter((name) => query[name]).map((name) => ({ name })),
  ];
}

/** The query without one of its filters, from its first page. */
export function withoutFilter(query: ExploreQuery, filter: Filter): ExploreQuery {
  if (filter.name === 'years') return withChange(query, { yearFrom: undefined, yearTo: undefined });
  if (!('value' in filter)) return withChange(query, { [filter.name]: undefined });
  const values = query[filter.name]?.filter((value) => value !== filter.value) ?? [];
  return withChange(query, {
    [filter.name]: values.length > 0 ? values : undefined,
    ...(filter.name === 'sourceId' && { collection: undefined, title: undefined }),
  });
}

/** The query with one value more; a collection's page name no longer fits then. */
export function withValue(query: ExploreQuery, name: ChoiceName, value: string): ExploreQuery {
  return withChange(query, {
    [name]: [...new Set([...(query[name] ?? []), value])],
    ...(name === 'sourceId' && { collection: undefined, title: undefined }),
  });
}

/** The query with this filter and no other. */
export function withOnly(query: ExploreQuery, filter: Filter): ExploreQuery {
  const others = listFilters(query).filter((other) => !isSame(other, filter));
  return others.reduce(withoutFilter, withChange(query, {}));
}

const isSame = (one: Filter, other: Filter): boolean =>
  one.name === other.name &&
  (!('value' in one) || !('value' in other) || one.value === other.value);

/** Everything, in the order and view of this query. */
export const withoutFilters = ({ order, view }: ExploreQuery): ExploreQuery => ({
  order,
  view,
  page: 1,
});
