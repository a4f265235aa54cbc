import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { ContentPart } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import type { HealthReportDependencies } from '../process/health-report.ts';
import type { Log } from '../process/log.ts';
import type { OmissionMetrics } from './omission-metrics.ts';
import { listPoolMetrics } from './pool-metrics.ts';
import type { RequestMetrics } from './request-metrics.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';
import { listVisitorsMetrics, toGauge } from './visitors-metrics.ts';

export interface MetricsDependencies {
  readonly requests: RequestMetrics;
  readonly upstreams?: UpstreamMetrics;
  readonly omissions?: OmissionMetrics;
  /** Whose pools are told of. */
  readonly databases?: readonly Database[];
  /** Pages that are kept now. Absent: this process keeps none. */
  readonly countPages?: () => number;
  /** The work that waits to be done for visitors, and the work that was refused. */
  readonly work?: { list(): readonly Metric[] };
  readonly countMails: () => { readonly sent: number; readonly failed: number };
  readonly visitors: Database;
  /** Parts of the content folder that this site shows. */
  readonly contentParts: readonly ContentPart[];
  readonly listRefused?: HealthReportDependencies['listRefused'];
  readonly log: Log;
}

/** Metrics with their values, which may go from one process to another. */
export type MetricValues = readonly MetricReading[];

/** As prom-client writes a metric into JSON. */
interface MetricReading {
  readonly name: string;
  readonly help: string;
  /** `counter`, `gauge` or `histogram`. */
  readonly type: string;
  /** What is made of the values of several processes. */
  readonly aggregator?: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    /** With its ending, for the parts of a histogram. */
    readonly metricName?: string;
  }[];
}

/** The package's own type tells of more than there is. */
export const readRegistry = async (registry: Pick<Registry, 'getMetricsAsJSON'>) =>
  (await registry.getMetricsAsJSON()) as unknown as MetricValues;

export interface MetricsSource {
  /** What this process counts itself. */
  readOwn(): Promise<MetricValues>;
  /** What is counted in the databases: the same from every process. */
  readShared(): Promise<MetricValues>;
  stop(): void;
}

/** Counting in the database is done at most so often, whoever asks. */
const countedForMs = 5_000;

/** Nothing of a person is in it: counts by kind and state alone. */
export function createMetricsSource(dependencies: MetricsDependencies): MetricsSource {
  const own = createRegistry(dependencies);
  let counted: { readonly at: number; readonly metrics: Promise<readonly Metric[]> } | null = null;
  const countVisitors = () => {
    if (!counted || performance.now() - counted.at > countedForMs) {
      counted = { at: performance.now(), metrics: countInDatabases(dependencies) };
    }
    return counted.metrics;
  };
  return {
    readOwn: () => readRegistry(own),
    async readShared() {
      const visitors = await countVisitors().catch((error) => {
        dependencies.log.warn({ err: error }, 'the data of visitors cannot be counted');
        counted = null;
        return [];
      });
      const isUp = toGauge(
        'girih_visitors_database_up',
        'Whether the database of visitors’ data answers.',
        [[{}, visitors.length > 0 ? 1 : 0]],
      );
      return readRegistry(register([isUp, ...visitors]));
    },
    stop: () => own.clear(),
  };
}

async function countInDatabases(dependencies: MetricsDependencies): Promise<readonly Metric[]> {
  const refused = (await dependencies.listRefused?.().catch(() => null)) ?? null;
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
function createRegistry({ countPages, countMails, ...dependencies }: MetricsDependencies) {
  const registry = register([
    ...dependencies.requests.list(),
    ...(dependencies.work?.list() ?? []),
    ...(dependencies.upstreams?.list() ?? []),
    ...(dependencies.omissions?.list() ?? []),
    ...listPoolMetrics(dependencies.databases ?? []),
    ...(countPages ? [toPagesGauge(countPages)] : []),
    toCounter('girih_mails_sent_total', 'Mails sent by this process.', () => countMails().sent),
    toCounter(
      'girih_mail_tries_failed_total',
      'Failed attempts of this process to send a mail.',
      () => countMails().failed,
    ),
  ]);
  collectDefaultMetrics({ register: registry });
  return registry;
}

const toPagesGauge = (countPages: () => number): Metric =>
  new Gauge({
    name: 'girih_page_cache_pages',
    help: 'Pages that are cached.',
    registers: [],
    collect() {
      this.set(countPages());
    },
  });

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
