import { Counter, Gauge, type Metric } from 'prom-client';

/** The outcome of a call: an answer, a failure, or the last good answer instead. */
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
    help: 'Whether calls to a service are paused because it failed repeatedly.',
    labelNames: ['service'],
    registers: [],
    // Of several processes: whether it is so for one.
    aggregator: 'max',
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
