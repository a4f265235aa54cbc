import type { Sharp } from 'sharp';
import { plaster } from '#brand/palette.ts';
import type { ImageParameters } from './image-parameters.ts';
import { loadSharp } from './load-sharp.ts';

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
  const sharp = await loadSharp();
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

function cutOut(image: Sharp, parameters: ImageParameters, width: number, height: number): Sharp {
  const { rect } = parameters;
  const whole = { left: 0, top: 0, width, height };
  const isInside = rect && rect.left < width && rect.top < height;
  const cut = isInside
    ? {
        left: rect.left,
        top: rect.top,
        width: Math.min(rect.width, width - rect.left),
        height: Math.min(rect.height, height - rect.top),
      }
    : whole;
  const area = toAreaAround(cut, whole, parameters);
  return area === whole ? image : image.extract(area);
}

type Area = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** The largest part of the wanted proportions, as near around what matters as the edges allow. */
function toAreaAround(
  cut: Area,
  whole: Pick<Area, 'width' | 'height'>,
  { width, height, focalPoint }: Pick<ImageParameters, 'width' | 'height' | 'focalPoint'>,
): Area {
  if (!focalPoint || !width || !height) return cut;
  const scale = Math.min(cut.width / width, cut.height / height);
  const side = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const place = (middle: number, size: number, from: number, room: number) =>
    from + Math.round(Math.min(Math.max(0, middle - from - size / 2), room - size));
  return {
    left: place(focalPoint.x * whole.width, side.width, cut.left, cut.width),
    top: place(focalPoint.y * whole.height, side.height, cut.top, cut.height),
    ...side,
  };
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
