import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeOnEachEmptyDatabase } from '../tests/setup/test-databases.ts';
import { openSqlite, withTables } from './database.ts';

interface Tables {
  vessels: { id: number; name: string };
}

describeOnEachEmptyDatabase('a database', (openDatabase) => {
  test('answers a ping until it is closed', async () => {
    const database = await openDatabase();
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  test('runs several statements of a script and keeps what they did', async () => {
    const database = await openDatabase();
    await database.runScript(
      `CREATE TABLE vessels (id INTEGER, name TEXT); INSERT INTO vessels VALUES (1, 'Ewer; brass')`,
    );
    const vessels = await withTables<Tables>(database).selectFrom('vessels').selectAll().execute();
    expect(vessels.map((vessel) => ({ ...vessel }))).toEqual([{ id: 1, name: 'Ewer; brass' }]);
  });

  test('rolls back the transaction of a script that fails', async () => {
    const database = await openDatabase();
    await database.runScript('CREATE TABLE vessels (id INTEGER, name TEXT)');
    const failing = `BEGIN; INSERT INTO vessels VALUES (1, 'Bowl'); INSERT INTO nowhere VALUES (1); COMMIT`;
    await expect(database.runScript(failing)).rejects.toThrow('nowhere');
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM vessels`.execute(
      database.query,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('counts as a number, not as text', async () => {
    const database = await openDatabase();
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n`.execute(database.query);
    expect(rows[0]?.n).toBe(1);
  });

  test('undoes a transaction whose work throws', async () => {
    const database = await openDatabase('visitors');
    await database.runScript('CREATE TABLE vessels (id INTEGER, name TEXT)');
    const query = withTables<Tables>(database);
    const work = query.transaction().execute(async (transaction) => {
      await transaction.insertInto('vessels').values({ id: 1, name: 'Jug' }).execute();
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await query.selectFrom('vessels').selectAll().execute()).toEqual([]);
  });

  test('keeps the changes of transactions that run at once', async () => {
    const database = await openDatabase();
    await database.runScript(
      `CREATE TABLE vessels (id INTEGER, name TEXT); INSERT INTO vessels VALUES (0, '')`,
    );
    const query = withTables<Tables>(database);
    const append = (letter: string) =>
      query.transaction().execute((transaction) =>
        transaction
          .updateTable('vessels')
          .set({ name: sql<string>`name || ${letter}` })
          .execute(),
      );
    await Promise.all(['a', 'b', 'c'].map(append));
    const { name } = await query.selectFrom('vessels').select('name').executeTakeFirstOrThrow();
    expect([...name].sort().join('')).toBe('abc');
  });
});

describe('a SQLite file', () => {
  test('prepares a query that comes again once', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    onTestFinished(() => prepare.mockRestore());
    const database = openSqlite('content', ':memory:');
    onTestFinished(database.close);
    await database.runScript('CREATE TABLE vessels (id INTEGER, name TEXT)');
    const query = withTables<Tables>(database);
    const find = (id: number) =>
      query.selectFrom('vessels').select('name').where('id', '=', id).execute();
    await find(1);
    await query.insertInto('vessels').values({ id: 2, name: 'Bowl' }).execute();
    prepare.mockClear();
    expect(await find(2)).toEqual([{ name: 'Bowl' }]);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('is made with its folder, and found again after closing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-database-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = openSqlite('content', join(folder, 'made', 'here'));
    await first.runScript(`CREATE TABLE vessels (id INTEGER); INSERT INTO vessels VALUES (7)`);
    await first.close();
    const second = openSqlite('content', join(folder, 'made', 'here'));
    onTestFinished(second.close);
    const { rows } = await sql<{ id: number }>`SELECT id FROM vessels`.execute(second.query);
    expect(rows[0]?.id).toBe(7);
  });

  test('makes a transaction that reads first and writes later wait for another process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-database-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = openSqlite('content', folder);
    onTestFinished(database.close);
    await database.runScript('CREATE TABLE vessels (id INTEGER, name TEXT)');

    const other = spawn(process.execPath, ['-e', writeSlowly, join(folder, 'content.sqlite')]);
    await once(other.stdout, 'data');
    const query = withTables<Tables>(database);
    const seen = await query.transaction().execute(async (transaction) => {
      const vessels = await transaction.selectFrom('vessels').select('id').execute();
      await transaction.insertInto('vessels').values({ id: 2, name: 'Bowl' }).execute();
      return vessels.map((vessel) => vessel.id);
    });
    expect(seen).toEqual([1]);
  });
});

const writeSlowly = `
  const { DatabaseSync } = require('node:sqlite');
  const handle = new DatabaseSync(process.argv[1]);
  handle.exec("BEGIN IMMEDIATE; INSERT INTO vessels VALUES (1, 'Ewer')");
  require('node:fs').writeSync(1, 'writing');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  handle.exec('COMMIT');
`;
