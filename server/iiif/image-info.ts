import { chooseSizeLimits, toRightsUri } from '#shared/collection/picture-rights.ts';
import type { ServedPicture } from './find-picture.ts';
import { formats, qualities } from './image-request.ts';
import { type Size, shrinkInto } from './plan-image.ts';

export const imageContext = 'http://iiif.io/api/image/3/context.json';

/** Pixels of a tile; two by two of a pyramid's. */
export const tileWidth = 512;
const minListed = 64;

/** The description of a picture for viewers. Source: IIIF Image API 3.0 §5. */
export function toImageInfo(
  { size, rights, identifier }: Pick<ServedPicture, 'size' | 'rights' | 'identifier'>,
  address: string,
) {
  const limits = chooseSizeLimits(rights);
  const rightsUri = toRightsUri(rights);
  const manifest = address.replace(
    `/${identifier}`,
    `/manifests/${identifier.slice(0, identifier.lastIndexOf(':'))}`,
  );
  return {
    '@context': imageContext,
    id: address,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    ...size,
    maxWidth: limits.maxWidth,
    maxHeight: limits.maxHeight,
    maxArea: limits.maxArea,
    sizes: listSizes(size, shrinkInto(size, limits)),
    tiles: [{ width: tileWidth, height: tileWidth, scaleFactors: listScaleFactors(size) }],
    ...(rightsUri && { rights: rightsUri }),
    // Whole tiles lie ready as JPEG; WebP is made.
    preferredFormats: ['jpg', 'webp'],
    extraQualities: qualities.filter((quality) => quality !== 'default'),
    extraFormats: formats.filter((format) => format === 'webp'),
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
    partOf: [{ id: manifest, type: 'Manifest' }],
  };
}

/** Halves of the whole, from the smallest on, then the largest there is. */
function listSizes(size: Size, largest: Size): Size[] {
  const sizes: Size[] = [];
  for (let scale = 2; ; scale *= 2) {
    const half = { width: Math.round(size.width / scale), height: Math.round(size.height / scale) };
    if (Math.max(half.width, half.height) < minListed || Math.min(half.width, half.height) < 1)
      break;
    if (half.width < largest.width) sizes.unshift(half);
  }
  return [...sizes, largest];
}

/** Up to the one at which the whole is one tile. */
function listScaleFactors({ width, height }: Size): number[] {
  const factors = [1];
  while (Math.max(width, height) / (factors.at(-1) ?? 1) > tileWidth) {
    factors.push((factors.at(-1) ?? 1) * 2);
  }
  return factors;
}
