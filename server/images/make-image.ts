import sharp, { type Sharp } from 'sharp';
import { plaster } from '#brand/palette.ts';
import type { ImageParameters } from './image-parameters.ts';

export interface MadeImage {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Pictures larger than this are not opened: 200 megapixels. */
const maxInputPixels = 200_000_000;

/** Longer than any listed size takes; what takes longer is given up. */
const maxSeconds = 15;

const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Makes one size and format of a picture.
 * @param master path of the original
 */
export async function makeImage(master: string, parameters: ImageParameters): Promise<MadeImage> {
  const opened = sharp(master, { limitInputPixels: maxInputPixels, sequentialRead: true });
  const { format, hasAlpha, width = 0, height = 0 } = await opened.metadata();
  const cut = cutOut(opened, parameters, width, height);
  const sized = resize(cut, parameters);
  const target = parameters.format ?? (hasAlpha ? 'png' : format === 'webp' ? 'webp' : 'jpg');
  return {
    body: await encode(sized, target, parameters.quality)
      .timeout({ seconds: maxSeconds })
      .toBuffer(),
    contentType: contentTypes[target],
  };
}

function cutOut(image: Sharp, { rect }: ImageParameters, width: number, height: number): Sharp {
  if (!rect || rect.left >= width || rect.top >= height) return image;
  return image.extract({
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  });
}

const sharpFits = {
  clip: 'inside',
  max: 'inside',
  crop: 'cover',
  fill: 'contain',
  scale: 'fill',
  min: 'cover',
} as const;

function resize(image: Sharp, { width, height, fit, crop }: ImageParameters): Sharp {
  if (!width && !height) return image;
  return image.resize({
    width: width ?? undefined,
    height: height ?? undefined,
    fit: sharpFits[fit],
    position: crop,
    background: plaster,
    // More pixels than the original has would be bytes without detail.
    withoutEnlargement: true,
  });
}

/** Low efforts: the defaults take four to ten times as long for pictures a few per cent smaller. */
function encode(image: Sharp, format: keyof typeof contentTypes, quality: number | null): Sharp {
  if (format === 'avif') return image.avif({ quality: quality ?? 52, effort: 2 });
  if (format === 'webp') return image.webp({ quality: quality ?? 78, effort: 2 });
  if (format === 'png') return image.png();
  return image.jpeg({ quality: quality ?? 80, progressive: true });
}
