import { type ColorName, toColorName } from '../collection/color-name.ts';
import type { RawPicture } from './find-ground.ts';

/** Of a work: what covers less is an accent that nobody would look for it by. */
const leastShare = 0.08;
/** White glaze and silver turn gray in their own shade, so that only much of it makes a gray work. */
const leastGray = 0.3;
/** Of 255: a shadow on the ground belongs to the ground. */
const near = 28;

/**
 * The colors of a work, without what it lies on.
 * @param picture some 200 pixels wide
 * @param ground as `findGround` found it; null: the work fills its picture
 * @returns one `#rrggbb` of each everyday color that covers enough of it, the largest first
 */
export function measureColors(picture: RawPicture, ground: string | null): string[] {
  const { pixels } = picture;
  const isGround = ground === null ? () => false : findAround(picture, ground);
  const found = new Map<ColorName, number[]>();
  let total = 0;
  for (let at = 0; at < picture.width * picture.height; at++) {
    if (isGround(at)) continue;
    total++;
    const name = toColorName(toHex(pixels, at));
    if (!name) continue;
    const places = found.get(name);
    if (places) places.push(at);
    else found.set(name, [at]);
  }
  return [...found]
    .filter(([name, { length }]) => length >= total * (name === 'gray' ? leastGray : leastShare))
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([, places]) => toHex(pixels, chooseMiddle(pixels, places)));
}

/** What of the ground's color is joined to the border: white glaze within a dish on white is glaze. */
function findAround({ pixels, width, height }: RawPicture, ground: string) {
  const color = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const around = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (at: number) => {
    if (around[at]) return;
    if (color.some((value, channel) => Math.abs((pixels[3 * at + channel] ?? 0) - value) > near))
      return;
    around[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at % width > 0) visit(at - 1);
    if (at % width < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return (at: number) => around[at] === 1;
}

/** The one nearest to their mean: the mean itself may have another name. */
function chooseMiddle(pixels: Uint8Array, places: readonly number[]): number {
  const channels = [0, 1, 2];
  const mean = channels.map(
    (channel) =>
      places.reduce((sum, at) => sum + (pixels[3 * at + channel] ?? 0), 0) / places.length,
  );
  const apart = (at: number) =>
    Math.hypot(
      ...channels.map((channel) => (pixels[3 * at + channel] ?? 0) - (mean[channel] ?? 0)),
    );
  return places.reduce((best, at) => (apart(at) < apart(best) ? at : best));
}

const toHex = (pixels: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((channel) => (pixels[3 * at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
