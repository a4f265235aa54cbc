import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readLoadData } from '#database/content/content-loads.ts';
import { createKey } from '#services/content-management/embedded/stored-document.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import { creditWorks } from '../../content/credit-works.ts';
import type { ImageIndex } from '../../content/read-image-index.ts';
import { noWords, toDerivedColumns, type Words } from './media.ts';
import type { PicturesRoom } from './pictures-room.ts';
import type { MediaRow } from './tables.ts';

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
  const [index, films] = await Promise.all([
    readLoadData(room.content, 'pictures'),
    listFilms(join(room.contentFolder, 'films')),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([index, films]))
    .digest('base64url');
  const state = await room.query
    .selectFrom('studio_media_state')
    .select('files_hash')
    .executeTakeFirst();
  if (state?.files_hash === hash) return;
  const listed = (index === '' ? {} : JSON.parse(index)) as ImageIndex;
  const images = creditWorks(listed, join(room.contentFolder, 'objects'));
  const rows = [
    ...Object.entries(images).map(([name, image]) => toPictureRow(name, image)),
    ...films.map(toFilmRow),
  ];
  await room.query.transaction().execute(async (query) => {
    for (const row of rows) {
      const { alts, credits, lacks_alt, words, is_edited, ...file } = row;
      const described = { alts, credits, lacks_alt, words };
      const {
        made_at,
        made_by,
        updated_at,
        updated_by,
        rights,
        version,
        focal_x,
        focal_y,
        ...facts
      } = file;
      await query
        .insertInto('studio_media')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...facts, hidden_at: null }))
        .execute();
      await query
        .updateTable('studio_media')
        .set(described)
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

type CreditedImage = ImageIndex[string] & { readonly credit?: Words };

interface FoundFilm {
  readonly name: string;
  readonly bytes: number;
}

async function listFilms(folder: string): Promise<FoundFilm[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[\w.-]+\.(mp4|webm|vtt)$/.test(name),
  );
  return Promise.all(
    names.sort().map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  );
}

/** Ids as documents of the content folder name them. */
const idOf = (kind: 'image' | 'media', name: string) => createKey(kind, name).slice(0, 18);

const common = {
  ...{ origin: 'files', file_key: '', rights: '', focal_x: null, focal_y: null, version: 1 },
  ...{ versions: '[]', upload_id: null, is_edited: 0, is_decorative: 0, hidden_at: null },
  ...{ poster_id: null, language: null, film_id: null, transcripts: JSON.stringify(noWords) },
  ...{ duration_ms: null, made_by: '', updated_by: '' },
  // Behind everything that people brought.
  ...{ made_at: 0, updated_at: 0 },
} as const satisfies Partial<MediaRow>;

function toPictureRow(name: string, image: CreditedImage): MediaRow {
  const { bytes = 0 } = image as { readonly bytes?: number };
  const path = image.file;
  return {
    ...common,
    id: idOf('image', name),
    kind: 'picture',
    path,
    name: path.split('/').at(-1) ?? path,
    media_type: `image/${(path.split('.').at(-1) ?? 'webp').replace('jpg', 'jpeg')}`,
    ...{ bytes, width: image.width, height: image.height },
    ...{ dominant_color: image.dominantColor, ground: image.ground ?? null },
    ...toDerivedColumns({
      ...{ kind: 'picture', name, path, is_decorative: 0 },
      ...{ alt: image.alt, credit: image.credit ?? noWords },
    }),
  };
}

function toFilmRow({ name, bytes }: FoundFilm): MediaRow {
  const [, stem = '', language, ending = ''] = /^(.+?)(?:\.(\w+))?\.(\w+)$/.exec(name) ?? [];
  const isCaptions = ending === 'vtt';
  const kind = isCaptions ? 'captions' : 'film';
  const path = `films/${name}`;
  return {
    ...common,
    ...{ id: idOf('media', path), kind, path, name, bytes, width: null, height: null },
    ...{
      media_type: isCaptions ? 'text/vtt' : `video/${ending}`,
      dominant_color: null,
      ground: null,
    },
    language: isCaptions && isLanguage(language) ? language : null,
    film_id: isCaptions ? idOf('media', `films/${stem}.mp4`) : null,
    ...toDerivedColumns({ kind, name, path, is_decorative: 0, alt: noWords, credit: noWords }),
  };
}
