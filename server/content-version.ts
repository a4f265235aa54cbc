import type { Services } from '#app/request-context.ts';
import type { Log } from './log.ts';

/**
 * Knows the version of all content without asking on every request: it looks at intervals, and at
 * once when told of a change. While a service fails the last known version stays.
 */
export class ContentVersion {
  readonly #services: Services;
  readonly #log: Log;
  readonly #intervalMs: number;
  #versions = ['', '', ''];
  #current = '';
  #timer: NodeJS.Timeout | undefined;
  #listener: (() => void) | null = null;

  constructor(services: Services, log: Log, intervalMs = 2_000) {
    this.#services = services;
    this.#log = log;
    this.#intervalMs = intervalMs;
  }

  get current(): string {
    return this.#current;
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#timer = setInterval(() => void this.refresh(), this.#intervalMs);
    this.#timer.unref();
  }

  /** Calls the listener after every change that is noticed from now on. */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  stop(): void {
    this.#listener = null;
    clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    const { contentManagement, objectCollection, pageBuilder } = this.#services;
    const asked = await Promise.allSettled([
      contentManagement.findContentVersion(),
      objectCollection.findContentVersion(),
      pageBuilder.findContentVersion(),
    ]);
    this.#versions = asked.map((answer, index) =>
      answer.status === 'fulfilled' ? answer.value : (this.#versions[index] ?? ''),
    );
    const next = this.#versions.join('~');
    if (next === this.#current) return;
    this.#log.debug({ version: next }, 'content changed');
    this.#current = next;
    this.#listener?.();
  }
}
