import { useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/** False on the server and until the page works: what stands in for scripts is there until then. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
