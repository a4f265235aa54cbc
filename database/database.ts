import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** The two databases of the project: what can be loaded again, and what people gave us. */
export type DatabaseName = 'content' | 'visitors';

export type SqlDialect = 'sqlite' | 'postgres';

/**
 * One opened database. Stores write their queries once, with `query`; where the two dialects
 * differ (full-text search) they look at `dialect`.
 */
export interface Database {
  readonly name: DatabaseName;
  readonly dialect: SqlDialect;
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
  const handle = new DatabaseSync(path, { timeout: 10_000 });
  handle.exec('PRAGMA journal_mode = WAL');
  handle.exec('PRAGMA foreign_keys = ON');
  // What a visitor was told is stored must survive a power cut; content can be loaded again.
  handle.exec(`PRAGMA synchronous = ${name === 'visitors' ? 'FULL' : 'NORMAL'}`);
  handle.exec('PRAGMA cache_size = -65536');
  const query = new Kysely<unknown>({
    dialect: new ImmediateSqliteDialect({ database: toKyselyDatabase(handle) }),
  });
  return {
    name,
    dialect: 'sqlite',
    query,
    async runScript(script) {
      try {
        handle.exec(script);
      } catch (error) {
        if (handle.isTransaction) handle.exec('ROLLBACK');
        throw error;
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

/**
 * @param address a `postgres://` address; the database's tables live in a schema of its name
 * @param maxConnections connections of this process, at least 1
 */
export async function openPostgres(
  name: DatabaseName,
  address: string,
  maxConnections = 8,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    options: `-c search_path=${name} -c statement_timeout=60000`,
    types: { getTypeParser: parseBigintAsNumber as typeof pg.types.getTypeParser },
  });
  // An idle connection that the server closes must not end the process; the next query reconnects.
  pool.on('error', () => {});
  await pool.query(`${lockChanges}; CREATE SCHEMA IF NOT EXISTS ${name}`);
  const query = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return {
    name,
    dialect: 'postgres',
    query,
    async runScript(script) {
      const client = await pool.connect();
      try {
        await client.query(script);
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    ping: async () => void (await pool.query('SELECT 1')),
    async close() {
      await query.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Waits until no other process changes the tables, then holds them off until the transaction ends.
 * PostgreSQL's IF NOT EXISTS alone fails when two processes create the same thing at once.
 */
export const lockChanges = `SELECT pg_advisory_xact_lock(hashtext('girih-migrations'))`;

const postgresBigint = 20;

/** `count(*)` and bigint columns arrive as text; everything we store fits a number. */
const parseBigintAsNumber: (typeof pg.types)['getTypeParser'] = (oid: number, format?: unknown) =>
  oid === postgresBigint
    ? Number
    : // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.types do not accept a union
      pg.types.getTypeParser(oid, format as any);

/**
 * A transaction that reads first and writes later fails at once when another process wrote in
 * between; taking the write lock at the beginning lets the busy timeout wait instead.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
}

function toKyselyDatabase(handle: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: 50 });
  return {
    close: () => handle.close(),
    prepare(sql) {
      const kept = prepared.get(sql);
      if (kept) return kept;
      const statement = handle.prepare(sql);
      const asInput = (values: readonly unknown[]) => values as SQLInputValue[];
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...asInput(values)),
        iterate: (values) => statement.iterate(...asInput(values)) as IterableIterator<unknown>,
        run: (values) => {
          // Full-text tables leave row ids of 64 bits behind, which do not fit a number.
          statement.setReadBigInts(true);
          return statement.run(...asInput(values));
        },
      };
      // Preparing costs as much as writing a row. What is read may be read by two at once, so it
      // gets a statement of its own each time.
      if (!made.reader && sql.length <= longestKept) prepared.set(sql, made);
      return made;
    },
  };
}

/** Characters; longer ones are written for a certain number of rows and seldom come again. */
const longestKept = 10_000;
