import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';

/** Spread over the time that loading takes, from before the first migration to after the end. */
const killedAfterMs = [80, 160, 240, 320, 400, 500, 600, 800, 1000];

test('content whose loading was killed at any moment is whole after the next start', async () => {
  const undisturbed = makeFolder();
  const disturbed = makeFolder();
  await once(load(undisturbed), 'exit');
  for (const ms of killedAfterMs) {
    const killed = load(disturbed);
    await new Promise((resolve) => setTimeout(resolve, ms));
    killed.kill('SIGKILL');
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
  }
  await once(load(disturbed), 'exit');

  const [expected, found] = await Promise.all([countRecords(undisturbed), countRecords(disturbed)]);
  expect(Math.min(...expected)).toBeGreaterThan(100);
  expect(found).toEqual(expected);
}, 60_000);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const load = (folder: string) =>
  spawn(process.execPath, ['scripts/load-content.ts'], {
    env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '' },
    stdio: 'ignore',
  });

/** Published documents, the fields they are searched by, and objects. */
async function countRecords(folder: string): Promise<number[]> {
  const database = openSqlite('content', folder);
  onTestFinished(database.close);
  expect(await ask(database, 'PRAGMA integrity_check')).toEqual(['ok']);
  const tables = ['document_versions', 'document_fields', 'objects', 'object_records'];
  const counts = tables.map((table) => ask(database, `SELECT count(*) FROM ${table}`));
  return (await Promise.all(counts)).flat().map(Number);
}

/** The first column of the answer. */
async function ask(database: Database, query: string): Promise<unknown[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(database.query);
  return rows.map((row) => Object.values(row)[0]);
}
