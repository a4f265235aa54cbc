import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Answers, Question, ToParent, ToWorker } from './messages.ts';

/** How a worker ended. */
export interface WorkerEnd {
  /** For the log: `SIGKILL`, or `exit code 1`. */
  readonly how: string;
  /** What it said itself, where it could not start; or that it took nobody any more. */
  readonly error: Error | null;
  /** Sockets that it never took. */
  readonly untaken: readonly Socket[];
}

interface WorkerListener {
  /** Answers visitors from now on. */
  ready(worker: SiteWorker): void;
  /** Said something that the others should know. */
  say(worker: SiteWorker, message: ToParent): void;
  ended(worker: SiteWorker, end: WorkerEnd): void;
}

/** An answer that takes longer is done without. */
const answerWithinMs = 3_000;
/** One that lets sockets lie for so long gets others only when all workers do so. */
const briskWithinMs = 1_000;
/** Longer than reading the index of a large collection holds a process up. */
export const usualTakeWithinMs = 20_000;

/** One worker, as the parent sees it. */
export class SiteWorker {
  /** From 1; that of an ended worker is given to a later one. */
  readonly number: number;
  state: 'starting' | 'ready' | 'finishing' | 'ended' = 'starting';
  /** It was told to end, so its end is no failure. */
  isToldToEnd = false;
  readonly ended: Promise<void>;
  readonly #startedAt = performance.now();
  readonly #child: ChildProcess;
  readonly #untaken = new Map<number, Socket>();
  readonly #takeWithinMs: number;
  /** Since when sockets lie of which none was taken; null: none lies. */
  #untakenSince: number | null = null;
  #stuck: NodeJS.Timeout | undefined;
  readonly #asked = new Map<number, (answer: Answers[Question] | null) => void>();
  #failure: Error | null = null;
  #lastId = 0;

  /** @param takeWithinMs one that takes no socket for so long hangs, and is killed */
  constructor(entry: URL, number: number, listener: WorkerListener, takeWithinMs: number) {
    this.number = number;
    this.#takeWithinMs = takeWithinMs;
    this.#child = fork(entry, [String(number)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#child.on('message', (message: ToParent) => this.#hear(message, listener));
    // Also where it could not even be started; the exit says the rest.
    this.#child.on('error', (error) => {
      this.#failure ??= error;
      if (this.#child.pid === undefined) end(error.message);
    });
    this.#child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    const end = (how: string) => {
      if (this.state === 'ended') return;
      this.state = 'ended';
      clearTimeout(this.#stuck);
      for (const answer of this.#asked.values()) answer(null);
      const untaken = [...this.#untaken.values()];
      this.#untaken.clear();
      resolve();
      listener.ended(this, { how, error: this.#failure, untaken });
    };
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  tell(message: ToWorker): void {
    // What a worker no longer hears is told by its end.
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  /** Hands over a socket of which nothing was read yet. */
  give(socket: Socket): void {
    const id = ++this.#lastId;
    this.#untaken.set(id, socket);
    if (this.#untakenSince === null) this.#awaitTaking();
    if (!this.#child.connected) return;
    // Kept open here until it was taken: a worker that is killed before takes no visitor with it.
    this.#child.send({ type: 'connection', id } satisfies ToWorker, socket, { keepOpen: true });
  }

  /** Whether it takes sockets soon after they were given. */
  get isBrisk(): boolean {
    return this.#untakenSince === null || performance.now() - this.#untakenSince < briskWithinMs;
  }

  /** Sockets that it was given and has not taken yet. */
  get untakenCount(): number {
    return this.#untaken.size;
  }

  #awaitTaking(): void {
    clearTimeout(this.#stuck);
    this.#untakenSince = this.#untaken.size > 0 ? performance.now() : null;
    if (this.#untakenSince === null) return;
    this.#stuck = setTimeout(() => {
      const error = new Error(`The worker took no visitor for ${this.#takeWithinMs} ms.`);
      this.#failure ??= Object.assign(error, { name: 'WorkerHangs' });
      this.kill();
    }, this.#takeWithinMs).unref();
  }

  /** @returns null when it does not answer in time */
  ask<What extends Question>(what: What): Promise<Answers[What] | null> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const settle = (answer: Answers[Question] | null) => {
        clearTimeout(timer);
        this.#asked.delete(id);
        resolve(answer as Answers[What] | null);
      };
      const timer = setTimeout(settle, answerWithinMs, null);
      timer.unref();
      this.#asked.set(id, settle);
      if (this.state === 'ended') settle(null);
      else this.tell({ type: 'ask', id, what });
    });
  }

  get ageMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Lets it answer what it has, then end; one that is not ready yet ends at once. */
  finish(quietMs: number): void {
    if (this.state === 'ended') return;
    this.isToldToEnd = true;
    if (this.state === 'starting') return void this.kill();
    this.state = 'finishing';
    this.tell({ type: 'finish', quietMs });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #hear(message: ToParent, listener: WorkerListener): void {
    switch (message.type) {
      case 'ready':
        if (this.state === 'starting') {
          this.state = 'ready';
          listener.ready(this);
        }
        return;
      case 'took': {
        const socket = this.#untaken.get(message.id);
        this.#untaken.delete(message.id);
        this.#awaitTaking();
        // Closes this process's copy only.
        socket?.destroy();
        return;
      }
      case 'answer':
        return void this.#asked.get(message.id)?.(message.answer);
      case 'failed': {
        const { name, message: text, stack } = message;
        this.#failure = Object.assign(new Error(text), { name, ...(stack && { stack }) });
        return;
      }
      default:
        listener.say(this, message);
    }
  }
}
