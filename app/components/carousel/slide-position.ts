/** The position of a scroller, in its own pixels. */
export interface ScrollerState {
  readonly scrollStart: number;
  readonly viewWidth: number;
  readonly contentWidth: number;
  /** Start of each slide from the start of the content, in order. */
  readonly slideStarts: readonly number[];
}

export interface SlidePosition {
  /** Counted from 0; the slide at the start of the view, or the last one at the end of the way. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Pixels; zoomed browsers stop fractions of one before the end. */
export const tolerance = 2;

/** Which slide a scroller shows first, and whether it can go further either way. */
export function toSlidePosition(state: ScrollerState): SlidePosition {
  const { scrollStart, viewWidth, contentWidth, slideStarts } = state;
  const isFirst = scrollStart <= tolerance;
  const isLast = scrollStart + viewWidth >= contentWidth - tolerance;
  if (isLast && !isFirst) return { index: Math.max(0, slideStarts.length - 1), isFirst, isLast };
  const distances = slideStarts.map((start) => Math.abs(start - scrollStart));
  return { index: Math.max(0, distances.indexOf(Math.min(...distances))), isFirst, isLast };
}
