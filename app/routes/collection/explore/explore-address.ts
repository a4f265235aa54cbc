import type { ObjectOrder } from '#services/object-collection/contract.ts';

/**
 * Facets whose values are chosen from lists, in the order of the panel: what visitors wish for before what
 * scholars ask; `sourceId` is the collection.
 */
export const choiceNames = [
  'sourceId',
  'color',
  'type',
  'place',
  'subject',
  'material',
  'technique',
  'maker',
  'culture',
] as const;

export type ChoiceName = (typeof choiceNames)[number];

export const switchNames = ['hasImage', 'onView'] as const;

export type SwitchName = (typeof switchNames)[number];

/**
 * The parameters in the address of the explore screen. Source: specification §2: collection, title, sourceId;
 * the others are ours (docs/decisions/0069-search-address.md).
 */
export type ExploreQuery = {
  readonly words?: string;
  /** Name of the collection's page, as cards give it. */
  readonly collection?: string;
  readonly title?: string;
  /** Astronomical (1 BCE is 0), as the address is not; never the later one first. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  readonly order?: ObjectOrder;
  readonly view?: 'list';
  /** The facet of which more values are wanted. */
  readonly more?: ChoiceName;
  /** Shows why the objects stand in this order. */
  readonly debug?: 'ranking';
  /** Counted from 1. */
  readonly page: number;
} & { readonly [name in ChoiceName]?: readonly string[] } & {
  readonly [name in SwitchName]?: true;
};

export const exploreScreen = '/collection/explore-the-collection';

const isYear = (name: keyof ExploreQuery) => name === 'yearFrom' || name === 'yearTo';

/** A query as parameters, in an order of its own, so that one search has one address. */
export function toExploreParameters(query: ExploreQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  const put = (name: keyof ExploreQuery, as: string = name) => {
    const value = query[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || (name === 'page' && one === 1)) continue;
      parameters.append(as, isYear(name) ? toTypedYear(Number(one)) : String(one));
    }
  };
  // A collection's page name and title belong to one collection.
  if (query.sourceId === undefined || query.sourceId.length === 1) {
    put('collection');
    put('title');
  }
  put('words', 'q');
  for (const name of choiceNames) put(name);
  put('yearFrom');
  put('yearTo');
  for (const name of switchNames) put(name);
  put('order');
  put('view');
  put('more');
  put('debug');
  put('page');
  return parameters;
}

/** The address that says a query, without language; the other way round of `parseExploreQuery`. Apart from it, since many screens lead there and none of them reads such an address. */
export function toExploreHref(query: ExploreQuery): string {
  const search = toExploreParameters(query).toString();
  return `${exploreScreen}${search ? `?${search}` : ''}`;
}

/** The year for an address: 1 BCE is `-1`. */
export const toTypedYear = (year: number): string => String(year > 0 ? year : year - 1);
