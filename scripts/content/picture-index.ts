import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageIndex } from '#server/content/read-image-index.ts';
import { describePicture } from '#server/images/describe-picture.ts';
import { groundWidth } from '#shared/pictures/find-ground.ts';
import { measureColors } from '#shared/pictures/measure-colors.ts';

/** The picture or the list cannot be used; nothing was changed. */
export class CannotAdd extends Error {}

const endings: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
};
const maxPixels = 12_000;

/** Size and colors of a picture, as visitors see it. @throws {CannotAdd} where it is none */
export async function readPicture(file: string) {
  if (!existsSync(file))
    throw new CannotAdd(`The file ${file} does not exist. Nothing was changed.`);
  try {
    const image = sharp(file, { limitInputPixels: maxPixels * maxPixels, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    const ending = endings[format ?? ''];
    const { width, height } = autoOrient;
    if (!ending) throw new CannotAdd(`is of the kind ${format}; it must be .webp, .jpg or .png`);
    if (Math.max(width, height) > maxPixels) {
      throw new CannotAdd(`is ${width} × ${height}; at most ${maxPixels} pixels are taken`);
    }
    return { width, height, ending, ...(await describePicture(file)) };
  } catch (error) {
    throw new CannotAdd(
      `${file} cannot be taken: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}

/**
 * The colors by which a work is found.
 * @param ground as `readPicture` says it
 */
export async function readColors(file: string, ground: string | null): Promise<string[]> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(groundWidth)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return measureColors({ pixels: data, width: info.width, height: info.height }, ground);
}

/** @throws {CannotAdd} where the list is broken: it must not be written over */
export function readIndex(folder: string): ImageIndex {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return {};
  try {
    const index: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof index === 'object' && index !== null && !Array.isArray(index))
      return index as ImageIndex;
    throw new Error('is no list of pictures');
  } catch (error) {
    throw new CannotAdd(
      `${path} must be mended first: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}

/** As a whole or not at all. */
export function writeIndex(folder: string, index: ImageIndex): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'index.json');
  writeFileSync(`${path}.part`, `${JSON.stringify(index, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}
