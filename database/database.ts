import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { DatabaseUnavailable, lateQuery } from './database-unavailable.ts';
import { createTranslate, OurPostgresDialect, OurSqliteDialect } from './drivers.ts';
import { traceQueries } from './trace-queries.ts';

/** The two databases of the project: what can be loaded again, and what people gave us. */
export type DatabaseName = 'content' | 'visitors';

export type SqlDialect = 'sqlite' | 'postgres';

/**
 * One opened database. Stores write their queries once, with `query`; where the two dialects
 * differ (full-text search) they look at `dialect`. Everything throws {@link DatabaseUnavailable}
 * while the database is away, busy or out of room.
 */
export interface Database {
  readonly name: DatabaseName;
  readonly dialect: SqlDialect;
  /** The file of SQLite; null: in memory, or PostgreSQL. */
  readonly file: string | null;
  /** Connections of this process to PostgreSQL; null with SQLite. */
  readonly pool: PoolState | null;
  // biome-ignore lint/suspicious/noExplicitAny: each store narrows this to its own tables with `withTables`
  readonly query: Kysely<any>;
  /**
   * Runs several statements separated by semicolons on one connection, without parameters; a
   * transaction that the script opened and did not end is rolled back. For migrations only.
   */
  runScript(sql: string): Promise<void>;
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Read at any moment: how many there are, how many do nothing, how many queries wait for one. */
export interface PoolState {
  readonly maxCount: number;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The same connection, typed with the tables of one store. */
export const withTables = <Tables>(database: Database): Kysely<Tables> =>
  database.query as Kysely<Tables>;

/**
 * @param folder where the files `content.sqlite` and `visitors.sqlite` lie, or `:memory:`
 */
export function openSqlite(name: DatabaseName, folder: string): Database {
  const inMemory = folder === ':memory:';
  const path = inMemory ? ':memory:' : `${folder}/${name}.sqlite`;
  if (!inMemory) mkdirSync(dirname(path), { recursive: true });
  const translate = createTranslate(name);
  const handle = openFile(path, translate);
  // Data that a visitor was told is stored must survive a power cut. Content can be loaded again.
  handle.exec(`PRAGMA synchronous = ${name === 'visitors' ? 'FULL' : 'NORMAL'}`);
  handle.exec('PRAGMA cache_size = -65536');
  const query = new Kysely<unknown>({
    dialect: new OurSqliteDialect({ database: toKyselyDatabase(handle) }, handle, translate),
    log: traceQueries(name, 'sqlite'),
  });
  return {
    name,
    dialect: 'sqlite',
    file: inMemory ? null : path,
    pool: null,
    query,
    async runScript(script) {
      try {
        handle.exec(script);
      } catch (error) {
        // After a full disk SQLite has rolled back by itself.
        if (handle.isTransaction) handle.exec('ROLLBACK');
        throw translate(error);
      }
    },
    ping: async () => void handle.prepare('SELECT 1').get(),
    async close() {
      await query.destroy();
      // Kysely closes only what a query of its own has opened.
      if (handle.isOpen) handle.close();
    },
  };
}

/** A full disk shows at the first step that needs the files beside the database. */
function openFile(path: string, translate: (error: unknown) => unknown): DatabaseSync {
  let handle: DatabaseSync | null = null;
  try {
    handle = new DatabaseSync(path, { timeout: 10_000 });
    handle.exec('PRAGMA journal_mode = WAL');
    handle.exec('PRAGMA foreign_keys = ON');
    // The write-ahead log of a long import does not keep its size for ever.
    handle.exec(`PRAGMA journal_size_limit = ${16 * 1024 * 1024}`);
    return handle;
  } catch (error) {
    handle?.close();
    throw translate(error);
  }
}

/** Queries that may wait for a connection of the pool; one more is refused. */
const maxWaiting = 500;
/** A statement of a command; PostgreSQL itself ends it then. */
const usualMaxQueryMs = 60_000;
/** Longer than any migration: it may wait for another process, and nobody else waits for it. */
const maxScriptMs = 24 * 3_600_000;

/**
 * A connection that is lost ends the query on it and nothing else: the next one connects anew.
 *
 * @param address a `postgres://` address; the database's tables live in a schema of its name
 * @param maxConnections connections of this process, at least 1
 * @param maxQueryMs after which a query without an answer is given up, with its connection: a
 *   server that vanished, or a network that was cut, says nothing at all
 * @param isReadOnly a standby, on which nothing can be made: the schema is there already, and what
 *   writes fails even where the server would take it
 */
export async function openPostgres(
  name: DatabaseName,
  address: string,
  maxConnections = 8,
  maxQueryMs = usualMaxQueryMs,
  isReadOnly = false,
): Promise<Database> {
  const translate = createTranslate(name);
  const pool = new pg.Pool({
    connectionString: address,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    query_timeout: maxQueryMs + answerWithinMs,
    keepAlive: true,
    options: toOptions(name, maxQueryMs, isReadOnly),
    types: { getTypeParser: parseBigintAsNumber as typeof pg.types.getTypeParser },
  });
  // The next query reconnects. The pool's own listener is off while a connection is in use, and an
  // error that nobody listens to ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWithLateQuery(client);
  });
  const connect = async () => {
    if (pool.waitingCount >= maxWaiting) throw new DatabaseUnavailable(name, 'busy', null);
    return pool.connect();
  };
  try {
    await pool.query(
      isReadOnly ? 'SELECT 1' : `${lockChanges}; CREATE SCHEMA IF NOT EXISTS ${name}`,
    );
  } catch (error) {
    await pool.end();
    throw translate(error);
  }
  const kyselyPool = { connect, end: () => pool.end(), options: pool.options };
  const query = new Kysely<unknown>({
    dialect: new OurPostgresDialect({ pool: kyselyPool }, translate),
    log: traceQueries(name, 'postgresql'),
  });
  return {
    name,
    dialect: 'postgres',
    file: null,
    pool: {
      maxCount: maxConnections,
      get totalCount() {
        return pool.totalCount;
      },
      get idleCount() {
        return pool.idleCount;
      },
      get waitingCount() {
        return pool.waitingCount;
      },
    },
    query,
    async runScript(script) {
      let client: pg.PoolClient | undefined;
      try {
        client = await connect();
        await client.query({ text: script, query_timeout: maxScriptMs } as pg.QueryConfig);
        client.release();
      } catch (error) {
        // Whatever the script began ends with its connection.
        client?.release(true);
        throw translate(error);
      }
    },
    async ping() {
      try {
        await pool.query('SELECT 1');
      } catch (error) {
        throw translate(error);
      }
    },
    async close() {
      // Whoever asks something of a closed one wakes the driver, which would end the pool again.
      if (pool.ended) return;
      await query.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** PostgreSQL, which ends a query in time by itself, tells of it within this time. */
const answerWithinMs = 2_000;

/**
 * The driver gives up the query alone. Its connection still waits for the answer, so whatever came
 * next on it, such as the undoing of the transaction, would wait as long again.
 */
function endWithLateQuery(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const asked = query(...given);
    // With a callback it is the pool's own, which throws the connection away itself.
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: Error) => {
      if (error.message === lateQuery) void (client as unknown as pg.Client).end().catch(() => {});
      throw error;
    });
  };
  client.query = watched as typeof client.query;
}

