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
