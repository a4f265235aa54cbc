/** Pixels as they follow one another in rows, three bytes each. */
export interface RawPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How wide a picture is measured: finer than this only grain is seen. */
export const groundWidth = 200;

/** Of 255, in its farthest channel: shadows and the light's falling off stay below, a thing does not. */
const near = 16;
/** Of the border. What stands on a floor in front of a wall has a wall around most of it. */
const neededShare = 0.6;

/**
 * The colour that a thing was pictured on: what most of the picture's outermost pixels have.
 * @param picture some 200 pixels wide
 * @returns `#rrggbb`; null: the border has no one colour, as in a picture of a place
 */
export function findGround({ pixels, width, height }: RawPicture): string | null {
  const border: number[] = [];
  for (let y = 0; y < height; y++) {
    const isEnd = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += isEnd ? 1 : Math.max(1, width - 1)) border.push(y * width + x);
  }
  const channels = [0, 1, 2].map((channel) => border.map((at) => pixels[3 * at + channel] ?? 0));
  const middle = channels.map(
    (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0,
  );
  const isNear = (_: number, at: number) =>
    channels.every(
      (values, channel) => Math.abs((values[at] ?? 0) - (middle[channel] ?? 0)) <= near,
    );
  if (border.filter(isNear).length < neededShare * border.length) return null;
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
