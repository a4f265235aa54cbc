import { z } from 'zod';
import { byLanguage, languages } from '#shared/languages/languages.ts';
import type { Editor } from '../items/item-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { readMedia } from './find-media.ts';
import { toSaid } from './folder/media-entries.ts';
import { type Media, toDerivedColumns, toMedia, type Words } from './media.ts';
import { notePictureVersion } from './picture-versions.ts';
import type { PicturesRoom } from './pictures-room.ts';
import { toHarmlessName } from './receive/harmless-name.ts';
import { refuseShown } from './refuse-shown.ts';

const words = (max: number) =>
  z.strictObject(byLanguage(() => z.string().trim().max(max).optional()));

/** What is left out stays as it is. */
export const changeSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  alt: words(500).optional(),
  isDecorative: z.boolean().optional(),
  credit: words(500).optional(),
  rights: z.string().trim().max(1_000).optional(),
  transcript: words(100_000).optional(),
  focalPoint: z
    .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .nullish(),
  language: z.enum(languages).nullish(),
  filmId: z.string().max(60).nullish(),
  posterId: z.string().max(60).nullish(),
});
export type MediaChange = z.output<typeof changeSchema>;

/** Changes what is said of a file. Each language for itself: two who translate are not in each other's way. */
export async function changeMedia(
  room: PicturesRoom,
  person: Editor,
  id: string,
  change: MediaChange,
): Promise<Media> {
  if (change.focalPoint !== undefined) {
    await refuseShown(room, person, await readMedia(room.query, id));
  }
  const row = await room.query.transaction().execute(async (query) => {
    const before = await query
      .selectFrom('studio_media')
      .selectAll()
      .where('id', '=', id)
      .$if(room.visitors.dialect === 'postgres', (rows) => rows.forUpdate())
      .executeTakeFirst();
    if (!before || before.hidden_at !== null) {
      throw new StudioError(404, 'unknown', 'There is no such picture or film.');
    }
    const merge = (stored: string, given: Partial<Words> | undefined): Words => ({
      ...(JSON.parse(stored) as Words),
      ...Object.fromEntries(Object.entries(given ?? {}).filter(([, text]) => text !== undefined)),
    });
    const focus = change.focalPoint;
    const focal =
      focus === undefined
        ? { focal_x: before.focal_x, focal_y: before.focal_y }
        : {
            focal_x: focus && Math.round(focus.x * 1_000),
            focal_y: focus && Math.round(focus.y * 1_000),
          };
    const isMoved = focal.focal_x !== before.focal_x || focal.focal_y !== before.focal_y;
    const name = change.name === undefined ? before.name : toHarmlessName(change.name);
    const is_decorative = (change.isDecorative ?? before.is_decorative === 1) ? 1 : 0;
    const { kind, path } = before;
    const alt = merge(before.alts, change.alt);
    const credit = merge(before.credits, change.credit);
    const after = {
      name,
      is_decorative,
      ...toDerivedColumns({ kind, name, path, is_decorative, alt, credit }),
      transcripts: JSON.stringify(merge(before.transcripts, change.transcript)),
      rights: change.rights ?? before.rights,
      ...focal,
      language: change.language === undefined ? before.language : change.language,
      film_id: change.filmId === undefined ? before.film_id : change.filmId,
      poster_id: change.posterId === undefined ? before.poster_id : change.posterId,
      version: before.version + (isMoved ? 1 : 0),
      is_edited: 1,
      ...(before.origin === 'files' &&
        before.is_edited === 0 && { file_words: JSON.stringify(toSaid(before)) }),
      ...{ updated_at: room.now().getTime(), updated_by: person.name },
    } as const;
    await query.updateTable('studio_media').set(after).where('id', '=', id).execute();
    const details = { kind, name, changed: Object.keys(change) };
    await room.record(person, 'picture.changed', id, details, query);
    return { ...before, ...after };
  });
  if (change.focalPoint !== undefined && row.kind === 'picture')
    await notePictureVersion(room, row);
  return toMedia(row);
}

/**
 * Takes a file out of the library. What shows it goes on doing so: the file itself goes when no published
 * version, draft, release or revision names it any more (`removeForgottenMedia`).
 */
export async function hideMedia(room: PicturesRoom, person: Editor, id: string): Promise<void> {
  const row = await readMedia(room.query, id);
  if (row.origin === 'files') {
    throw new StudioError(409, 'files', 'This picture belongs to the content folder.');
  }
  await room.query.transaction().execute(async (query) => {
    await query
      .updateTable('studio_media')
      .set({ hidden_at: room.now().getTime() })
      .where('id', '=', id)
      .where('hidden_at', 'is', null)
      .execute();
    const { kind, name } = row;
    await room.record(person, 'picture.deleted', id, { kind, name }, query);
  });
}

/** Takes a deleted file into the library again, as long as it is there. @throws {StudioError} 404 */
export async function restoreMedia(room: PicturesRoom, person: Editor, id: string): Promise<Media> {
  await room.query.transaction().execute(async (query) => {
    const restored = await query
      .updateTable('studio_media')
      .set({ hidden_at: null })
      .where('id', '=', id)
      .where('hidden_at', 'is not', null)
      .returning(['kind', 'name'])
      .executeTakeFirst();
    if (restored) await room.record(person, 'picture.restored', id, restored, query);
  });
  return toMedia(await readMedia(room.query, id));
}
