import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import {
  createPostgresDatabase,
  describeOnEachDatabase,
  describeOnEachEmptyDatabase,
} from '../tests/setup/test-databases.ts';
import { type Database, openPostgres, openSqlite } from './database.ts';
import { DatabaseIsNewer, migrate } from './migrate.ts';

const listNames = async (database: Database, table: string) => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(
    database.query,
  );
  return rows.map((row) => row.name).sort();
};

/** A folder of migrations for the database `content`, removed after the test. */
function makeMigrations(files: Record<string, string>): URL {
  const folder = makeFolder();
  mkdirSync(join(folder, 'content'));
  for (const [file, script] of Object.entries(files)) {
    writeFileSync(join(folder, 'content', file), script);
  }
  return pathToFileURL(`${folder}/`);
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const twoTables = {
  '0001-a-vessels.sql': `CREATE TABLE vessels (name TEXT); INSERT INTO vessels VALUES ('Ewer')`,
  '0002-a-tiles.sql': `CREATE TABLE tiles (name TEXT); -- ends with a remark`,
};

describeOnEachDatabase('the migrations of the project', (openDatabase) => {
  test.for(['content', 'visitors'] as const)('bring %s up to date and then rest', async (name) => {
    const database = await openDatabase(name);
    expect(await migrate(database)).toEqual([]);
  });
});

describeOnEachEmptyDatabase('migrating', (openDatabase, dialect) => {
  test('applies each migration once, in order of the names', async () => {
    const database = await openDatabase();
    const folder = makeMigrations(twoTables);
    expect(await migrate(database, folder)).toEqual(['0001-a-vessels', '0002-a-tiles']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await listNames(database, 'vessels')).toEqual(['Ewer']);
  });

  test('takes the script of its own dialect', async () => {
    const database = await openDatabase();
    const folder = makeMigrations({
      '0001-a-kind.sqlite.sql': `CREATE TABLE kind (name TEXT); INSERT INTO kind VALUES ('sqlite')`,
      '0001-a-kind.postgres.sql': `CREATE TABLE kind (name TEXT); INSERT INTO kind VALUES ('postgres')`,
    });
    expect(await migrate(database, folder)).toEqual(['0001-a-kind']);
    expect(await listNames(database, 'kind')).toEqual([dialect]);
  });

  test('leaves the state before a migration that fails, and says which it was', async () => {
    const database = await openDatabase();
    const failing = { '0003-a-broken.sql': `INSERT INTO vessels VALUES ('Bowl'); SELECT nonsense` };
    const broken = makeMigrations({ ...twoTables, ...failing });
    await expect(migrate(database, broken)).rejects.toThrow(/Migration 0003-a-broken failed/);
    expect(await listNames(database, 'vessels')).toEqual(['Ewer']);
    expect(await listNames(database, 'migrations')).toEqual(['0001-a-vessels', '0002-a-tiles']);

    const cured = { '0003-a-broken.sql': `INSERT INTO vessels VALUES ('Bowl')` };
    expect(await migrate(database, makeMigrations({ ...twoTables, ...cured }))).toEqual([
      '0003-a-broken',
    ]);
    expect(await listNames(database, 'vessels')).toEqual(['Bowl', 'Ewer']);
  });
});

describeOnEachEmptyDatabase('a database that newer code has brought up to date', (openDatabase) => {
  test('is left alone, and the sentence says what to do', async () => {
    const database = await openDatabase();
    const newer = { ...twoTables, '0003-a-wall.sql': 'CREATE TABLE wall (name TEXT)' };
    await migrate(database, makeMigrations(newer));
    const old = { ...twoTables, '0002-b-other.sql': 'CREATE TABLE other (name TEXT)' };
    const refusal = migrate(database, makeMigrations(old));
    await expect(refusal).rejects.toThrow(DatabaseIsNewer);
    await expect(refusal).rejects.toThrow(/newer version of the site \(0003-a-wall\).*backup/);
    expect(await listNames(database, 'migrations')).not.toContain('0002-b-other');
  });
});

/** A place that other processes can open too: a folder of SQLite files, or a `postgres://` address. */
const places = {
  sqlite: async () => {
    const folder = makeFolder();
    return { place: folder, open: async () => openSqlite('content', folder) };
  },
  postgres: async () => {
    const { address, release } = await createPostgresDatabase('content');
    onTestFinished(release);
    return { place: address, open: () => openPostgres('content', address, 1) };
  },
};

const startMigrating = (place: string, folder: URL): ChildProcess =>
  spawn(process.execPath, ['tests/setup/migrate-process.ts', 'content', place, folder.href], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function finish(child: ChildProcess): Promise<string[]> {
  const [output, errors] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
  ]);
  if (output === '') throw new Error(`The process failed: ${errors}`);
  return JSON.parse(output);
}

describe.each(['sqlite', 'postgres'] as const)('processes that migrate (%s)', (dialect) => {
  test('at once apply each migration once', async () => {
    const { place, open } = await places[dialect]();
    const folder = makeMigrations(twoTables);
    const applied = await Promise.all(
      Array.from({ length: 3 }, () => finish(startMigrating(place, folder))),
    );
    expect(new Set(applied.flat())).toEqual(new Set(['0001-a-vessels', '0002-a-tiles']));
    const database = await open();
    onTestFinished(database.close);
    expect(await listNames(database, 'vessels')).toEqual(['Ewer']);
  });

  test('and are killed in the middle leave the state before it', async (context) => {
    if (dialect === 'postgres' && inject('postgres').kind === 'pglite') {
      context.skip('PGlite runs in this process, which a statement that lasts would hold up');
    }
    const { place, open } = await places[dialect]();
    const endless =
      dialect === 'sqlite'
        ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n'
        : 'SELECT pg_sleep(600)';
    const lasting = { '0002-a-tiles.sql': `INSERT INTO vessels VALUES ('Bowl'); ${endless}` };
    const child = startMigrating(place, makeMigrations({ ...twoTables, ...lasting }));
    onTestFinished(() => void child.kill('SIGKILL'));
    await waitUntilInside(dialect, place);
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (dialect === 'postgres') await endSleepers(place);

    const database = await open();
    onTestFinished(database.close);
    expect(await listNames(database, 'vessels')).toEqual(['Ewer']);
    expect(await migrate(database, makeMigrations(twoTables))).toEqual(['0002-a-tiles']);
  });
});

/** Resolves when another process is inside its second migration. */
async function waitUntilInside(dialect: 'sqlite' | 'postgres', place: string): Promise<void> {
  await expect.poll(() => isInside[dialect](place), { timeout: 15_000, interval: 50 }).toBe(true);
}

const isInside = {
  sqlite: async (folder: string) => {
    const handle = new DatabaseSync(join(folder, 'content.sqlite'), { timeout: 0 });
    try {
      const first = succeeds(() => handle.prepare('SELECT name FROM vessels').all());
      return first && !succeeds(() => handle.exec('BEGIN IMMEDIATE; ROLLBACK'));
    } finally {
      handle.close();
    }
  },
  postgres: async (address: string) => (await listSleepers(address)).length > 0,
};

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** The server notices that its client is gone only when the statement ends; a real one is short. */
const endSleepers = (address: string) =>
  ask(address, `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE ${sleeping}`);

const listSleepers = (address: string) =>
  ask(address, `SELECT pid FROM pg_stat_activity WHERE ${sleeping}`);

const sleeping = `wait_event = 'PgSleep' AND datname = current_database()`;

async function ask(address: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
