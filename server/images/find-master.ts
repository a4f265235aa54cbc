import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** The file that a picture is made from. */
export interface MasterFile {
  readonly path: string;
  /** Changes with the file. */
  readonly version: string;
}

/**
 * A picture's file below a folder; what is in the folder may not lead out of it.
 * @param name path below the folder, such as `objects/star-tile-01.webp`
 * @param formats ends of names that are pictures
 * @returns null when there is none, or the name is no plain path of a picture
 */
export async function findMaster(
  root: string,
  name: string,
  formats: readonly string[] = ['webp', 'jpg', 'png'],
): Promise<MasterFile | null> {
  const [, format] = /^[\w/-]+\.(\w+)$/.exec(name) ?? [];
  if (!format || !formats.includes(format)) return null;
  try {
    // The folder itself may be a link to another disk.
    const folder = await realpath(root);
    const path = await realpath(resolve(folder, name));
    if (!path.startsWith(folder + sep)) return null;
    const info = await stat(path);
    if (!info.isFile()) return null;
    return { path, version: `${info.size.toString(36)}${Math.floor(info.mtimeMs).toString(36)}` };
  } catch {
    return null;
  }
}
