/** Work that is not begun, since one client or all together ask for too much; may be asked for again. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  /** Whose asking it is too much of. */
  readonly by: 'client' | 'all';
  readonly retryAfterSeconds: number;

  constructor(by: 'client' | 'all', retryAfterSeconds: number) {
    super('The site is very busy. Please try again in a moment.');
    this.by = by;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Source: RFC 6585 §4, RFC 9110 §15.6.4. */
  get status(): 429 | 503 {
    return this.by === 'client' ? 429 : 503;
  }
}

/** Whoever asked went away, or was told to come again: there is nobody to answer. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}
