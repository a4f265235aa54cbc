import type { FieldModel, Thumbnail } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import { createKey } from '../stored-document.ts';
import type { FieldContext, KnownImage } from './field-context.ts';

/**
 * Reads a picture's name `"<group>/<slug>"`, or `{ "file": …, "alt": … }` with words of its own.
 * Size, colour and words come from the list of pictures. A picture that is not there is warned of
 * and left empty.
 */
export function readImage(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): unknown {
  const given = typeof value === 'string' ? { file: value } : (value as Record<string, unknown>);
  const { file, alt, ...unknown } = given ?? {};
  const [extra] = Object.keys(unknown);
  const isAlt = alt === undefined || typeof alt === 'string';
  if (typeof file !== 'string' || extra !== undefined || !isAlt) {
    context.reject(path, 'must be the name of a picture, or { file, alt }');
    return emptyValueOf(model);
  }
  const image = Object.hasOwn(context.images, file) ? context.images[file] : undefined;
  if (!image) {
    context.warn(path, `there is no picture "${file}"`, 'file');
    return emptyValueOf(model);
  }
  const words = alt ?? image.alt[context.language];
  const labels = { alt: words, credit: image.credit?.[context.language] ?? null };
  const whole = createImage(file, image, labels, { x: 0, y: 0, ...image }, null);
  const thumbnails = (model.config?.thumbnails ?? []).map((thumbnail) => [
    thumbnail.name,
    createThumbnail(file, image, labels, thumbnail),
  ]);
  return { ...whole, ...Object.fromEntries(thumbnails) };
}

interface Labels {
  readonly alt: string;
  readonly credit: string | null;
}

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function createImage(
  name: string,
  image: KnownImage,
  labels: Labels,
  crop: Crop,
  size: { width: number; height: number } | null,
) {
  const ending = image.file.split('.').at(-1) ?? 'webp';
  const rect = [crop.x, crop.y, crop.width, crop.height].join(',');
  const cut = size ? `&rect=${rect}&w=${size.width}&h=${size.height}` : '';
  const zoom = size ? size.width / crop.width : 1;
  return {
    dimensions: size ?? { width: image.width, height: image.height },
    alt: labels.alt,
    copyright: labels.credit,
    url: `/images/${name}.${ending}?auto=format,compress${cut}`,
    id: createKey('image', name).slice(0, 18),
    edit: { x: crop.x, y: crop.y, zoom, background: chooseBackground(name, image) },
  };
}

/** A work goes on in the ground that it lies on; other pictures have their main colour before they come. */
const chooseBackground = (name: string, { ground, dominantColor }: KnownImage) =>
  (name.startsWith('objects/') && ground) || dominantColor;

/** The largest part of the thumbnail's proportions, from the middle. */
function createThumbnail(name: string, image: KnownImage, labels: Labels, thumbnail: Thumbnail) {
  const width = thumbnail.width ?? image.width;
  const height = thumbnail.height ?? Math.round((image.height * width) / image.width);
  const scale = Math.min(image.width / width, image.height / height);
  const crop = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const place = {
    x: Math.floor((image.width - crop.width) / 2),
    y: Math.floor((image.height - crop.height) / 2),
    ...crop,
  };
  return createImage(name, image, labels, place, { width, height });
}
