import { Counter, type Metric } from 'prom-client';
import type { Log } from '../process/log.ts';

/** The refused work. */
export type RefusedKind = 'body' | 'form' | 'open-data' | 'page' | 'picture' | 'search' | 'upload';
/** One client's share was used up, that of all together, or what was sent came too slowly. */
export type RefusalReason = 'client' | 'all' | 'slow';

interface Count {
  readonly kind: RefusedKind;
  readonly reason: RefusalReason;
  /** Since the last line in the log. */
  times: number;
  readonly clients: Set<string>;
  timer: NodeJS.Timeout | null;
}

const logEveryMs = 60_000;
const maxClientsCounted = 1_000;

/**
 * Counts what was refused and why, and says so in the log: at once, then at most once a minute.
 * Of clients it says how many there were, which tells one who asks for too much from a crowd.
 */
export class Refusals {
  readonly #counts = new Map<string, Count>();
  readonly #log: Log;
  readonly #refused = new Counter({
    name: 'girih_refused_total',
    help: 'Requests refused, by reason: one client sent too many, all clients together did, or the data arrived too slowly.',
    labelNames: ['kind', 'reason'],
    registers: [],
  });

  constructor(log: Log) {
    this.#log = log;
  }

  count(kind: RefusedKind, reason: RefusalReason, client: string): void {
    const key = `${kind} ${reason}`;
    const count = this.#counts.get(key) ?? create(kind, reason);
    this.#counts.set(key, count);
    this.#refused.inc({ kind, reason });
    count.times += 1;
    if (count.clients.size < maxClientsCounted) count.clients.add(client);
    if (!count.timer) this.#tell(count);
  }

  list(): readonly Metric[] {
    return [this.#refused];
  }

  #tell(count: Count): void {
    const { kind, reason, times, clients } = count;
    this.#log.warn(
      { kind, reason, times, clients: clients.size },
      'refused: too much is asked for',
    );
    count.times = 0;
    clients.clear();
    count.timer = setTimeout(() => {
      count.timer = null;
      if (count.times > 0) this.#tell(count);
    }, logEveryMs);
    count.timer.unref();
  }
}

const create = (kind: RefusedKind, reason: RefusalReason): Count => ({
  kind,
  reason,
  times: 0,
  clients: new Set(),
  timer: null,
});
