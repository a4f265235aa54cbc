import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  type ChangedContent,
  type ContentChange,
  changeContent,
  isTranslationOnly,
  WrongChange,
} from '#services/content-management/embedded/editing/change-content.ts';
import type { Fields, ItemContent } from '#services/content-management/embedded/editing/item.ts';
import { noteSources } from '#services/content-management/embedded/editing/language-states.ts';
import type { Conflict } from '#services/content-management/embedded/editing/merge/merge-values.ts';
import { byLanguage, isLanguage } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { type Editor, type ItemRoom, writeContent } from './item-room.ts';
import { keepConflicts } from './keep-conflicts.ts';
import { lockDraft, type OpenedItem, openItem, toDraft } from './open-item.ts';
import type { DraftRow, ItemTables } from './tables.ts';
import { type ChangedPaths, findChangedPaths, readPath, writeDraft } from './write-draft.ts';

/** Of an item as JSON, in all languages: many times the longest text, and what a preview can be sent. */
const maxItemCharacters = 700_000;

export const draftSchema = z.strictObject({
  base: z.int().min(0),
  changes: z
    .array(
      z.strictObject({
        path: z.string().min(2).max(500),
        from: z.unknown().optional(),
        to: z.unknown().optional(),
        refused: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(500),
  key: z.string().regex(/^[\w-]{16,64}$/),
});

export interface SentChange extends ContentChange {
  /** What clashed when the same window sent it, and is said anew here. */
  readonly refused?: unknown;
}

export interface DraftChange {
  /** The revision that the changes were made to. */
  readonly base: number;
  readonly changes: readonly SentChange[];
  /** Random, the same when the request is repeated. */
  readonly key: string;
  /** English fields as a translator had them before them, where that was not in the studio. */
  readonly seen?: Fields;
}

export interface SavedDraft {
  readonly revision: number;
  /** What others changed since `base`, and what the merge made otherwise than it was sent, by path. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a request is answered, and its repetition. */
interface SaveAnswer extends SavedDraft {
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges an editor's changes into the draft, in one transaction. What clashes with another's change
 * stays as the other wrote it; both are stored.
 *
 * @throws {StudioError} 409 `conflict` with what clashes; the rest is saved. 403 for somebody who
 *   translates and changed more than words of their languages; 400 for what no form sends
 */
export async function saveDraft(
  room: ItemRoom,
  person: Editor,
  setId: string,
  change: DraftChange,
): Promise<SavedDraft> {
  const opened = await openItem(room, setId);
  // Before the first change: from here on no load of files changes this item.
  if (!opened.draft) await room.documents.hold(opened.name);
  const answer = await room.query.transaction().execute(async (query) => {
    const row = await lockDraft(query, room, opened);
    return (
      (await findAnswer(query, setId, change.key)) ??
      (await mergeInto(query, room, opened, row, person, change))
    );
  });
  const { conflicts, ...saved } = answer;
  if (conflicts.length === 0) return saved;
  throw new StudioError(409, 'conflict', 'Something else was written in the same place.', {
    ...answer,
  });
}

/** The answer that this request got before. */
async function findAnswer(
  query: Kysely<ItemTables>,
  setId: string,
  key: string,
): Promise<SaveAnswer | null> {
  const known = await query
    .selectFrom('studio_saves')
    .select('answer')
    .where('save_key', '=', key)
    .where('set_id', '=', setId)
    .executeTakeFirst();
  return known ? (JSON.parse(known.answer) as SaveAnswer) : null;
}

async function mergeInto(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  opened: OpenedItem,
  row: DraftRow,
  person: Editor,
  { base, changes, key, seen }: DraftChange,
): Promise<SaveAnswer> {
  const { type, setId } = opened.name;
  const draft = toDraft(row);
  const changed = tryChange(room, type, draft.content, changes);
  refuseBeyondTranslation(room, type, person, changes, draft.content, changed.content);
  refuseTooLarge(draft.content, changed.content);
  const others = await readPathsSince(query, setId, base, draft);
  const own = Object.keys(findChangedPaths(draft.content, changed.content));
  const sources = noteSources(room.models, type, draft.sources, {
    before: draft.content,
    after: changed.content,
    seen: { ...changed.content.languages.en, ...readSeenEnglish(others, own), ...seen },
  });
  const conflicts = changed.conflicts;
  await keepConflicts(query, room, opened, person, { base, changes, conflicts });
  const toAnswer = (revision: number): SaveAnswer => ({
    revision,
    values: listValues(changed.content, changes, others),
    conflicts,
  });
  const isSame =
    isDeepStrictEqual(changed.content, draft.content) && isDeepStrictEqual(sources, draft.sources);
  if (isSame && conflicts.length === 0) return toAnswer(row.revision);
  const write = {
    content: changed.content,
    sources,
    kind: 'draft',
    key,
    answer: toAnswer,
  } as const;
  return toAnswer(await writeDraft(query, room, opened, row, person, write));
}

function tryChange(
  room: ItemRoom,
  type: string,
  content: ItemContent,
  changes: readonly ContentChange[],
): ChangedContent {
  try {
    return changeContent(room.models, type, content, changes);
  } catch (error) {
    if (!(error instanceof WrongChange)) throw error;
    throw new StudioError(400, 'wrong-change', error.message, { path: error.path });
  }
}

/** What is there already stays, and may become less. */
function refuseTooLarge(before: ItemContent, after: ItemContent): void {
  const [was, is] = [before, after].map((content) => writeContent(content).length);
  if (is === undefined || is <= Math.max(maxItemCharacters, was ?? 0)) return;
  throw new StudioError(413, 'too-large', 'The item would be larger than one may be.', {
    max: maxItemCharacters,
  });
}

function refuseBeyondTranslation(
  room: ItemRoom,
  type: string,
  person: Editor,
  changes: readonly ContentChange[],
  before: ItemContent,
  after: ItemContent,
): void {
  if (hasRight(person, 'items.write')) return;
  const fields = room.models.types.get(type)?.fields ?? {};
  // Paths too: what clashes changes nothing, but is stored.
  const isInside = changes.every(({ path }) => {
    const [language = ''] = path.split('.');
    return isLanguage(language) && person.languages.includes(language) && path !== language;
  });
  if (isInside && isTranslationOnly(type, fields, before, after, person.languages)) return;
  throw new StudioError(403, 'no-right', 'You may write the words of your languages alone.');
}

/**
 * The fields that were changed after a revision, with the English words that stood there then. Null:
 * too long ago to be told.
 */
async function readPathsSince(
  query: Kysely<ItemTables>,
  setId: string,
  base: number,
  draft: { readonly revision: number; readonly content: ItemContent },
): Promise<ChangedPaths> {
  const rows = await query
    .selectFrom('studio_saves')
    .select('paths')
    .where('set_id', '=', setId)
    .where('revision', '>', base)
    .orderBy('revision', 'desc')
    .execute();
  const told = rows.map(({ paths }) => JSON.parse(paths) as ChangedPaths);
  if (rows.length >= draft.revision - base) return Object.assign({}, ...told);
  const nothing: ItemContent = {
    tags: [],
    languages: byLanguage(() => null),
  };
  const all = Object.keys(findChangedPaths(nothing, draft.content));
  return Object.fromEntries(all.map((path) => [path, readPath(draft.content, path)]));
}

/** Fields of English as they were when the changes began; those they changed themselves were seen. */
const readSeenEnglish = (others: ChangedPaths, own: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(others).flatMap(([path, before]) =>
      path.startsWith('en.') && !own.includes(path) ? [[path.slice(3), before]] : [],
    ),
  );

function listValues(
  content: ItemContent,
  changes: readonly ContentChange[],
  others: ChangedPaths,
): Readonly<Record<string, unknown>> {
  const sent = new Map(changes.map(({ path, to }) => [path, to ?? null]));
  const own = changes.flatMap(({ path }) => {
    const [language = '', field = ''] = path.split('.');
    const name = field.split('[')[0];
    return path === 'tags' || !name ? [path] : [`${language}.${name}`];
  });
  const paths = new Set([...own, ...Object.keys(others)]);
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const value = readPath(content, path);
      return sent.has(path) && isDeepStrictEqual(sent.get(path), value) ? [] : [[path, value]];
    }),
  );
}
