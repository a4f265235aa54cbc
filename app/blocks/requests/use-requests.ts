import { useEffect, useRef } from 'react';
import { useBuilderSite } from '../frame/builder-site.ts';
import type { Expression, PreparedRequest } from '../prepared.ts';

export interface RequestState {
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
    if (!requests?.length) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const evaluateLatest = (expression: Expression) => latest.current(expression);
    import('./make-requests.ts').then(
      ({ makeRequests }) =>
        makeRequests(requests, { state, evaluate: evaluateLatest, hosts: requestHosts, signal }),
      // Without a connection the page stays as it is.
      () => {},
    );
    return () => leaving.abort();
  }, [requests, state, requestHosts]);
}
