import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findGround, groundWidth } from '../shared/pictures/find-ground.ts';
import { measureColors } from '../shared/pictures/measure-colors.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { toHex } from './surface/colour.ts';
import { meltIntoGround } from './surface/melt.ts';

/** What the site knows of a picture; `file` is relative to content/images. */
export type PictureRecord = {
  file: string;
  width: number;
  height: number;
  dominantColor: string;
  alt: CatalogueEntry['alt'];
  focalPoint?: CatalogueEntry['focalPoint'];
  /** The colour that a thing lies on, see find-ground.ts; null: no one colour. */
  ground: string | null;
  /** Of a work, without its ground, see measure-colors.ts. */
  colors?: string[];
};

/** Where pictures are written: what is delivered, and the masters of what is looked at closely. */
export type PictureFolders = { images: string; masters: string };

/** Draws one entry into its folder and says what was written. */
export async function writePicture(
  entry: CatalogueEntry,
  { images, masters }: PictureFolders,
): Promise<PictureRecord> {
  const { close = 1 } = entry;
  const picture = await entry.draw(entry.slug, close);
  // A work's page goes on in the colour of the work's ground.
  if (entry.slug.startsWith('objects/')) meltIntoGround(picture);
  const { pixels, width, height } = picture;
  const file = `${entry.slug}.webp`;
  const image = sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  if (close > 1) await write(join(masters, file), await encodeMaster(image));
  const delivered = close > 1 ? image.clone().resize(Math.round(width / close)) : image;
  await write(join(images, file), await encode(delivered, entry.maxBytes));
  return measurePicture(entry, images);
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** The record of a picture that lies in `folder`. */
export async function measurePicture(
  { slug, alt }: CatalogueEntry,
  folder: string,
): Promise<PictureRecord> {
  const file = `${slug}.webp`;
  const image = sharp(join(folder, file));
  const { width, height } = await image.metadata();
  const { channels } = await image.stats();
  const dominantColor = toHex(channels[0].mean, channels[1].mean, channels[2].mean);
  return { file, width, height, dominantColor, alt, ...(await measureLook(join(folder, file))) };
}

/**
 * What a picture lies on and, of a work, the colors that it has.
 * @param path of a picture's file
 */
export async function measureLook(path: string): Promise<Pick<PictureRecord, 'ground' | 'colors'>> {
  const { data, info } = await sharp(path)
    .resize(groundWidth)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels: data, width: info.width, height: info.height };
  const ground = findGround(picture);
  const isWork = path.includes('objects/');
  return isWork ? { ground, colors: measureColors(picture, ground) } : { ground };
}

const usualBytes = 300_000;

/** Woven and stitched surfaces need many bytes; they bear a lower quality than smooth ones. */
async function encode(image: Sharp, maxBytes: number | undefined): Promise<Buffer> {
  // Whoever names a bound means it; elsewhere one step down is enough.
  const qualities = maxBytes === undefined ? [80, 68] : [80, 70, 62, 55, 48, 40];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await image.clone().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length <= (maxBytes ?? usualBytes)) break;
  }
  return bytes;
}

const maxMasterBytes = 3_600_000;

async function encodeMaster(image: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [74, 64, 54, 44, 34]) {
    bytes = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= maxMasterBytes) break;
  }
  return bytes;
}
