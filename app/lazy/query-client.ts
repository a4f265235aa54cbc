import { QueryCache, QueryClient } from '@tanstack/query-core';
import { debugLog } from '../debug-log.ts';

/** Source: specification §9, "Query cache". */
const keepMs = 300_000;
const retries = 3;
const maxRetryDelayMs = 30_000;
/** Pages kept in memory; of more, those that were asked for first are dropped. */
const maxEntries = 80;

/**
 * What the browser has loaded of the site: going back is instant, and a connection that drops is
 * ridden out. Made in the browser only; on the server every request stands alone.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onSuccess: (_, { queryKey }) => {
      debugLog('loaded', queryKey);
      dropOldest();
    },
    onError: (error, { queryKey }) => debugLog('could not load', queryKey, error),
  }),
  defaultOptions: {
    queries: {
      gcTime: keepMs,
      // What is written while the site is developed is asked for again.
      staleTime: import.meta.hot ? 0 : keepMs,
      retry: (failures, error) => failures < retries && isPassing(error),
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, maxRetryDelayMs),
      networkMode: 'always',
    },
  },
});

/** An answer is final, whatever it says; only a connection that failed is worth another try. */
const isPassing = (error: unknown) => error instanceof TypeError;

/** What is under way stays, and ends by itself. */
function dropOldest(): void {
  const cache = queryClient.getQueryCache();
  const loaded = cache.getAll().filter(({ state }) => state.fetchStatus === 'idle');
  const byAge = loaded.toSorted(
    (one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt,
  );
  for (const query of byAge.slice(0, Math.max(0, byAge.length - maxEntries))) cache.remove(query);
}
