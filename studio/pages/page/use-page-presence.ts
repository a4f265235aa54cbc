import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, ask } from '../../api/ask.ts';
import { pageQuery } from './page-query.ts';
import type { PageStore } from './page-store.ts';

const everyMs = 10_000;

/** Says every ten seconds that somebody is here, and learns who else is and whether they saved. */
export function usePagePresence(id: string, store: PageStore, place: string) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['pages', id, 'presence', place],
    async queryFn() {
      if (document.hidden && !store.isDirty) return { presence: [], revision: 0 };
      return ask(api.pages[':id'].presence.$post({ param: { id }, json: { place } }));
    },
    placeholderData: (before) => before,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const revision = data?.revision ?? 0;
  useEffect(() => {
    if (revision > store.revision && !store.isDirty) {
      void queries.invalidateQueries({ ...pageQuery(id), exact: true });
    }
  }, [revision, store, queries, id]);
  useEffect(
    () => () => {
      const left = { param: { id }, json: { place: null } };
      void api.pages[':id'].presence.$post(left, { init: { keepalive: true } }).catch(() => {});
    },
    [id],
  );
  return data?.presence ?? [];
}
