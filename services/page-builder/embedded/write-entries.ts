import type { Transaction } from 'kysely';
import { type LoadProblems, writeLoadProblems } from '#database/content/content-loads.ts';
import { type Database, withTables } from '#database/database.ts';
import type { PreparedEntry } from './entry.ts';
import type { EntryRow, EntryTables } from './tables.ts';

export interface EntryChanges {
  /** Ids of entries that are new or different. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Ids that belong to another source already; left as they are there. */
  readonly taken: readonly string[];
}

export type EntryTransaction = Transaction<EntryTables>;

/**
 * Makes the given entries the only ones of their source, in one transaction: whoever reads sees all
 * of it or nothing. Equal entries are left alone; the version changes only when something did.
 * @param isKept whether an entry of the source that is not given stays
 */
export const replaceEntries = (
  database: Database,
  source: string,
  entries: readonly PreparedEntry[],
  isRetained: (id: string) => boolean = () => false,
): Promise<EntryChanges> =>
  lockedTransaction(database, (tables) => writeEntries(tables, source, entries, isRetained));

/** The sources of the last load of the content folder, and their problems. */
export interface LoadedSource {
  readonly hash: string;
  readonly problems: LoadProblems;
}

/** An entry of a file of the content folder. */
export interface FileEntry extends PreparedEntry {
  /** `<model>/<name>.json` */
  readonly file: string;
  readonly fileHash: string;
}

/**
 * As `replaceEntries`; null when another process has loaded the same folder meanwhile.
 * @param kept ids of entries that stay as they are
 */
export const replaceContent = (
  database: Database,
  source: string,
  entries: readonly FileEntry[],
  retained: ReadonlySet<string>,
  loaded: LoadedSource,
): Promise<EntryChanges | null> =>
  lockedTransaction(database, async (tables) => {
    const state = await tables
      .selectFrom('builder_state')
      .select('source_hash')
      .executeTakeFirstOrThrow();
    if (state.source_hash === loaded.hash) return null;
    await tables.updateTable('builder_state').set({ source_hash: loaded.hash }).execute();
    await writeLoadProblems(tables, 'pages', loaded.problems);
    const changes = await writeEntries(tables, source, entries, (id) => retained.has(id));
    for (const { id, file, fileHash } of entries) {
      await tables
        .updateTable('builder_entries')
        .set({ file, file_hash: fileHash })
        .where('id', '=', id)
        .where('source', '=', source)
        .execute();
    }
    return changes;
  });

/** Notes what is wrong with a folder of which nothing was taken; the next load looks at it anew. */
export const refuseContent = (database: Database, problems: LoadProblems): Promise<void> =>
  lockedTransaction(database, async (tables) => {
    await tables.updateTable('builder_state').set({ source_hash: '' }).execute();
    await writeLoadProblems(tables, 'pages', problems);
  });

/** @returns how many entries are gone */
export const removeSource = async (database: Database, source: string): Promise<number> =>
  (await replaceEntries(database, source, [])).removed.length;

export async function readSourceHash(database: Database): Promise<string> {
  const state = await withTables<EntryTables>(database)
    .selectFrom('builder_state')
    .select('source_hash')
    .executeTakeFirstOrThrow();
  return state.source_hash;
}

export type LoadedEntry = Pick<EntryRow, 'id' | 'file' | 'file_hash'>;

export const readLoadedEntries = (database: Database, source: string): Promise<LoadedEntry[]> =>
  withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'file', 'file_hash'])
    .where('source', '=', source)
    .execute();

/** Ids of the source's entries that draw something. */
export async function listFilled(database: Database, source: string): Promise<ReadonlySet<string>> {
  const rows = await withTables<EntryTables>(database)
    .selectFrom('builder_entries')
    .select(['id', 'entry'])
    .where('source', '=', source)
    .execute();
  const blocksOf = (entry: string) => Object(JSON.parse(entry).data).blocks;
  return new Set(
    rows.filter(({ entry }) => Object(blocksOf(entry)).length > 0).map(({ id }) => id),
  );
}

/** Locks the one row of `builder_state`, so that writers queue up. */
export async function lockEntries(tables: EntryTransaction): Promise<void> {
  await tables.updateTable('builder_state').set({ id: 1 }).execute();
}

export const lockedTransaction = <T>(
  database: Database,
  work: (tables: EntryTransaction) => Promise<T>,
): Promise<T> =>
  withTables<EntryTables>(database)
    .transaction()
    .execute(async (tables) => {
      await lockEntries(tables);
      return work(tables);
    });

async function writeEntries(
  tables: EntryTransaction,
  source: string,
  entries: readonly PreparedEntry[],
  isRetained: (id: string) => boolean,
): Promise<EntryChanges> {
  const stored = await tables
    .selectFrom('builder_entries')
    .select(['id', 'source', 'hash'])
    .execute();
  const known = new Map(stored.map((row) => [row.id, row]));
  const isTaken = ({ id }: PreparedEntry) => (known.get(id)?.source ?? source) !== source;
  const wanted = new Map(entries.filter((entry) => !isTaken(entry)).map((one) => [one.id, one]));
  const changed = [...wanted.values()].filter(({ id, hash }) => known.get(id)?.hash !== hash);
  const gone = stored
    .filter((row) => row.source === source && !wanted.has(row.id) && !isRetained(row.id))
    .map((row) => row.id);

  const replaced = [...gone, ...changed.map(({ id }) => id)];
  for (let start = 0; start < replaced.length; start += 500) {
    await tables
      .deleteFrom('builder_entries')
      .where('id', 'in', replaced.slice(start, start + 500))
      .execute();
  }
  for (const { id, model, hash, summary, entry } of changed) {
    await tables
      .insertInto('builder_entries')
      .values({
        id,
        source,
        model,
        hash,
        summary: JSON.stringify(summary),
        entry: JSON.stringify(entry),
        file: '',
        file_hash: '',
      })
      .execute();
  }
  if (replaced.length > 0) {
    await tables
      .updateTable('builder_state')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
  }
  return {
    written: changed.map(({ id }) => id),
    removed: gone,
    taken: entries.filter(isTaken).map(({ id }) => id),
  };
}
