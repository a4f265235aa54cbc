import { type Database, withTables } from '#database/database.ts';
import { type EntrySummary, prepareEntry, type StoredEntry } from '../entry.ts';
import { type EntryTables, studioSource } from '../tables.ts';
import { lockedTransaction } from '../write-entries.ts';

/** An entry as it is stored, whoever brought it. */
export interface StudioEntry {
  readonly id: string;
  readonly model: string;
  /** `content`: the content folder; `studio`; else the name of an import. */
  readonly source: string;
  /** Of the studio's draft that is published; 0: files or an import brought it. */
  readonly revision: number;
  readonly entry: StoredEntry;
}

/** The same without its content. */
export type ListedEntry = Omit<StudioEntry, 'entry'> & { readonly summary: EntrySummary };

/** Something else was published since somebody looked. */
export class PublishedMeanwhile extends Error {
  override readonly name = 'PublishedMeanwhile';
}

export async function readStudioEntry(database: Database, id: string): Promise<StudioEntry | null> {
  const row = await withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'model', 'source', 'studio_revision', 'entry'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { studio_revision: revision, entry, ...rest } = row;
  return { ...rest, revision, entry: JSON.parse(entry) as StoredEntry };
}

/** All of them; at most 10,000. */
export async function listStudioEntries(database: Database): Promise<ListedEntry[]> {
  const rows = await withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'model', 'source', 'studio_revision', 'summary'])
    .orderBy('id')
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

/**
 * Makes an entry what visitors get, as its `published` and its dates say.
 * @param replaces the revision that was published when somebody looked
 * @throws {PublishedMeanwhile}
 */
export const publishEntry = (
  database: Database,
  model: string,
  entry: StoredEntry,
  { revision, replaces }: { readonly revision: number; readonly replaces: number },
): Promise<void> =>
  lockedTransaction(database, async (tables) => {
    const before = await tables
      .selectFrom('builder_entries')
      .select(['studio_revision', 'file', 'file_hash'])
      .where('id', '=', entry.id)
      .executeTakeFirst();
    if ((before?.studio_revision ?? 0) !== replaces) throw new PublishedMeanwhile();
    const { id, hash, summary } = prepareEntry(model, entry);
    const row = {
      ...{ id, model, hash, source: studioSource, studio_revision: revision },
      ...{ summary: JSON.stringify(summary), entry: JSON.stringify(entry) },
      ...{ file: before?.file ?? '', file_hash: before?.file_hash ?? '' },
    };
    await tables
      .insertInto('builder_entries')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await tables
      .updateTable('builder_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
  });
