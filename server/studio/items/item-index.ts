import type { Kysely } from 'kysely';
import {
  type Fields,
  type ItemContent,
  toItemContent,
} from '#services/content-management/embedded/editing/item.ts';
import {
  type LanguageState,
  listTranslations,
  stateOfLanguage,
} from '#services/content-management/embedded/editing/language-states.ts';
import {
  collectLinks,
  collectPictures,
  type Hold,
} from '#services/content-management/embedded/editing/studio-documents.ts';
import { titleOf } from '#services/content-management/embedded/stored-document.ts';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { listUnits } from '../translations/list-units.ts';
import { countWords } from '../translations/words-of-item.ts';
import type { ItemRoom } from './item-room.ts';
import { type Draft, type OpenedItem, toDraft } from './open-item.ts';
import type { IndexRow, ItemTables } from './tables.ts';

/** What a row of the list is made of. */
interface Listed extends Pick<OpenedItem, 'name' | 'draft' | 'published' | 'hold' | 'content'> {
  readonly hasConflict: boolean;
  /** The newest publication that was known when this was read. */
  readonly refNumber: number;
}

export type Translated = Exclude<Language, 'en'>;

export const translatedLanguages = languages.filter(
  (language): language is Translated => language !== 'en',
);

/** The revision that is the same as what is published; 0: what files brought. */
export const publishedRevision = (draft: Draft | null, hold: Hold | null): number =>
  draft && draft.cleanRevision === draft.revision ? draft.revision : (hold?.revision ?? 0);

const readLanguageStates = (
  room: ItemRoom,
  { name, content, draft }: Pick<Listed, 'name' | 'content' | 'draft'>,
): Record<Translated, LanguageState> => {
  const states = translatedLanguages.map((language): [Translated, LanguageState] => {
    if (content.languages[language] === null) return [language, 'missing'];
    const found = listTranslations(room.models, name.type, content, draft?.sources ?? {}, language);
    return [language, stateOfLanguage(found)];
  });
  return Object.fromEntries(states) as Record<Translated, LanguageState>;
};

/** The words by which editors know an item: of people their name, which is the same in all languages. */
export const readTitles = (content: ItemContent): Record<Language, string> =>
  byLanguage((language) => {
    const fields = content.languages[language] ?? {};
    return nameOf(fields) ?? titleOf(fields);
  });

export const nameOf = ({ name }: Fields): string | null =>
  typeof name === 'string' && name !== '' ? name : null;

/** Of a title and of the words that a row is found by: a page of the list is many of them. */
const maxTitleLetters = 300;
const maxWordLetters = 4_000;

function toIndexRow(room: ItemRoom, listed: Listed): IndexRow {
  const { name, draft, published, hold, content } = listed;
  const whole = readTitles(content);
  const titles = byLanguage((language) => cutText(whole[language], maxTitleLetters));
  const states = readLanguageStates(room, listed);
  const lacks = Object.entries(states)
    .filter(([, state]) => state !== 'ready')
    .map(([language, state]) => ` ${language}-${state} `);
  const words = new Set([name.uid ?? '', ...Object.values(titles)].flatMap(foldWords));
  const published_at = (published?.documents ?? []).map((one) => one.lastPublished ?? 0);
  return {
    set_id: name.setId,
    type: name.type,
    uid: name.uid,
    titles: JSON.stringify(titles),
    words: [...words].join(' ').slice(0, maxWordLetters),
    language_states: JSON.stringify(states),
    lacks: lacks.join(''),
    visible_from: published?.visibleFrom ?? null,
    visible_to: published?.visibleTo ?? null,
    published_revision: publishedRevision(draft, hold),
    draft_revision: draft?.revision ?? 0,
    archived_at: draft?.archivedAt ?? null,
    has_conflict: listed.hasConflict ? 1 : 0,
    updated_at: draft?.updatedAt ?? Math.max(0, ...published_at),
    updated_by: draft?.updatedBy ?? '',
    ref_number: listed.refNumber,
  };
}

