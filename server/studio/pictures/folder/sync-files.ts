import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readLoadData } from '#database/content/content-loads.ts';
import { creditWorks } from '../../../content/credit-works.ts';
import type { ImageIndex } from '../../../content/read-image-index.ts';
import { readMediaIndex } from '../../../content/read-media-index.ts';
import type { PicturesRoom } from '../pictures-room.ts';
import type { MediaQuery } from '../tables.ts';
import { listFolderFiles, toFileRow, toPictureRow } from './folder-rows.ts';

const lastReads = new WeakMap<
  PicturesRoom,
  { readonly at: number; readonly done: Promise<void> }
>();
const readAgainAfterMs = 5_000;

/**
 * Brings the content folder's pictures and films into the library, so that it is not empty on the first day
 * and one place shows all. Their bytes are changed in the folder alone. Words, rights and focal point
 * may be changed here: from then on the studio's are right, and a change of the list of pictures leaves them.
 */
export function syncFiles(room: PicturesRoom): Promise<void> {
  const last = lastReads.get(room);
  const now = performance.now();
  if (last && now - last.at < readAgainAfterMs) return last.done;
  const done = sync(room);
  lastReads.set(room, { at: now, done });
  done.catch(() => lastReads.delete(room));
  return done;
}

async function sync(room: PicturesRoom): Promise<void> {
  const [index, files, { media }] = await Promise.all([
    readLoadData(room.content, 'pictures'),
    listFolderFiles(room.contentFolder),
    readMediaIndex(room.contentFolder),
  ]);
  const said = Object.keys(media).length > 0 ? [media] : [];
  const hash = createHash('sha256')
    .update(JSON.stringify([index, files, ...said]))
    .digest('base64url');
  const state = await room.query
    .selectFrom('studio_media_state')
    .select('files_hash')
    .executeTakeFirst();
  if (state?.files_hash === hash) return;
  const listed = (index === '' ? {} : JSON.parse(index)) as ImageIndex;
  const images = creditWorks(listed, join(room.contentFolder, 'objects'));
  await room.query.transaction().execute(async (query) => {
    const uploaded = await listUploadedPaths(query);
    const rows = [
      ...Object.entries(images).map(([name, image]) => toPictureRow(name, image)),
      ...files.map((file) => toFileRow(file, { images, media })),
      // An export wrote them there; their bytes are the studio's all the same.
    ].filter(({ path }) => !uploaded.has(path));
    for (const row of rows) {
      const { made_at, made_by, updated_at, updated_by, file_words, is_edited, ...facts } = row;
      const { alts, credits, lacks_alt, words, version, rights, focal_x, focal_y, ...others } =
        facts;
      const { name, is_decorative, transcripts, language, film_id, poster_id, ...file } = others;
      const described = { alts, credits, lacks_alt, words, version, rights, focal_x, focal_y };
      const linked = { name, is_decorative, transcripts, language, film_id, poster_id };
      await query
        .insertInto('studio_media')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...file, hidden_at: null }))
        .execute();
      await query
        .updateTable('studio_media')
        .set({ ...described, ...linked })
        .where('id', '=', row.id)
        .where('is_edited', '=', 0)
        .execute();
    }
    const ids = new Set(rows.map(({ id }) => id));
    const known = await query
      .selectFrom('studio_media')
      .select('id')
      .where('origin', '=', 'files')
      .execute();
    for (const { id } of known) {
      if (!ids.has(id)) await query.deleteFrom('studio_media').where('id', '=', id).execute();
    }
    await query
      .insertInto('studio_media_state')
      .values({ id: 1, files_hash: hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ files_hash: hash }))
      .execute();
  });
}

async function listUploadedPaths(query: MediaQuery): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('studio_media')
    .select('path')
    .where('origin', '=', 'studio')
    .execute();
  return new Set(rows.map(({ path }) => path));
}
