import type { Socket } from 'node:net';
import type { SiteWorker } from './site-worker.ts';

/** Visitors who wait while no worker is up, and for each worker; more are turned away. */
const maxWaiting = 2_000;

/** Gives visitors' sockets, of which nothing was read, to the workers in turn. */
export class HandOver {
  readonly #listReady: () => readonly SiteWorker[];
  readonly #waiting = new Set<Socket>();
  #turn = 0;
  #isClosed = false;

  constructor(listReady: () => readonly SiteWorker[]) {
    this.#listReady = listReady;
  }

  /** Where no worker is ready the socket waits for the next one. */
  give(socket: Socket): void {
    const ready = this.#listReady();
    const brisk = ready.filter(({ isBrisk }) => isBrisk);
    const chosen = brisk.length > 0 ? brisk : ready;
    const worker = chosen[this.#turn++ % chosen.length];
    if (worker && worker.untakenCount < maxWaiting) return void worker.give(socket);
    if (worker || this.#isClosed || this.#waiting.size >= maxWaiting) return void socket.destroy();
    this.#waiting.add(socket);
  }

  /** A worker is ready. */
  giveWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const socket of waiting) this.give(socket);
  }

  /** No worker will come any more. */
  close(): void {
    this.#isClosed = true;
    for (const socket of this.#waiting) socket.destroy();
    this.#waiting.clear();
  }
}
