import type { Insertable } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { type EntrySummary, prepareEntry, type StoredEntry } from '../entry.ts';
import { type EntryRow, type EntryTables, studioSource } from '../tables.ts';
import { type EntryTransaction, lockEntries, lockedTransaction } from '../write-entries.ts';
import { type Move, writeRedirects } from './write-redirects.ts';

/** An entry as it is stored, whoever brought it. */
export interface StudioEntry {
  readonly id: string;
  readonly model: string;
  /** `content`: the content folder; `studio`; else the name of an import. */
  readonly source: string;
  /** Of the studio's draft that is published; 0: files or an import brought it. */
  readonly revision: number;
  readonly entry: StoredEntry;
  /** What takes its place; null: nothing is to come. */
  readonly coming: ComingEntry | null;
}

export interface ComingEntry {
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number | null;
}

/** The same without its content. */
export type ListedEntry = Omit<StudioEntry, 'entry' | 'coming'> & {
  readonly summary: EntrySummary;
  /** Of the draft that is to come; null: none. */
  readonly comingRevision: number | null;
};

/** Something else was published since somebody looked. */
export class PublishedMeanwhile extends Error {
  override readonly name = 'PublishedMeanwhile';
}

export async function readStudioEntry(database: Database, id: string): Promise<StudioEntry | null> {
  const tables = withTables<EntryTables>(database);
  const row = await tables
    .selectFrom('builder_entries')
    .select(['id', 'model', 'source', 'studio_revision', 'entry'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const next = await tables
    .selectFrom('builder_coming')
    .select(['studio_revision', 'visible_from', 'entry'])
    .where('id', '=', id)
    .executeTakeFirst();
  const coming = next && {
    revision: next.studio_revision,
    from: Number(next.visible_from),
    until: (JSON.parse(next.entry) as StoredEntry).endDate ?? null,
  };
  const { studio_revision: revision, entry, ...rest } = row;
  return { ...rest, revision, entry: JSON.parse(entry) as StoredEntry, coming: coming ?? null };
}

/** All of them; at most 10,000. */
export async function listStudioEntries(database: Database): Promise<ListedEntry[]> {
  const rows = await withTables<EntryTables>(database)
    .selectFrom('builder_entries as entry')
    .leftJoin('builder_coming as coming', 'coming.id', 'entry.id')
    .select(['entry.id', 'entry.model', 'source', 'entry.studio_revision', 'entry.summary'])
    .select('coming.studio_revision as comingRevision')
    .orderBy('entry.id')
    .limit(10_000)
    .execute();
  return rows.map(({ studio_revision: revision, summary, ...row }) => ({
    ...row,
    revision,
    summary: JSON.parse(summary) as EntrySummary,
  }));
}

/** From here on no load of files and no import changes this entry, published or not. */
export const holdEntry = (database: Database, id: string): Promise<void> =>
  lockedTransaction(database, async (tables) => {
    await tables
      .updateTable('builder_entries')
      .set({ source: studioSource })
      .where('id', '=', id)
      .execute();
  });

/** A form of an entry that visitors are to get, as its `published` and its dates say. */
export interface EntryPublication {
  readonly model: string;
  readonly entry: StoredEntry;
  /** Of the studio's draft. */
  readonly revision: number;
  /** The revision that was published when somebody looked. */
  readonly replaces: number;
  /** When it takes the place of what visitors see, milliseconds since 1970; null: at once. */
  readonly visibleFrom: number | null;
  /** Where it was before; null: at the same address, or nowhere. */
  readonly moved: Move | null;
}

/** @throws {PublishedMeanwhile} */
export const publishEntry = (database: Database, publication: EntryPublication): Promise<void> =>
  lockedTransaction(database, (tables) => writePublication(tables, publication));

/**
 * As `publishEntry`, for several, in somebody else's transaction.
 * @throws {PublishedMeanwhile}
 */
export async function writePublications(
  tables: EntryTransaction,
  publications: readonly EntryPublication[],
): Promise<void> {
  await lockEntries(tables);
  for (const one of publications) await writePublication(tables, one);
}

async function writePublication(
  tables: EntryTransaction,
  { model, entry, revision, replaces, visibleFrom, moved }: EntryPublication,
): Promise<void> {
  const before = await tables
    .selectFrom('builder_entries')
    .select(['studio_revision', 'file', 'file_hash'])
    .where('id', '=', entry.id)
    .executeTakeFirst();
  if ((before?.studio_revision ?? 0) !== replaces) throw new PublishedMeanwhile();
  const { id, hash, summary } = prepareEntry(model, entry);
  const made = {
    ...{ id, model, hash, studio_revision: revision },
    ...{ summary: JSON.stringify(summary), entry: JSON.stringify(entry) },
  };
  // What was to come of it gives way to what was decided now.
  await tables.deleteFrom('builder_coming').where('id', '=', id).execute();
  if (visibleFrom !== null) {
    const row = { ...made, visible_from: visibleFrom };
    await tables.insertInto('builder_coming').values(row).execute();
  } else await writeEntry(tables, { ...made, ...toFile(before) });
  if (moved) await writeRedirects(tables, moved);
  await countVersion(tables);
}

const toFile = (before: { file: string; file_hash: string } | undefined) => ({
  source: studioSource,
  file: before?.file ?? '',
  file_hash: before?.file_hash ?? '',
});

const writeEntry = (tables: EntryTransaction, row: Required<Insertable<EntryRow>>) =>
  tables
    .insertInto('builder_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();

const countVersion = (tables: EntryTransaction) =>
  tables
    .updateTable('builder_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();

/** What visitors saw of an entry; `entry` is null where they saw nothing. */
export interface EntryBefore {
  readonly entry: StoredEntry | null;
  readonly revision: number;
}

/**
 * Takes publications back, in somebody else's transaction: visitors see what they saw before.
 * @throws {PublishedMeanwhile} where something else is published by now
 */
export async function takeBackPublications(
  tables: EntryTransaction,
  publications: readonly {
    readonly id: string;
    readonly revision: number;
    readonly before: EntryBefore;
  }[],
): Promise<void> {
  await lockEntries(tables);
  for (const { id, revision, before } of publications) {
    const coming = await tables
      .deleteFrom('builder_coming')
      .where('id', '=', id)
      .where('studio_revision', '=', revision)
      .executeTakeFirst();
    if (coming.numDeletedRows > 0n) continue;
    const row = await tables
      .selectFrom('builder_entries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.studio_revision !== revision) throw new PublishedMeanwhile();
    const present = JSON.parse(row.entry) as StoredEntry;
    const entry = before.entry ?? { ...present, published: 'draft' };
    const { hash, summary } = prepareEntry(row.model, entry);
    await writeEntry(tables, {
      ...row,
      ...{ hash, summary: JSON.stringify(summary), entry: JSON.stringify(entry) },
      studio_revision: before.revision,
    });
  }
  await countVersion(tables);
}

/** Moves what has come to its place, so that whoever looks at the table alone sees it too. */
export async function settleComing(database: Database, now: number): Promise<void> {
  const due = await withTables<EntryTables>(database)
    .selectFrom('builder_coming')
    .select('id')
    .where('visible_from', '<=', now)
    .limit(1_000)
    .execute();
  if (due.length === 0) return;
  await lockedTransaction(database, async (tables) => {
    const rows = await tables
      .selectFrom('builder_coming')
      .selectAll()
      .where('visible_from', '<=', now)
      .execute();
    for (const { visible_from: _, ...row } of rows) {
      const before = await tables
        .selectFrom('builder_entries')
        .select(['file', 'file_hash'])
        .where('id', '=', row.id)
        .executeTakeFirst();
      await writeEntry(tables, { ...row, ...toFile(before) });
    }
    const ids = rows.map(({ id }) => id);
    await tables
      .deleteFrom('builder_coming')
      .where('id', 'in', ['', ...ids])
      .execute();
    await countVersion(tables);
  });
}

/** Entries whose JSON holds a text; at most 10,000. @param text without the signs of LIKE */
export const listEntriesWith = (
  database: Database,
  text: string,
): Promise<Pick<EntryRow, 'id' | 'model' | 'entry'>[]> =>
  withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'model', 'entry'])
    .where('entry', 'like', `%${text}%`)
    .limit(10_000)
    .execute();