const cutText = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

function listLacks(room: ItemRoom, { name, content, draft }: Listed, row: IndexRow) {
  const states = JSON.parse(row.language_states) as Record<Translated, LanguageState>;
  return translatedLanguages.flatMap((language) => {
    const state = states[language];
    if (state === 'ready') return [];
    const units = listUnits(room.models, name.type, content, draft?.sources ?? {}, language);
    const lacking = units.filter((unit) => unit.state !== 'ready');
    const words = lacking.reduce((sum, { value }) => sum + countWords(value), 0);
    return [{ set_id: name.setId, language, state, words }];
  });
}

/** Few statements, however many items: on a database elsewhere each one is a way there and back. */
async function writeRows(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  listed: readonly Listed[],
): Promise<void> {
  if (listed.length === 0) return;
  const rows = listed.map((one) => toIndexRow(room, one));
  const columns = Object.keys(rows[0] ?? {}) as (keyof IndexRow)[];
  // What was read later stays: a publication may have come between reading and writing.
  const written = await query
    .insertInto('studio_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('set_id')
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        )
        .whereRef('studio_items.ref_number', '<=', 'excluded.ref_number'),
    )
    .returning('set_id')
    .execute();
  const ids = new Set(written.map((row) => row.set_id));
  if (ids.size === 0) return;
  await removeDerived(query, [...ids]);
  const ofWritten = listed.flatMap((one, at) => {
    const row = rows[at];
    return row && ids.has(row.set_id) ? [{ one, row }] : [];
  });
  const lacks = ofWritten.flatMap(({ one, row }) => listLacks(room, one, row));
  if (lacks.length > 0) await query.insertInto('studio_item_lacks').values(lacks).execute();
  const links = ofWritten.flatMap(({ one, row }) =>
    [
      ...listLinks(one.published?.documents, 'published'),
      ...listLinks(one.draft?.content, 'draft'),
    ].map((link) => ({ ...link, set_id: row.set_id })),
  );
  for (let start = 0; start < links.length; start += 1_000) {
    const some = links.slice(start, start + 1_000);
    await query.insertInto('studio_item_links').values(some).execute();
  }
}

/** What was made of items beside their rows. */
async function removeDerived(query: Kysely<ItemTables>, setIds: readonly string[]): Promise<void> {
  await query.deleteFrom('studio_item_lacks').where('set_id', 'in', setIds).execute();
  await query.deleteFrom('studio_item_links').where('set_id', 'in', setIds).execute();
}

function listLinks(value: unknown, origin: 'published' | 'draft') {
  const ids = new Set<string>();
  collectLinks(value, ids);
  collectPictures(value, ids);
  return [...ids].map((target_id) => ({ target_id, origin }));
}

/** @param query a transaction that has written the draft */
export async function writeIndexOfDraft(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  opened: OpenedItem,
  draft: Draft,
): Promise<void> {
  const { setId } = opened.name;
  const [known, conflict] = await Promise.all([
    query
      .selectFrom('studio_items')
      .select('ref_number')
      .where('set_id', '=', setId)
      .executeTakeFirst(),
    query
      .selectFrom('studio_conflicts')
      .select('id')
      .where('set_id', '=', setId)
      .executeTakeFirst(),
  ]);
  const hasConflict = conflict !== undefined || (opened.hold?.fileDocuments ?? null) !== null;
  const refNumber = Math.max(known?.ref_number ?? 0, opened.published?.refNumber ?? 0);
  const { content } = draft;
  await writeRows(query, room, [{ ...opened, draft, content, hasConflict, refNumber }]);
}

const setsAtOnce = 100;

/** Writes rows of the list anew, of items that a publication has changed. */
export async function refreshIndex(
  room: ItemRoom,
  setIds: readonly string[],
  refNumber: number,
): Promise<void> {
  for (let start = 0; start < setIds.length; start += setsAtOnce) {
    await refreshSome(room, setIds.slice(start, start + setsAtOnce), refNumber);
  }
}

