import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContentPart } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import { type HealthReportParts, reportHealth } from '../health-report.ts';
import type { Log } from '../log.ts';
import { expositionType, type Metric, toExposition } from './exposition.ts';
import type { OmissionMetrics } from './omission-metrics.ts';
import { listPoolMetrics } from './pool-metrics.ts';
import type { RequestMetrics } from './request-metrics.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';
import { listVisitorsMetrics } from './visitors-metrics.ts';

export interface MetricsParts {
  readonly port: number;
  readonly host: string;
  readonly requests: RequestMetrics;
  readonly upstreams?: UpstreamMetrics;
  readonly omissions?: OmissionMetrics;
  /** Whose pools are told of. */
  readonly databases?: readonly Database[];
  /** Pages that are kept now. */
  readonly countPages: () => number;
  /** What waits to be made for visitors, and what was refused. */
  readonly work: { list(): readonly Metric[] };
  readonly mails: { readonly sent: number; readonly failed: number };
  readonly visitors: Database;
  /** Parts of the content folder that this site shows. */
  readonly contentParts: readonly ContentPart[];
  readonly health: HealthReportParts;
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
export async function startMetricsServer(parts: MetricsParts): Promise<MetricsServer> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let counted: { readonly at: number; readonly metrics: Promise<readonly Metric[]> } | null = null;
  const countVisitors = () => {
    if (!counted || performance.now() - counted.at > countedForMs) {
      counted = { at: performance.now(), metrics: countInDatabases(parts) };
    }
    return counted.metrics;
  };

  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && path === '/health/ready') {
      reportHealth(parts.health)
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
        parts.log.warn({ err: error }, 'what visitors gave cannot be counted');
        counted = null;
        return [];
      })
      .then((visitors) => {
        const isCounted = visitors.length > 0;
        const all = [
          up(isCounted),
          ...parts.requests.list(),
          ...parts.work.list(),
          ...(parts.upstreams?.list() ?? []),
          ...(parts.omissions?.list() ?? []),
          ...listPoolMetrics(parts.databases ?? []),
          ...listProcessMetrics(parts, delay.percentile(99)),
          ...visitors,
        ];
        delay.reset();
        response.writeHead(200, { 'Content-Type': expositionType, ...noStore });
        response.end(toExposition(all));
      })
      .catch((error) => response.destroy(error));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, parts.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${parts.host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        delay.disable();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function countInDatabases(parts: MetricsParts): Promise<readonly Metric[]> {
  const refused = (await parts.health.listRefused?.().catch(() => null)) ?? null;
  const files = (part: ContentPart) =>
    new Set(refused?.filter((one) => one.part === part).map(({ file }) => file)).size;
  const content: Metric = {
    name: 'girih_content_refused_files',
    help: 'Files of the content folder that the last load refused; visitors see what they held before.',
    type: 'gauge',
    samples: parts.contentParts.map((part) => ({ labels: { part }, value: files(part) })),
  };
  const visitors = await listVisitorsMetrics(parts.visitors, new Date());
  return refused ? [content, ...visitors] : visitors;
}

const up = (isCounted: boolean): Metric => ({
  name: 'girih_visitors_database_up',
  help: 'Whether the database of what visitors gave answers.',
  type: 'gauge',
  samples: [{ value: isCounted ? 1 : 0 }],
});

function listProcessMetrics(parts: MetricsParts, delayNs: number): Metric[] {
  const { user, system } = process.cpuUsage();
  const one = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
    name,
    type,
    help,
    samples: [{ value }],
  });
  return [
    one('girih_page_cache_pages', 'gauge', 'Pages that are kept.', parts.countPages()),
    one('girih_mails_sent_total', 'counter', 'Mails sent by this process.', parts.mails.sent),
    one(
      'girih_mail_tries_failed_total',
      'counter',
      'Tries to send a mail that failed in this process.',
      parts.mails.failed,
    ),
    one('process_cpu_seconds_total', 'counter', 'CPU time.', (user + system) / 1e6),
    one('process_resident_memory_bytes', 'gauge', 'Memory.', process.memoryUsage.rss()),
    one(
      'process_start_time_seconds',
      'gauge',
      'Start of the process, seconds since 1970.',
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
    one(
      'girih_event_loop_delay_seconds',
      'gauge',
      'Delay of the event loop since the last reading, 99th percentile.',
      Number.isFinite(delayNs) ? delayNs / 1e9 : 0,
    ),
  ];
}
