import { readdirSync } from 'node:fs';
import { findLargest, type PictureFolders, readSize } from './find-picture.ts';
import { isLarge, type Pyramids } from './pyramids.ts';

export interface PreparedPyramids {
  readonly made: number;
  /** Made before, or too small to need one. */
  readonly ready: number;
  /** Files that are no pictures, with what was wrong. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Makes the pyramids of all objects' pictures now, instead of when somebody first looks closely.
 * May be repeated and interrupted.
 * @param onProgress called with each picture that was looked at, and how many there are
 */
export async function preparePyramids(
  folders: PictureFolders,
  pyramids: Pyramids,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<PreparedPyramids> {
  const names = listPictures(folders.imagesFolder);
  const failed: { name: string; reason: string }[] = [];
  let made = 0;
  for (const [index, name] of names.entries()) {
    try {
      const master = await findLargest(folders, name);
      if (master && isLarge(await readSize(master)) && !(await pyramids.find(master))) {
        await pyramids.findOrMake(master);
        made += 1;
      }
    } catch (error) {
      failed.push({ name, reason: (error as Error).message.split('\n')[0] ?? '' });
    }
    onProgress(index + 1, names.length);
  }
  return { made, ready: names.length - made - failed.length, failed };
}

/** Below the folder, as addresses name them. */
const listPictures = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.startsWith('objects/') && /\.(webp|jpg|png)$/.test(name))
    .sort();
