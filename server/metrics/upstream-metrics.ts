import type { Metric } from './exposition.ts';

/** What came of a call: an answer, a failure, or the last good answer in place of one. */
export type UpstreamOutcome = 'answered' | 'failed' | 'stale';

/** Counts what this process asked of the services behind it: a series for each service and outcome. */
export class UpstreamMetrics {
  readonly #calls = new Map<string, { service: string; outcome: UpstreamOutcome; count: number }>();
  readonly #circuits = new Map<string, boolean>();

  count(service: string, outcome: UpstreamOutcome): void {
    const key = `${service} ${outcome}`;
    const known = this.#calls.get(key);
    if (known) known.count += 1;
    else this.#calls.set(key, { service, outcome, count: 1 });
  }

  setCircuit(service: string, isOpen: boolean): void {
    this.#circuits.set(service, isOpen);
  }

  list(): readonly Metric[] {
    return [
      {
        name: 'girih_upstream_calls_total',
        help: 'Calls of services behind the site; stale: the last good answer was served instead.',
        type: 'counter',
        samples: [...this.#calls.values()].map(({ service, outcome, count }) => ({
          labels: { service, outcome },
          value: count,
        })),
      },
      {
        name: 'girih_upstream_circuit_open',
        help: 'Whether a service is left alone for a moment because it failed again and again.',
        type: 'gauge',
        samples: [...this.#circuits].map(([service, isOpen]) => ({
          labels: { service },
          value: isOpen ? 1 : 0,
        })),
      },
    ];
  }
}
