import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import type { DraftStore } from './draft-store.ts';
import { itemQuery } from './item-query.ts';

const everyMs = 10_000;

/**
 * Says every ten seconds that somebody is here and in which field, and learns who else is. A hidden
 * window is silent, unless it has words that are not saved.
 */
export function usePresence(setId: string, draft: DraftStore) {
  const queries = useQueryClient();
  const [place, setPlace] = useState('');
  const { data } = useQuery({
    queryKey: ['items', setId, 'presence', place],
    async queryFn() {
      if (document.hidden && !draft.isDirty) return { presence: [], revision: 0 };
      return ask(api.items[':setId'].presence.$post({ param: { setId }, json: { place } }));
    },
    // The next answer takes the place of this one, also where it is of another field.
    placeholderData: (before) => before,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const revision = data?.revision ?? 0;
  useEffect(() => {
    // Somebody else saved.
    if (revision > draft.revision && draft.saving.state === 'saved') {
      void queries.invalidateQueries({ ...itemQuery(setId), exact: true });
    }
  }, [revision, draft, queries, setId]);
  useEffect(
    () => () => {
      const left = { param: { setId }, json: { place: null } };
      void api.items[':setId'].presence.$post(left, { init: { keepalive: true } }).catch(() => {});
    },
    [setId],
  );
  return {
    present: data?.presence ?? [],
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
