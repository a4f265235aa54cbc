import { sourceSetWidths as widths } from '#shared/picture-sizes.ts';

export interface PictureCrop {
  readonly width: number;
  readonly height: number;
}

/**
 * The address of a picture with size parameters (imgix names); the format is the endpoint's choice
 * by what the browser accepts. Parameters that the address already carries, such as an editor's
 * `rect`, stay.
 */
export function toPictureAddress(
  src: string,
  size: { readonly width: number; readonly height?: number },
): string {
  const [path = '', query = ''] = src.split('?');
  if (path.endsWith('.svg')) return src;
  const parameters = new URLSearchParams(query);
  for (const name of ['width', 'height', 'h']) parameters.delete(name);
  parameters.set('auto', 'format,compress');
  parameters.set('w', String(size.width));
  if (size.height) {
    parameters.set('h', String(size.height));
    parameters.set('fit', 'crop');
  }
  return `${path}?${parameters.toString().replaceAll('%2C', ',')}`;
}

/**
 * Candidates for `srcset`: every kept width up to the original's. With a crop: its own size, and
 * smaller ones of the same proportions.
 */
export function toSourceSet(src: string, originalWidth: number, crop?: PictureCrop): string {
  const most = crop?.width ?? originalWidth;
  const smaller = widths.filter((width) => width < most);
  const next = widths.find((width) => width >= most);
  const candidates = crop ? [...smaller, most] : next ? [...smaller, next] : smaller;
  return candidates
    .map((width) => {
      const height = crop && Math.round((width * crop.height) / crop.width);
      return `${toPictureAddress(src, { width, height })} ${width}w`;
    })
    .join(', ');
}
