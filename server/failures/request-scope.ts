import { AsyncLocalStorage } from 'node:async_hooks';

/** Why something could not be had, as the log of an answer tells it. */
export interface Failure {
  /** The service that failed; absent where an error of the site itself is the cause. */
  readonly service?: string;
  readonly call?: string;
  readonly cause: string;
}

/** Facts about the current request. */
export interface RequestScope {
  readonly requestId: string;
  /** Without query, and without what only its owner may know. */
  readonly path: string;
}

/** An answer names its first causes; the rest is in the log by itself. */
const maxFailures = 3;

const scope = new AsyncLocalStorage<RequestScope & { readonly failures: Failure[] }>();

/** Everything that `work` does, waits for and logs belongs to this request. */
export const withRequestScope = <Result>(request: RequestScope, work: () => Result): Result =>
  scope.run({ ...request, failures: [] }, work);

/** Undefined outside of a request. */
export const findRequest = (): RequestScope | undefined => scope.getStore();

/** The first three failures of the current request; empty outside of a request. */
export const listFailures = (): readonly Failure[] => scope.getStore()?.failures ?? [];

/** Adds to what has failed for the request under way. Does nothing outside of a request. */
export function noteFailures(failures: readonly Failure[]): void {
  const known = scope.getStore()?.failures;
  if (!known) return;
  for (const failure of failures) {
    const isKnown = known.some(
      ({ service, cause }) => service === failure.service && cause === failure.cause,
    );
    if (!isKnown && known.length < maxFailures) known.push(failure);
  }
}
