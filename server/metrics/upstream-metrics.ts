import { Counter, Gauge, type Metric } from 'prom-client';

/** What came of a call: an answer, a failure, or the last good answer in place of one. */
export type UpstreamOutcome = 'answered' | 'failed' | 'stale';

/** Counts what this process asked of the services behind it: a series for each service and outcome. */
export class UpstreamMetrics {
  readonly #calls = new Counter({
    name: 'girih_upstream_calls_total',
    help: 'Calls of services behind the site; stale: the last good answer was served instead.',
    labelNames: ['service', 'outcome'],
    registers: [],
  });
  readonly #circuits = new Gauge({
    name: 'girih_upstream_circuit_open',
    help: 'Whether a service is left alone for a moment because it failed again and again.',
    labelNames: ['service'],
    registers: [],
  });

  count(service: string, outcome: UpstreamOutcome): void {
    this.#calls.inc({ service, outcome });
  }

  setCircuit(service: string, isOpen: boolean): void {
    this.#circuits.set({ service }, isOpen ? 1 : 0);
  }

  list(): readonly Metric[] {
    return [this.#calls, this.#circuits];
  }
}
