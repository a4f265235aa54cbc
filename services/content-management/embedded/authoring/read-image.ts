import type { FieldModel, Thumbnail } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import { createKey } from '../stored-document.ts';
import type { FieldContext, KnownImage } from './field-context.ts';

/** What a file says of a picture in one place. */
interface GivenImage {
  readonly file?: unknown;
  /** Null: not said yet. */
  readonly alt?: unknown;
  readonly credit?: unknown;
  /**
   * What of the picture is shown: `[x, y, width, height]` in its pixels, and width and height at which it is
   * shown where these are others.
   */
  readonly part?: unknown;
  /** The same of the model's thumbnails, by their names; absent: from the middle. */
  readonly crops?: unknown;
}

/**
 * Reads a picture's name `"<group>/<slug>"`, or `{ "file": … }` with words and cuts of this place.
 * Size, color and words come from the list of pictures. A picture that is not there is warned of
 * and left empty.
 */
export function readImage(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): unknown {
  const given = typeof value === 'string' ? { file: value } : ((value ?? {}) as GivenImage);
  const { file, alt, credit, part, crops = {}, ...unknown } = given as GivenImage;
  const isSound = Object.keys(unknown).length === 0 && isText(alt) && isText(credit);
  if (typeof file !== 'string' || !isSound) {
    context.reject(path, 'must be the name of a picture, or { file, alt, credit, part, crops }');
    return emptyValueOf(model);
  }
  const image = Object.hasOwn(context.images, file) ? context.images[file] : undefined;
  if (!image) {
    context.warn(path, `there is no picture "${file}"`, 'file');
    return emptyValueOf(model);
  }
  const { language } = context;
  const ownAlt = image.alt[language] || (image.isDecorative ? '' : null);
  const labels: Labels = {
    alt: alt === undefined ? ownAlt : (alt as string | null),
    credit:
      credit === undefined ? image.credit?.[language] || null : (credit as string | null) || null,
  };
  const own = part === undefined ? null : readPart(part, image);
  const thumbnails = model.config?.thumbnails ?? [];
  const chosen = new Map(
    Object.entries(crops as object).map(([name, crop]) => [name, readCrop(crop, image)]),
  );
  const isKnown = [...chosen.keys()].every((name) => thumbnails.some((one) => one.name === name));
  if ((part !== undefined && !own) || !isKnown || [...chosen.values()].includes(null)) {
    context.reject(path, 'must say parts of the picture as [x, y, width, height] in its pixels');
    return emptyValueOf(model);
  }
  const whole = own
    ? createImage(file, image, labels, own.crop, own.size)
    : createImage(file, image, labels, { x: 0, y: 0, ...image }, null);
  return {
    ...whole,
    ...Object.fromEntries(
      thumbnails.map((thumbnail) => [
        thumbnail.name,
        createThumbnail(file, image, labels, thumbnail, chosen.get(thumbnail.name) ?? null),
      ]),
    ),
  };
}

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

interface Labels {
  /** Empty: there is nothing to say; null: it is not said yet. */
  readonly alt: string | null;
  readonly credit: string | null;
}

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function readPart(value: unknown, image: KnownImage) {
  const numbers = Array.isArray(value) ? value : [];
  const crop = readCrop(numbers.slice(0, 4), image);
  const [width, height, ...more] = numbers.slice(4);
  if (!crop || more.length > 0) return null;
  if (width === undefined) return { crop, size: crop };
  return [width, height].every((side) => Number.isInteger(side) && side > 0)
    ? { crop, size: { width, height } }
    : null;
}

/** @returns null for what is no part of the picture */
function readCrop(value: unknown, image: KnownImage): Crop | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  if (!value.every((number) => Number.isInteger(number) && number >= 0)) return null;
  const [x, y, width, height] = value as [number, number, number, number];
  const isInside = x + width <= image.width && y + height <= image.height;
  return isInside && width > 0 && height > 0 ? { x, y, width, height } : null;
}

function createImage(
  name: string,
  image: KnownImage,
  labels: Labels,
  crop: Crop,
  size: { width: number; height: number } | null,
) {
  const ending = image.file.split('.').at(-1) ?? 'webp';
  const { version = 1 } = image;
  const rect = [crop.x, crop.y, crop.width, crop.height].join(',');
  const cut = size ? `&rect=${rect}&w=${size.width}&h=${size.height}` : '';
  const zoom = size ? size.width / crop.width : 1;
  const sides = size ?? image;
  return {
    dimensions: { width: sides.width, height: sides.height },
    alt: labels.alt,
    copyright: labels.credit,
    url: `/images/${name}.${ending}?auto=format,compress${version > 1 ? `&v=${version}` : ''}${cut}`,
    id: image.id ?? createKey('image', name).slice(0, 18),
    edit: { x: crop.x, y: crop.y, zoom, background: chooseBackground(name, image) },
  };
}

/** A work goes on in the ground that it lies on; other pictures have their main colour before they come. */
const chooseBackground = (name: string, { ground, dominantColor }: KnownImage) =>
  (name.startsWith('objects/') && ground) || dominantColor;

/** @param chosen null: the largest part of the thumbnail's proportions, from the middle */
function createThumbnail(
  name: string,
  image: KnownImage,
  labels: Labels,
  thumbnail: Thumbnail,
  chosen: Crop | null,
) {
  const width = thumbnail.width ?? image.width;
  const height = thumbnail.height ?? Math.round((image.height * width) / image.width);
  const scale = Math.min(image.width / width, image.height / height);
  const crop = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const place = {
    x: Math.floor((image.width - crop.width) / 2),
    y: Math.floor((image.height - crop.height) / 2),
    ...crop,
  };
  return createImage(name, image, labels, chosen ?? place, { width, height });
}
