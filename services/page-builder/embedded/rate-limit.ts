import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** How many may come at once. */
  readonly burst: number;
  /** How many a second after that. */
  readonly perSecond: number;
}

/**
 * Token buckets by name, so many names at most. Kept in this process only: it protects the process.
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: 5_000 });

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** @returns false when it is too much */
  take(name: string, count = 1): boolean {
    const { burst, perSecond } = this.#limit;
    const now = this.#now();
    const bucket = this.#buckets.get(name) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = tokens >= count;
    this.#buckets.set(name, { tokens: isAllowed ? tokens - count : tokens, at: now });
    return isAllowed;
  }
}
