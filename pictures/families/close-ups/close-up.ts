import { join } from 'node:path';
import sharp from 'sharp';
import { toLinear } from '../../surface/colour.ts';
import type { Picture } from '../../surface/mount.ts';
import { type Lit, lookNear, type NearView } from './near.ts';
import { develop, makeSunlight, type Sunlight } from './sunlight.ts';

/** Something that is drawn flat, seen from near and from the side, in the sun that comes through a window. */
export type CloseUp = {
  of: (seed: string) => Lit | Promise<Lit>;
  view: NearView;
  light?: Sunlight;
  width?: number;
  height?: number;
};

export async function drawCloseUp(p: CloseUp, seed: string): Promise<Picture> {
  const small = Number(process.env.PICTURE_SCALE ?? 1);
  const { light = {} } = p;
  const [width, height] = [p.width ?? 2400, p.height ?? 1500].map((side) =>
    Math.round(side * small),
  );
  const sight = lookNear(await p.of(seed), p.view, width, height);
  return develop(sight, makeSunlight(light, seed), light);
}

const content = join(import.meta.dirname, '../../../content');

/**
 * A work as it was drawn, in the light that it was drawn in.
 * @param name its picture; a master is taken where it has one
 */
export const ofWork =
  (name: string, folder: 'masters' | 'images' = 'masters') =>
  async (): Promise<Lit> => {
    const { data, info } = await sharp(join(content, folder, `objects/${name}.webp`))
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return inRoom({ width: info.width, height: info.height, pixels: data });
  };

/** What lies flat and was lit as it was drawn, in the shade of a room and in the sun from its window. */
export function inRoom({ width, height, pixels }: Picture): Lit {
  const shade = new Float32Array(pixels.length);
  const sun = new Float32Array(pixels.length);
  const cool = [0.27, 0.3, 0.36];
  const warm = [1.02, 0.86, 0.66];
  for (let i = 0; i < pixels.length; i++) {
    shade[i] = toLinear[pixels[i]] * cool[i % 3];
    sun[i] = toLinear[pixels[i]] * warm[i % 3];
  }
  return { width, height, shade, sun };
}
