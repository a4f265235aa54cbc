import type { RateLimit, RateLimitPolicy, Taken } from './rate-limit.ts';

/** Units that one client took of one limit: name of the limit, client, units. */
export type Take = readonly [limit: string, client: string, cost: number];

/** So much later the others know of it. */
const tellAfterMs = 50;
/** Then it is told at once. */
const maxUntold = 2_000;

/**
 * Makes one limit of the limits that several processes of a machine count by. Each decides at once by
 * what it knows, and tells the others soon after what it gave. So a client gets at most what is made
 * for it within that moment beyond its quota.
 */
export class SharedTakes {
  readonly #limits = new Map<string, RateLimit>();
  readonly #untold = new Map<string, { limit: string; client: string; cost: number }>();
  readonly #tell: (takes: readonly Take[]) => void;
  readonly #introduce: (policy: RateLimitPolicy) => void;
  #timer: NodeJS.Timeout | null = null;

  /**
   * @param tell what was taken here
   * @param introduce a limit of which others may know what was taken before; `restore` is told of it
   */
  constructor(
    tell: (takes: readonly Take[]) => void,
    introduce: (policy: RateLimitPolicy) => void = () => {},
  ) {
    this.#tell = tell;
    this.#introduce = introduce;
  }

  /** @returns the same limit */
  share(limit: RateLimit): RateLimit {
    const { name } = limit.policy;
    this.#limits.set(name, limit);
    limit.onTaken = (client, cost) => this.#note(name, client, cost);
    this.#introduce(limit.policy);
    return limit;
  }

  /** Counts what another process gave. */
  receive(takes: readonly Take[]): void {
    for (const [limit, client, cost] of takes) this.#limits.get(limit)?.add(client, cost);
  }

  /** Counts what was taken before this process was there. */
  restore(limit: string, taken: readonly Taken[]): void {
    this.#limits.get(limit)?.restore(taken);
  }

  #note(limit: string, client: string, cost: number): void {
    const key = `${limit} ${client}`;
    const noted = this.#untold.get(key);
    if (noted) noted.cost += cost;
    else this.#untold.set(key, { limit, client, cost });
    if (this.#untold.size >= maxUntold) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), tellAfterMs).unref();
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const takes = [...this.#untold.values()].map(
      ({ limit, client, cost }): Take => [limit, client, cost],
    );
    this.#untold.clear();
    if (takes.length > 0) this.#tell(takes);
  }
}
