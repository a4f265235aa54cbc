import { toOklab } from '#shared/pictures/oklab.ts';
import { describeColors } from './describe-colors.ts';
import { describePattern } from './describe-pattern.ts';
import { type Pixels, side } from './pixels.ts';

/** Raise it when the numbers below change, so that all pictures are described anew. */
export const featuresFormat = 1;

/**
 * How a picture looks, in bytes whose Euclidean distance says how unlike two pictures are: colors,
 * directions of edges, symmetry of rotation around the middle, and how fine the pattern is. What has
 * the color of the border counts as ground and says little.
 * @param input file or content of a picture that sharp reads
 * @throws when it cannot be read
 */
export async function describePicture(input: string | Buffer): Promise<Uint8Array> {
  // Not with the start of a site, where all pictures are described already.
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(input, { limitInputPixels: 400_000_000 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = toPixels(bytes);
  const values = [...describeColors(pixels), ...describePattern(pixels)];
  return Uint8Array.from(values, (value) => Math.round(Math.min(Math.max(value, 0), 1) * 255));
}

function toPixels(bytes: Buffer): Pixels {
  const count = side * side;
  const channels = bytes.length / count;
  const pixels = {
    lightness: new Float64Array(count),
    a: new Float64Array(count),
    b: new Float64Array(count),
  };
  for (let at = 0; at < count; at++) {
    const from = at * channels;
    const red = bytes[from] as number;
    const [green, blue] = channels < 3 ? [red, red] : [bytes[from + 1], bytes[from + 2]];
    const color = toOklab(red, green as number, blue as number);
    pixels.lightness[at] = color.lightness;
    pixels.a[at] = color.a;
    pixels.b[at] = color.b;
  }
  return pixels;
}
