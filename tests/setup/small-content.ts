import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Pictures that a journey looks at closely, below `content/images`. */
const kept = ['objects/star-tile-01.webp', 'scenes/tile-wall.webp'];
const widthPx = 96;
/** What opens a page has words on it, which are measured against it. */
const openingWidthPx = 360;
const opens = (path: string) => /^(scenes|films)\//.test(path);

/**
 * The demo content with small pictures, in a new folder. What journeys judge does not depend on what
 * pictures show, and making every size of large ones keeps a processor busy for minutes.
 * @param folder is made
 */
export async function makeSmallContent(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('content').filter((one) => one !== 'images')) {
    symlinkSync(resolve('content', name), join(folder, name));
  }
  const images = readdirSync('content/images', { recursive: true, withFileTypes: true });
  await Promise.all(
    images
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const from = join(parentPath, name);
        const path = from.slice('content/images/'.length);
        const to = join(folder, 'images', path);
        mkdirSync(join(to, '..'), { recursive: true });
        if (kept.includes(path) || !name.endsWith('.webp')) return copyFileSync(from, to);
        await sharp(from)
          .resize({ width: opens(path) ? openingWidthPx : widthPx })
          .webp({ effort: 0 })
          .toFile(to);
      }),
  );
}
