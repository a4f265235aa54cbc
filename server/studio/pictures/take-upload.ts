import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isLanguage } from '#shared/languages/languages.ts';
import { FairQueue } from '../../limits/fair-queue.ts';
import type { Editor } from '../items/item-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { readMedia } from './find-media.ts';
import { noWords, type StoredVersion, toDerivedColumns, toMedia, type Words } from './media.ts';
import { notePictureVersion } from './picture-versions.ts';
import type { PicturesRoom } from './pictures-room.ts';
import { toHarmlessName } from './receive/harmless-name.ts';
import { MediaRefused } from './receive/media-refused.ts';
import { type ReadUpload, readUpload } from './receive/read-upload.ts';
import type { FinishedUpload } from './receive/uploads.ts';
import { refuseShown } from './refuse-shown.ts';
import type { MediaRow } from './tables.ts';

/** Decoding a picture takes a processor and 400 MB. The same file asked for twice, after a dropped line, is read once. */
const readings = new FairQueue({ concurrency: 2, runningPerClient: 2, maxWaitingPerClient: 200 });

export interface TakeWish {
  /** Id of an upload that has come whole. */
  readonly upload: string;
  /** Of captions. */
  readonly language?: string | undefined;
  /** The film that captions are for. */
  readonly filmId?: string | undefined;
}

/**
 * Makes an upload a file of the library. Asked again for the same upload it answers the same file.
 * @throws {StudioError} 422 `refused` with the reason where the file cannot be taken; 503 `store`
 */
export async function takeUpload(room: PicturesRoom, person: Editor, wish: TakeWish) {
  const known = await findTaken(room, wish.upload, person);
  if (known) {
    // Left by a process that was killed after it took it.
    await room.uploads.remove(wish.upload);
    return toMedia(known);
  }
  const upload = await room.uploads.findFinished(wish.upload, person.id);
  const row = await readings.run(upload.id, { client: person.id }, () =>
    take(room, person, upload, wish),
  );
  return toMedia(row);
}

const findTaken = (room: PicturesRoom, upload: string, person: Editor) =>
  room.query
    .selectFrom('studio_media')
    .selectAll()
    .where('upload_id', '=', toUploadId(upload, person))
    .executeTakeFirst();

/** Somebody else who guesses an upload is told nothing of it. */
const toUploadId = (upload: string, person: Editor) => `${person.id} ${upload}`;

