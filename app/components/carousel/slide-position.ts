/** What is asked of a scroller. */
type Scroller = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** Start and end of each slide from the start of the content, in pixels, in order. */
type Slides = readonly (readonly [start: number, end: number])[];

export interface SlidePosition {
  /** Those in view whole, counted from 1: '2', '1–3'. */
  readonly shown: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Pixels; zoomed browsers stop fractions of one before the end. */
const tolerance = 2;

/** Which slides a scroller shows, and whether it can go further either way. */
export function toSlidePosition(
  { scrollLeft, clientWidth, scrollWidth }: Scroller,
  slides: Slides,
): SlidePosition {
  const from = scrollLeft - tolerance;
  const to = scrollLeft + clientWidth + tolerance;
  const first = slides.findIndex(([start]) => start >= from) + 1;
  const last = slides.findLastIndex(([, end]) => end <= to) + 1;
  return {
    shown: last > first ? `${first}–${last}` : `${first}`,
    isFirst: from <= 0,
    isLast: to >= scrollWidth,
  };
}

/** Where the slides begin that follow those in view whole, or precede them; undefined: there are none. */
export function findNextView(
  { scrollLeft, clientWidth }: Omit<Scroller, 'scrollWidth'>,
  slides: Slides,
  step: 1 | -1,
): number | undefined {
  const some = slides.filter(([start]) => step * (start - scrollLeft) > tolerance);
  const first = some.find(([start, end]) =>
    step > 0
      ? end > scrollLeft + clientWidth + tolerance
      : start > scrollLeft - clientWidth - tolerance,
  );
  return (first ?? some.at(-1))?.[0];
}
