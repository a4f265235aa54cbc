import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import { HandOver } from './hand-over.ts';
import type { ToParent } from './messages.ts';
import { SiteWorker, usualTakeWithinMs, type WorkerEnd } from './site-worker.ts';

export interface WorkerPoolOptions {
  /** Finds the program of a worker, anew for each. */
  readonly findEntry: () => URL;
  /** How many are to answer visitors. */
  readonly count: number;
  readonly log: Log;
  /** Told of everything workers say that the pool itself has no use for. */
  readonly hear: (worker: SiteWorker, message: ToParent) => void;
  /** No worker comes up any more: the site cannot go on. */
  readonly giveUp: (error: Error) => void;
  /** Wait before a worker that died soon is replaced; each next one is twice as long, up to 10 s. */
  readonly firstRestartMs?: number;
  /** A worker that takes no visitor for so long hangs, and is replaced. */
  readonly takeWithinMs?: number;
}

/** One that ran so long was not ended by what it did first. */
const soundAfterMs = 10_000;
const usualFirstRestartMs = 250;
const maxRestartMs = 10_000;
/** So often in succession workers may end before they are ready, where no other one answers. */
const maxFailedStarts = 5;
/** A large collection is read meanwhile. */
const readyWithinMs = 120_000;
/** Of a rolling restart: connections that say nothing may still begin a request. */
const rollQuietMs = 5_000;
const stopQuietMs = 500;
/** Longer than requests (10 s) and mails (8 s) in hand get to be finished. */
const endWithinMs = 25_000;

