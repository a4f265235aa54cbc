import { LRUCache } from 'lru-cache';

export interface RateLimitPolicy {
  /** Stands in the headers. */
  readonly name: string;
  /** Units that may be taken at once, and in every window. */
  readonly quota: number;
  readonly windowMs: number;
}

export interface RateLimitAnswer {
  readonly isAllowed: boolean;
  /** Units left, at least 0. */
  readonly remaining: number;
  /** Seconds until all of the quota is there again. */
  readonly resetSeconds: number;
  /** Seconds until what was refused would be allowed; 0 where it was allowed. */
  readonly retryAfterSeconds: number;
}

/** One client's state: when the whole quota is there again, milliseconds since 1970. */
export type Taken = readonly [client: string, fullAt: number];

/** Clients that are memoize at most; the ones that asked longest ago are forgotten first. */
const defaultMaxClients = 20_000;

/**
 * A bucket for each client that fills evenly, kept as one time: when it would be full again (the
 * generic cell rate algorithm). Counts within this process, and what other processes of the machine
 * tell of (`shared-takes.ts`). Other machines count for themselves: decisions 0068 and 0193.
 */
export class RateLimit {
  readonly policy: RateLimitPolicy;
  readonly #fullAt: LRUCache<string, number>;
  readonly #now: () => number;
  /** Told of all that is taken here. */
  onTaken: ((client: string, cost: number) => void) | null = null;

  constructor(
    policy: RateLimitPolicy,
    now: () => number = Date.now,
    maxClients = defaultMaxClients,
  ) {
    this.policy = policy;
    this.#fullAt = new LRUCache({ max: maxClients });
    this.#now = now;
  }

  /** @param cost units, from 1 to the quota */
  take(client: string, cost = 1): RateLimitAnswer {
    const { quota, windowMs } = this.policy;
    const unitMs = windowMs / quota;
    const now = this.#now();
    const before = Math.max(now, this.#fullAt.get(client) ?? now);
    const after = before + cost * unitMs;
    const isAllowed = after - now <= windowMs;
    const fullAt = isAllowed ? after : before;
    this.#fullAt.set(client, fullAt);
    if (isAllowed) this.onTaken?.(client, cost);
    return {
      isAllowed,
      // Times are not whole: a unit that is there but for a rounding error is there.
      remaining: Math.max(0, Math.floor((windowMs - (fullAt - now)) / unitMs + 1e-6)),
      resetSeconds: Math.ceil((fullAt - now) / 1_000),
      retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((after - now - windowMs) / 1_000)),
    };
  }

  /** Counts what was allowed elsewhere. More than a quota is owed for one window at most. */
  add(client: string, cost: number): void {
    const { quota, windowMs } = this.policy;
    const now = this.#now();
    const before = Math.max(now, this.#fullAt.get(client) ?? now);
    const after = before + cost * (windowMs / quota);
    this.#fullAt.set(client, Math.min(after, now + 2 * windowMs));
  }

  /** Of clients that miss a part of their quota. */
  listTaken(): Taken[] {
    const now = this.#now();
    return [...this.#fullAt.entries()].filter(([, fullAt]) => fullAt > now);
  }

  /** Begins with what another process knows; what is known here already is not forgotten. */
  restore(taken: readonly Taken[]): void {
    for (const [client, fullAt] of taken) {
      this.#fullAt.set(client, Math.max(fullAt, this.#fullAt.get(client) ?? 0));
    }
  }

  get clientCount(): number {
    return this.#fullAt.size;
  }
}
