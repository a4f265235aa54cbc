import { debugLog } from '../../debug-log.ts';
import type { Expression, PreparedRequest } from '../prepared.ts';
import { makeRequest } from './make-request.ts';
import { toRequestAddress } from './to-request-address.ts';
import type { RequestState } from './use-requests.ts';

export interface RequestParts {
  readonly state: RequestState;
  readonly evaluate: (expression: Expression) => unknown;
  readonly hosts: readonly string[];
  /** Ends them when the page is left. */
  readonly signal: AbortSignal;
}

/** Makes the requests whose answers the state does not hold; what fails is noted only. */
export function makeRequests(
  requests: readonly PreparedRequest[],
  { state, evaluate, hosts, signal }: RequestParts,
): void {
  for (const request of signal.aborted ? [] : requests) {
    if (state.read(request.name)) continue;
    const address = toRequestAddress(request.url, evaluate, hosts);
    if (!address) {
      console.warn(
        `The request ${request.name} is not made: BUILDER_REQUEST_HOSTS does not name its host, or it is not https.`,
      );
      continue;
    }
    makeRequest(address, request, signal).then(
      (answer) => {
        if (!signal.aborted) state.write(request.name, answer);
      },
      (error) => debugLog(`the request ${request.name} failed`, error),
    );
  }
}
