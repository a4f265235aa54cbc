import { LRUCache } from 'lru-cache';
import type { CollectionObject, ObjectCollection } from '#services/object-collection/contract.ts';
import { findMaster, type MasterFile } from '../images/find-master.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { Size } from './plan-image.ts';
import { maxMasterPixels } from './pyramids.ts';

/** One picture of an object, with the file to make images from. */
export interface ServedPicture {
  /** `demo-0001:1`: the object's id and which of its pictures, counted from 1. */
  readonly identifier: string;
  readonly master: MasterFile;
  /** Pixels of the master, upright. */
  readonly size: Size;
  readonly rights: CollectionObject['rights'];
}

export interface PictureFinder {
  /**
   * @returns null for an identifier of no delivered picture
   * @throws {ServiceUnavailable} when the object collection fails
   */
  find(identifier: string): Promise<ServedPicture | null>;
  /**
   * One picture of an object that is known already.
   * @param position counted from 1
   * @returns null when the picture lies elsewhere, or its file is not there
   */
  open(
    object: Pick<CollectionObject, 'id' | 'images' | 'rights'>,
    position: number,
  ): Promise<ServedPicture | null>;
}

/** Tiles of one picture are asked for together. */
const keepMs = 60_000;
const masterFormats = ['tif', 'tiff', 'jpg', 'jpeg', 'png', 'webp'];

export interface PictureFolders {
  /** The delivered pictures, `/images/…`. */
  readonly imagesFolder: string;
  /** Larger ones under the same path and name, in any of `masterFormats`; the first folder that has one is taken. */
  readonly mastersFolders: readonly string[];
}

/**
 * The largest file of a picture.
 * @param name path of the delivered one below its folder, such as `objects/star-tile-01.webp`
 */
export async function findLargest(
  { imagesFolder, mastersFolders }: PictureFolders,
  name: string,
): Promise<MasterFile | null> {
  const bare = name.replace(/\.\w+$/, '');
  for (const folder of mastersFolders)
    for (const format of masterFormats) {
      const master = await findMaster(folder, `${bare}.${format}`, masterFormats);
      if (master) return master;
    }
  return findMaster(imagesFolder, name);
}

/** Pixels of a picture as it stands upright; reads no more than the beginning of the file. */
export async function readSize({ path }: MasterFile): Promise<Size> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(path, { limitInputPixels: maxMasterPixels }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Pictures by identifier. Only files of these folders are ever opened: an identifier names an
 * object, and the object's record names the file.
 */
export function createPictureFinder({
  objectCollection,
  ...folders
}: PictureFolders & {
  readonly objectCollection: Pick<ObjectCollection, 'findObject'>;
}): PictureFinder {
  const sizes = new LRUCache<string, Size>({ max: 5_000 });
  const pictures = new LRUCache<string, { readonly picture: ServedPicture | null }>({
    max: 2_000,
    ttl: keepMs,
  });

  const open: PictureFinder['open'] = async ({ id, images, rights }, position) => {
    const name = /^\/images\/([\w/-]+\.\w+)(\?|$)/.exec(images[position - 1]?.src ?? '')?.[1];
    if (!name) return null;
    const master = await findLargest(folders, name);
    if (!master) return null;
    return { identifier: `${id}:${position}`, master, size: await readKnownSize(master), rights };
  };

  async function readKnownSize(master: MasterFile): Promise<Size> {
    const key = `${master.path}@${master.version}`;
    const size = sizes.get(key) ?? (await readSize(master));
    sizes.set(key, size);
    return size;
  }

  async function findAnew(identifier: string): Promise<ServedPicture | null> {
    const [, id, position] = /^([\w.-]{1,200}):([1-9]\d{0,3})$/.exec(identifier) ?? [];
    if (!id || !position) return null;
    const object = await objectCollection.findObject(id);
    return object && open(object, Number(position));
  }

  return {
    open,
    async find(identifier) {
      const cached = pictures.get(identifier);
      if (cached) return cached.picture;
      const picture = await findAnew(identifier);
      pictures.set(identifier, { picture });
      return picture;
    },
  };
}
