import type { SizeLimits } from '#shared/collection/picture-rights.ts';
import { BadRequest } from './bad-request.ts';
import type { Format, ImageRequest, RequestedRegion, RequestedSize } from './image-request.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A request in pixels of a certain picture; everything in it is within bounds. */
export interface ImagePlan {
  readonly region: Size & { readonly left: number; readonly top: number };
  /** Before it is turned. */
  readonly size: Size;
  readonly rotation: ImageRequest['rotation'];
  /** `color` is the default. */
  readonly quality: 'default' | 'gray' | 'bitonal';
  readonly format: Format;
  /** The one way to write it: `full/max/0/default.jpg`. Source: §4.8. */
  readonly canonical: string;
}

/**
 * Turns a request into a plan for one picture.
 * @throws {BadRequest} when the result would be empty, too large, or enlarged
 */
export function planImage(request: ImageRequest, picture: Size, limits: SizeLimits): ImagePlan {
  const region = cutRegion(request.region, picture);
  const largest = shrinkInto(region, limits);
  const size = chooseSize(request.size, region, largest, limits);
  const { rotation, format } = request;
  const quality = request.quality === 'color' ? 'default' : request.quality;
  const isFull = region.width === picture.width && region.height === picture.height;
  const isLargest = size.width === largest.width && size.height === largest.height;
  return {
    region,
    size,
    rotation,
    quality,
    format,
    canonical: [
      isFull ? 'full' : `${region.left},${region.top},${region.width},${region.height}`,
      isLargest ? 'max' : `${size.width},${size.height}`,
      `${rotation.isMirrored ? '!' : ''}${rotation.degrees}`,
      `${quality}.${format}`,
    ].join('/'),
  };
}

function cutRegion(region: RequestedRegion, picture: Size): ImagePlan['region'] {
  if (region.kind === 'full') return { left: 0, top: 0, ...picture };
  if (region.kind === 'square') {
    const side = Math.min(picture.width, picture.height);
    return {
      left: Math.floor((picture.width - side) / 2),
      top: Math.floor((picture.height - side) / 2),
      width: side,
      height: side,
    };
  }
  const unit = region.kind === 'pixels' ? { width: 100, height: 100 } : picture;
  const across = (part: number) => Math.round((part * unit.width) / 100);
  const down = (part: number) => Math.round((part * unit.height) / 100);
  const left = across(region.x);
  const top = down(region.y);
  if (left >= picture.width || top >= picture.height) {
    throw new BadRequest(
      400,
      `The region lies outside the picture, which is ${picture.width} by ${picture.height} pixels.`,
    );
  }
  return {
    left,
    top,
    width: Math.min(Math.max(1, across(region.width)), picture.width - left),
    height: Math.min(Math.max(1, down(region.height)), picture.height - top),
  };
}

function chooseSize(asked: RequestedSize, region: Size, largest: Size, limits: SizeLimits): Size {
  const size = toPixels(asked, region, largest, limits);
  if (size.width > region.width || size.height > region.height) {
    if (asked.mayEnlarge) {
      throw new BadRequest(
        501,
        'This server does not enlarge pictures: ask for at most the size of the region.',
      );
    }
    throw new BadRequest(
      400,
      `The size is larger than the region, which is ${region.width} by ${region.height} pixels.`,
    );
  }
  if (isBeyond(size, limits)) {
    throw new BadRequest(
      400,
      `The size is larger than this picture is served: at most ${limits.maxWidth} by ${limits.maxHeight} pixels, ${limits.maxArea} in all.`,
    );
  }
  return size;
}

function toPixels(asked: RequestedSize, region: Size, largest: Size, limits: SizeLimits): Size {
  if (asked.kind === 'max') return asked.mayEnlarge ? growInto(region, limits) : largest;
  if (asked.kind === 'percent') {
    const scaled = (side: number) => Math.round((side * asked.percent) / 100);
    const size = { width: scaled(region.width), height: scaled(region.height) };
    if (size.width < 1 || size.height < 1) {
      throw new BadRequest(400, 'The picture would have no pixels: ask for a larger percentage.');
    }
    return size;
  }
  if (asked.kind === 'within') {
    const box = asked.mayEnlarge ? growInto(region, limits) : largest;
    const width = Math.min(asked.width, box.width);
    const height = Math.min(asked.height, box.height);
    return fitInto(region, width, height);
  }
  const { width, height } = asked;
  return {
    width: width ?? follow(region.width, height ?? 1, region.height),
    height: height ?? follow(region.height, width ?? 1, region.width),
  };
}

/** A side in the proportions of the region; never nothing, however narrow it is. */
const follow = (side: number, given: number, other: number) =>
  Math.max(1, Math.round((side * given) / other));

function fitInto(region: Size, width: number, height: number): Size {
  return width * region.height <= height * region.width
    ? { width, height: Math.min(height, follow(region.height, width, region.width)) }
    : { width: Math.min(width, follow(region.width, height, region.height)), height };
}

const isBeyond = ({ width, height }: Size, limits: SizeLimits) =>
  width > limits.maxWidth || height > limits.maxHeight || width * height > limits.maxArea;

/** The largest that is allowed of a region. */
export function shrinkInto(region: Size, limits: SizeLimits): Size {
  if (!isBeyond(region, limits)) return { width: region.width, height: region.height };
  return growInto(region, limits);
}

function growInto(region: Size, { maxWidth, maxHeight, maxArea }: SizeLimits): Size {
  const scale = Math.min(
    maxWidth / region.width,
    maxHeight / region.height,
    Math.sqrt(maxArea / (region.width * region.height)),
  );
  // Rounded down, or the area would be a few pixels too large.
  return {
    width: Math.max(1, Math.floor(region.width * scale)),
    height: Math.max(1, Math.floor(region.height * scale)),
  };
}
