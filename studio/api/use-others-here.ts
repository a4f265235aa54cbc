import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const everyMs = 10_000;

/** Something that several people may edit at once. */
interface Shared<Present> {
  /** Of what is edited: asked anew when somebody else saved. */
  readonly queryKey: QueryKey;
  /** What is here of it; read at each turn. */
  readonly store: { readonly revision: number; readonly isDirty: boolean };
  /** Whether what others saved may be read now. */
  readonly mayRead: () => boolean;
  /** Where in it one is; empty: nowhere. */
  readonly place: string;
  /** @param place null: one has left it */
  readonly tell: (place: string | null) => Promise<{ presence: Present[]; revision: number }>;
}

/**
 * Says every ten seconds that somebody is here and where, and learns who else is and whether they saved. A
 * hidden window is silent, unless it has what is not saved.
 */
export function useOthersHere<Present>(shared: Shared<Present>): readonly Present[] {
  const { queryKey, store, mayRead, place, tell } = shared;
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...queryKey, 'presence', place],
    queryFn: async () =>
      document.hidden && !store.isDirty ? { presence: [], revision: 0 } : tell(place),
    // The next answer takes the place of this one, also where it is of another place.
    placeholderData: (before) => before,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const revision = data?.revision ?? 0;
  const hear = useEffectEvent(() => {
    if (revision > store.revision && mayRead()) {
      void queries.invalidateQueries({ queryKey, exact: true });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once for each revision
  useEffect(() => hear(), [revision]);
  const leave = useEffectEvent(() => void tell(null).catch(() => {}));
  useEffect(() => () => leave(), []);
  return data?.presence ?? [];
}