async function refreshSome(room: ItemRoom, setIds: readonly string[], refNumber: number) {
  const [sets, holds] = await Promise.all([
    room.documents.readSets(setIds),
    room.documents.readHolds(setIds),
  ]);
  const context = await room.documents.createContext([...sets.values()]);
  await room.query.transaction().execute(async (query) => {
    const drafts = await query
      .selectFrom('studio_drafts')
      .selectAll()
      .where('set_id', 'in', ['', ...setIds])
      .$if(room.visitors.dialect === 'postgres', (rows) => rows.forUpdate())
      .execute();
    const clashes = await query
      .selectFrom('studio_conflicts')
      .select('set_id')
      .distinct()
      .where('set_id', 'in', ['', ...setIds])
      .execute();
    const draftOf = new Map(drafts.map((row) => [row.set_id, row]));
    const clashing = new Set(clashes.map((row) => row.set_id));
    const listed = setIds.flatMap((setId): Listed[] => {
      const row = draftOf.get(setId);
      const draft = row ? toDraft(row) : null;
      const published = sets.get(setId) ?? null;
      const name = row ? { setId, type: row.type, uid: row.uid } : published;
      if (!name || !room.models.types.has(name.type)) return [];
      const hold = holds.get(setId) ?? null;
      const content =
        draft?.content ?? toItemContent(name.type, published?.documents ?? [], context);
      const hasConflict = clashing.has(setId) || (hold?.fileDocuments ?? null) !== null;
      return [{ name, draft, published, hold, content, hasConflict, refNumber }];
    });
    await writeRows(query, room, listed);
    const known = new Set(listed.map(({ name }) => name.setId));
    const gone = setIds.filter((setId) => !known.has(setId));
    if (gone.length === 0) return;
    await query.deleteFrom('studio_items').where('set_id', 'in', gone).execute();
    await removeDerived(query, gone);
  });
}

const running = new WeakMap<ItemRoom, Promise<void>>();

/**
 * Brings the list up to the newest publication; at the first time it is made whole. That takes seconds
 * where there are thousands of items, so that all who ask meanwhile wait for one.
 */
export async function syncIndex(room: ItemRoom): Promise<void> {
  if (!(await readBehind(room))) return;
  const other = running.get(room);
  if (other) {
    await other;
    // It may have begun before the newest publication.
    return syncIndex(room);
  }
  const own = bringUp(room).finally(() => running.delete(room));
  running.set(room, own);
  await own;
}

/** @returns the publication that the list knows and the newest one; null: they are the same */
async function readBehind(room: ItemRoom) {
  const state = await room.query
    .selectFrom('studio_items_state')
    .select('ref_number')
    .executeTakeFirst();
  const refNumber = await room.documents.readRefNumber();
  const known = state?.ref_number ?? 0;
  return refNumber === known ? null : { known, refNumber };
}

async function bringUp(room: ItemRoom): Promise<void> {
  // Read anew: another one may have ended since its caller looked.
  const behind = await readBehind(room);
  if (!behind) return;
  const { known, refNumber } = behind;
  const since = refNumber < known ? 0 : known;
  if (refNumber < known) {
    // A database of content that was made anew counts from the beginning.
    await room.query.deleteFrom('studio_item_links').execute();
    await room.query.deleteFrom('studio_item_lacks').execute();
    await room.query.deleteFrom('studio_items').execute();
  }
  const changed = await room.documents.listChangedSets(since);
  const drafts =
    since > 0 ? [] : await room.query.selectFrom('studio_drafts').select('set_id').execute();
  const setIds = new Set([...changed, ...drafts.map((row) => row.set_id)]);
  await refreshIndex(room, [...setIds], refNumber);
  await room.query
    .insertInto('studio_items_state')
    .values({ id: 1, ref_number: refNumber })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ref_number: refNumber }))
    .execute();
}
