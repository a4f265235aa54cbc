import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { type MediaStore, openMediaStore } from '#server/images/media-store.ts';
import type { StoredVersion } from '#server/studio/pictures/media.ts';
import { type MediaRow, mediaQuery } from '#server/studio/pictures/tables.ts';
import { readPictureVersions } from '#services/content-management/embedded/editing/picture-versions.ts';
import { openFormsPlace, type PlaceKind } from '../forms-place.ts';
import { killEditors } from './kill-editors.ts';

export const openKilledStore = (folder: string): MediaStore =>
  openMediaStore({ kind: 'folder', path: join(folder, 'media') }, '');

/** What the library said that it has. */
interface Kept {
  readonly id: string;
  readonly version: number;
  /** Of the picture that was sent, by which it is known again. */
  readonly width: number;
}

export interface KilledUploads {
  readonly kills: number;
  readonly taken: number;
  readonly replaced: number;
  readonly looks: number;
  readonly faults: readonly string[];
}

/** Kills one of two processes, or both, while each uploads pictures part by part and replaces some of them. */
export async function killUploads(
  times: number,
  kind: PlaceKind = 'sqlite',
): Promise<KilledUploads> {
  const place = await openFormsPlace(kind);
  const [content, visitors] = [await place.open('content'), await place.open('visitors')];
  const store = openKilledStore(place.folder);
  const kept: Kept[] = [];
  const lost: string[] = [];
  try {
    for (const database of [content, visitors]) await migrate(database);
    const { looks, faults } = await killEditors({
      place,
      script: 'upload-editor.ts',
      names: ['first', 'second'],
      times,
      onSaid(_name, said) {
        if (said.lost) lost.push(String(said.lost));
        else {
          const { kept: id, version, width } = said as { kept: string } & Omit<Kept, 'id'>;
          kept.push({ id, version, width });
        }
      },
      look: async () => findHalfPictures(await readNewest(visitors), store),
    });
    faults.push(...lost, ...(await findLostPictures(content, visitors, store, kept)));
    const replaced = kept.filter(({ version }) => version > 1).length;
    return { kills: times, taken: kept.length - replaced, replaced, looks, faults };
  } finally {
    await content.close();
    await visitors.close();
    await place.remove();
  }
}

const readNewest = (visitors: Database): Promise<MediaRow[]> =>
  mediaQuery(visitors)
    .selectFrom('studio_media')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .limit(5)
    .execute();

/** Rows without their file, whole. */
async function findHalfPictures(rows: readonly MediaRow[], store: MediaStore): Promise<string[]> {
  const faults = await Promise.all(
    rows.map(async ({ id, file_key, bytes }) => {
      const path = await store.toLocalFile(file_key);
      const size = path === null ? null : (await stat(path)).size;
      return size === Number(bytes) ? [] : [`${id} has ${size} bytes of ${bytes}`];
    }),
  );
  return faults.flat();
}

/** Every picture is there once, as it was sent last, and those who deliver it know its newest version. */
async function findLostPictures(
  content: Database,
  visitors: Database,
  store: MediaStore,
  kept: readonly Kept[],
): Promise<string[]> {
  const rows = await mediaQuery(visitors).selectFrom('studio_media').selectAll().execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const delivered = await readPictureVersions(content);
  const faults = await findHalfPictures(rows, store);
  for (const { id, version, width } of kept) {
    const row = rowOf.get(id);
    const versions = row ? (JSON.parse(row.versions) as StoredVersion[]) : [];
    const found = versions.find((one) => one.version === version)?.width;
    if (found !== width)
      faults.push(`${id}, ${version}: ${width} wide was told, ${found} is there`);
    if (version > 1 && (delivered.get(id)?.version ?? 0) < version) {
      faults.push(`${id}: version ${version} was told, visitors get an older one`);
    }
  }
  const uploads = new Set(rows.map((row) => row.upload_id));
  if (uploads.size !== rows.length) faults.push('an upload became two pictures');
  // Each process had one in hand, which it was not told of.
  const untold = rows.length - new Set(kept.map(({ id }) => id)).size;
  if (untold > 2) faults.push(`${untold} pictures nobody was told of`);
  return faults;
}
