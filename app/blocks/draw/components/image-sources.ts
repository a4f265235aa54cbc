import { toPictureAddress, toSourceSet } from '#app/components/media/picture-address.ts';

/** Widths that the page builder's picture service is asked for. Source: reference §7, Image. */
const serviceWidths = [100, 200, 400, 800, 1200, 1600, 2000];
/** The masters of our own pictures are about this wide. */
const ownWidth = 2_400;

export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
  /** The same in WebP, where the service has to be asked for it. */
  readonly webpSrcSet?: string;
}

/** Sizes of a picture, where somebody makes them: our image endpoint, or the page builder. */
export function toImageSources(
  src: string,
  given: string | undefined,
  noWebp = false,
): ImageSources {
  if (src.startsWith('/images/') && !src.endsWith('.svg')) {
    const srcSet = toSourceSet(src, ownWidth);
    return { src: toPictureAddress(src, { width: 1_200 }), ...(srcSet && { srcSet }) };
  }
  const isOfService = /^https:\/\/([\w-]+\.)*(builder\.io|cdn\.shopify\.com)\//.test(src);
  if (isOfService && !noWebp && !/\.svg($|\?)/.test(src)) {
    const srcSet = toServiceSourceSet(src);
    return { src, srcSet, webpSrcSet: srcSet.replaceAll('?', '?format=webp&') };
  }
  // A set that was made for another picture is of no use.
  return given?.includes(src.split('?')[0] ?? src) ? { src, srcSet: given } : { src };
}

function toServiceSourceSet(src: string): string {
  const [path = '', query = ''] = src.split('?');
  const parameters = new URLSearchParams(query);
  const own = Number(parameters.get('width')) || null;
  parameters.delete('width');
  const rest = parameters.size > 0 ? `&${parameters}` : '';
  const sized = serviceWidths
    .filter((width) => width !== own)
    .map((width) => `${path}?width=${width}${rest} ${width}w`);
  return [...sized, own ? `${path}?width=${own}${rest} ${own}w` : src].join(', ');
}
