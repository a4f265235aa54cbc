import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type MetricValues, readRegistry } from '../metrics/metrics-source.ts';
import type { HealthReport } from '../process/health-report.ts';
import { combineMetrics, EndedMetrics, type ProcessMetrics } from './combine-metrics.ts';
import type { SiteWorker } from './site-worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What the port of the metrics tells of all workers together. */
export interface PoolReport {
  readMetrics(): Promise<MetricValues>;
  reportHealth(): Promise<HealthReport>;
  /** The last counts of a worker that ends. */
  noteLast(worker: SiteWorker, metrics: MetricValues): void;
  stop(): void;
}

/** What a worker counted since then is lost with it when it is killed. */
const askEveryMs = 1_000;

/** @param isMeasured whether workers count; else they are not asked */
export function createPoolReport(
  pool: WorkerPool,
  wanted: number,
  isMeasured: boolean,
  isStopping: () => boolean,
): PoolReport {
  const own = createRegistry(pool, wanted);
  const ended = new EndedMetrics();
  /** What each worker counted when it was asked last. */
  const lastKnown = new Map<SiteWorker, MetricValues>();
  let adding: Promise<void> = Promise.resolve();

  /** Workers that have ended count on with what is known of them. */
  const noteEnded = () => {
    for (const [worker, metrics] of lastKnown) {
      if (worker.state !== 'ended') continue;
      lastKnown.delete(worker);
      adding = adding.then(() => ended.add(metrics));
    }
    return adding;
  };

  const askWorkers = async () => {
    await Promise.all(
      pool.workers.map(async (worker) => {
        const metrics = await worker.ask('metrics');
        if (metrics) lastKnown.set(worker, metrics);
      }),
    );
    await noteEnded();
  };
  const timer = isMeasured ? setInterval(() => void askWorkers(), askEveryMs).unref() : undefined;

  return {
    async readMetrics() {
      await askWorkers();
      const live = [...lastKnown].map(
        ([{ number }, metrics]): ProcessMetrics => ({ worker: String(number), metrics }),
      );
      const [first] = pool.ready;
      const shared = await first?.ask('shared');
      const counted = await combineMetrics([
        { worker: 'parent', metrics: await readRegistry(own) },
        { worker: 'ended', metrics: ended.sums },
        ...live,
      ]);
      return [...counted, ...(shared ?? [])];
    },

    async reportHealth() {
      if (isStopping()) return { status: 'stopping' };
      const { ready } = pool;
      const reports = await Promise.all(ready.map((worker) => worker.ask('health')));
      const known = reports.filter((report) => report !== null);
      // One that answers is enough to serve visitors; what it says of the databases is true for all.
      const best = known.find(({ status }) => status === 'ready') ?? known[0];
      const workers = { wanted, ready: ready.length };
      return {
        status: best?.status ?? 'not ready',
        ...(best?.checks && { checks: best.checks }),
        details: { ...best?.details, workers },
      };
    },

    noteLast(worker, metrics) {
      lastKnown.set(worker, metrics);
    },

    stop() {
      clearInterval(timer);
      own.clear();
    },
  };
}

/** What the process that has the port counts itself. */
function createRegistry(pool: WorkerPool, wanted: number): Registry {
  const registry = new Registry();
  registry.registerMetric(
    new Gauge({
      name: 'girih_workers',
      help: 'Processes that answer visitors: as many as are wanted, and as many as are ready.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'wanted' }, wanted);
        this.set({ state: 'ready' }, pool.ready.length);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'girih_worker_ends_total',
      help: 'Ends of workers: replaced, as a rolling restart does, or failed.',
      labelNames: ['reason'],
      registers: [],
      collect() {
        this.reset();
        for (const [reason, times] of Object.entries(pool.ends)) this.inc({ reason }, times);
      },
    }),
  );
  collectDefaultMetrics({ register: registry });
  return registry;
}
