import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { RefusalReason } from './refusals.ts';
import { NobodyWaits, TooBusy } from './too-busy.ts';

export interface FairQueueOptions {
  /** How much is done at the same time. */
  readonly concurrency?: number;
  /** Of them for one client; one less than all where absent. */
  readonly runningPerClient?: number;
  readonly maxWaiting?: number;
  readonly maxWaitingPerClient?: number;
  /** Whether a client may have something new done; throws `TooBusy` where it may not. */
  readonly admit?: (client: string) => void;
  /** Told of everything that is refused. */
  readonly onRefused?: (reason: RefusalReason, client: string) => void;
}

/** The client that asks, and how long it waits. */
export interface Asker {
  /** The key that limits are counted by (`client-address.ts`). */
  readonly client: string;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

interface Waiter {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Job {
  readonly key: string;
  readonly work: (signal: AbortSignal) => Promise<unknown>;
  readonly waiters: Set<Waiter>;
  readonly unwanted: AbortController;
  isRunning: boolean;
}

const retryAfterSeconds = 2;

/**
 * Work that visitors wait for, with a bound over all and a share for each client. Clients take
 * turns, so that one who asks for a thousand things holds up nobody who asks for one; what is asked for twice is done
 * once; what nobody waits for any more is not begun.
 */
export class FairQueue {
  readonly #concurrency: number;
  readonly #runningPerClient: number;
  readonly #maxWaiting: number;
  readonly #maxWaitingPerClient: number;
  readonly #admit: (client: string) => void;
  readonly #onRefused: (reason: RefusalReason, client: string) => void;
  readonly #jobs = new Map<string, Job>();
  /** Waiting jobs by who asked; the client whose turn is next comes first. */
  readonly #lanes = new Map<string, Set<Job>>();
  readonly #runningOf = new Map<string, number>();
  readonly #idle = new Map<string, () => Promise<unknown>>();
  #running = 0;
  #waiting = 0;
  #isClosed = false;

  constructor(options: FairQueueOptions = {}) {
    this.#concurrency = options.concurrency ?? Math.max(2, availableParallelism());
    this.#runningPerClient = options.runningPerClient ?? Math.max(1, this.#concurrency - 1);
    this.#maxWaiting = options.maxWaiting ?? 256;
    this.#maxWaitingPerClient = options.maxWaitingPerClient ?? 64;
    this.#admit = options.admit ?? (() => {});
    this.#onRefused = options.onRefused ?? (() => {});
  }

  /** How much is being done, and how much waits. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /**
   * @param key what is done; whoever asks for the same gets the same
   * @param work its signal tells that nobody waits any more
   * @throws {TooBusy} when the client's share or that of all is used up
   * @throws {NobodyWaits} when the asker's signal was aborted
   */
  async run<Value>(
    key: string,
    asker: Asker,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    if (asker.signal?.aborted) throw new NobodyWaits('Nobody is waiting for it any more.');
    const known = this.#jobs.get(key);
    const job = known ?? this.#create(key, asker.client, work);
    // Asked for by another one too, it may come in that one's turn.
    if (known && !known.isRunning) this.#line(asker.client, known);
    const result = this.#wait(job, asker.signal);
    this.#startNext();
    return (await result) as Value;
  }