async function take(
  room: PicturesRoom,
  person: Editor,
  upload: FinishedUpload,
  wish: TakeWish,
): Promise<MediaRow> {
  const read = await readOrRefuse(room, upload);
  const id = toMediaId(upload);
  const folder = read.kind === 'picture' ? 'studio' : 'media';
  const name = toHarmlessName(upload.name);
  const columns = toFileColumns(upload, 1, read);
  const row: MediaRow = {
    id,
    ...columns,
    ...{ kind: read.kind, origin: 'studio', path: `${folder}/${id}.${read.ending}`, name },
    ...toDerivedColumns({
      ...{ kind: read.kind, name, path: '', is_decorative: 0 },
      ...{ alt: noWords, credit: noWords },
    }),
    ...{ is_decorative: 0, rights: '', focal_x: null, focal_y: null, poster_id: null },
    ...(await readCaptionsFields(room, read, wish)),
    version: 1,
    versions: JSON.stringify([toVersion(room, person, 1, columns.file_key, read)]),
    upload_id: toUploadId(upload.id, person),
    is_edited: 0,
    ...{ made_at: room.now().getTime(), made_by: person.name },
    ...{ updated_at: room.now().getTime(), updated_by: person.name },
    hidden_at: null,
    file_words: null,
  };
  await keep(room, row.file_key, read);
  const written = await room.query.transaction().execute(async (query) => {
    const { numInsertedOrUpdatedRows } = await query
      .insertInto('studio_media')
      .values(row)
      .onConflict((conflict) => conflict.column('upload_id').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    const details = { kind: row.kind, name, bytes: read.bytes };
    await room.record(person, 'picture.uploaded', id, details, query);
    return true;
  });
  await room.uploads.remove(upload.id);
  if (written) return row;
  // Another process of the machine was asked for the same upload. Its file is this one.
  return (await findTaken(room, upload.id, person)) ?? row;
}

/** @throws {StudioError} 503 `store`: what was uploaded stays here, so that it can be tried again */
async function keep({ store, onStoreFailed }: PicturesRoom, key: string, read: ReadUpload) {
  try {
    await store.write(key, read.file, read.mediaType);
  } catch (error) {
    onStoreFailed?.(error);
    throw new StudioError(503, 'store', 'The store of files did not take it.');
  }
}

/**
 * Puts another file in the place of one. Address, words and rights stay; what items say of it stays right.
 * @throws {StudioError} 422 `refused`; 409 `files` where the content folder owns it; 403 `shown`; 503 `store`
 */
export async function replaceMedia(
  room: PicturesRoom,
  person: Editor,
  id: string,
  wish: { readonly upload: string },
) {
  const before = await readMedia(room.query, id);
  if (before.origin === 'files') {
    throw new StudioError(409, 'files', 'This picture belongs to the content folder.');
  }
  if (before.upload_id === toUploadId(wish.upload, person)) {
    // The process that took it may have been killed before it told anybody.
    await notePictureVersion(room, before);
    await room.uploads.remove(wish.upload);
    return toMedia(before);
  }
  await refuseShown(room, person, before);
  const upload = await room.uploads.findFinished(wish.upload, person.id);
  const row = await readings.run(upload.id, { client: person.id }, async () => {
    const read = await readOrRefuse(room, upload);
    if (read.kind !== before.kind) {
      await room.uploads.remove(upload.id);
      throw toStudioError(new MediaRefused('other-kind'));
    }
    return replaceFile(room, person, before, upload, read);
  });
  await room.uploads.remove(upload.id);
  return toMedia(row);
}

async function replaceFile(
  room: PicturesRoom,
  person: Editor,
  before: MediaRow,
  upload: FinishedUpload,
  read: ReadUpload,
): Promise<MediaRow> {
  const version = before.version + 1;
  const columns = toFileColumns(upload, version, read);
  await keep(room, columns.file_key, read);
  const isTaken = await room.query.transaction().execute(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('studio_media')
      .set({
        ...columns,
        version,
        versions: JSON.stringify([
          ...(JSON.parse(before.versions) as StoredVersion[]).slice(-49),
          toVersion(room, person, version, columns.file_key, read),
        ]),
        upload_id: toUploadId(upload.id, person),
        ...(before.kind === 'captions' && {
          transcripts: JSON.stringify(toTranscripts(before.language, read.transcript)),
        }),
        ...{ updated_at: room.now().getTime(), updated_by: person.name },
      })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) return false;
    const details = { kind: before.kind, name: before.name, version, bytes: read.bytes };
    await room.record(person, 'picture.replaced', before.id, details, query);
    return true;
  });
  const row = await readMedia(room.query, before.id);
  // Another process of the machine may have been asked for the same upload. Its file is this one.
  if (!isTaken && row.upload_id !== toUploadId(upload.id, person)) {
    await room.store.remove(columns.file_key);
    throw new StudioError(409, 'newer', 'Somebody has changed this meanwhile.');
  }
  await notePictureVersion(room, row);
  return row;
}

/** @throws {StudioError} 422 `refused` */
async function readOrRefuse(room: PicturesRoom, upload: FinishedUpload): Promise<ReadUpload> {
  try {
    return await readUpload(upload.path, join(room.uploads.folder, `${upload.id}.work`));
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    await room.uploads.remove(upload.id);
    throw toStudioError(error);
  }
}

const toStudioError = ({ reason, values }: MediaRefused) =>
  new StudioError(422, 'refused', 'This file cannot be taken.', { reason, values });

/**
 * Letters and digits alone, since it stands in addresses and names of files; nobody guesses it. The same
 * for the same upload: asked for again after its process was killed, its file is written once.
 */
const toMediaId = ({ id }: FinishedUpload): string =>
  `m${createHash('sha256').update(id).digest('hex').slice(0, 20)}`;

/** Of the upload: two who replace a picture at once write two files, and whoever is late removes their own. */
function toFileColumns(upload: FinishedUpload, version: number, read: ReadUpload) {
  const name = toMediaId(upload);
  return {
    file_key: `${name.slice(-2)}/${name}-${version}.${read.ending}`,
    media_type: read.mediaType,
    bytes: read.bytes,
    width: read.width,
    height: read.height,
    duration_ms: read.durationMs,
    dominant_color: read.dominantColor,
    ground: read.ground,
  };
}

const toVersion = (
  room: PicturesRoom,
  person: Editor,
  version: number,
  key: string,
  { bytes, width, height }: ReadUpload,
): StoredVersion => ({
  ...{ version, key, bytes, width, height },
  at: room.now().toISOString(),
  by: person.name,
});

const toTranscripts = (language: string | null, transcript: string): Words =>
  isLanguage(language) ? { ...noWords, [language]: transcript } : noWords;

async function readCaptionsFields(room: PicturesRoom, read: ReadUpload, wish: TakeWish) {
  const isCaptions = read.kind === 'captions';
  const language = isCaptions && isLanguage(wish.language) ? wish.language : null;
  const film = isCaptions && wish.filmId ? await readMedia(room.query, wish.filmId) : null;
  return {
    language,
    film_id: film?.kind === 'film' ? film.id : null,
    transcripts: JSON.stringify(toTranscripts(language, read.transcript)),
  };
}
