import { RateLimit, type RateLimitPolicy, type Taken } from './rate-limit.ts';
import type { Take } from './shared-takes.ts';

/**
 * What the workers of a machine have told of their shared limits, in the process that outlives them: a
 * worker that takes another's place begins with what clients have had, and not with a new quota for each.
 */
export class KnownTakes {
  readonly #limits = new Map<string, RateLimit>();

  /** @returns what was taken of this limit until now; another quota begins anew */
  introduce(policy: RateLimitPolicy): readonly Taken[] {
    const known = this.#limits.get(policy.name);
    if (known && isSame(known.policy, policy)) return known.listTaken();
    this.#limits.set(policy.name, new RateLimit(policy));
    return [];
  }

  receive(takes: readonly Take[]): void {
    for (const [limit, client, cost] of takes) this.#limits.get(limit)?.add(client, cost);
  }
}

const isSame = (one: RateLimitPolicy, other: RateLimitPolicy): boolean =>
  one.quota === other.quota && one.windowMs === other.windowMs;
