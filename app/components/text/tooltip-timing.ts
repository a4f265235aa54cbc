/** Specification §9: "Tooltip open delay 700 ms; skip delay 300 ms". */
const openDelayMs = 700;
const skipDelayMs = 300;

/**
 * Decides when the tooltips of a page open: after the delay, or at once when another one closed
 * less than the skip delay ago, so that a row of buttons can be read quickly.
 */
export class TooltipTiming {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAt = Number.NEGATIVE_INFINITY;
  private isOpen = false;

  /** @param open called after the delay, unless `leave` comes before */
  enter(open: () => void): void {
    clearTimeout(this.timer);
    const delay = Date.now() - this.closedAt < skipDelayMs ? 0 : openDelayMs;
    this.timer = setTimeout(() => {
      this.isOpen = true;
      open();
    }, delay);
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.isOpen) this.closedAt = Date.now();
    this.isOpen = false;
  }
}
