import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MediaFilter } from '#server/studio/pictures/list-media.ts';
import type { Media } from '#server/studio/pictures/media.ts';
import { api, ask } from '../api/ask.ts';
import { siteOrigin } from '../api/site-origin.ts';

export type { ListedMedia } from '#server/studio/pictures/list-media.ts';
export type { Media };
export type LibraryFilter = Omit<MediaFilter, 'after'>;

/** The library page by page, what was changed last first. @param from cursor to begin behind; empty: at the beginning */
export const libraryQuery = (filter: LibraryFilter, from = '') =>
  infiniteQueryOptions({
    queryKey: ['pictures', 'list', filter, from],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam && { after: pageParam }) };
      return ask(api.pictures.$get({ query }, { init: { signal } }));
    },
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  });

export const mediaQuery = (id: string) =>
  queryOptions({
    queryKey: ['pictures', 'one', id],
    queryFn: ({ signal }) => ask(api.pictures[':id'].$get({ param: { id } }, { init: { signal } })),
  });

/** Of a film. */
export const captionsQuery = (filmId: string) =>
  queryOptions({
    queryKey: ['pictures', 'captions', filmId],
    queryFn: () => ask(api.pictures.$get({ query: { film: filmId, kind: 'captions' } })),
  });

export const mediaUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['pictures', 'uses', id],
    queryFn: ({ signal }) =>
      ask(api.pictures[':id'].uses.$get({ param: { id } }, { init: { signal } })),
  });

/** How many pictures on the site lack an alternative text, by language. */
export const lackingAltsQuery = queryOptions({
  queryKey: ['pictures', 'lacking'],
  queryFn: ({ signal }) => ask(api.pictures.lacking.$get({}, { init: { signal } })),
});

export interface Size {
  readonly width: number;
  /** With it the picture is cut. */
  readonly height?: number;
}

/** The address at which this browser gets a picture of the library, in a size. */
export function toSizedAddress(url: string, { width, height }: Size): string {
  const address = new URL(url, siteOrigin);
  address.searchParams.set('auto', 'format,compress');
  address.searchParams.set('w', String(width));
  if (height) {
    address.searchParams.set('h', String(height));
    address.searchParams.set('fit', 'crop');
  }
  return address.href;
}

export const toFileAddress = (url: string): string => new URL(url, siteOrigin).href;
