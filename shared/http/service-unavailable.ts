/**
 * A service did not answer, or answered with something that is not its protocol. Never thrown for
 * a thing that is missing: an outage must not look like "not found".
 */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
  readonly service: string;
  readonly call: string;

  constructor(service: string, call: string, options?: ErrorOptions) {
    super(`The ${service} service did not answer ${call}.`, options);
    this.service = service;
    this.call = call;
  }
}

/** Also of an error that another copy of this module made: the built site carries its own. */
export const isServiceUnavailable = (error: unknown): error is ServiceUnavailable =>
  error instanceof Error && error.name === 'ServiceUnavailable';

/**
 * A mistake in the code that asks or reads, which must never look like an outage: nobody would look for
 * it. Fetch tells of the network's failures by TypeErrors too. Source of their words: undici.
 */
const isProgrammingError = (error: unknown): error is Error =>
  error instanceof ReferenceError ||
  error instanceof RangeError ||
  (error instanceof TypeError && !/^(fetch failed|terminated)$/.test(error.message));

/** The error that a client throws when a call of its service failed with `error`. */
export const toCallError = (service: string, call: string, error: unknown): Error =>
  isProgrammingError(error) ? error : new ServiceUnavailable(service, call, { cause: error });
