/** Source: specification §9: callbacks throttled, dropping after 10 in 100 ms. */
const maxCalls = 10;
const withinMs = 100;

/**
 * @returns whether one more call may go through: the first ten of every 100 ms
 * @param now milliseconds of a clock that never goes back
 */
export function createThrottle(now: () => number): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    const time = now();
    if (time - startedAt >= withinMs) {
      startedAt = time;
      calls = 0;
    }
    calls += 1;
    return calls <= maxCalls;
  };
}

/** "ResizeObserver loop limit exceeded", "… completed with undelivered notifications". */
const noise = /^(Uncaught )?(Error: )?ResizeObserver loop/;

/**
 * Observers that answer a change of size by another one would keep the browser busy, and it then
 * reports an error that concerns nobody. Throttles their callbacks and suppresses the report.
 */
export function quietResizeObservers(scope: typeof globalThis & Window): void {
  const Native = scope.ResizeObserver;
  scope.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      const mayCall = createThrottle(() => performance.now());
      super((entries, observer) => {
        if (mayCall()) callback(entries, observer);
      });
    }
  };
  scope.addEventListener(
    'error',
    (event) => {
      if (!noise.test(event.message)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
