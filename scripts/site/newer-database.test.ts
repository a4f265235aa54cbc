import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { runCommand } from '../testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-newer-'));
beforeAll(async () => {
  const database = openSqlite('content', folder);
  await migrate(database);
  await sql`INSERT INTO migrations VALUES ('9999-of-tomorrow', '2026-01-01')`.execute(
    database.query,
  );
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('on a database of a newer version', { timeout: 60_000 }, () => {
  test.for([
    ['server/dev.ts'],
    ['scripts/content/load.ts'],
    ['scripts/site/migrate.ts'],
    ['scripts/site/start.mjs', '--workers', '1'],
    ['scripts/site/start.mjs', '--workers', '2'],
    ['scripts/page-builder/import.ts', '--remove', '--source', 'a'],
    ['scripts/page-builder/preview.ts', '/a'],
    ['scripts/page-builder/push.ts'],
    ['scripts/page-builder/report.ts'],
    ['scripts/collection/import.ts', '--remove', '--source', 'a'],
    ['scripts/visitors/queue.ts'],
    ['scripts/visitors/reservations.ts', 'times'],
  ])('%s says so in a sentence', async ([file = '', ...parameters]) => {
    const { code, output } = await runCommand(file, parameters, {
      withinMs: 50_000,
      env: { DATA_FOLDER: folder, DATABASE_URL: '', LOG_LEVEL: 'silent', PORT: '0' },
    });
    expect(code, output).toBe(1);
    expect(output).toContain('was brought up to date by a newer version of the site (9999-of');
    expect(output).not.toMatch(/^ +at /m);
  });
});
