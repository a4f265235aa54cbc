import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { type Database, type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { type PgliteServer, startPglite } from './pglite.ts';

/**
 * Opens a fresh, migrated database, `content` when not told otherwise. It is closed by itself: after
 * the test that opened it (or whose `beforeEach` did), or after the suite when `beforeAll` did.
 */
export type OpenDatabase = (name?: DatabaseName) => Promise<Database>;

/** Runs a suite twice: on SQLite in memory and on PostgreSQL. */
export function describeOnEachDatabase(
  title: string,
  define: (openDatabase: OpenDatabase, dialect: Database['dialect']) => void,
): void {
  describeOnEachEmptyDatabase(title, (openEmpty, dialect) => {
    define(async (name) => {
      const database = await openEmpty(name);
      await migrate(database);
      return database;
    }, dialect);
  });
}

/** The same without migrations, for the tests of the migrations themselves. */
export function describeOnEachEmptyDatabase(
  title: string,
  define: (openDatabase: OpenDatabase, dialect: Database['dialect']) => void,
): void {
  const openers = { sqlite: openEmptySqlite, postgres: openEmptyPostgres };
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe(`${title} (${dialect})`, () => {
      const opened: Record<'suite' | 'test', (() => Promise<void>)[]> = { suite: [], test: [] };
      let scope: 'suite' | 'test' = 'suite';
      const closeAll = async (closers: (() => Promise<void>)[]) => {
        for (const close of closers.splice(0).reverse()) await close();
      };
      beforeEach(() => {
        scope = 'test';
      });
      afterEach(async () => {
        scope = 'suite';
        await closeAll(opened.test);
      });
      afterAll(async () => {
        await closeAll(opened.suite);
        await closeAll(idlePglites.splice(0).map((server) => server.stop));
      });
      define(async (name = 'content') => {
        const { database, close } = await openers[dialect](name);
        opened[scope].push(close);
        return database;
      }, dialect);
    });
  }
}

interface OpenedDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

async function openEmptySqlite(name: DatabaseName): Promise<OpenedDatabase> {
  const database = openSqlite(name, ':memory:');
  return { database, close: database.close };
}

async function openEmptyPostgres(name: DatabaseName): Promise<OpenedDatabase> {
  const { address, maxConnections, release } = await createPostgresDatabase(name);
  const database = await openPostgres(name, address, maxConnections);
  return {
    database,
    async close() {
      await database.close();
      await release();
    },
  };
}

interface PostgresDatabase {
  readonly address: string;
  readonly maxConnections: number;
  readonly release: () => Promise<void>;
}

/**
 * An empty PostgreSQL database as an address, for a test that opens it itself (in several processes,
 * say). The caller awaits `release` when every connection to it is closed.
 */
export async function createPostgresDatabase(name: DatabaseName): Promise<PostgresDatabase> {
  const postgres = inject('postgres');
  if (postgres.kind === 'pglite') return takePglite(name, postgres.dump);
  const database = `girih_test_${randomBytes(8).toString('hex')}`;
  const address = new URL(postgres.address);
  address.pathname = `/${database}`;
  await runAsAdministrator(postgres.address, `CREATE DATABASE ${database}`);
  return {
    address: address.href,
    maxConnections: 4,
    release: () =>
      runAsAdministrator(postgres.address, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  };
}

async function runAsAdministrator(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Started and not in use. Starting one costs a third of a second, so each is used again. */
const idlePglites: PgliteServer[] = [];

async function takePglite(name: DatabaseName, dump: string): Promise<PostgresDatabase> {
  const server = idlePglites.pop() ?? (await startPglite(new Blob([readFileSync(dump)])));
  await server.reset(name);
  return {
    address: server.address,
    maxConnections: 1,
    release: async () => void idlePglites.push(server),
  };
}
