import { sourceSetWidths as widths } from '#shared/collection/picture-sizes.ts';

export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  /** What is kept where the sides are cut away; without it the middle. */
  readonly from?: 'right';
}

/** Services that make pictures in sizes, by these parameters: the Prismic CMS's, imgix, Unsplash's. */
const sizingHosts = /^(?:[\w-]+\.)*(?:prismic\.io|imgix\.net|unsplash\.com)$/;

/**
 * Whether sizes can be asked for. Somebody else's server answers parameters that it does not know
 * with the whole picture at best, and 400 at worst.
 */
function takesSizes(src: string): boolean {
  if (!/^[a-z]+:/i.test(src)) return true;
  const address = URL.parse(src);
  return (
    address !== null && (sizingHosts.test(address.hostname) || address.searchParams.has('auto'))
  );
}

/**
 * The address of a picture with size parameters (imgix names); the format is the endpoint's choice
 * by what the browser accepts. Parameters that the address already carries, such as an editor's
 * `rect`, stay.
 */
export function toPictureAddress(
  src: string,
  size: Pick<PictureCrop, 'width' | 'from'> & { readonly height?: number },
): string {
  const [path = '', query = ''] = src.split('?');
  if (path.endsWith('.svg') || !takesSizes(src)) return src;
  const crop = size.height
    ? `&h=${size.height}&fit=crop${size.from ? `&crop=${size.from}` : ''}`
    : '';
  const wanted = `auto=format,compress&w=${size.width}${crop}`;
  // Nearly all: a page has some two hundred such addresses.
  if (query === '') return `${path}?${wanted}`;
  const parameters = new URLSearchParams(query);
  for (const name of ['width', 'height', 'h']) parameters.delete(name);
  for (const [name, value] of new URLSearchParams(wanted)) parameters.set(name, value);
  return `${path}?${parameters.toString().replaceAll('%2C', ',')}`;
}

/**
 * Candidates for `srcset`: every kept width up to the original's. With a crop: its own size, and
 * smaller ones of the same proportions. None where sizes cannot be asked for.
 */
export function toSourceSet(
  src: string,
  originalWidth: number,
  crop?: PictureCrop,
): string | undefined {
  if (!takesSizes(src)) return undefined;
  const most = crop?.width ?? originalWidth;
  const smaller = widths.filter((width) => width < most);
  const next = widths.find((width) => width >= most);
  const candidates = crop ? [...smaller, most] : next ? [...smaller, next] : smaller;
  return candidates
    .map((width) => {
      const height = crop && Math.round((width * crop.height) / crop.width);
      return `${toPictureAddress(src, { ...crop, width, height })} ${width}w`;
    })
    .join(', ');
}
