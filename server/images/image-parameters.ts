import { pictureProportions, pictureWidths } from '#shared/collection/picture-sizes.ts';
import type { FocalPoint } from './uploaded-media.ts';

/** The part of imgix's parameters that the site and Prismic's helpers use. Source: cms.md §7. */
export interface ImageParameters {
  /** Pixels, already multiplied by the device's pixel ratio and one of the listed; null: not limited. */
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: 'clip' | 'max' | 'crop' | 'fill' | 'scale' | 'min';
  readonly crop: 'top' | 'bottom' | 'left' | 'right' | 'centre';
  /** In pixels of the original, cut out first. */
  readonly rect: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** What must be seen of the picture where a part is cut away; null: `crop` says it. */
  readonly focalPoint: FocalPoint | null;
  readonly format: 'avif' | 'webp' | 'jpg' | 'png' | null;
  /** 1 to 100; null: the format's own default. */
  readonly quality: number | null;
}

const fits = ['clip', 'max', 'crop', 'fill', 'scale', 'min'] as const;
/** In these a part is cut away. */
const cuttingFits: readonly string[] = ['crop', 'min'];
const formats = ['avif', 'webp', 'jpg', 'png'] as const;
const qualities = [45, 60, 75, 90];
/** The edges of a cut move to multiples of it, in pixels. */
const rectStep = 64;

/**
 * Reads the parameters of an image address. An open resizing service would fill the disk and the
 * processors one pixel at a time, so there is a list of sizes. Nothing is refused: what is not
 * listed becomes what is listed next to it, and what is not understood is ignored, as the real service does.
 * @param accept the request's Accept header; with `auto=format` it chooses the format
 */
export function parseImageParameters(query: URLSearchParams, accept: string): ImageParameters {
  const ratio = Math.min(5, Math.max(1, readNumber(query, 'dpr') ?? 1));
  const size = chooseSize(readNumber(query, 'w', 'width'), readNumber(query, 'h', 'height'), ratio);
  // With one side alone there is nothing to fit and nothing to cut.
  const isBox = size.width !== null && size.height !== null;
  const fit = (isBox && fits.find((known) => known === query.get('fit'))) || 'clip';
  return {
    ...size,
    fit,
    crop: cuttingFits.includes(fit) ? readCrop(query.get('crop')) : 'centre',
    rect: readRect(query.get('rect')),
    focalPoint: null,
    format: chooseFormat(query, accept),
    quality: chooseQuality(readNumber(query, 'q', 'quality')),
  };
}

/** The same, cut around what matters in the picture, unless the address says which side. */
export const aroundFocalPoint = (
  parameters: ImageParameters,
  focalPoint: FocalPoint | null,
): ImageParameters =>
  cuttingFits.includes(parameters.fit) && parameters.crop === 'centre'
    ? { ...parameters, focalPoint }
    : parameters;

/** The same picture has one name in the cache, however its address was written. */
export function toCacheKey(parameters: ImageParameters): string {
  const { width, height, fit, crop, rect, focalPoint, format, quality } = parameters;
  const area = rect ? `${rect.left},${rect.top},${rect.width},${rect.height}` : '-';
  const focus = focalPoint ? `${focalPoint.x},${focalPoint.y}` : crop;
  return [width ?? '-', height ?? '-', fit, focus, area, format ?? '-', quality ?? '-'].join('_');
}

function chooseSize(width: number | null, height: number | null, ratio: number) {
  if (width === null) return { width, height: height && chooseListed(height * ratio) };
  const listed = chooseListed(width * ratio);
  if (height === null) return { width: listed, height };
  return {
    width: listed,
    height: Math.round(listed / nearest(pictureProportions, width / height)),
  };
}

/** Never smaller than asked for, as long as there is a larger one. */
const chooseListed = (side: number): number =>
  pictureWidths.find((width) => width >= Math.floor(side)) ?? (pictureWidths.at(-1) as number);

function chooseFormat(query: URLSearchParams, accept: string): ImageParameters['format'] {
  const asked = query.get('fm') === 'jpeg' ? 'jpg' : query.get('fm');
  const format = formats.find((known) => known === asked);
  if (format) return format;
  if (!(query.get('auto') ?? '').split(',').includes('format')) return null;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : null;
}

function readCrop(value: string | null): ImageParameters['crop'] {
  const words = (value ?? '').split(',');
  return (
    (['top', 'bottom', 'left', 'right'] as const).find((side) => words.includes(side)) ?? 'centre'
  );
}

function readRect(value: string | null): ImageParameters['rect'] {
  const numbers = (value ?? '').split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every((n) => Number.isFinite(n) && n >= 0)) return null;
  const [x, y, wide, high] = numbers as [number, number, number, number];
  if (wide < 1 || high < 1) return null;
  const [left, top] = [toStep(x), toStep(y)];
  return {
    left,
    top,
    width: Math.max(rectStep, toStep(x + wide) - left),
    height: Math.max(rectStep, toStep(y + high) - top),
  };
}

const toStep = (pixels: number) => Math.round(pixels / rectStep) * rectStep;

function readNumber(query: URLSearchParams, ...names: string[]): number | null {
  for (const name of names) {
    const value = Number(query.get(name) ?? Number.NaN);
    if (Number.isFinite(value) && value > 0) return value;
  }
  return null;
}

const chooseQuality = (value: number | null) => (value === null ? null : nearest(qualities, value));

/** By proportion: 2 lies in the middle of 1 and 4. */
const nearest = (listed: readonly number[], value: number): number => {
  const distance = (one: number) => Math.abs(Math.log(one / value));
  return listed.reduce((best, one) => (distance(one) < distance(best) ? one : best));
};
