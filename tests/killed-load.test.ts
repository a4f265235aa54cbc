import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a scheduled version whose loading was killed is there once, beside what is shown until then', async () => {
  const content = makeFolder();
  const files = ['news', 'artist', 'settings'].map((type) => {
    const [name] = readdirSync(`content/documents/${type}`);
    const file = `documents/${type}/${name}`;
    cpSync(`content/${file}`, join(content, file), { recursive: true });
    return file;
  });
  cpSync('content/images/index.json', join(content, 'images/index.json'), { recursive: true });
  const [undisturbed, disturbed] = [makeFolder(), makeFolder()];
  for (const folder of [undisturbed, disturbed]) await once(load(folder, content), 'exit');
  for (const file of files.slice(0, 2)) {
    const item = JSON.parse(readFileSync(join(content, file), 'utf8'));
    const later = { ...item, published: '2099-01-01 09:00', tags: ['later'] };
    writeFileSync(join(content, file), JSON.stringify(later));
  }
  const startedAt = performance.now();
  await once(load(undisturbed, content), 'exit');
  const takes = performance.now() - startedAt;
  for (const share of [0.4, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
    const killed = load(disturbed, content);
    await new Promise((resolve) => setTimeout(resolve, takes * share));
    killed.kill('SIGKILL');
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
  }
  await once(load(disturbed, content), 'exit');
  const [expected, found] = await Promise.all([listShown(undisturbed), listShown(disturbed)]);
  expect(expected.filter((row) => row.endsWith(' 1')).length).toBeGreaterThan(1);
  expect(found).toEqual(expected);
}, 180_000);

/** What is shown and what will be, in which time. */
async function listShown(folder: string): Promise<string[]> {
  const database = openSqlite('content', folder);
  onTestFinished(database.close);
  const { rows } = await sql
    .raw<{ shown: string }>(
      `SELECT document_id || ' ' || visible_from || ' ' || visible_to || ' ' || (document LIKE '%"later"%') AS shown
       FROM document_versions WHERE layer = '' AND ref_to = (SELECT max(ref_to) FROM document_versions) ORDER BY 1`,
    )
    .execute(database.query);
  return rows.map(({ shown }) => shown);
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const load = (folder: string, content = 'content') =>
  spawn(process.execPath, ['scripts/content/load.ts'], {
    env: { ...process.env, DATA_FOLDER: folder, CONTENT_FOLDER: content, DATABASE_URL: '' },
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
