import { BadRequest } from './bad-request.ts';

/** The four parts of an image address, as written. Source: IIIF Image API 3.0 §4. */
export interface ImageRequest {
  readonly region: RequestedRegion;
  readonly size: RequestedSize;
  readonly rotation: Rotation;
  readonly quality: Quality;
  readonly format: Format;
}

export type RequestedRegion =
  | { readonly kind: 'full' }
  | { readonly kind: 'square' }
  /** Numbers are pixels, or percent of the whole picture. */
  | {
      readonly kind: 'pixels' | 'percent';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

export type RequestedSize = { readonly mayEnlarge: boolean } & (
  | { readonly kind: 'max' }
  | { readonly kind: 'percent'; readonly percent: number }
  /** One of them null: follows from the other. */
  | { readonly kind: 'sides'; readonly width: number | null; readonly height: number | null }
  | { readonly kind: 'within'; readonly width: number; readonly height: number }
);

export interface Rotation {
  /** Left and right are exchanged before it is turned. */
  readonly isMirrored: boolean;
  /** Degrees, clockwise. */
  readonly degrees: 0 | 90 | 180 | 270;
}

export const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
export type Quality = (typeof qualities)[number];

export const formats = ['jpg', 'png', 'webp'] as const;
export type Format = (typeof formats)[number];

/**
 * Reads `{region}/{size}/{rotation}/{quality}.{format}`.
 * @param parts the four segments, decoded
 * @throws {BadRequest} that says which part is wrong and how it is written
 */
export function parseImageRequest(parts: readonly [string, string, string, string]): ImageRequest {
  const [region, size, rotation, file] = parts;
  return {
    region: parseRegion(region),
    size: parseSize(size),
    rotation: parseRotation(rotation),
    ...parseFile(file),
  };
}

function parseRegion(text: string): RequestedRegion {
  if (text === 'full') return { kind: 'full' };
  if (text === 'square') return { kind: 'square' };
  const isPercent = text.startsWith('pct:');
  const number = isPercent ? decimal : whole;
  const numbers = (isPercent ? text.slice(4) : text).split(',').map(number);
  const [x, y, width, height] = numbers;
  if (numbers.length !== 4 || x == null || y == null || width == null || height == null) {
    throw new BadRequest(400, 'The region must be full, square, x,y,w,h or pct:x,y,w,h.');
  }
  if (width === 0 || height === 0) {
    throw new BadRequest(400, 'The region has no area: give it a width and a height.');
  }
  return { kind: isPercent ? 'percent' : 'pixels', x, y, width, height };
}

function parseSize(text: string): RequestedSize {
  const mayEnlarge = text.startsWith('^');
  const size = mayEnlarge ? text.slice(1) : text;
  const refused = new BadRequest(
    400,
    'The size must be max, w, or ,h or w,h or !w,h or pct:n, in whole pixels from 1.',
  );
  if (size === 'max') return { kind: 'max', mayEnlarge };
  if (size.startsWith('pct:')) {
    const percent = decimal(size.slice(4));
    if (!percent) throw refused;
    return { kind: 'percent', percent, mayEnlarge };
  }
  const isWithin = size.startsWith('!');
  const sides = (isWithin ? size.slice(1) : size).split(',');
  const [width, height] = sides.map((side) => (side === '' ? undefined : whole(side)));
  if (sides.length !== 2 || width === null || height === null) throw refused;
  if (width === 0 || height === 0) throw refused;
  if (isWithin) {
    if (!width || !height) throw refused;
    return { kind: 'within', width, height, mayEnlarge };
  }
  if (!width && !height) throw refused;
  return { kind: 'sides', width: width ?? null, height: height ?? null, mayEnlarge };
}

function parseRotation(text: string): Rotation {
  const isMirrored = text.startsWith('!');
  const turned = decimal(isMirrored ? text.slice(1) : text);
  const degrees = ([0, 90, 180, 270] as const).find((angle) => angle === (turned ?? -1) % 360);
  if (turned === null || turned > 360 || degrees === undefined) {
    throw new BadRequest(400, 'The rotation must be 0, 90, 180 or 270, or one of them after !.');
  }
  return { isMirrored, degrees };
}

function parseFile(text: string): { quality: Quality; format: Format } {
  const [name, end, ...more] = text.split('.');
  const quality = qualities.find((known) => known === name);
  if (!quality) throw new BadRequest(400, `The quality must be one of ${qualities.join(', ')}.`);
  const format = formats.find((known) => known === end);
  if (!format || more.length > 0) {
    throw new BadRequest(400, `The format must be one of ${formats.join(', ')}.`);
  }
  return { quality, format };
}

const whole = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
/** Digits and one point only. Source: §4.7. */
const decimal = (text: string) =>
  /^(\d{1,9}|\d{0,9}\.\d{1,12})$/.test(text) ? Number(text) : null;
