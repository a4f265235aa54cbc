import { AggregatorRegistry } from 'prom-client';
import { type MetricValues, readRegistry } from '../metrics/metrics-source.ts';

/** Metrics of one process, and how it is called. */
export interface ProcessMetrics {
  /** The number of a worker, or `parent`. */
  readonly worker: string;
  readonly metrics: MetricValues;
}

/**
 * Makes one list of what processes counted. Counters and histograms are added up. So are the site's own
 * gauges, or the highest is taken where the gauge says so. Gauges of a process itself (its memory, its
 * event loop) carry the label `worker`.
 */
export async function combineMetrics(processes: readonly ProcessMetrics[]): Promise<MetricValues> {
  const lists = processes.map(({ worker, metrics }) =>
    metrics.map((metric) => {
      const values = metric.values.map((value) => ({
        ...value,
        // On the way between processes what is no number became null.
        value: (value.value as number | null) ?? Number.NaN,
      }));
      if (metric.type !== 'gauge' || metric.name.startsWith('girih_')) return { ...metric, values };
      const labelled = values.map((value) => ({ ...value, labels: { ...value.labels, worker } }));
      return { ...metric, values: labelled, aggregator: 'first' };
    }),
  );
  return readRegistry(AggregatorRegistry.aggregate(lists));
}

/** Sums of processes that have ended, so that what Prometheus sees never goes back. */
export class EndedMetrics {
  #sums: MetricValues = [];

  async add(metrics: MetricValues): Promise<void> {
    const growing = metrics.filter(({ type }) => type !== 'gauge');
    this.#sums = await combineMetrics([
      { worker: 'ended', metrics: this.#sums },
      { worker: 'ended', metrics: growing },
    ]);
  }

  get sums(): MetricValues {
    return this.#sums;
  }
}
