import { writePictureVersion } from '#services/content-management/embedded/editing/picture-versions.ts';
import type { StoredVersion } from './media.ts';
import type { PicturesRoom } from './pictures-room.ts';
import type { MediaRow } from './tables.ts';

/** Tells those who deliver documents that a picture is drawn otherwise from now on. */
export async function notePictureVersion(room: PicturesRoom, row: MediaRow): Promise<void> {
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
