/** Specification §9: "Collection scroll animation 2000 ms after 150 ms delay". */
export const scrollDelayMs = 150;
const scrollDurationMs = 2000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the page's top into view over two seconds. A visitor who scrolls meanwhile is not held;
 * with reduced motion it happens at once.
 * @returns ends the scrolling where it is
 */
export function scrollToTopSlowly(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {};
  }
  const from = window.scrollY;
  let begin: number | null = null;
  let frame = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of interruptions) window.removeEventListener(name, stop);
  };
  const step = (now: number) => {
    begin ??= now;
    const progress = Math.min(1, (now - begin) / scrollDurationMs);
    // Cubic, slow at both ends.
    const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
    window.scrollTo({ top: from * (1 - eased), behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };

  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
