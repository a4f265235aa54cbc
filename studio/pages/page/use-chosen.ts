import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { audiencesAround, type SeenAudiences } from '#shared/page-builder/editing/audiences.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { isTree, readAt } from '#shared/page-builder/editing/values.ts';
import { rootOf, variationAt } from '#shared/page-builder/editing/variations.ts';
import type { PageStore } from './page-store.ts';

/**
 * Which block is chosen, and which form of the page is seen; a step back, or somebody else, may take both
 * away. Whoever chooses a block sees the form in which it stands.
 */
export function useChosen(store: PageStore) {
  const latest = useRef<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [form, setForm] = useState<string | null>(null);
  const [audiences, setAudiences] = useState<SeenAudiences>({});
  const seeAudience = useCallback((id: string, position: number | null) => {
    setAudiences((seen) => withSeen(seen, { [id]: position }));
  }, []);
  const choose = useCallback(
    (id: string | null) => {
      const found = id === null ? null : findBlock(store.entry, id);
      latest.current = id;
      setWanted(id);
      if (!found) return;
      setForm(variationAt(found.path));
      const around = audiencesAround(store.entry, found.block.id);
      setAudiences((seen) => withSeen(seen, around));
    },
    [store],
  );
  const see = useCallback((variation: string | null) => {
    latest.current = null;
    setWanted(null);
    setForm(variation);
  }, []);
  const readChosen = useCallback(
    () =>
      latest.current !== null && findBlock(store.entry, latest.current) ? latest.current : null,
    [store],
  );
  // Asked for these alone: what is typed draws nothing anew around them.
  const variation = useSyncExternalStore(store.subscribe, () =>
    form !== null && isTree(readAt(store.entry, ['variations', form])) ? form : null,
  );
  const chosen = useSyncExternalStore(store.subscribe, () =>
    wanted !== null && findBlock(store.entry, wanted) ? wanted : null,
  );
  return useMemo(
    () => ({
      ...{ chosen, choose, readChosen, variation, see, root: rootOf(variation) },
      ...{ audiences, seeAudience },
    }),
    [chosen, choose, readChosen, variation, see, audiences, seeAudience],
  );
}

/** The same object where nothing is seen otherwise: the frame is drawn anew by it. */
function withSeen(
  seen: SeenAudiences,
  next: Readonly<Record<string, number | null>>,
): SeenAudiences {
  const changed = Object.entries(next).filter(([id, position]) => (seen[id] ?? null) !== position);
  if (changed.length === 0) return seen;
  const all = { ...seen, ...Object.fromEntries(changed) };
  return Object.fromEntries(
    Object.entries(all).filter((one): one is [string, number] => one[1] !== null),
  );
}
