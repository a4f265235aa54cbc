import { useState, useSyncExternalStore } from 'react';
import type { PreparedEntry } from '../prepared.ts';
import { StateStore } from './state-store.ts';

/** A state that the blocks of one entry share; whoever calls this is drawn anew when it changes. */
export function useStateStore(base: Readonly<Record<string, unknown>>): StateStore {
  const [store] = useState(() => new StateStore());
  store.rebase(base);
  useSyncExternalStore(store.subscribe, store.version, store.version);
  return store;
}

/**
 * What an entry brings into its state. In the browser a copy: actions change what lies inside of it,
 * and what the router keeps stays as it was.
 */
export function copyOwn({ defaults, state }: PreparedEntry) {
  return import.meta.env.SSR ? { defaults, state } : structuredClone({ defaults, state });
}
