import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { ItemContent } from '#services/content-management/embedded/editing/item.ts';
import type { TranslationSources } from '#services/content-management/embedded/editing/language-states.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import { writeIndexOfDraft } from './item-index.ts';
import { type Editor, type ItemRoom, writeContent } from './item-room.ts';
import { noteSitting } from './note-sitting.ts';
import { type OpenedItem, toDraft } from './open-item.ts';
import type { DraftRow, ItemTables, RevisionKind } from './tables.ts';

/** Fields by `en.title`, with what stood there before where that is English; whole languages and tags too. */
export type ChangedPaths = Readonly<Record<string, unknown>>;

export interface DraftWrite {
  readonly content: ItemContent;
  readonly sources: TranslationSources;
  readonly kind: Extract<RevisionKind, 'draft' | 'restored'>;
  /** Somebody else writes down what was done. */
  readonly isToldElsewhere?: boolean;
  /** It is the same as what is published. */
  readonly isClean?: boolean;
  /** Random, of the request. */
  readonly key?: string;
  /** What a repeated request is answered. */
  readonly answer?: (revision: number) => unknown;
}

/** Repeated requests come within minutes; who was away longer gets every field anew. */
const savesLastMs = 7 * 86_400_000;
/** Of one item: hours of typing without a pause. */
const maxSaves = 2_000;

/**
 * Writes the next revision of a draft, with its history and its row in the list.
 * @param query a transaction that holds the row's lock
 */
export async function writeDraft(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  opened: OpenedItem,
  row: DraftRow,
  person: Editor,
  write: DraftWrite,
): Promise<number> {
  const { setId } = opened.name;
  const before = toDraft(row);
  const revision = row.revision + 1;
  const now = room.now().getTime();
  const next: DraftRow = {
    ...row,
    revision,
    content: writeContent(write.content),
    sources: JSON.stringify(write.sources),
    clean_revision: write.isClean ? revision : row.clean_revision,
    archived_at: null,
    updated_at: now,
    updated_by: person.name,
  };
  await query.updateTable('studio_drafts').set(next).where('set_id', '=', setId).execute();
  const history = 'studio_revisions';
  const isSitting = await noteSitting(query, history, next, person, write.kind, now);
  // Once for each sitting, as the history: each pause of typing would be an entry.
  if (isSitting && write.kind === 'draft' && !write.isToldElsewhere) {
    const { type, uid } = opened.name;
    await room.record(person, 'item.edited', setId, { type, uid, revision }, query);
  }
  await query
    .deleteFrom('studio_saves')
    .where((save) =>
      save.or([
        save('saved_at', '<', now - savesLastMs),
        save.and([save('set_id', '=', setId), save('revision', '<=', revision - maxSaves)]),
      ]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('studio_saves')
    .values({
      save_key: write.key ?? randomUUID(),
      set_id: setId,
      revision,
      paths: JSON.stringify(findChangedPaths(before.content, write.content)),
      answer: JSON.stringify(write.answer?.(revision) ?? null),
      saved_at: now,
    })
    .onConflict((conflict) => conflict.column('save_key').doNothing())
    .executeTakeFirstOrThrow();
  // Of this item it would have been answered as before.
  if (!numInsertedOrUpdatedRows) {
    throw new StudioError(422, 'key-used', 'The key of this change is that of another one.');
  }
  await writeIndexOfDraft(query, room, opened, toDraft(next));
  return revision;
}

/** Which fields differ; of English ones with what they were. */
export function findChangedPaths(before: ItemContent, after: ItemContent): ChangedPaths {
  const changed: Record<string, unknown> = {};
  if (!isDeepStrictEqual(before.tags, after.tags)) changed.tags = null;
  for (const language of languages) {
    const [was, is] = [before, after].map((one) => one.languages[language]);
    if ((was === null) !== (is === null)) changed[language] = null;
    for (const name of new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])) {
      if (isDeepStrictEqual(was?.[name], is?.[name])) continue;
      changed[`${language}.${name}`] = language === 'en' ? (was?.[name] ?? null) : null;
    }
  }
  return changed;
}

/** The value at a path as `findChangedPaths` gives it; null where there is none. */
export function readPath(content: ItemContent, path: string): unknown {
  if (path === 'tags') return content.tags;
  const [language = '', name] = path.split('.');
  const fields = content.languages[language as Language];
  return (name === undefined ? fields : fields?.[name]) ?? null;
}
