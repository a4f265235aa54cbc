import { useEffect, useRef } from 'react';
import { debugLog } from '../../debug-log.ts';
import { useBuilderSite } from '../builder-site.ts';
import type { Expression, PreparedRequest } from '../prepared.ts';
import { makeRequest } from './make-request.ts';
import { toRequestAddress } from './to-request-address.ts';

interface RequestState {
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
}

/**
 * Makes an entry's own requests, in the browser and once, and puts the answers into its state.
 * Source: reference §10. What fails leaves the page as it is.
 * @param evaluate an expression, with the names of the entry
 */
export function useRequests(
  requests: readonly PreparedRequest[] | undefined,
  state: RequestState,
  evaluate: (expression: Expression) => unknown,
) {
  const { requestHosts } = useBuilderSite();
  const latest = useRef(evaluate);
  useEffect(() => {
    latest.current = evaluate;
  });
  useEffect(() => {
    const leaving = new AbortController();
    for (const request of requests ?? []) {
      if (state.read(request.name)) continue;
      const address = toRequestAddress(request.url, latest.current, requestHosts);
      if (!address) {
        debugLog(`the request ${request.name} asks a host that the settings do not name`);
        continue;
      }
      makeRequest(address, request, leaving.signal).then(
        (answer) => {
          if (!leaving.signal.aborted) state.write(request.name, answer);
        },
        (error) => debugLog(`the request ${request.name} failed`, error),
      );
    }
    return () => leaving.abort();
  }, [requests, state, requestHosts]);
}
