import { Slots, type SlotsOptions } from './slots.ts';
import { TooBusy } from './too-busy.ts';

/** Eight clients that send as much as they may; a form with all its files is less than half a client's share. */
const usualBounds = { max: 512 * 1024 * 1024, maxPerClient: 64 * 1024 * 1024 };
const retryAfterSeconds = 5;

/** The disk space that one body uses. */
export interface HeldBytes {
  /** @throws {TooBusy} when its client, or all together, hold as much as they may */
  add(bytes: number): void;
  /** Gives all of it back; safe to call twice. */
  release(): void;
}

/** Bytes of all bodies that lie on the disk: what is being sent, and whole until it is answered. */
export class ReceivedBytes {
  readonly #slots: Slots;

  constructor(bounds: Pick<SlotsOptions, 'max' | 'maxPerClient'> = usualBounds) {
    this.#slots = new Slots(bounds);
  }

  hold(client: string): HeldBytes {
    const releases: (() => void)[] = [];
    return {
      add: (bytes) => {
        const taken = this.#slots.take(client, bytes);
        if (typeof taken === 'string') throw new TooBusy(taken, retryAfterSeconds);
        releases.push(taken);
      },
      release: () => {
        for (const release of releases.splice(0)) release();
      },
    };
  }

  get total(): number {
    return this.#slots.total;
  }
}
