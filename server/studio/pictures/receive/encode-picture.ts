import { stat } from 'node:fs/promises';
import { describePicture } from '../../../images/describe-picture.ts';
import { loadSharp } from '../../../images/load-sharp.ts';
import { MediaRefused } from './media-refused.ts';

/** A picture as it is kept: drawn anew, so that nothing else of the file that came remains. */
export interface EncodedPicture {
  readonly ending: 'jpg' | 'png' | 'webp';
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly ground: string | null;
}

const maxPixels = 100_000_000;
/** WebP's; JPEG's is larger. Visitors get the picture in both. */
const maxSide = 16_383;
const maxSeconds = 120;

/**
 * Decodes a picture whole and writes it anew: place and time of the photograph, the camera's words and
 * whatever hangs behind the picture are gone. The color profile of wide colors stays, and it is turned upright.
 *
 * @param to path of the file that is written
 * @throws {MediaRefused}
 */
export async function encodePicture(from: string, to: string): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const opened = sharp(from, {
    limitInputPixels: maxPixels,
    failOn: 'truncated',
    // The first picture of a moving one.
    pages: 1,
  });
  const { format, hasAlpha, space, width, height } = await opened.metadata().catch(toRefusal);
  if (format === 'svg') throw new MediaRefused('svg');
  if (width * height > maxPixels) throw new MediaRefused('too-many-pixels', { megapixels: 100 });
  if (Math.max(width, height) > maxSide) throw new MediaRefused('too-long', { pixels: maxSide });
  const upright = opened.autoOrient();
  // Inks and grays with profiles of their own become what screens show.
  const drawn = space === 'srgb' ? upright.keepIccProfile() : upright.toColourspace('srgb');
  const ending = format === 'webp' ? 'webp' : hasAlpha || format === 'png' ? 'png' : 'jpg';
  const encoded = {
    jpg: () => drawn.jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: true }),
    png: () => drawn.png({ compressionLevel: 8 }),
    webp: () => drawn.webp({ quality: 92, alphaQuality: 100 }),
  }[ending]();
  const size = await encoded.timeout({ seconds: maxSeconds }).toFile(to).catch(toRefusal);
  return {
    ending,
    mediaType: ending === 'jpg' ? 'image/jpeg' : `image/${ending}`,
    bytes: (await stat(to)).size,
    width: size.width,
    height: size.height,
    ...(await describePicture(to)),
  };
}

function toRefusal(error: Error): never {
  if (/pixel limit|exceeds/i.test(error.message)) {
    throw new MediaRefused('too-many-pixels', { megapixels: 100 });
  }
  // A full disk is no fault of the picture.
  if ('code' in error || /ENOSPC|No space/i.test(error.message)) throw error;
  throw new MediaRefused('broken');
}
