import { type Metric, Registry } from 'prom-client';

/** Metrics as Prometheus reads them. */
export async function toText(metrics: readonly Metric[]): Promise<string> {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  return registry.metrics();
}
