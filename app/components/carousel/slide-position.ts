/** The position of a scroller, in its own pixels. */
export interface ScrollerState {
  readonly scrollStart: number;
  readonly viewWidth: number;
  readonly contentWidth: number;
  /** Start and end of each slide from the start of the content, in order. */
  readonly slides: readonly (readonly [start: number, end: number])[];
}

export interface SlidePosition {
  /** Those in view whole, counted from 1: '2', '1–3'. */
  readonly shown: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Pixels; zoomed browsers stop fractions of one before the end. */
export const tolerance = 2;

/** Which slides a scroller shows, and whether it can go further either way. */
export function toSlidePosition(state: ScrollerState): SlidePosition {
  const start = state.scrollStart - tolerance;
  const end = state.scrollStart + state.viewWidth + tolerance;
  const first = state.slides.findIndex((slide) => slide[0] >= start) + 1;
  const last = state.slides.findLastIndex((slide) => slide[1] <= end) + 1;
  return {
    shown: last > first ? `${first}–${last}` : `${first}`,
    isFirst: start <= 0,
    isLast: end >= state.contentWidth,
  };
}
