import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../api/ask.ts';

export interface LinkTarget {
  readonly setId: string;
  readonly type: string;
  readonly title: string;
}

/** Titles and addresses of items that have some words, of the allowed types, the newest first. */
export const targetSearchQuery = (search: string, types: readonly string[]) =>
  queryOptions({
    queryKey: ['link-targets', types, search],
    staleTime: 30_000,
    async queryFn() {
      const words = search.trim() ? { search: search.trim() } : {};
      const wanted = types.length > 0 ? types.map((type) => ({ type, ...words })) : [words];
      const pages = await Promise.all(wanted.map((query) => ask(api.items.$get({ query }))));
      return pages
        .flatMap(({ items }) => items)
        .filter(({ state }) => state !== 'archived')
        .sort((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))
        .slice(0, 30);
    },
  });

/** What stands behind the id of a document that a link names. */
const targetKey = (id: string) => ['link-target', id] as const;

/**
 * The document of an item that a link names, published or not.
 * @throws {AskFailed}
 */
export async function findTarget(queries: QueryClient, setId: string): Promise<string> {
  const { id, ...target } = await ask(api.items[':setId'].target.$get({ param: { setId } }));
  queries.setQueryData<LinkTarget>(targetKey(id), target);
  return id;
}

/** What was chosen in this window, before the server tells of it with the item. */
export const chosenTarget = (queries: QueryClient, id: string): LinkTarget | undefined =>
  queries.getQueryData<LinkTarget>(targetKey(id));
