/** Things that a script has asked for at a later time, all in all. */
const maxTimers = 20;

interface Timer {
  readonly begin: () => void;
  readonly pause: () => void;
}

/** Values that expressions read and actions change; the blocks of one entry share them. */
export class StateStore {
  readonly #timers = new Set<Timer>();
  #isThere = false;
  /** The entry's script has run on it. */
  hasRun = false;
  #base: Readonly<Record<string, unknown>> = {};
  readonly #written: Record<string, unknown> = Object.create(null);
  /** Both together; null: to be put together anew, once for many changes. */
  #values: Readonly<Record<string, unknown>> | null = {};
  #version = 0;
  readonly #listeners = new Set<() => void>();
  /** What the state is apart from what actions wrote; the same base changes nothing. */
  rebase(base: Readonly<Record<string, unknown>>) {
    if (base === this.#base) return;
    this.#base = base;
    this.#values = null;
  }

  get values(): Readonly<Record<string, unknown>> {
    this.#values ??= { ...this.#base, ...this.#written };
    return this.#values;
  }

  read = (name: string): unknown => {
    if (Object.hasOwn(this.#written, name)) return this.#written[name];
    return Object.hasOwn(this.#base, name) ? this.#base[name] : undefined;
  };

  write = (name: string, value: unknown) => {
    this.#written[name] = value;
    this.#values = null;
    this.touch();
  };

  /** Tells that something changed, be it deep inside a value. */
  touch = () => {
    this.#version++;
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  version = () => this.#version;

  /** Runs something later; what is asked for while the entry is drawn begins when it is there. */
  later = (act: () => void, delayMs: number, isRepeated: boolean): (() => void) => {
    if (this.#timers.size >= maxTimers) return () => {};
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const timer: Timer = {
      begin: () => {
        timeout = setTimeout(run, delayMs);
      },
      pause: () => clearTimeout(timeout),
    };
    const run = () => {
      if (isRepeated) timer.begin();
      else this.#timers.delete(timer);
      try {
        act();
      } catch {
        // A script that fails is left where it is, as everywhere.
      }
    };
    this.#timers.add(timer);
    if (this.#isThere) timer.begin();
    return () => {
      timer.pause();
      this.#timers.delete(timer);
    };
  };

  /** The entry is on the page from now on. @returns to be called when it is no longer */
  begin = (): (() => void) => {
    this.#isThere = true;
    for (const timer of this.#timers) timer.begin();
    return () => {
      this.#isThere = false;
      for (const timer of this.#timers) timer.pause();
    };
  };
}
