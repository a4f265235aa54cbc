import type { Log } from '../process/log.ts';
import type { SiteServices } from '../services/build-services.ts';

/** How often it is looked for changes, and how long clients believe an answer of a service. */
export const contentCheckMs = 2_000;

/**
 * Knows the version of all content without asking on every request: it looks at intervals, and at
 * once when told of a change. While a service fails the last known version stays.
 */
export class ContentVersion {
  readonly #services: SiteServices;
  readonly #log: Log;
  readonly #intervalMs: number;
  #versions = ['', '', ''];
  #current = '';
  #timer: NodeJS.Timeout | undefined;
  #changeTimer: NodeJS.Timeout | undefined;
  #nextChangeAt = Number.POSITIVE_INFINITY;
  /** The last moment that was waited for: what is said by the clock is another version from then on. */
  #changedAt = 0;
  /** Looks that began, and the latest of them that ended: an earlier one says what was before. */
  #begun = 0;
  #ended = 0;
  readonly #findNextChange: FindNextChange;
  #listener: (() => void) | null = null;

  /** @param findNextChange not needed where the services are elsewhere */
  constructor(
    services: SiteServices,
    log: Log,
    findNextChange: FindNextChange = async () => null,
    intervalMs = contentCheckMs,
  ) {
    this.#services = services;
    this.#log = log;
    this.#findNextChange = findNextChange;
    this.#intervalMs = intervalMs;
  }

  /** Milliseconds until pages become untrue by the clock; infinite where nothing is scheduled. */
  get msUntilChange(): number {
    return this.#nextChangeAt - Date.now();
  }

  get current(): string {
    return this.#current;
  }

  /** The same without the moments of the clock: what another process calls so has the same content. */
  get ofContent(): string {
    return this.#versions.join('~');
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
    clearTimeout(this.#changeTimer);
  }

  async refresh(): Promise<void> {
    const turn = ++this.#begun;
    const { contentManagement, objectCollection, pageBuilder } = this.#services;
    const asked = await Promise.allSettled([
      contentManagement.findContentVersion(),
      objectCollection.findContentVersion(),
      pageBuilder.findContentVersion(),
    ]);
    if (turn < this.#ended) return;
    this.#ended = turn;
    this.#versions = asked.map((answer, index) =>
      answer.status === 'fulfilled' ? answer.value : (this.#versions[index] ?? ''),
    );
    await this.#waitForNextChange();
    this.#tell();
  }

  #tell(): void {
    const next = [...this.#versions, this.#changedAt].join('~');
    if (next === this.#current) return;
    this.#log.debug({ version: next }, 'content changed');
    this.#current = next;
    this.#listener?.();
  }

  /** Content has changed: it is looked at anew, past what clients believe for seconds. */
  async expectChange(): Promise<void> {
    const { contentManagement, objectCollection, pageBuilder } = this.#services;
    contentManagement.expectChange();
    objectCollection.expectChange();
    pageBuilder.expectChange();
    await this.refresh();
  }

  /** Looks at the very moment at which something changes. */
  async #waitForNextChange(): Promise<void> {
    const now = Date.now();
    const at = await this.#findNextChange(now).catch(() => null);
    // A look that comes between a moment and its timer must not lose it.
    if (this.#nextChangeAt <= now) this.#changedAt = this.#nextChangeAt;
    this.#nextChangeAt = at ?? Number.POSITIVE_INFINITY;
    clearTimeout(this.#changeTimer);
    if (at === null || at - now > maxTimerMs) return;
    this.#changeTimer = setTimeout(
      () => {
        // Whatever is kept is untrue from here on, however long the services take to answer.
        this.#changedAt = at;
        this.#tell();
        void this.expectChange();
      },
      at - now + timerMarginMs,
    );
    this.#changeTimer.unref();
  }
}

/** Later changes are found again by then; longer ones a timer cannot hold. */
const maxTimerMs = 3_600_000;
/** Timers may run a moment early. */
const timerMarginMs = 20;

/** @returns the next moment after the given one, milliseconds since 1970; null: none is known */
export type FindNextChange = (now: number) => Promise<number | null>;