/**
 * Visitors wait for a lock shorter than for a connection, so that a rush on one row never takes all
 * connections for long. Nobody waits for content, which the museum's own commands change.
 */
const toOptions = (name: DatabaseName, maxQueryMs: number, isReadOnly: boolean) =>
  [
    `search_path=${name}`,
    `statement_timeout=${maxQueryMs}`,
    'idle_in_transaction_session_timeout=60000',
    ...(name === 'visitors' ? ['lock_timeout=4000'] : []),
    ...(isReadOnly ? ['default_transaction_read_only=on'] : []),
  ]
    .map((option) => `-c ${option}`)
    .join(' ');

/**
 * Waits until no other process changes the tables, then holds them off until the transaction ends.
 * PostgreSQL's IF NOT EXISTS alone fails when two processes create the same thing at once.
 */
export const lockChanges = `SET LOCAL lock_timeout = 0;
  SELECT pg_advisory_xact_lock(hashtext('girih-migrations'))`;

const postgresBigint = 20;

/** `count(*)` and bigint columns arrive as text; everything we store fits a number. */
const parseBigintAsNumber: (typeof pg.types)['getTypeParser'] = (oid: number, format?: unknown) =>
  oid === postgresBigint
    ? Number
    : // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.types do not accept a union
      pg.types.getTypeParser(oid, format as any);

function toKyselyDatabase(handle: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: 200 });
  return {
    close: () => handle.close(),
    prepare(sql) {
      const cached = prepared.get(sql);
      if (cached) return cached;
      const statement = handle.prepare(sql);
      const asInput = (values: readonly unknown[]) => values as SQLInputValue[];
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...asInput(values)),
        // Somebody may leave off in the middle: by a statement of its own each time.
        iterate: (values) =>
          handle.prepare(sql).iterate(...asInput(values)) as IterableIterator<unknown>,
        run: (values) => {
          // Full-text tables leave row ids of 64 bits behind, which do not fit a number.
          statement.setReadBigInts(true);
          return statement.run(...asInput(values));
        },
      };
      // Preparing costs as much as writing a row, or as finding one.
      if (sql.length <= maxCachedLength) prepared.set(sql, made);
      return made;
    },
  };
}

/** Characters; longer ones are written for a certain number of rows and seldom come again. */
const maxCachedLength = 10_000;
