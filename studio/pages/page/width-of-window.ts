import type { FrameWidth } from '../../items/preview/FrameChoices.tsx';

/** The width of a page that this window shows largest. */
export const widthOfWindow = (): FrameWidth =>
  matchMedia('(max-width: 46rem)').matches
    ? 390
    : matchMedia('(max-width: 75rem)').matches
      ? 768
      : 1440;
