import type { ObjectQuery } from '#services/object-collection/contract.ts';

/** What the address of the explore screen says. Source: specification §2: collection, title, sourceId. */
export interface ExploreQuery {
  readonly words?: string;
  /** Name of the collection's page, as cards give it. */
  readonly collection?: string;
  readonly title?: string;
  readonly sourceId?: string;
  readonly hasImage?: boolean;
  readonly onView?: boolean;
  readonly order?: ObjectQuery['order'];
  /** Counted from 1. */
  readonly page: number;
}

const orders = ['relevance', 'title', 'date', 'recently-added'] as const;
/** Longer words are cut. */
export const maxWordsLength = 200;
const maxPage = 10_000;

/**
 * Anybody may write an address, so nothing in it is an error: what cannot be understood is as if it
 * were absent.
 */
export function parseExploreQuery(parameters: URLSearchParams): ExploreQuery {
  const text = (name: string) => parameters.get(name)?.trim().slice(0, maxWordsLength) || undefined;
  const isSet = (name: string) => parameters.get(name) === 'true' || undefined;
  const collection = text('collection');
  const page = Number(parameters.get('page'));
  return {
    words: text('words'),
    collection,
    title: text('title'),
    // Older links name the collection alone.
    sourceId: text('sourceId') ?? collection,
    hasImage: isSet('hasImage'),
    onView: isSet('onView'),
    order: orders.find((order) => order === parameters.get('order')),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The address that says a query; the other way round of `parseExploreQuery`. */
export function toExploreHref(query: ExploreQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === false || (name === 'page' && value === 1)) continue;
    parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return `/collection/explore-the-collection${search ? `?${search}` : ''}`;
}

/** The query without one of its filters, from its first page. */
export function withoutFilter(
  query: ExploreQuery,
  filter: 'sourceId' | 'words' | 'hasImage' | 'onView',
): ExploreQuery {
  const { [filter]: _, ...rest } = query;
  const { collection, title, ...others } = rest;
  return filter === 'sourceId' ? { ...others, page: 1 } : { ...rest, page: 1 };
}
