import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database.ts';
import { findSiteProcess } from '../site-processes.ts';
import { type RowCounts, readBackup } from './backup-file.ts';
import type { Cell } from './read-tables.ts';
import { type Reference, referencesQuery, sortTables } from './sort-tables.ts';

/** The backup and the database do not fit; the message says what to do. */
class CannotRestore extends Error {
  override readonly name = 'CannotRestore';
}

/** The rows that a new database already holds, and that every database holds. */
const ownTables = new Set(['migrations', 'about', 'site_processes']);
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
  const site = replaces ? await findSiteProcess(database) : null;
  if (site) {
    throw new CannotRestore(
      `The site is running on this database (process ${site.processId} on ${site.host}). Stop all its processes, then restore. A process that was killed on another machine counts as running for one more minute.`,
    );
  }
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
    const counts = await readBackup(path, {
      async table(name, columns) {
        await flush();
        checkFit(tables, name, columns);
        current = ownTables.has(name) ? null : { name, columns };
      },
      async row(cells) {
        if (!current) return;
        rows.push(cells);
        const parameters = rows.length * current.columns.length;
        if (parameters >= maxParameters || rows.length >= maxRowsAtOnce) await flush();
      },
    });
    await flush();
    return counts;
  });
}

async function listTables(database: Database): Promise<Tables> {
  const { rows } = await (database.dialect === 'sqlite'
    ? sql<Column>`SELECT m.name AS "table", c.name AS name FROM sqlite_schema m
        JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
    : sql<Column>`SELECT table_name::text AS "table", column_name::text AS name
        FROM information_schema.columns WHERE table_schema = 'visitors'`
  ).execute(database.query);
  const references = await sql
    .raw<Reference>(referencesQuery[database.dialect])
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
  for (const name of [...tables.keys()].reverse()) {
    if (ownTables.has(name)) continue;
    if (replaces) await query.deleteFrom(name).execute();
    else if (await query.selectFrom(name).select(sql<number>`1`.as('one')).executeTakeFirst()) {
      throw new CannotRestore(
        `The database already holds data (${name}). --replace deletes that data and restores the backup.`,
      );
    }
  }
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
