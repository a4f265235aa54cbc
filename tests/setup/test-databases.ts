import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { type Database, type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { type PgliteServer, startPglite } from './pglite.ts';
import { runAsAdministrator, toDatabaseAddress } from './postgres-templates.ts';

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
  describeOnEach(title, define, true);
}

/** The same without migrations, for the tests of the migrations themselves. */
export function describeOnEachEmptyDatabase(
  title: string,
  define: (openDatabase: OpenDatabase, dialect: Database['dialect']) => void,
): void {
  describeOnEach(title, define, false);
}

function describeOnEach(
  title: string,
  define: (openDatabase: OpenDatabase, dialect: Database['dialect']) => void,
  isMigrated: boolean,
): void {
  const openers = { sqlite: openTestSqlite, postgres: openTestPostgres };
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
        const { database, close } = await openers[dialect](name, isMigrated);
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

async function openTestSqlite(name: DatabaseName, isMigrated: boolean): Promise<OpenedDatabase> {
  const database = openSqlite(name, ':memory:');
  if (isMigrated) await migrate(database);
  return { database, close: database.close };
}

async function openTestPostgres(name: DatabaseName, isMigrated: boolean): Promise<OpenedDatabase> {
  const postgres = inject('postgres');
  const isCopied = isMigrated && postgres.kind === 'server';
  const { address, maxConnections, release } = await createPostgresDatabase(
    name,
    isCopied ? postgres.templates[name] : '',
  );
  const database = await openPostgres(name, address, maxConnections);
  if (isMigrated && !isCopied) await migrate(database);
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
 * @param template what is copied instead, `TEMPLATE …`
 */
export async function createPostgresDatabase(
  name: DatabaseName,
  template = '',
): Promise<PostgresDatabase> {
  const postgres = inject('postgres');
  if (postgres.kind === 'pglite') return takePglite(name, postgres.dump);
  const database = `girih_test_${randomBytes(8).toString('hex')}`;
  const { address } = postgres;
  await runAsAdministrator(address, `CREATE DATABASE ${database} ${template}`);
  return {
    address: toDatabaseAddress(address, database),
    maxConnections: 4,
    async release() {
      await runAsAdministrator(address, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    },
  };
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
