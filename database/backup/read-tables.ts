import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseName } from '../database.ts';
import { type Reference, referencesQuery, sortTables } from './sort-tables.ts';

/** A value of a column; what we store fits these in both dialects. */
export type Cell = string | number | null | Uint8Array;

export interface TableContent {
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows as they were when the reading began, a few at a time. */
  rows(): AsyncIterable<readonly Cell[]>;
}

/** The whole database at one moment; tables stand behind those that their rows refer to. */
export interface Snapshot {
  readonly name: DatabaseName;
  readonly tables: readonly TableContent[];
  close(): Promise<void>;
}

const rowsAtOnce = 200;

/**
 * Rows of these stay out. What is open only while it lasts: who has a backup must not get in by it. The
 * list of items: it is made anew of the documents that are there then.
 */
const leftOut: readonly string[] = [
  'studio_sessions',
  'studio_verifications',
  'studio_used_codes',
  'studio_items',
  'studio_items_state',
  'studio_item_links',
  'studio_item_lacks',
];

/**
 * Opens one moment of a running site's SQLite file: a read transaction of its own, beside which the
 * site goes on writing.
 * @throws {Error} when the file is damaged
 */
export function openSqliteSnapshot(path: string, name: DatabaseName = 'visitors'): Snapshot {
  checkSqlite(path);
  return readSqliteTables(path, name);
}

function checkSqlite(path: string): void {
  const handle = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    const found = handle.prepare('PRAGMA integrity_check(5)').all();
    const problems = found.map((row) => Object.values(row)[0]).filter((text) => text !== 'ok');
    if (problems.length > 0) throw new Error(`The database is damaged: ${problems.join('; ')}`);
  } finally {
    handle.close();
  }
}

function readSqliteTables(path: string, name: DatabaseName): Snapshot {
  const handle = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    handle.exec('BEGIN');
    const tables = handle
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .all() as { name: string }[];
    const references = handle.prepare(referencesQuery(name).sqlite).all() as unknown as Reference[];
    const names = sortTables(
      tables.map(({ name }) => name),
      references,
    );
    return {
      name,
      tables: names.map((name) => {
        const columns = handle.prepare(`PRAGMA table_info(${quote(name)})`).all() as {
          name: string;
        }[];
        return {
          name,
          columns: columns.map((column) => column.name),
          async *rows() {
            if (leftOut.includes(name)) return;
            for (const row of handle.prepare(`SELECT * FROM ${quote(name)}`).iterate()) {
              yield Object.values(row) as Cell[];
            }
          },
        };
      }),
      close: async () => handle.close(),
    };
  } catch (error) {
    handle.close();
    throw error;
  }
}

/** One moment of one database in PostgreSQL, beside which the site goes on writing. */
export async function openPostgresSnapshot(
  address: string,
  name: DatabaseName = 'visitors',
): Promise<Snapshot> {
  const { snapshots, close } = await openPostgresSnapshots(address, [name]);
  return { ...(snapshots[0] as Snapshot), close };
}

/** The same moment of several, which are schemas of one PostgreSQL. To be read one after the other. */
async function openPostgresSnapshots(address: string, names: readonly DatabaseName[]) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  // The pending read rejects. A rejection that nobody handles would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const snapshots: Snapshot[] = [];
    for (const name of names) snapshots.push(await readPostgresTables(client, name));
    return { snapshots, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function readPostgresTables(client: pg.Client, schema: DatabaseName): Promise<Snapshot> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT t.table_name::text AS name,
            array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
       FROM information_schema.tables t
       JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = '${schema}' AND t.table_type = 'BASE TABLE'
      GROUP BY t.table_name`,
  );
  const references = await client.query<Reference>(referencesQuery(schema).postgres);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return {
    name: schema,
    tables: sortTables([...columnsOf.keys()], references.rows).map((name) => ({
      name,
      columns: columnsOf.get(name) ?? [],
      async *rows() {
        if (leftOut.includes(name)) return;
        const table = `${quote(schema)}.${quote(name)}`;
        await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
        for (;;) {
          const { rows } = await client.query<Cell[]>({
            text: `FETCH ${rowsAtOnce} FROM backup`,
            rowMode: 'array',
            types: { getTypeParser: parseBigintAsNumber as typeof pg.types.getTypeParser },
          });
          if (rows.length === 0) break;
          yield* rows;
        }
        await client.query('CLOSE backup');
      },
    })),
    close: () => client.end(),
  };
}

/** Both databases at one moment. */
export interface HouseSnapshot {
  readonly content: Snapshot;
  readonly visitors: Snapshot;
  close(): Promise<void>;
}

/**
 * Opens one moment of both databases of a running site. Where they are two files, nothing is written
 * into that of visitors meanwhile, so that no publication falls between the two: what is begun there and
 * not done looks like one that a process did not live to end, and is settled as such.
 */
export async function openHouseSnapshot({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}): Promise<HouseSnapshot> {
  if (databaseUrl) {
    const { snapshots, close } = await openPostgresSnapshots(databaseUrl, ['content', 'visitors']);
    const [content, visitors] = snapshots as [Snapshot, Snapshot];
    return { content, visitors, close };
  }
  const file = (name: DatabaseName) => `${dataFolder}/${name}.sqlite`;
  // Before the lock, since a large file takes its time.
  for (const name of ['content', 'visitors'] as const) checkSqlite(file(name));
  const lock = new DatabaseSync(file('visitors'), { timeout: 30_000 });
  try {
    lock.exec('BEGIN IMMEDIATE');
    const content = readSqliteTables(file('content'), 'content');
    const visitors = readSqliteTables(file('visitors'), 'visitors');
    const close = async () => {
      await Promise.all([content.close(), visitors.close()]);
    };
    return { content, visitors, close };
  } finally {
    lock.close();
  }
}

const postgresBigint = 20;

const parseBigintAsNumber = (oid: number, format?: unknown) =>
  oid === postgresBigint
    ? Number
    : // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.types do not accept a union
      pg.types.getTypeParser(oid, format as any);

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
