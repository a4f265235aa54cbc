import type { RateLimit } from '../limits/rate-limit.ts';

/** What a process of the site does together with the others of its machine. */
export interface Company {
  /** @returns the same limit, which counts what the others give too */
  readonly shareLimit: (limit: RateLimit) => RateLimit;
  /** Tells the others that content was changed. */
  readonly tellChange: () => void;
}
