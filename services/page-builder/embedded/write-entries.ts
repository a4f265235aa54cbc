import type { Transaction } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { PreparedEntry } from './entry.ts';
import type { EntryTables } from './tables.ts';

export interface EntryChanges {
  /** Ids of entries that are new or different. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Ids that belong to another source already; left as they are there. */
  readonly taken: readonly string[];
}

type Tables = Transaction<EntryTables>;

/**
 * Makes the given entries the only ones of their source, in one transaction: whoever reads sees all
 * of it or nothing. Equal entries are left alone; the version changes only when something did.
 * @param keepOthers entries of the source that are not given stay
 */
export const replaceEntries = (
  database: Database,
  source: string,
  entries: readonly PreparedEntry[],
  keepOthers = false,
): Promise<EntryChanges> =>
  lockedTransaction(database, (tables) => writeEntries(tables, source, entries, keepOthers));

/** What the content folder was loaded from, and what was found wrong with it. */
export interface LoadedSource {
  readonly hash: string;
  readonly problems: unknown;
}

/** As `replaceEntries`; null when another process has loaded the same folder meanwhile. */
export const replaceContent = (
  database: Database,
  source: string,
  entries: readonly PreparedEntry[],
  loaded: LoadedSource,
): Promise<EntryChanges | null> =>
  lockedTransaction(database, async (tables) => {
    const state = await tables
      .selectFrom('builder_state')
      .select('source_hash')
      .executeTakeFirstOrThrow();
    if (state.source_hash === loaded.hash) return null;
    await tables
      .updateTable('builder_state')
      .set({ source_hash: loaded.hash, source_problems: JSON.stringify(loaded.problems) })
      .execute();
    return writeEntries(tables, source, entries, false);
  });

/** @returns how many entries are gone */
export const removeSource = async (database: Database, source: string): Promise<number> =>
  (await replaceEntries(database, source, [])).removed.length;

export async function readLoadedSource(database: Database): Promise<LoadedSource> {
  const state = await withTables<EntryTables>(database)
    .selectFrom('builder_state')
    .select(['source_hash', 'source_problems'])
    .executeTakeFirstOrThrow();
  return { hash: state.source_hash, problems: JSON.parse(state.source_problems) };
}

/** The first statement locks the one row of `builder_state`, so writers queue up. */
const lockedTransaction = <T>(
  database: Database,
  work: (tables: Tables) => Promise<T>,
): Promise<T> =>
  withTables<EntryTables>(database)
    .transaction()
    .execute(async (tables) => {
      await tables.updateTable('builder_state').set({ id: 1 }).execute();
      return work(tables);
    });

async function writeEntries(
  tables: Tables,
  source: string,
  entries: readonly PreparedEntry[],
  keepOthers: boolean,
): Promise<EntryChanges> {
  const stored = await tables
    .selectFrom('builder_entries')
    .select(['id', 'source', 'hash'])
    .execute();
  const known = new Map(stored.map((row) => [row.id, row]));
  const isTaken = ({ id }: PreparedEntry) => (known.get(id)?.source ?? source) !== source;
  const wanted = new Map(entries.filter((entry) => !isTaken(entry)).map((one) => [one.id, one]));
  const changed = [...wanted.values()].filter(({ id, hash }) => known.get(id)?.hash !== hash);
  const gone = keepOthers
    ? []
    : stored.filter((row) => row.source === source && !wanted.has(row.id)).map((row) => row.id);

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
