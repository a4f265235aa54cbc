import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ItemFilter } from '#server/studio/items/list-items.ts';
import { api, ask } from '../../api/ask.ts';

export type ListFilter = Omit<ItemFilter, 'after'>;

/** The list page by page, those changed last first. */
export const itemsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['items', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam && { after: pageParam }) };
      return ask(api.items.$get({ query }, { init: { signal } }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Nobody reads more at once, and each page is drawn.
    maxPages: 20,
  });

/** Items whose files say something else than the studio. */
export const filesQuery = queryOptions({
  queryKey: ['items', 'files'],
  queryFn: () => ask(api.items.conflicts.$get()),
});