/** Workers of which as many as wanted answer visitors: replaced when they die, one by one when told to. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<SiteWorker>();
  /** Answered with null when a worker is ready, else with how it ended. */
  readonly #starts = new Map<SiteWorker, (end: WorkerEnd | null) => void>();
  readonly handOver = new HandOver(() => this.ready);
  /** Ends of workers since the start, by whether they were told to end. */
  readonly ends = { replaced: 0, failed: 0 };
  #duties: SiteWorker | null = null;
  #failedStarts = 0;
  #quickEnds = 0;
  /** Before, workers may import their code and nothing else. */
  #isOpen = false;
  #isStopping = false;
  #rolling: Promise<void> | null = null;
  #isRollWanted = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  get workers(): readonly SiteWorker[] {
    return [...this.#workers];
  }

  get ready(): readonly SiteWorker[] {
    return this.workers.filter(({ state }) => state === 'ready');
  }

  /** Lets the first worker import its code, and the site where it is built, while the rest is prepared. */
  preload(isBuilt: boolean): void {
    const worker = this.#fork();
    if (isBuilt) worker.tell({ type: 'import' });
  }

  /**
   * Starts the workers, and waits until the first one answers.
   * @throws why it cannot start, in its own words where it had any
   */
  async start(): Promise<void> {
    this.#isOpen = true;
    let [worker = this.#fork()] = this.#workers;
    for (;;) {
      const end = await this.#start(worker);
      if (!end || this.#isStopping) break;
      if (end.error) throw end.error;
      if (this.#failedStarts >= maxFailedStarts) throw explain(end);
      await pause(this.#restartDelay);
      worker = this.#fork();
    }
    this.#fill();
  }

  /** Puts a new worker into the place of each, which is ready before the old one is told to finish. */
  roll(): void {
    this.#isRollWanted = true;
    this.#rolling ??= this.#rollWhileWanted().finally(() => {
      this.#rolling = null;
    });
  }

  tellStopping(): void {
    this.#isStopping = true;
    for (const worker of this.#workers) worker.tell({ type: 'stopping' });
  }

  /** Lets all workers finish; to be called when no more visitors come. */
  async end(): Promise<void> {
    this.#isStopping = true;
    this.handOver.close();
    await Promise.all(this.workers.map((worker) => this.#finish(worker, stopQuietMs)));
  }

  kill(): void {
    for (const worker of this.#workers) worker.kill();
  }

  #fork(): SiteWorker {
    const taken = new Set(this.workers.map(({ number }) => number));
    let number = 1;
    while (taken.has(number)) number += 1;
    const { findEntry, hear, takeWithinMs = usualTakeWithinMs } = this.#options;
    const listener = {
      ready: (one: SiteWorker) => this.#welcome(one),
      say: hear,
      ended: (one: SiteWorker, end: WorkerEnd) => this.#bury(one, end),
    };
    const worker = new SiteWorker(findEntry(), number, listener, takeWithinMs);
    this.#workers.add(worker);
    return worker;
  }

  /** @returns null when the worker is ready, else how it ended before */
  #start(worker: SiteWorker): Promise<WorkerEnd | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => worker.kill(), readyWithinMs);
      this.#starts.set(worker, (end) => {
        clearTimeout(late);
        this.#starts.delete(worker);
        resolve(end);
      });
      worker.tell({ type: 'start' });
    });
  }

  /** Starts as many workers as are missing. */
  #fill(): void {
    while (!this.#isStopping && this.#workers.size < this.#options.count) {
      void this.#start(this.#fork()).then((end) => end && this.#replaceLater(end));
    }
  }

  #welcome(worker: SiteWorker): void {
    const { number, processId } = worker;
    this.#options.log.info({ number, processId }, 'a worker answers visitors');
    this.#failedStarts = 0;
    // It could not hear so while it started.
    if (this.#isStopping) worker.tell({ type: 'stopping' });
    this.#appoint();
    this.handOver.giveWaiting();
    this.#starts.get(worker)?.(null);
  }

  /** One worker does what only one process of a machine does. */
  #appoint(): void {
    const [worker] = this.ready;
    if (this.#duties || this.#isStopping || !worker) return;
    this.#duties = worker;
    worker.tell({ type: 'duties' });
  }

  #bury(worker: SiteWorker, end: WorkerEnd): void {
    this.#workers.delete(worker);
    if (this.#duties === worker) {
      this.#duties = null;
      this.#appoint();
    }
    for (const socket of end.untaken) this.handOver.give(socket);
    this.ends[worker.isToldToEnd ? 'replaced' : 'failed'] += 1;
    const settleStart = this.#starts.get(worker);
    if (!worker.isToldToEnd && !this.#isStopping) {
      const { number } = worker;
      const about = { number, how: end.how, ...(end.error && { err: end.error }) };
      this.#options.log.error(about, 'a worker has ended');
      if (settleStart) this.#failedStarts += 1;
      this.#quickEnds = worker.ageMs < soundAfterMs ? this.#quickEnds + 1 : 0;
      if (!settleStart && this.#isOpen) this.#replaceLater(end);
    }
    settleStart?.(end);
  }

  #replaceLater(end: WorkerEnd): void {
    if (this.#isStopping) return;
    if (this.#failedStarts >= maxFailedStarts && this.ready.length === 0) {
      return void this.#options.giveUp(end.error ?? explain(end));
    }
    setTimeout(() => this.#fill(), this.#restartDelay).unref();
  }

  /** None for a worker that died in the middle of its life. */
  get #restartDelay(): number {
    if (this.#quickEnds === 0) return 0;
    const { firstRestartMs = usualFirstRestartMs } = this.#options;
    return Math.min(maxRestartMs, firstRestartMs * 2 ** (this.#quickEnds - 1));
  }

  async #rollWhileWanted(): Promise<void> {
    while (this.#isRollWanted && !this.#isStopping) {
      this.#isRollWanted = false;
      await this.#rollOnce();
      // One that died meanwhile was not missing then.
      this.#fill();
    }
  }

  async #rollOnce(): Promise<void> {
    const { log } = this.#options;
    const old = this.ready;
    log.info({ workers: old.length }, 'rolling restart');
    for (const worker of old) {
      if (this.#isStopping) return;
      if (worker.state !== 'ready') continue;
      const end = await this.#start(this.#fork());
      if (this.#isStopping) return;
      if (end) {
        log.error('the rolling restart was given up, since the new worker does not start');
        return;
      }
      await this.#finish(worker, rollQuietMs);
    }
    log.info('rolling restart done');
  }

  /** All that was handed over reaches the worker before this message does. */
  async #finish(worker: SiteWorker, quietMs: number): Promise<void> {
    worker.finish(quietMs);
    const late = setTimeout(() => worker.kill(), endWithinMs);
    await worker.ended;
    clearTimeout(late);
  }
}

function explain({ how }: WorkerEnd): Error {
  const error = new Error(
    `The workers of the site end as soon as they start (the last one with ${how}); what they wrote before tells why.`,
  );
  error.name = 'WorkersFail';
  return error;
}
