import { z } from 'zod';
import { mergeWords } from '#services/content-management/embedded/editing/merge/merge-texts.ts';
import { findBreach } from '#services/page-builder/embedded/check-entry.ts';
import { holdEntry } from '#services/page-builder/embedded/editing/studio-entries.ts';
import { entrySchema, type StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { depthOf } from '#services/page-builder/embedded/walk-values.ts';
import { maxIdLength } from '#shared/page-builder/editing/block-ids.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { applyAll, type Operation, type Refusal } from '#shared/page-builder/editing/operations.ts';
import { isTranslation } from '#shared/page-builder/editing/translated-changes.ts';
import { hasRight, type Person } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { lockPageDraft, openPage, parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import type { PageQuery } from './tables.ts';
import { writePageDraft } from './write-page-draft.ts';

const id = z.string().min(1).max(maxIdLength);
const path = z
  .array(z.union([z.string().max(200), z.int().min(0).max(10_000)]))
  .min(1)
  .max(60);
const place = z.strictObject({ parent: id.nullable(), list: path, after: id.nullable() });
const block = z.looseObject({ id });
/** Of an entry: what it says, and for whom. What is published, and when, is said by publishing. */
const ownFields = ['data', 'name', 'query', 'priority', 'variations', 'testRatio'];

const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insert'), block, place }),
  z.strictObject({ kind: z.literal('remove'), id, dropsList: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('move'), id, place, dropsList: z.boolean().optional() }),
  z
    .strictObject({
      kind: z.literal('set'),
      id: id.nullable(),
      path,
      from: z.unknown().optional(),
      to: z.unknown().optional(),
    })
    .refine(({ id: of, path: [first] }) => of !== null || ownFields.includes(String(first))),
]);

export const pageDraftSchema = z.strictObject({
  base: z.int().min(0),
  /** Each looks through the page: many of a large one would keep everybody waiting. */
  operations: z.array(operationSchema).min(1).max(100),
  key: z.string().regex(/^[\w-]{16,64}$/),
});

export interface PageChange {
  /** The revision that the changes were made to. */
  readonly base: number;
  readonly operations: readonly Operation[];
  /** Random, the same when the request is repeated. */
  readonly key: string;
}

export interface RefusedChange {
  readonly operation: Operation;
  readonly refusal: Refusal;
}

export interface SavedPage {
  readonly revision: number;
  /** Null: what was sent is what is stored. Else others changed something, or not all could be done. */
  readonly entry: StoredEntry | null;
  readonly refused: readonly RefusedChange[];
}

const savesLastMs = 7 * 86_400_000;
const maxChangeDepth = 380;

/**
 * Makes an editor's changes of the draft, in one transaction. What clashes with another's change stays as
 * the other made it, and is named.
 * @throws {StudioError} 403 for somebody who translates and changed more than words of their languages; 422 `too-large` for an entry that nothing could handle any more
 */
export async function savePageDraft(
  room: PageRoom,
  person: Person,
  entryId: string,
  change: PageChange,
): Promise<SavedPage> {
  if (depthOf(change.operations, maxChangeDepth) > maxChangeDepth) throw tooLarge();
  const opened = await openPage(room, entryId);
  // Before the first change: from here on no load of files changes this page.
  if (opened.stored && !opened.draft) await holdEntry(room.content, entryId);
  return room.query.transaction().execute(async (query) => {
    const row = await lockPageDraft(room, query, opened);
    const known = await findRefused(query, entryId, change.key);
    const before = parseEntry(row.content);
    await checkRights(room, person, before, change);
    if (known) return { revision: row.revision, entry: before, refused: known };
    const made = applyAll(before as EditedEntry, change.operations, { joinWords: mergeWords });
    const entry = parseChanged(made.entry);
    await noteSave(room, query, entryId, change.key, made.refused);
    const isDone = made.refused.length < change.operations.length;
    const revision = isDone
      ? await writePageDraft(room, query, row, person, { entry, before, kind: 'draft' })
      : row.revision;
    const isAsSent = row.revision === change.base && made.refused.length === 0;
    return { revision, entry: isAsSent ? null : entry, refused: made.refused };
  });
}

/** Whoever translates writes words of their languages, and nothing else. */
async function checkRights(
  room: PageRoom,
  person: Person,
  before: StoredEntry,
  { operations }: PageChange,
): Promise<void> {
  if (hasRight(person, 'items.write')) return;
  const blocks = new Map((await room.listBlocks()).map(({ name, inputs }) => [name, inputs]));
  const inputsOf = (name: string) => blocks.get(name) ?? [];
  const isOwn = (operation: Operation) =>
    isTranslation(before as EditedEntry, operation, inputsOf, person.languages);
  if (operations.every(isOwn)) return;
  throw new StudioError(403, 'no-right', 'Whoever translates writes words of their languages.');
}

function parseChanged(changed: EditedEntry): StoredEntry {
  const parsed = entrySchema.safeParse(changed);
  if (!parsed.success) throw new StudioError(400, 'wrong-change', 'This is no page any more.');
  if (findBreach(changed as StoredEntry)) throw tooLarge();
  // As it was made, with its fields in their order.
  return changed as StoredEntry;
}

const tooLarge = () => new StudioError(422, 'too-large', 'The page would be too large.');

async function findRefused(query: PageQuery, entryId: string, key: string) {
  const row = await query
    .selectFrom('studio_page_saves')
    .select('refused')
    .where('save_key', '=', key)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.refused) as RefusedChange[]) : null;
}

async function noteSave(
  room: PageRoom,
  query: PageQuery,
  entryId: string,
  key: string,
  refused: readonly RefusedChange[],
): Promise<void> {
  const now = room.now().getTime();
  await query
    .deleteFrom('studio_page_saves')
    .where('saved_at', '<', now - savesLastMs)
    .execute();
  const row = {
    save_key: key,
    entry_id: entryId,
    refused: JSON.stringify(refused),
    saved_at: now,
  };
  await query.insertInto('studio_page_saves').values(row).execute();
}
