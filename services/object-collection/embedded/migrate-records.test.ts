import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { describeOnEachEmptyDatabase } from '../../../tests/setup/test-databases.ts';
import { toObjectRow } from './object-row.ts';
import { publishObjects, toStagedObject } from './objects.test-support.ts';
import { createObjectStore } from './store.ts';

const migrations = new URL('../../../database/migrations/', import.meta.url);

/** The migrations as they were when an object's record lay in its row. */
function copyEarlierMigrations(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'girih-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(new URL('content/', migrations), join(folder, 'content'), {
    recursive: true,
    filter: (path) => !/\/0(?:04[1-9]|0[5-9]\d|[1-9]\d\d)-/.test(path),
  });
  return pathToFileURL(`${folder}/`);
}

describeOnEachEmptyDatabase('Objects stored before records had a table', (openDatabase) => {
  test('keep their records, and can be replaced', async () => {
    const database = await openDatabase();
    await migrate(database, copyEarlierMigrations());
    const added = '2026-01-05T00:00:00.000Z';
    for (const id of ['a', 'b']) {
      const { record } = toStagedObject({ id });
      const { columns } = toObjectRow(record, added);
      await database.query
        .insertInto('objects')
        .values({ ...columns, record: JSON.stringify(record), source: 'test', updated_at: added })
        .execute();
    }
    expect(await migrate(database)).toContain('0041-object-collection-records');
    const store = createObjectStore(database);
    expect(await store.findObject('b')).toMatchObject({ id: 'b', title: { en: 'Object b' } });
    await publishObjects(database, [{ id: 'b', title: { en: 'Bowl' } }, { id: 'c' }]);
    expect(await store.findObject('a')).toBeNull();
    expect(await store.findObject('b')).toMatchObject({ title: { en: 'Bowl' } });
    const { rows } = await sql`SELECT number FROM object_records`.execute(database.query);
    expect(rows).toHaveLength(2);
  });
});
