import type { RefusalReason } from './refusals.ts';

export interface SlotsOptions {
  readonly max: number;
  readonly maxPerClient: number;
  /** Told of everything that is refused. */
  readonly onRefused?: (reason: RefusalReason, client: string) => void;
}

/** Counts what clients hold at the moment: connections that send, or bytes in memory. */
export class Slots {
  readonly #max: number;
  readonly #maxPerClient: number;
  readonly #onRefused: (reason: RefusalReason, client: string) => void;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor({ max, maxPerClient, onRefused = () => {} }: SlotsOptions) {
    this.#max = max;
    this.#maxPerClient = maxPerClient;
    this.#onRefused = onRefused;
  }

  /** @returns how they are given back, once; or whose bound refuses them */
  take(client: string, amount = 1): (() => void) | 'client' | 'all' {
    const own = this.#held.get(client) ?? 0;
    const refusedBy =
      own + amount > this.#maxPerClient
        ? 'client'
        : this.#total + amount > this.#max
          ? 'all'
          : null;
    if (refusedBy) {
      this.#onRefused(refusedBy, client);
      return refusedBy;
    }
    this.#held.set(client, own + amount);
    this.#total += amount;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#total -= amount;
      const left = (this.#held.get(client) ?? amount) - amount;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
    };
  }

  get total(): number {
    return this.#total;
  }
}
