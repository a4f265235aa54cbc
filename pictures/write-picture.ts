import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { toHex } from './surface/colour.ts';

/** What the site knows of a picture; `file` is relative to content/images. */
export type PictureRecord = {
  file: string;
  width: number;
  height: number;
  dominantColor: string;
  alt: CatalogueEntry['alt'];
};

/** Draws one entry into `folder` and says what was written. */
export async function writePicture(entry: CatalogueEntry, folder: string): Promise<PictureRecord> {
  const picture = await entry.draw(entry.slug);
  const file = `${entry.slug}.webp`;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  const image = sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  });
  await writeFile(join(folder, file), await encode(image, entry.maxBytes));
  return measurePicture(entry, folder);
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
  return { file, width, height, dominantColor, alt };
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
