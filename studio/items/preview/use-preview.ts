import { useEffect, useRef, useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import type { ItemDraft } from '../item/open-item.ts';

/** After which rest in typing the page is drawn anew. */
const restMs = 500;

type Answer = Awaited<ReturnType<typeof askForPreview>>;

export interface Preview {
  /** What was drawn last; null: nothing yet. */
  readonly drawn: Answer | null;
  /** Words were typed that it does not show yet. */
  readonly isBehind: boolean;
  /** Why it could not be drawn; null: it could. */
  readonly error: unknown;
}

const askForPreview = (setId: string, draft: ItemDraft, at: string) =>
  ask(
    api.items[':setId'].preview.$post({
      param: { setId },
      json: { languages: draft.languages, tags: [...draft.tags], ...(at && { at }) },
    }),
  );

/**
 * What stands in the form as a page of the site: asked for after a short rest, one request at a time.
 * @param at wall time of the museum as of which the rest is shown; empty: now
 */
export function usePreview(setId: string, draft: ItemDraft, at: string): Preview {
  const [preview, setPreview] = useState<Preview>({ drawn: null, isBehind: true, error: null });
  const draw = useRef(() => {});
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    let isWanted = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    async function run() {
      if (isAsking) {
        isWanted = true;
        return;
      }
      isAsking = true;
      isWanted = false;
      const next = await askForPreview(setId, draft, at).then(
        (drawn) => ({ drawn, error: null }),
        (error: unknown) => ({ error }),
      );
      isAsking = false;
      if (isOver) return;
      setPreview((before) => ({ ...before, ...next, isBehind: isWanted }));
      if (isWanted) void run();
    }
    const later = () => {
      clearTimeout(rest);
      setPreview((before) => (before.isBehind ? before : { ...before, isBehind: true }));
      rest = setTimeout(() => void run(), restMs);
    };
    draw.current = () => void run();
    const end = listenToWords(draft, later);
    void run();
    return () => {
      isOver = true;
      clearTimeout(rest);
      end();
    };
  }, [setId, draft, at]);
  return preview;
}

/** Saving tells of itself as well; only other words are worth another page. */
function listenToWords(draft: ItemDraft, listener: () => void): () => void {
  let { languages, tags } = draft;
  return draft.subscribe(() => {
    if (draft.languages === languages && draft.tags === tags) return;
    ({ languages, tags } = draft);
    listener();
  });
}
