import type { Database } from '#database/database.ts';
import {
  readPictureVersions,
  writePictureVersion,
} from '#services/content-management/embedded/editing/picture-versions.ts';
import type { StoredVersion } from './media.ts';
import type { PicturesRoom } from './pictures-room.ts';
import { type MediaRow, mediaQuery } from './tables.ts';

/** Tells those who deliver documents that a picture is drawn otherwise from now on. */
export async function notePictureVersion(
  room: Pick<PicturesRoom, 'content' | 'now' | 'onPublished'>,
  row: MediaRow,
): Promise<void> {
  const versions = JSON.parse(row.versions) as StoredVersion[];
  const sizes = versions.flatMap(({ version, width, height, bytes }) =>
    row.kind === 'picture'
      ? [{ version, width: width ?? 1, height: height ?? 1, bytes }]
      : [{ version, width: 0, height: 0, bytes }],
  );
  await writePictureVersion(
    room.content,
    { id: row.id, version: row.version, sizes, dominantColor: row.dominant_color },
    room.now(),
  );
  room.onPublished();
}

const maxAtOnce = 500;

/** Tells of those that a process changed which was killed before it told. @returns how many */
export async function noteForgottenVersions(stores: {
  readonly content: Database;
  readonly visitors: Database;
  readonly now: () => Date;
}): Promise<number> {
  const delivered = await readPictureVersions(stores.content);
  const changed = await mediaQuery(stores.visitors)
    .selectFrom('studio_media')
    .select(['id', 'version'])
    .where('version', '>', 1)
    .execute();
  const forgotten = changed
    .filter(({ id, version }) => (delivered.get(id)?.version ?? 1) < version)
    .slice(0, maxAtOnce)
    .map(({ id }) => id);
  const rows = await mediaQuery(stores.visitors)
    .selectFrom('studio_media')
    .selectAll()
    .where('id', 'in', ['', ...forgotten])
    .execute();
  // Processes hear of the new ref by themselves.
  for (const row of rows) await notePictureVersion({ ...stores, onPublished() {} }, row);
  return rows.length;
}
