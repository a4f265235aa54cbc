import type { Rect } from './picture-value.ts';

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** In pixels: the site cuts in steps of as many. */
const leastSide = 64;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The part at another place, as far as the picture's edges allow. In pixels. */
export const movePart = (part: Rect, x: number, y: number, all: Sides): Rect => ({
  ...part,
  x: Math.round(within(x, 0, all.width - part.width)),
  y: Math.round(within(y, 0, all.height - part.height)),
});

/**
 * The part with other sides, its upper left corner where it is.
 * @param proportion width through height, which it keeps; null: the sides are free
 */
export function sizePart(part: Rect, wanted: Sides, all: Sides, proportion: number | null): Rect {
  const most = { width: all.width - part.x, height: all.height - part.y };
  const least = {
    width: Math.min(leastSide, most.width),
    height: Math.min(leastSide, most.height),
  };
  if (proportion === null) {
    return {
      ...part,
      width: Math.round(within(wanted.width, least.width, most.width)),
      height: Math.round(within(wanted.height, least.height, most.height)),
    };
  }
  const [byWidth, byHeight] = [wanted.width, wanted.height * proportion];
  // The side leads that is changed more.
  const isWidth = Math.abs(byWidth - part.width) >= Math.abs(byHeight - part.width);
  const width = within(
    isWidth ? byWidth : byHeight,
    Math.max(leastSide, leastSide * proportion),
    Math.min(most.width, most.height * proportion),
  );
  return {
    ...part,
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(width / proportion)),
  };
}

/** A part that was chosen in a file with other sides lies in this one. */
export function fitPart(part: Rect, all: Sides): Rect {
  const width = Math.min(part.width, all.width);
  const height = Math.min(part.height, all.height);
  return movePart({ ...part, width, height }, part.x, part.y, all);
}
