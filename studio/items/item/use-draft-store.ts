import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { AskFailed } from '../../api/ask.ts';
import { meQuery } from '../../api/use-me.ts';
import { DraftStore } from './draft-store.ts';
import { itemQuery, sendDraft } from './item-query.ts';
import type { OpenItem } from './open-item.ts';

/** The item with its draft in this window; leaving the screen saves. */
export function useDraftStore(item: ItemOfStudio): OpenItem & { readonly draft: DraftStore } {
  const queries = useQueryClient();
  const { setId } = item;
  const isLeaving = useRef(false);
  const [draft] = useState(
    () =>
      new DraftStore({
        item,
        send: (request) =>
          sendDraft(setId, request, isLeaving.current).catch((error) => {
            const hasEnded = error instanceof AskFailed && error.status === 401;
            // The frame then offers to sign in again, over this screen.
            if (hasEnded) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
            throw error;
          }),
        onSaved: () => void queries.invalidateQueries({ ...itemQuery(setId), exact: true }),
      }),
  );
  const { dataUpdatedAt } = useQuery(meQuery);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody signed in again
  useEffect(() => draft.retry(), [draft, dataUpdatedAt]);
  useEffect(() => draft.replace(item), [draft, item]);
  useEffect(() => {
    const retry = () => draft.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      // What fails is said by the screen that is open then; the words stay in this browser.
      void draft.save().catch(() => {});
    };
  }, [draft]);
  // Typing goes first where much of the screen follows from what was saved.
  const shown = useDeferredValue(item);
  return useMemo(() => ({ item: shown, draft }), [shown, draft]);
}
