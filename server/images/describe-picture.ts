import { findGround, groundWidth } from '#shared/pictures/find-ground.ts';
import { loadSharp } from './load-sharp.ts';

/**
 * The colors by which the site shows a picture before it comes.
 * @param picture path or bytes of one that can be read
 * @returns `#rrggbb`; the ground is null where a picture does not lie on one color
 */
export async function describePicture(
  picture: string | Buffer,
): Promise<{ readonly dominantColor: string; readonly ground: string | null }> {
  // Drawn as visitors see it: `stats` would measure the file's own channels, inks and 16 bits too.
  const sharp = await loadSharp();
  const seen = sharp(picture, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  const color = await seen.clone().resize(1, 1, { fit: 'fill', kernel: 'linear' }).toBuffer();
  const small = await seen.clone().resize(groundWidth).toBuffer({ resolveWithObject: true });
  return {
    dominantColor: `#${color.subarray(0, 3).toString('hex')}`,
    ground: findGround({ pixels: small.data, ...small.info }),
  };
}
