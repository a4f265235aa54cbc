import { loadDrawing } from './drawing.ts';

/** Entries that lie as far below the window, in parts of its height, are about to be seen. */
const nearMargin = '50%';

/**
 * Brings the code of a document's entries: of each when it comes near the window, of all when
 * somebody presses anything, which may change what they show; at once where the browser cannot tell.
 * What fails, as without a connection, is tried again; until then the server's HTML stays, whose
 * links and forms work without.
 */
export function loadWhenWanted(root: Document): void {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new Set(root.querySelectorAll<HTMLElement>('[data-bundles]'));
  if (waiting.size === 0) return;
  const load = (entry: HTMLElement) =>
    loadDrawing(entry.dataset.bundles?.split(' ') ?? []).then(
      () => {
        waiting.delete(entry);
        if (waiting.size === 0) ending.abort();
      },
      () => {},
    );
  const loadAll = () => {
    for (const entry of waiting) void load(entry);
  };
  if (typeof IntersectionObserver === 'undefined') {
    loadAll();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void load(target as HTMLElement);
      }
    },
    { rootMargin: nearMargin },
  );
  for (const entry of waiting) observer.observe(entry);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const press of ['pointerdown', 'keydown']) {
    root.addEventListener(press, loadAll, { signal, capture: true, passive: true });
  }
}
