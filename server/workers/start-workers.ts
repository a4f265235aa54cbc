import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeWatch } from '#database/content/watch-changes.ts';
import { hearChanges } from '../content/follow-changes.ts';
import { KnownTakes } from '../limits/known-takes.ts';
import { type MetricsServer, startMetricsServer } from '../metrics/metrics-server.ts';
import { listen } from '../process/listen.ts';
import { createLog, type Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { ToParent } from './messages.ts';
import { createPoolReport, type PoolReport } from './pool-report.ts';
import { toWorkerShare } from './share-of-worker.ts';
import type { SiteWorker } from './site-worker.ts';
import { WorkerPool } from './worker-pool.ts';

/** A site of several workers behind one port. */
export interface RunningWorkers {
  /** For example `http://localhost:3000`. */
  readonly address: string;
  /** As that of a site in one process, for all workers. Safe to call twice. */
  stop(drainMs?: number): Promise<void>;
  /** Puts new workers into the places of the old ones, of which no visitor notices anything. */
  roll(): void;
}

export interface WorkersToCome {
  /** To be called once databases, content and build are ready. @throws why no worker starts */
  open(): Promise<RunningWorkers>;
}

/**
 * Begins with a first worker, which imports its code while databases and content are prepared. This
 * process imports nothing of the site: it has the port and hands over connections.
 * @param isBuilt whether the site's code is there already
 * @param giveUp told when no worker comes up any more, after the site was open
 * @param findEntry finds the program of a worker, anew for each
 * @throws {InvalidSetting} when there are fewer database connections than workers need
 */
export function prepareWorkers(
  settings: Settings,
  isBuilt: boolean,
  giveUp: (error: Error) => void,
  findEntry: () => URL,
): WorkersToCome {
  toWorkerShare(settings);
  const log = createLog(settings, 'parent');
  let report: PoolReport | null = null;
  const known = new KnownTakes();
  const pool = new WorkerPool({
    findEntry,
    count: settings.workers,
    log,
    giveUp,
    hear: (worker, message) => passOn(pool, report, known, worker, message),
  });
  // Nothing that this process leaves behind runs on.
  process.once('exit', () => pool.kill());
  pool.preload(isBuilt);
  return {
    async open() {
      const site = new SiteOfWorkers(settings, pool, log);
      report = site.report;
      return site.open();
    },
  };
}

/** What one worker says is for all others. */
function passOn(
  pool: WorkerPool,
  report: PoolReport | null,
  known: KnownTakes,
  from: SiteWorker,
  message: ToParent,
): void {
  if (message.type === 'ended') report?.noteLast(from, message.metrics);
  if (message.type === 'limit') {
    const { policy } = message;
    // Before any visitor comes to it: messages and sockets keep their order.
    return void from.tell({ type: 'taken', limit: policy.name, taken: known.introduce(policy) });
  }
  if (message.type === 'takes') known.receive(message.takes);
  if (message.type !== 'changed' && message.type !== 'takes') return;
  for (const worker of pool.workers) if (worker !== from) worker.tell(message);
}

class SiteOfWorkers {
  readonly report: PoolReport;
  readonly #settings: Settings;
  readonly #pool: WorkerPool;
  readonly #log: Log;
  readonly #server: Server;
  #metrics: MetricsServer | null = null;
  #changes: ChangeWatch | null = null;
  #isStopping = false;
  #stopped: Promise<void> | null = null;

  constructor(settings: Settings, pool: WorkerPool, log: Log) {
    this.#settings = settings;
    this.#pool = pool;
    this.#log = log;
    const { workers, metricsPort } = settings;
    this.report = createPoolReport(pool, workers, metricsPort !== null, () => this.#isStopping);
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (socket: Socket) => {
      // Whoever goes away before a worker has the socket needs no answer.
      socket.on('error', () => {});
      pool.handOver.give(socket);
    });
  }

  async open(): Promise<RunningWorkers> {
    const { metricsPort, host, databaseUrl } = this.#settings;
    try {
      await this.#pool.start();
      if (metricsPort !== null) {
        this.#metrics = await startMetricsServer({ port: metricsPort, host, ...this.report });
        this.#log.info(`metrics at ${this.#metrics.address}/metrics`);
      }
      if (databaseUrl) {
        const tellAll = () => {
          for (const worker of this.#pool.workers) worker.tell({ type: 'changed' });
        };
        this.#changes = hearChanges(databaseUrl, this.#settings, this.#log, tellAll);
      }
      const address = await listen(this.#server, this.#settings);
      return {
        address,
        stop: (drainMs = 0) => (this.#stopped ??= this.#stop(drainMs)),
        roll: () => this.#pool.roll(),
      };
    } catch (error) {
      this.#pool.kill();
      await this.#close();
      throw error;
    }
  }

  async #stop(drainMs: number): Promise<void> {
    this.#isStopping = true;
    this.#pool.tellStopping();
    if (drainMs > 0) await pause(drainMs);
    this.#server.close();
    await this.#pool.end();
    await this.#close();
  }

  async #close(): Promise<void> {
    this.report.stop();
    await Promise.all([this.#metrics?.stop(), this.#changes?.stop()]);
  }
}
