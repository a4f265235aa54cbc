import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';

/** Of one time; one more is told to come again. */
const maxWaiting = 200;
/** Nobody waits longer for others who want the same time. */
const waitMs = 5_000;

interface Line {
  last: Promise<void>;
  length: number;
}

/**
 * Lets one change of a time after the other begin. All would wait for the same row in the database,
 * each with a connection of its own, until the pool has none left for anybody else.
 */
export class SlotQueue {
  readonly #lines = new Map<string, Line>();

  /**
   * @param slotIds taken in an order that is always the same, so that two never wait for each other
   * @throws {ServiceUnavailable} when too many wait, or for too long; nothing was done
   */
  async run<Result>(slotIds: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const leave: (() => void)[] = [];
    try {
      for (const id of [...new Set(slotIds)].sort()) leave.push(await this.#enter(id));
      return await work();
    } finally {
      for (const next of leave) next();
    }
  }

  /** @returns to be called at the end, for the next one */
  async #enter(id: string): Promise<() => void> {
    const line = this.#lines.get(id) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > maxWaiting) throw tooMany();
    this.#lines.set(id, line);
    const before = line.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.last = promise;
    line.length += 1;
    const leave = () => {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(id);
      resolve();
    };
    const startedAt = performance.now();
    await before;
    if (performance.now() - startedAt <= waitMs) return leave;
    leave();
    throw tooMany();
  }
}

const tooMany = () =>
  new ServiceUnavailable('reservations', 'a change', {
    cause: new Error('Too many visitors are reserving the same time at once.'),
  });
