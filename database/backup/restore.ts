import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { findSiteProcess } from '../visitors/site-processes.ts';
import { type RowCounts, readBackup } from './backup-file.ts';
import type { Cell } from './read-tables.ts';
import { type Reference, referencesQuery, sortTables } from './sort-tables.ts';

/** The backup and the database do not fit; the message says what to do. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore';
}

/** The rows that a new database already holds, and that every database holds. */
const ownTables = new Set(['migrations', 'about', 'site_processes']);
/** These have rows in a new database too; what they count is in the backup. */
const beginnings = new Set([
  'document_state',
  'document_refs',
  'builder_state',
  'object_collection_state',
  'video_playlists_state',
  'content_loads',
]);
/** Both databases take at least as many in one statement. */
const maxParameters = 5_000;
const maxRowsAtOnce = 200;

// biome-ignore lint/suspicious/noExplicitAny: a restore knows tables by their names alone
type Query = Kysely<any>;
/** Columns by table; tables stand behind those that their rows refer to. */
type Tables = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Puts the content of a backup in place of what a migrated database holds, in one transaction: it is
 * all there or nothing has changed. The backup may come from an earlier state of the tables, or from
 * the other kind of database.
 * @param replaces whether what is there may be deleted
 * @returns rows of the backup by table
 * @throws {BrokenBackup} {CannotRestore}
 */
export async function restoreBackup(
  database: Database,
  path: string,
  replaces: boolean,
): Promise<RowCounts> {
  if (replaces && database.name === 'visitors') await refuseWhileRunning(database);
  const tables = await listTables(database);
  return database.query.transaction().execute(async (transaction) => {
    await emptyTables(transaction, tables, replaces);
    let current: { readonly name: string; readonly columns: readonly string[] } | null = null;
    let rows: (readonly Cell[])[] = [];
    const flush = async () => {
      const waiting = rows;
      rows = [];
      if (current && waiting.length > 0) await insert(transaction, current, waiting);
    };
    const visitor = {
      async table(name: string, columns: readonly string[]) {
        await flush();
        checkFit(tables, name, columns);
        current = ownTables.has(name) ? null : { name, columns };
      },
      async row(cells: readonly Cell[]) {
        if (!current) return;
        rows.push(cells);
        const parameters = rows.length * current.columns.length;
        if (parameters >= maxParameters || rows.length >= maxRowsAtOnce) await flush();
      },
    };
    const counts = await readBackup(path, visitor, database.name);
    await flush();
    if (database.dialect === 'postgres' && database.name === 'content') {
      await sql`SELECT setval('object_record_numbers', MAX(number)) FROM object_records`.execute(
        transaction,
      );
    }
    return counts;
  });
}

/** @throws {CannotRestore} while a process of the site works on the visitors' database */
export async function refuseWhileRunning(visitors: Database): Promise<void> {
  const site = await findSiteProcess(visitors);
  if (!site) return;
  throw new CannotRestore(
    `The site is running on this database (process ${site.processId} on ${site.host}). Stop all its processes, then restore. A process that was killed on another machine counts as running for one more minute.`,
  );
}

async function listTables(database: Database): Promise<Tables> {
  const { rows } = await (database.dialect === 'sqlite'
    ? sql<Column>`SELECT m.name AS "table", c.name AS name FROM sqlite_schema m
        JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
    : sql<Column>`SELECT table_name::text AS "table", column_name::text AS name
        FROM information_schema.columns WHERE table_schema = ${database.name}`
  ).execute(database.query);
  const references = await sql
    .raw<Reference>(referencesQuery(database.name)[database.dialect])
    .execute(database.query);
  const names = sortTables([...new Set(rows.map(({ table }) => table))], references.rows);
  return new Map(
    names.map((name) => [
      name,
      new Set(rows.filter(({ table }) => table === name).map((column) => column.name)),
    ]),
  );
}

interface Column {
  readonly table: string;
  readonly name: string;
}

async function emptyTables(query: Query, tables: Tables, replaces: boolean): Promise<void> {
  const filled = replaces ? null : await findFilled(query, tables);
  if (filled) {
    throw new CannotRestore(
      `The database already holds data (${filled}). --replace deletes that data and restores the backup.`,
    );
  }
  for (const name of [...tables.keys()].reverse()) {
    if (!ownTables.has(name)) await query.deleteFrom(name).execute();
  }
}

/** A table with rows that a new database has not; null: there is none. */
export const findData = async (database: Database): Promise<string | null> =>
  findFilled(database.query, await listTables(database));

async function findFilled(query: Query, tables: Tables): Promise<string | null> {
  for (const name of tables.keys()) {
    if (ownTables.has(name) || beginnings.has(name)) continue;
    const row = await query.selectFrom(name).select(sql<number>`1`.as('one')).executeTakeFirst();
    if (row) return name;
  }
  return null;
}

function checkFit(tables: Tables, name: string, columns: readonly string[]): void {
  const known = tables.get(name);
  const unknown = known && columns.find((column) => !known.has(column));
  if (known && unknown === undefined) return;
  throw new CannotRestore(
    `The backup has ${known ? `${name}.${unknown}` : name}, which this version does not know; restore it with the version that made it, or a newer one.`,
  );
}

async function insert(
  query: Query,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  await query
    .insertInto(name)
    .values(
      rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]]))),
    )
    .execute();
}
