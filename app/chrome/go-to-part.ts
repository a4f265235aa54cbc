/** For so long a part may come after its page: its code is on the way. */
const waitMs = 5_000;

/**
 * Gives the focus to the part of a page that an address names, as browsers do where no script takes a
 * link over. A part that comes later than its page is scrolled to as well, unless the visitor has begun
 * to do something else.
 * @param fragment as an address writes it; one that cannot be read names nothing
 * @returns ends the wait
 */
export function goToPart(fragment: string): () => void {
  const id = decode(fragment);
  if (id === null) return () => {};
  const find = () => {
    const part = document.getElementById(id);
    if (part && part.tabIndex < 0) part.tabIndex = -1;
    part?.focus({ preventScroll: true });
    return part;
  };
  const ending = new AbortController();
  const end = () => ending.abort();
  if (find()) return end;
  const observer = new MutationObserver(() => {
    const part = find();
    if (!part) return;
    end();
    part.scrollIntoView();
  });
  const { signal } = ending;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, end, { signal, passive: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}

function decode(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return null;
  }
}
