import type { Database } from '#database/database.ts';
import type { MediaStore } from '../../images/media-store.ts';
import { mediaQuery } from './tables.ts';

/** A file that an editor uploaded, as it is kept. */
export interface StoredMediaFile {
  /** Its name in the store: `k3/k3v…-1.jpg`. The same in every store, so that it can be restored into another. */
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** @throws where the store cannot be asked, or has lost the file */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Every file that a backup has to hold beside the databases: those of which `studio_media` knows, deleted
 * ones that something still names included, and not the content folder's. Read from the
 * table, so a bucket is not listed; files without a row belong to nobody. To restore one, write it with
 * `MediaStore.write(key, file, mediaType)`: a key is never written twice with other bytes.
 *
 * @param visitors as it is in the backup: read the rows first, then the files. A file that was replaced
 *   meanwhile keeps its old key for an hour (`removeForgottenMedia`)
 * @param store `openMediaStore(settings.media, …)` of `server/images/media-store.ts`
 */
export async function* listMediaFiles(
  visitors: Database,
  store: MediaStore,
): AsyncGenerator<StoredMediaFile> {
  const query = mediaQuery(visitors);
  for (let after = ''; ; ) {
    const rows = await query
      .selectFrom('studio_media')
      .select(['id', 'file_key', 'media_type', 'bytes'])
      .where('origin', '=', 'studio')
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute();
    for (const { file_key: key, media_type: mediaType, bytes } of rows) {
      yield {
        key,
        mediaType,
        bytes: Number(bytes),
        async open() {
          const stream = await store.read(key);
          if (stream) return stream;
          throw new Error(`The media store has lost ${key}.`);
        },
      };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
