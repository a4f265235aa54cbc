import { join, resolve } from 'node:path';
import type { DistantFile } from '#database/backup/house-files.ts';
import type { Database } from '#database/database.ts';
import { openMediaStore } from '#server/images/media-store.ts';
import type { Settings } from '#server/settings/settings.ts';
import { listMediaFiles } from '#server/studio/pictures/media-files.ts';
import { mediaQuery } from '#server/studio/pictures/tables.ts';

const folder = 'media/';

/** Whether what editors upload is kept outside the data folder. */
export const keepsMediaElsewhere = ({ media, dataFolder }: Settings): boolean =>
  media.kind !== 'folder' || resolve(media.path) !== resolve(dataFolder, folder);

/**
 * What editors uploaded, where `MEDIA_URL` keeps it outside the data folder: in a bucket, say. Null: it
 * lies in the data folder, and is copied with it.
 */
export function openDistantMedia(settings: Settings, visitors: Database) {
  if (!keepsMediaElsewhere(settings)) return null;
  const { media, dataFolder } = settings;
  const store = openMediaStore(media, join(dataFolder, 'cache/media'));
  return {
    async *list(): AsyncGenerator<DistantFile> {
      for await (const { key, open } of listMediaFiles(visitors, store)) {
        yield { path: folder + key, open };
      }
    },
    /** To be called when the rows are restored: they say what kind of file it is. */
    async put(path: string, file: string): Promise<boolean> {
      if (!path.startsWith(folder)) return false;
      const key = path.slice(folder.length);
      const row = await mediaQuery(visitors)
        .selectFrom('studio_media')
        .select('media_type')
        .where('file_key', '=', key)
        .executeTakeFirst();
      await store.write(key, file, row?.media_type ?? 'application/octet-stream');
      return true;
    },
  };
}
