import { useState, useSyncExternalStore } from 'react';
import { StateStore } from './state-store.ts';

/** A state that the blocks of one entry share; whoever calls this is drawn anew when it changes. */
export function useStateStore(base: Readonly<Record<string, unknown>>): StateStore {
  const [store] = useState(() => new StateStore());
  store.rebase(base);
  useSyncExternalStore(store.subscribe, store.version, store.version);
  return store;
}
