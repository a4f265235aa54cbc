import type { Sharp } from 'sharp';
import { plaster } from '#brand/palette.ts';
import type { MasterFile } from '../images/find-master.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { MadeImage } from '../images/make-image.ts';
import type { ImagePlan } from './plan-image.ts';
import { maxMasterPixels, type Pyramid } from './pyramids.ts';
import { readStoredTile } from './tile-index.ts';

const contentTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** A picture as planned, from a pyramid: reads the tiles it needs and no others. */
export async function makeFromPyramid(
  { path, levels }: Pyramid,
  plan: ImagePlan,
): Promise<MadeImage> {
  const { region, size } = plan;
  const page = chooseLevel(plan, levels.length);
  const level = levels[page] ?? region;
  const scale = 2 ** page;
  const left = Math.min(Math.floor(region.left / scale), level.width - 1);
  const top = Math.min(Math.floor(region.top / scale), level.height - 1);
  // An odd side loses its last pixel from level to level.
  const right = Math.min(Math.ceil((region.left + region.width) / scale), level.width);
  const bottom = Math.min(Math.ceil((region.top + region.height) / scale), level.height);
  const cut = { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const sharp = await loadSharp();
  const opened = sharp(path, { page, limitInputPixels: maxMasterPixels, sequentialRead: false });
  const isExact = cut.width === size.width && cut.height === size.height;
  const image = opened.extract(cut);
  return finish(isExact ? image : image.resize({ ...size, fit: 'fill' }), plan);
}

/**
 * A tile that the pyramid holds just as it is asked for: read, not made.
 * @returns null for all other images
 */
export async function readFromPyramid(
  { path, tiles }: Pyramid,
  { region, size, rotation, quality, format }: ImagePlan,
): Promise<MadeImage | null> {
  if (!tiles || format !== 'jpg' || quality !== 'default') return null;
  if (rotation.isMirrored || rotation.degrees !== 0) return null;
  const scale = region.width / size.width;
  const level = tiles[Math.log2(scale)];
  if (!level || region.height !== size.height * scale) return null;
  const { side } = level;
  const [column, row] = [region.left / scale / side, region.top / scale / side];
  // Those at the edges are filled up to their side, and are cut out of the level instead.
  const isWhole =
    size.width === side &&
    size.height === side &&
    Number.isInteger(column) &&
    Number.isInteger(row) &&
    (column + 1) * side <= level.width &&
    (row + 1) * side <= level.height;
  if (!isWhole) return null;
  const across = Math.ceil(level.width / side);
  const body = await readStoredTile(path, level, row * across + column);
  return body && { body, contentType: contentTypes.jpg };
}

/** The same from a master: for small ones, and for whole pictures made smaller while they are read. */
export async function makeFromMaster(master: MasterFile, plan: ImagePlan): Promise<MadeImage> {
  const { region, size } = plan;
  const sharp = await loadSharp();
  const opened = sharp(master.path, { limitInputPixels: maxMasterPixels, sequentialRead: true });
  const image = plan.canonical.startsWith('full/')
    ? opened.autoOrient()
    : opened.autoOrient().extract(region);
  return finish(image.resize({ ...size, fit: 'fill' }), plan);
}

/** The smallest level that still has a pixel for each one asked for. */
function chooseLevel({ region, size }: ImagePlan, levels: number): number {
  const shrink = Math.min(region.width / size.width, region.height / size.height);
  // A tile at the edge of an odd side is a fraction of a pixel too large for its level.
  return Math.min(Math.max(0, Math.floor(Math.log2(shrink) + 0.01)), levels - 1);
}

/** Nobody waits longer than this; libvips looks at the clock between lines. */
const maxSeconds = 15;
const bounded = (image: Sharp): Sharp => image.timeout({ seconds: maxSeconds });

async function finish(sized: Sharp, plan: ImagePlan): Promise<MadeImage> {
  const turned = await turn(sized, plan.rotation);
  const image = paint(turned, plan.quality);
  return {
    body: await bounded(encode(image, plan)).toBuffer(),
    contentType: contentTypes[plan.format],
  };
}

/** In a step of its own, since libvips would turn first and size after. */
async function turn(image: Sharp, { isMirrored, degrees }: ImagePlan['rotation']): Promise<Sharp> {
  if (!isMirrored && degrees === 0) return image;
  const { data, info } = await bounded(image.raw()).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  const opened = () => sharp(data, { raw: { width, height, channels } });
  if (!isMirrored) return opened().rotate(degrees);
  if (degrees === 0) return opened().flop();
  // Mirrored by the vertical axis, then turned: half a turn of that is a mirror by the other axis.
  if (degrees === 180) return opened().flip();
  const mirrored = await bounded(opened().flop().raw()).toBuffer();
  return sharp(mirrored, { raw: { width, height, channels } }).rotate(degrees);
}

function paint(image: Sharp, quality: ImagePlan['quality']): Sharp {
  if (quality === 'default') return image;
  const gray = image.grayscale();
  return (quality === 'bitonal' ? gray.threshold(128) : gray).toColourspace('b-w');
}

function encode(image: Sharp, { format, quality }: ImagePlan): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 6, adaptiveFiltering: false });
  if (format === 'webp') return image.webp({ quality: 80, effort: 1 });
  // Black and white would get gray around its edges.
  return image.flatten({ background: plaster }).jpeg({ quality: quality === 'bitonal' ? 95 : 82 });
}
