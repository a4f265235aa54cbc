import { type RefObject, useEffect } from 'react';

/** A disclosure that lies over the page closes by Escape, by a press beside it, and when the focus leaves it. */
export function useDismissible(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current: element } = details;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    const ending = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'focusin']) {
      // Before the page, for which Escape has a meaning of its own.
      document.addEventListener(type, close, { signal: ending.signal, capture: true });
    }
    return () => ending.abort();
  }, [details]);
}
