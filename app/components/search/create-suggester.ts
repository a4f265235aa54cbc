export interface SuggesterOptions<Item> {
  /** Must hear the signal: a question that is no longer of interest is aborted. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly show: (items: readonly Item[]) => void;
  /** Letters from which on it is asked; 2 where absent. */
  readonly minLength?: number;
}

export interface Suggester {
  readonly ask: (text: string) => void;
  /** Forgets what is under way. */
  readonly stop: () => void;
}

/** A pause in typing, and the longest that somebody who types without a pause waits. */
const pauseMs = 70;
const maxWaitMs = 250;
const maxCached = 60;

/**
 * Asks for suggestions while somebody types: after a short pause, at the latest after a longer one,
 * one question at a time, none twice. A question that fails shows nothing, since the form works
 * without.
 */
export function createSuggester<Item>(options: SuggesterOptions<Item>): Suggester {
  const { load, show, minLength = 2 } = options;
  const cache = new Map<string, readonly Item[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let underWay: AbortController | null = null;

  function stop() {
    clearTimeout(timer);
    waitingSince = null;
    underWay?.abort();
    underWay = null;
  }

  async function fetchNow(text: string) {
    stop();
    const controller = new AbortController();
    underWay = controller;
    const items = await load(text, controller.signal).catch(() => null);
    if (controller.signal.aborted) return;
    if (items) keep(text, items);
    show(items ?? []);
  }

  function keep(text: string, items: readonly Item[]) {
    cache.set(text, items);
    const oldest = cache.keys().next().value;
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  }

  return {
    stop,
    ask(typed) {
      const text = typed.trim().replace(/\s+/g, ' ');
      const known = text.length < minLength ? [] : cache.get(text);
      if (known) {
        stop();
        show(known);
        return;
      }
      const now = Date.now();
      waitingSince ??= now;
      clearTimeout(timer);
      const delay = Math.max(0, Math.min(pauseMs, waitingSince + maxWaitMs - now));
      timer = setTimeout(() => void fetchNow(text), delay);
    },
  };
}
