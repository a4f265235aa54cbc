/** The part of imgix's parameters that the site and Prismic's helpers use. Source: cms.md §7. */
export interface ImageParameters {
  /** Pixels, already multiplied by the device's pixel ratio and within bounds; null: not limited. */
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
  readonly format: 'avif' | 'webp' | 'jpg' | 'png' | null;
  /** 1 to 100; null: the format's own default. */
  readonly quality: number | null;
}

const maxSide = 4_096;
const maxPixels = 25_000_000;
/** An open resizing service would otherwise fill the disk one pixel at a time. */
const widthStep = 16;
const fits = ['clip', 'max', 'crop', 'fill', 'scale', 'min'] as const;
const formats = ['avif', 'webp', 'jpg', 'png'] as const;

/**
 * Reads the parameters of an image address. Nothing is refused: what is out of bounds is moved into
 * them and what is not understood is ignored, as the real service does.
 * @param accept the request's Accept header; with `auto=format` it chooses the format
 */
export function parseImageParameters(query: URLSearchParams, accept: string): ImageParameters {
  const ratio = clamp(readNumber(query, 'dpr') ?? 1, 1, 5);
  const sized = (value: number | null) =>
    value === null
      ? null
      : clamp(Math.ceil((value * ratio) / widthStep) * widthStep, widthStep, maxSide);
  const width = sized(readNumber(query, 'w', 'width'));
  let height = sized(readNumber(query, 'h', 'height'));
  if (width && height && width * height > maxPixels) height = Math.floor(maxPixels / width);
  return {
    width,
    height,
    fit: fits.find((fit) => fit === query.get('fit')) ?? 'clip',
    crop: readCrop(query.get('crop')),
    rect: readRect(query.get('rect')),
    format: chooseFormat(query, accept),
    quality: quality(readNumber(query, 'q', 'quality')),
  };
}

/** The same picture has one name in the cache, however its address was written. */
export function toCacheKey(parameters: ImageParameters): string {
  const { width, height, fit, crop, rect, format, quality } = parameters;
  const area = rect ? `${rect.left},${rect.top},${rect.width},${rect.height}` : '-';
  return [width ?? '-', height ?? '-', fit, crop, area, format ?? '-', quality ?? '-'].join('_');
}

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
  const [left, top, width, height] = numbers.map(Math.floor) as [number, number, number, number];
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function readNumber(query: URLSearchParams, ...names: string[]): number | null {
  for (const name of names) {
    const value = Number(query.get(name) ?? Number.NaN);
    if (Number.isFinite(value) && value > 0) return value;
  }
  return null;
}

const quality = (value: number | null) =>
  value === null ? null : clamp(Math.round(value / 5) * 5, 5, 100);

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
