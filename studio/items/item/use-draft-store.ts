import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { AskFailed } from '../../api/ask.ts';
import { meQuery, useMe } from '../../api/use-me.ts';
import { DraftStore } from './draft-store.ts';
import { itemQuery, sendDraft } from './item-query.ts';
import { holdWords, removeWords, writeWords } from './left-words.ts';
import type { OpenItem } from './open-item.ts';

/** The item with its draft in this window; leaving the screen saves. */
export function useDraftStore(item: ItemOfStudio): OpenItem & { readonly draft: DraftStore } {
  const queries = useQueryClient();
  const { id: personId } = useMe();
  const [{ draft, id }] = useState(() => createDraft(item, personId, queries));
  const { dataUpdatedAt } = useQuery(meQuery);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody signed in again
  useEffect(() => draft.retry(), [draft, dataUpdatedAt]);
  useEffect(() => draft.replace(item), [draft, item]);
  useEffect(() => {
    const release = holdWords(id);
    const end = listenToWindow(draft);
    return () => {
      end();
      // What fails now is sent when the item is opened again: its words stay in this browser.
      void draft
        .save()
        .catch(() => {})
        .finally(() => {
          draft.close();
          release();
        });
    };
  }, [draft, id]);
  // Typing goes first where much of the screen follows from what was saved.
  const shown = useDeferredValue(item);
  return useMemo(() => ({ item: shown, draft }), [shown, draft]);
}

function createDraft(item: ItemOfStudio, personId: string, queries: QueryClient) {
  const { setId } = item;
  const id = crypto.randomUUID();
  const draft = new DraftStore({
    item,
    send: (request) =>
      sendDraft(setId, request).catch((error) => {
        const hasEnded = error instanceof AskFailed && error.status === 401;
        // The frame then offers to sign in again, over this screen.
        if (hasEnded) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
        throw error;
      }),
    words: {
      write: (words) => writeWords({ ...words, id, personId, setId, at: Date.now() }),
      remove: () => removeWords(id),
    },
    onSaved: () => void queries.invalidateQueries({ ...itemQuery(setId), exact: true }),
  });
  return { draft, id };
}

function listenToWindow(draft: DraftStore): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('online', () => draft.retry(), { signal });
  window.addEventListener('pagehide', () => draft.sendLast(), { signal });
  // A telephone may end a hidden window without another word.
  const whenHidden = () => document.hidden && void draft.save().catch(() => {});
  document.addEventListener('visibilitychange', whenHidden, { signal });
  const warn = (event: Event) => {
    if (draft.isDirty && !draft.isHeld) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn, { signal });
  return () => ending.abort();
}
