import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { ContentPart } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import { type HealthReportDependencies, reportHealth } from '../process/health-report.ts';
import type { Log } from '../process/log.ts';
import type { OmissionMetrics } from './omission-metrics.ts';
import { listPoolMetrics } from './pool-metrics.ts';
import type { RequestMetrics } from './request-metrics.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';
import { listVisitorsMetrics, toGauge } from './visitors-metrics.ts';

export interface MetricsDependencies {
  readonly port: number;
  readonly host: string;
  readonly requests: RequestMetrics;
  readonly upstreams?: UpstreamMetrics;
  readonly omissions?: OmissionMetrics;
  /** Whose pools are told of. */
  readonly databases?: readonly Database[];
  /** Pages that are kept now. */
  readonly countPages: () => number;
  /** The work that waits to be done for visitors, and the work that was refused. */
  readonly work: { list(): readonly Metric[] };
  readonly mails: { readonly sent: number; readonly failed: number };
  readonly visitors: Database;
  /** Parts of the content folder that this site shows. */
  readonly contentParts: readonly ContentPart[];
  readonly health: HealthReportDependencies;
  readonly log: Log;
}

export interface MetricsServer {
  /** For example `http://localhost:9090`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Counting in the database is done at most so often, whoever asks. */
const countedForMs = 5_000;
const noStore = { 'Cache-Control': 'no-store' };

/**
 * `/metrics` in Prometheus' format and `/health/ready` with its details, on a port of its own that visitors do not reach. Nothing of a
 * person is in it: counts by kind and state alone.
 */
export async function startMetricsServer(
  dependencies: MetricsDependencies,
): Promise<MetricsServer> {
  const own = createRegistry(dependencies);
  let counted: { readonly at: number; readonly metrics: Promise<readonly Metric[]> } | null = null;
  const countVisitors = () => {
    if (!counted || performance.now() - counted.at > countedForMs) {
      counted = { at: performance.now(), metrics: countInDatabases(dependencies) };
    }
    return counted.metrics;
  };

  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && path === '/health/ready') {
      reportHealth(dependencies.health)
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
    countVisitors()
      .catch((error) => {
        dependencies.log.warn({ err: error }, 'the data of visitors cannot be counted');
        counted = null;
        return [];
      })
      .then(async (visitors) => {
        const isUp = toGauge(
          'girih_visitors_database_up',
          'Whether the database of visitors’ data answers.',
          [[{}, visitors.length > 0 ? 1 : 0]],
        );
        const counted = register([isUp, ...visitors]);
        const text = await Registry.merge([own, counted]).metrics();
        response.writeHead(200, { 'Content-Type': own.contentType, ...noStore });
        response.end(text);
      })
      .catch((error) => response.destroy(error));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(dependencies.port, dependencies.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${dependencies.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        own.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function countInDatabases(dependencies: MetricsDependencies): Promise<readonly Metric[]> {
  const refused = (await dependencies.health.listRefused?.().catch(() => null)) ?? null;
  const files = (part: ContentPart) =>
    new Set(refused?.filter((one) => one.part === part).map(({ file }) => file)).size;
  const content = toGauge(
    'girih_content_refused_files',
    'Files of the content folder that the last load refused; visitors see their previous content.',
    dependencies.contentParts.map((part) => [{ part }, files(part)]),
  );
  const visitors = await listVisitorsMetrics(dependencies.visitors, new Date());
  return refused ? [content, ...visitors] : visitors;
}

function register(metrics: readonly Metric[]): Registry {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  return registry;
}

/** The metrics that this process counts itself. */
function createRegistry({ countPages, mails, ...dependencies }: MetricsDependencies): Registry {
  const registry = register([
    ...dependencies.requests.list(),
    ...dependencies.work.list(),
    ...(dependencies.upstreams?.list() ?? []),
    ...(dependencies.omissions?.list() ?? []),
    ...listPoolMetrics(dependencies.databases ?? []),
    new Gauge({
      name: 'girih_page_cache_pages',
      help: 'Pages that are cached.',
      registers: [],
      collect() {
        this.set(countPages());
      },
    }),
    toCounter('girih_mails_sent_total', 'Mails sent by this process.', () => mails.sent),
    toCounter(
      'girih_mail_tries_failed_total',
      'Failed attempts of this process to send a mail.',
      () => mails.failed,
    ),
  ]);
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** @param read what has been counted so far */
const toCounter = (name: string, help: string, read: () => number): Metric =>
  new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
