import { findImageService } from '#shared/collection/image-service-address.ts';
import { chooseSizeLimits, isFreeToUse, type Rights } from '#shared/collection/picture-rights.ts';

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

/** The address of a picture at any size: ours is below the origin, others are complete addresses. */
export interface ImageServiceOfPicture {
  readonly address: string;
  readonly isOurs: boolean;
}

/**
 * The image service of a picture.
 * @param position of the picture among the object's, counted from 1
 * @param hosts of other houses whose services visitors' browsers may ask
 * @returns null for a picture that lies elsewhere, at a host that is not among them or without one
 */
export function toImageService(
  id: string,
  src: string | null,
  position: number,
  hosts: readonly string[],
): ImageServiceOfPicture | null {
  if (src?.startsWith('/images/')) return { address: `/iiif/3/${id}:${position}`, isOurs: true };
  const foreign = findImageService(src);
  return foreign && hosts.includes(foreign.host) ? { address: foreign.id, isOurs: false } : null;
}

/**
 * The sizes in which the rights let a picture of ours be taken away; none where others may hold rights
 * in it.
 */
export function listDownloads(
  service: ImageServiceOfPicture | null,
  picture: { readonly width: number; readonly height: number },
  rights: Rights | null,
  name: string,
): PictureDownload[] {
  if (!service?.isOurs || !isFreeToUse(rights)) return [];
  const { maxWidth } = chooseSizeLimits(rights);
  const longer = Math.max(picture.width, picture.height);
  const smaller = steps.filter((step) => step < longer && step < maxWidth);
  return [...smaller, null].map((pixels) => ({
    href: `${service.address}/full/${pixels === null ? 'max' : `!${pixels},${pixels}`}/0/default.jpg`,
    fileName: `${name}${pixels === null ? '' : `-${pixels}`}.jpg`,
    pixels,
  }));
}
