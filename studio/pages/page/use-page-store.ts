import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageOfStudio } from '#server/studio/pages/describe-page.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { AskFailed } from '../../api/ask.ts';
import { meQuery, useMe } from '../../api/use-me.ts';
import { holdWords, removeWords, writeWords } from '../../items/item/left-words.ts';
import { pageQuery, sendOperations } from './page-query.ts';
import { type PageRequest, PageStore } from './page-store.ts';

/** Where what is not acknowledged is kept in this browser, beside that of items. */
export const leftUnder = (pageId: string): string => `page:${pageId}`;

/** The page with its draft in this window; leaving the screen saves. */
export function usePageStore(page: PageOfStudio): PageStore {
  const queries = useQueryClient();
  const { id: personId } = useMe();
  const [{ store, windowId }] = useState(() => {
    const own = crypto.randomUUID();
    const made = new PageStore({
      revision: page.revision,
      entry: page.entry as EditedEntry,
      savedAt: page.updatedAt ? new Date(page.updatedAt) : null,
      send: (request) =>
        sendOperations(page.id, request).catch((error) => {
          const hasEnded = error instanceof AskFailed && error.status === 401;
          // The frame then offers to sign in again, over this screen.
          if (hasEnded) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
          throw error;
        }),
      hold: (request, rest) => hold(own, personId, page.id, request, rest),
      onSaved() {
        const { queryKey } = pageQuery(page.id);
        const state = queries.getQueryData<PageOfStudio>(queryKey)?.state;
        // A draft stays one: a large page is not asked for at each rest.
        if (state === 'draft' || state === 'changed') return;
        void queries.invalidateQueries({ queryKey, exact: true });
      },
    });
    return { store: made, windowId: own };
  });
  const { dataUpdatedAt } = useQuery(meQuery);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody signed in again
  useEffect(() => store.retry(), [store, dataUpdatedAt]);
  useEffect(
    () => store.replace({ revision: page.revision, entry: page.entry as EditedEntry }),
    [store, page],
  );
  useEffect(() => {
    const release = holdWords(windowId);
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('online', () => store.retry(), { signal });
    const save = () => void store.save().catch(() => {});
    window.addEventListener('pagehide', save, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
    return () => {
      ending.abort();
      void store
        .save()
        .catch(() => {})
        .finally(() => {
          store.close();
          release();
        });
    };
  }, [store, windowId]);
  return store;
}

function hold(
  id: string,
  personId: string,
  pageId: string,
  request: PageRequest | null,
  rest: readonly Operation[],
): void {
  const isDone = request === null && rest.length === 0;
  const words = {
    ...{ id, personId, setId: leftUnder(pageId), at: Date.now(), base: 0 },
    request: request && { key: request.key, base: request.base, changes: request.operations },
    changes: rest,
  };
  // Private windows of some browsers can hold nothing; what is done there is saved within a second.
  void (isDone ? removeWords(id) : writeWords(words)).catch(() => {});
}
