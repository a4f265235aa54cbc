import { type FocusEvent, useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import { useOthersHere } from '../../api/use-others-here.ts';
import type { DraftStore } from './draft-store.ts';
import { itemQuery } from './item-query.ts';

/** Says that somebody is in the item and in which field, and learns who else is. */
export function usePresence(setId: string, draft: DraftStore) {
  const [place, setPlace] = useState('');
  const present = useOthersHere({
    queryKey: itemQuery(setId).queryKey,
    store: draft,
    mayRead: () => draft.saving.state === 'saved',
    place,
    tell: (at) =>
      ask(
        api.items[':setId'].presence.$post(
          { param: { setId }, json: { place: at } },
          { init: { keepalive: at === null } },
        ),
      ),
  });
  return {
    present,
    /** Of the form's element. */
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const path = target.closest('[data-path]')?.getAttribute('data-path') ?? '';
        draft.enter(path || null);
        setPlace(path);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (currentTarget.contains(relatedTarget as Node | null)) return;
        draft.enter(null);
        setPlace('');
      },
    },
  };
}
