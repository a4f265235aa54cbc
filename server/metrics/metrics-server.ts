import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { HealthReport } from '../process/health-report.ts';
import type { MetricsSource, MetricValues } from './metrics-source.ts';

export interface MetricsServerOptions {
  readonly port: number;
  readonly host: string;
  readonly readMetrics: () => Promise<MetricValues>;
  readonly reportHealth: () => Promise<HealthReport>;
}

export interface MetricsServer {
  /** For example `http://localhost:9090`. */
  readonly address: string;
  stop(): Promise<void>;
}

const noStore = { 'Cache-Control': 'no-store' };

/** All metrics of a site that is one process. */
export const readAll = async (source: MetricsSource): Promise<MetricValues> =>
  (await Promise.all([source.readOwn(), source.readShared()])).flat();

/**
 * `/metrics` in Prometheus' format and `/health/ready` with its details, on a port of its own that
 * visitors do not reach.
 */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && path === '/health/ready') {
      options
        .reportHealth()
        .then((report) => {
          const status = report.status === 'ready' ? 200 : 503;
          response.writeHead(status, { 'Content-Type': 'application/json', ...noStore });
          response.end(JSON.stringify(report));
        })
        .catch((error) => response.destroy(error));
      return;
    }
    if (path !== '/metrics' || !isReading) {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('There are only /metrics and /health/ready.\n');
      return;
    }
    options
      .readMetrics()
      .then(toText)
      .then((text) => {
        const type = Registry.PROMETHEUS_CONTENT_TYPE;
        response.writeHead(200, { 'Content-Type': type, ...noStore });
        response.end(text);
      })
      .catch((error) => response.destroy(error));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${options.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Nothing is added up here, since each metric is there once; the type wants it changeable. */
const toText = (metrics: MetricValues): Promise<string> =>
  AggregatorRegistry.aggregate([
    metrics.map((metric) => ({ ...metric, aggregator: 'sum' as const })),
  ]).metrics();
