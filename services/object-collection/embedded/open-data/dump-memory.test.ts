import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { publishObjects } from '../objects.test-support.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const objectCount = 28_000;
const folder = mkdtempSync(join(tmpdir(), 'girih-dump-memory-'));
const file = join(folder, 'content.sqlite');

beforeAll(async () => {
  const database = openSqlite('content', file);
  await migrate(database);
  const objects = Array.from({ length: objectCount }, (_, index) => ({
    id: `o${index}`,
    description: { en: `o${index} of stars and leaves. `.repeat(160) },
  }));
  await publishObjects(database, objects);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('28,000 objects go to a slow reader in a process that could not hold them', async () => {
  const { stdout } = await run(process.execPath, [
    '--max-old-space-size=64',
    '--max-semi-space-size=4',
    'tests/setup/dump-process.ts',
    file,
    join(folder, 'dumps'),
  ]);
  const { bytes, lines, grownBy } = JSON.parse(stdout) as Record<string, number>;
  expect(lines).toBe(objectCount);
  expect(bytes).toBeGreaterThan(100 * megabyte);
  expect(grownBy).toBeLessThan(80 * megabyte);
}, 60_000);
