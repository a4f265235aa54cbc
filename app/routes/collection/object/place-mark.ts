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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Percent of a side: what is wider has no room left beside it. */
const wide = 60;

/**
 * The number of a part stands beside it, upon neither what one is to look at nor what another number names: toward the
 * nearer edge of the picture if there is room, else above or below, as what is wide has it.
 */
export function placeMark(
  box: DetailBox,
  picture: Size,
  others: readonly DetailBox[] = [],
): MarkPlace {
  const radius = Math.round(Math.max(picture.width, picture.height) * 0.03);
  const [x, y] = toMiddle(box, picture);
  const across = listPlaces(x, (box.width * picture.width) / 200, picture.width, radius).map(
    ({ disc, start, end, hasRoom }) => ({
      mark: { radius, disc: [disc, y], start: [start, y], end: [end, y] } satisfies MarkPlace,
      hasRoom,
    }),
  );
  const down = listPlaces(y, (box.height * picture.height) / 200, picture.height, radius).map(
    ({ disc, start, end, hasRoom }) => ({
      mark: { radius, disc: [x, disc], start: [x, start], end: [x, end] } satisfies MarkPlace,
      hasRoom,
    }),
  );
  const [out, back] = across;
  const places =
    box.width > wide ? down : [out, ...down, back].filter((place) => place !== undefined);
  const chosen =
    places.find(
      ({ mark, hasRoom }) => hasRoom && !others.some((other) => covers(mark, other, picture)),
    ) ??
    places.find(({ hasRoom }) => hasRoom) ??
    places[0];
  if (!chosen) throw new Error('A part has no side');
  return chosen.mark;
}

/** The part in the middle of what is seen, and beside it its number, in percent of the sides. */
export function withMark(box: DetailBox, { disc, radius }: MarkPlace, picture: Size): DetailBox {
  const middle = toMiddle(box, picture);
  const reach = (axis: 0 | 1, size: number, length: number) =>
    Math.max(size, (Math.abs(disc[axis] - middle[axis]) + radius) * (200 / length));
  const width = reach(0, box.width, picture.width);
  const height = reach(1, box.height, picture.height);
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

function toMiddle({ left, top, width, height }: DetailBox, picture: Size): [number, number] {
  return [
    Math.round(((left + width / 2) * picture.width) / 100),
    Math.round(((top + height / 2) * picture.height) / 100),
  ];
}

/** Along one side of the picture: toward its nearer edge, then away from it. */
function listPlaces(middle: number, half: number, length: number, radius: number) {
  const offset = half + 1.5 * radius;
  const least = 1.2 * radius;
  // Corners of the box may be bare ground.
  const reach = 1.5 * radius + Math.min(0.6 * half, 2.4 * radius);
  const out = middle < length / 2 ? -1 : 1;
  return [out, -out].map((way) => {
    const wanted = middle + way * offset;
    const disc = Math.round(Math.min(Math.max(wanted, least), length - least));
    return {
      disc,
      start: disc - way * radius,
      end: Math.round(disc - way * reach),
      hasRoom: wanted >= least && wanted <= length - least,
    };
  });
}

/** Whether a number stands upon a part: one may lie within another, whose ornament goes on around it. */
function covers({ disc: [x, y], radius }: MarkPlace, box: DetailBox, picture: Size): boolean {
  const [middleX, middleY] = toMiddle(box, picture);
  return (
    Math.abs(x - middleX) < radius + (box.width * picture.width) / 200 &&
    Math.abs(y - middleY) < radius + (box.height * picture.height) / 200
  );
}
