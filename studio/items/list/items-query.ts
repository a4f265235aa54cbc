import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ItemFilter } from '#server/studio/items/list-items.ts';
import { api, ask } from '../../api/ask.ts';

export type ListFilter = Omit<ItemFilter, 'after'>;

/** The list page by page, those changed last first. @param from cursor to begin behind; empty: at the beginning */
export const itemsQuery = (filter: ListFilter, from = '') =>
  infiniteQueryOptions({
    queryKey: ['items', 'list', filter, from],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam && { after: pageParam }) };
      return ask(api.items.$get({ query }, { init: { signal } }));
    },
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  });

/** Items whose files say something else than the studio. */
export const filesQuery = queryOptions({
  queryKey: ['items', 'files'],
  queryFn: () => ask(api.items.conflicts.$get()),
});
