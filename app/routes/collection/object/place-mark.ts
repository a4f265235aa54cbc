import type { DetailBox } from './object-view.ts';

/** In pixels of the picture. */
export interface MarkPlace {
  readonly radius: number;
  /** Where the disc with the number stands. */
  readonly disc: readonly [x: number, y: number];
  /** The line from its rim to what it points at, inside the part. */
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
}

/** Percent of a side: what is wider has no room left beside it. */
const wide = 60;

/**
 * The number of a part stands beside it and not upon what one is to look at: on the side of the nearer edge of the picture
 * if there is room, above or below what is wide.
 */
export function placeMark(
  { left, top, width, height }: DetailBox,
  picture: { readonly width: number; readonly height: number },
): MarkPlace {
  const radius = Math.round(Math.max(picture.width, picture.height) * 0.03);
  const x = Math.round(((left + width / 2) * picture.width) / 100);
  const y = Math.round(((top + height / 2) * picture.height) / 100);
  const [across, down] = [(width * picture.width) / 200, (height * picture.height) / 200];
  if (width > wide) {
    const [disc, start, end] = step(y, down, picture.height, radius);
    return { radius, disc: [x, disc], start: [x, start], end: [x, end] };
  }
  const [disc, start, end] = step(x, across, picture.width, radius);
  return { radius, disc: [disc, y], start: [start, y], end: [end, y] };
}

/** The part and its number, in percent of the sides: who looks at it from near sees both. */
export function withMark(
  { left, top, width, height }: DetailBox,
  { disc: [x, y], radius }: MarkPlace,
  picture: { readonly width: number; readonly height: number },
): DetailBox {
  const across = (pixels: number) => (pixels * 100) / picture.width;
  const down = (pixels: number) => (pixels * 100) / picture.height;
  const start = Math.min(left, across(x - radius));
  const above = Math.min(top, down(y - radius));
  return {
    left: start,
    top: above,
    width: Math.max(left + width, across(x + radius)) - start,
    height: Math.max(top + height, down(y + radius)) - above,
  };
}

/** Along one side of the picture. */
function step(
  middle: number,
  half: number,
  length: number,
  radius: number,
): [disc: number, start: number, end: number] {
  const offset = half + 1.5 * radius;
  const least = 1.2 * radius;
  const out = middle < length / 2 ? -1 : 1;
  const hasRoom = (way: number) =>
    middle + way * offset >= least && middle + way * offset <= length - least;
  const way = hasRoom(out) || !hasRoom(-out) ? out : -out;
  const disc = Math.round(Math.min(Math.max(middle + way * offset, least), length - least));
  // Corners of the box may be bare ground.
  const reach = 1.5 * radius + Math.min(0.6 * half, 2.4 * radius);
  return [disc, disc - way * radius, Math.round(disc - way * reach)];
}
