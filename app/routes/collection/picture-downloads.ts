import { chooseSizeLimits, isFreeToUse, type Rights } from '#shared/picture-rights.ts';

/** One size of a picture to take away. */
export interface PictureDownload {
  /** Below the site's origin. */
  readonly href: string;
  readonly fileName: string;
  /** Pixels of the longer side; null: as large as the picture is. */
  readonly pixels: number | null;
}

/** Longer sides, for a slide and for print. */
const steps = [1_024, 2_400];

/**
 * Our own image service's address of a picture.
 * @param position of the picture among the object's, counted from 1
 * @returns null for a picture that lies elsewhere
 */
export const toImageService = (id: string, src: string | null, position: number): string | null =>
  src?.startsWith('/images/') ? `/iiif/3/${id}:${position}` : null;

/** The sizes in which the rights let a picture be taken away; none where others may hold rights in it. */
export function listDownloads(
  service: string | null,
  picture: { readonly width: number; readonly height: number },
  rights: Rights | null,
  name: string,
): PictureDownload[] {
  if (!service || !isFreeToUse(rights)) return [];
  const { maxWidth } = chooseSizeLimits(rights);
  const longer = Math.max(picture.width, picture.height);
  const smaller = steps.filter((step) => step < longer && step < maxWidth);
  return [...smaller, null].map((pixels) => ({
    href: `${service}/full/${pixels === null ? 'max' : `!${pixels},${pixels}`}/0/default.jpg`,
    fileName: `${name}${pixels === null ? '' : `-${pixels}`}.jpg`,
    pixels,
  }));
}
