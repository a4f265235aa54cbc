import { LRUCache } from 'lru-cache';
import type { Database } from '#database/database.ts';
import { mediaQuery } from '../studio/pictures/tables.ts';
import type { MasterFile } from './find-master.ts';
import type { MediaStore } from './media-store.ts';

/** From 0 to 1, from left and top: what of a picture must be seen where a part is cut away. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface UploadedMedia {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly name: string;
  /** Of the address that never changes its bytes. */
  readonly version: number;
  readonly focalPoint: FocalPoint | null;
}

/** What editors brought, as visitors get it. */
export interface UploadedFiles {
  /** @param path `studio/m….jpg`, `media/m….mp4`; deleted ones are found as long as something names them */
  find(path: string): Promise<UploadedMedia | null>;
  /** The file of an uploaded picture on this machine. */
  toMaster(media: UploadedMedia): Promise<MasterFile | null>;
  /** Of a picture of the content folder, by its path there. */
  findFocalPoint(path: string): Promise<FocalPoint | null>;
  read: MediaStore['read'];
}

/** Another process sees a replaced picture after it: within a second with what drawing it takes. */
const knownForMs = 500;
const pathPattern = /^(studio|media)\/m[0-9a-f]{20}\.[a-z0-9]{2,5}$/;

/** While the database is away, what was known last is good. */
export function openUploadedFiles(visitors: Database, store: MediaStore): UploadedFiles {
  const query = mediaQuery(visitors);

  async function readOne(path: string): Promise<{ readonly media: UploadedMedia | null }> {
    const row = await query
      .selectFrom('studio_media')
      .select(['file_key', 'media_type', 'bytes', 'name', 'version', 'focal_x', 'focal_y'])
      .where('path', '=', path)
      // What an export brought into the content folder is served from there.
      .where('origin', '=', 'studio')
      .executeTakeFirst();
    return {
      media: row
        ? {
            key: row.file_key,
            mediaType: row.media_type,
            bytes: Number(row.bytes),
            name: row.name,
            version: row.version,
            focalPoint: toFocalPoint(row.focal_x, row.focal_y),
          }
        : null,
    };
  }

  async function readFocalPoints(): Promise<ReadonlyMap<string, FocalPoint>> {
    const rows = await query
      .selectFrom('studio_media')
      .select(['path', 'focal_x', 'focal_y'])
      .where('origin', '=', 'files')
      .where('focal_x', 'is not', null)
      .execute();
    return new Map(
      rows.flatMap(({ path, focal_x, focal_y }) => {
        const point = toFocalPoint(focal_x, focal_y);
        return point ? [[path, point] as const] : [];
      }),
    );
  }

  const options = { ttl: knownForMs, allowStaleOnFetchRejection: true } as const;
  const known = new LRUCache<string, { readonly media: UploadedMedia | null }>({
    max: 5_000,
    ...options,
    fetchMethod: readOne,
  });
  const focalPoints = new LRUCache<'all', ReadonlyMap<string, FocalPoint>>({
    max: 1,
    ...options,
    fetchMethod: readFocalPoints,
  });

  return {
    find: async (path) =>
      pathPattern.test(path) ? ((await known.fetch(path))?.media ?? null) : null,
    async toMaster({ key }) {
      const path = await store.toLocalFile(key);
      return path === null ? null : { path, version: key.replace(/^\w\w\/|\.\w+$/g, '') };
    },
    // A picture is shown all the same where nobody can say what of it matters.
    findFocalPoint: async (path) =>
      (await focalPoints.fetch('all').catch(() => undefined))?.get(path) ?? null,
    read: (key, range) => store.read(key, range),
  };
}

const toFocalPoint = (x: number | null, y: number | null): FocalPoint | null =>
  x === null || y === null ? null : { x: x / 1_000, y: y / 1_000 };