  /** Does something when there is nothing else to do; forgets it where too much is to be done already. */
  runWhenIdle(key: string, work: () => Promise<unknown>): void {
    if (this.#isClosed || this.#idle.size >= this.#maxWaiting || this.#jobs.has(key)) return;
    this.#idle.set(key, work);
    this.#startIdle();
  }

  /** Begins nothing any more; what waits is refused. */
  close(): void {
    this.#isClosed = true;
    this.#idle.clear();
    for (const job of this.#jobs.values()) {
      if (!job.isRunning) this.#drop(job, new TooBusy('all', retryAfterSeconds));
    }
  }

  #create<Value>(key: string, client: string, work: (signal: AbortSignal) => Promise<Value>): Job {
    if (this.#isClosed) throw new TooBusy('all', retryAfterSeconds);
    const isFull = !this.#isFreeFor(client) || this.#waiting > 0;
    if (isFull && (this.#lanes.get(client)?.size ?? 0) >= this.#maxWaitingPerClient) {
      throw this.#refuse('client', client);
    }
    if (isFull && this.#waiting >= this.#maxWaiting && !this.#makeRoom(client)) {
      throw this.#refuse('all', client);
    }
    try {
      this.#admit(client);
    } catch (error) {
      this.#onRefused('client', client);
      throw error;
    }
    const job = toJob(key, work);
    this.#jobs.set(key, job);
    this.#waiting += 1;
    this.#line(client, job);
    return job;
  }

  /** The client with the most waiting gives up its last one, where it has more than who asks. */
  #makeRoom(client: string): boolean {
    const own = this.#lanes.get(client)?.size ?? 0;
    let longest: [string, Set<Job>] | null = null;
    for (const lane of this.#lanes)
      if (lane[1].size > (longest?.[1].size ?? own + 1)) longest = lane;
    const last = longest && [...longest[1]].at(-1);
    if (!longest || !last) return false;
    this.#drop(last, this.#refuse('all', longest[0]));
    return true;
  }

  #refuse(by: 'client' | 'all', client: string): TooBusy {
    this.#onRefused(by, client);
    return new TooBusy(by, retryAfterSeconds);
  }

  #line(client: string, job: Job): void {
    const lane = this.#lanes.get(client) ?? new Set();
    if (lane.size >= this.#maxWaitingPerClient) return;
    lane.add(job);
    this.#lanes.set(client, lane);
  }

  #wait(job: Job, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.waiters.delete(waiter);
        reject(new NobodyWaits('Nobody is waiting for it any more.'));
        if (job.waiters.size > 0) return;
        if (job.isRunning) job.unwanted.abort();
        else this.#takeAway(job);
      };
      const settle = (end: (value: unknown) => void) => (value: unknown) => {
        signal?.removeEventListener('abort', leave);
        end(value);
      };
      const waiter = { resolve: settle(resolve), reject: settle(reject) };
      job.waiters.add(waiter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #takeAway(job: Job): void {
    if (this.#jobs.get(job.key) !== job) return;
    this.#jobs.delete(job.key);
    this.#waiting -= 1;
    this.#unline(job);
  }

  #unline(job: Job): void {
    for (const [client, lane] of this.#lanes) {
      if (lane.delete(job) && lane.size === 0) this.#lanes.delete(client);
    }
  }

  #drop(job: Job, error: Error): void {
    this.#takeAway(job);
    for (const waiter of job.waiters) waiter.reject(error);
  }

  #isFreeFor(client: string): boolean {
    const own = this.#runningOf.get(client) ?? 0;
    return this.#running < this.#concurrency && own < this.#runningPerClient;
  }

  #startNext(): void {
    while (this.#running < this.#concurrency) {
      const next = [...this.#lanes].find(([client]) => this.#isFreeFor(client));
      const [job] = next?.[1] ?? [];
      if (!next || !job) break;
      const [client, lane] = next;
      this.#waiting -= 1;
      this.#unline(job);
      // Its next turn comes after everybody else's.
      if (this.#lanes.delete(client)) this.#lanes.set(client, lane);
      void this.#start(job, client);
    }
    this.#startIdle();
  }

  async #start(job: Job, client: string): Promise<void> {
    job.isRunning = true;
    this.#running += 1;
    this.#runningOf.set(client, (this.#runningOf.get(client) ?? 0) + 1);
    try {
      const value = await job.work(job.unwanted.signal);
      for (const waiter of job.waiters) waiter.resolve(value);
    } catch (error) {
      for (const waiter of job.waiters) waiter.reject(error);
    } finally {
      if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key);
      this.#running -= 1;
      const left = (this.#runningOf.get(client) ?? 1) - 1;
      if (left > 0) this.#runningOf.set(client, left);
      else this.#runningOf.delete(client);
      this.#startNext();
    }
  }

  #startIdle(): void {
    const [next] = this.#idle;
    if (!next || this.#running > 0 || this.#waiting > 0 || this.#isClosed) return;
    const [key, work] = next;
    this.#idle.delete(key);
    // Nobody waits for it yet; whoever asks for the same meanwhile gets it.
    const job = toJob(key, work);
    this.#jobs.set(key, job);
    void this.#start(job, '');
  }
}

/** Begun in another request's turn, work still belongs to the request that asked for it. */
const toJob = (key: string, work: Job['work']): Job => ({
  key,
  work: AsyncLocalStorage.bind(work),
  waiters: new Set(),
  unwanted: new AbortController(),
  isRunning: false,
});
