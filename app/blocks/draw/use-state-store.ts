import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PreparedEntry } from '../prepared.ts';
import { copyValue } from './copy-value.ts';
import { StateStore } from './state-store.ts';

/**
 * A state that the blocks of one entry share; whoever calls this is drawn anew when it changes. An
 * entry's script runs before it is drawn: at first as on the server, on a state that is then given
 * up, and once more on one of its own when the page lives in a browser.
 *
 * @param run runs the script on a state
 */
export function useStateStore(
  base: Readonly<Record<string, unknown>>,
  { script }: Pick<PreparedEntry, 'script'>,
  isLive: boolean,
  run: (store: StateStore) => void,
): StateStore {
  const [stores] = useState(() => ({ first: new StateStore(), live: new StateStore() }));
  const isAtFirst = script !== null && !isLive;
  const store = isAtFirst ? stores.first : stores.live;
  // What comes from elsewhere, as from the prepared page or from the entry around, stays as it is.
  const own = useMemo(() => (isAtFirst ? copyValue(base) : base), [base, isAtFirst]);
  store.rebase(own);
  useSyncExternalStore(store.subscribe, store.version, store.version);
  useEffect(() => store.begin(), [store]);
  if (script !== null && !store.hasRun) {
    store.hasRun = true;
    run(store);
  }
  return store;
}

/**
 * What an entry brings into its state. In the browser a copy: actions change what lies inside of it,
 * and what the router keeps stays as it was.
 */
export function copyOwn({ defaults, state }: PreparedEntry) {
  return import.meta.env.SSR ? { defaults, state } : structuredClone({ defaults, state });
}
