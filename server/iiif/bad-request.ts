/** A request that cannot be answered as it stands; the message is a sentence that says why. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  /** 501: the protocol knows it, this server does not do it. */
  readonly status: 400 | 404 | 501;

  constructor(status: 400 | 404 | 501, message: string) {
    super(message);
    this.status = status;
  }
}
