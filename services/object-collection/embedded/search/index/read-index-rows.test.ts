import { expect, test } from 'vitest';
import { openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { publishRecords } from '../../objects.test-support.ts';
import type { ObjectCollectionTables } from '../../tables.ts';
import { toTestRecord } from '../search.test-support.ts';
import { createBuilding } from './build-worker.ts';
import { type AskBuilder, sendRows } from './read-index-rows.ts';

const createBuilder = (): AskBuilder => {
  const build = createBuilding();
  return async (message) => build(message);
};

async function open(ids: readonly string[]) {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  const records = ids.map((id, at) =>
    toTestRecord({
      id,
      title: { en: `Tile ${at} of ${at % 7} stars`, haw: `Kāpili ${at % 5}` },
      makers: [{ name: at % 3 === 0 ? 'Osman' : 'Nakkaş Osman', id: `m-${at % 4}` }],
    }),
  );
  await publishRecords(database, records, {}, 'test');
  const query = withTables<ObjectCollectionTables>(database);
  return {
    build: (builders: readonly [AskBuilder, ...AskBuilder[]]) =>
      sendRows(query, 'one', { before: null, file: null }, builders),
    close: () => database.close(),
  };
}

test.each([0, 1, 2, 3, 1_300])(
  'several builders make the same index of %i objects as one does, to the byte',
  async (count) => {
    const ids = Array.from({ length: count }, (_, at) => `o-${at}`);
    const { build, close } = await open(ids);
    const alone = await build([createBuilder()]);
    expect(alone?.byteLength).toBeGreaterThan(0);
    for (const others of [1, 2]) {
      const builders = Array.from({ length: others }, createBuilder);
      const together = await build([createBuilder(), ...builders]);
      expect(Buffer.from(together ?? new SharedArrayBuffer(0))).toEqual(
        Buffer.from(alone ?? new SharedArrayBuffer(0)),
      );
    }
    await close();
  },
);

test('a builder that fails ends the building', async () => {
  const { build, close } = await open(['a', 'b', 'c']);
  const failing: AskBuilder = async () => {
    throw new Error('The thread has ended.');
  };
  await expect(build([createBuilder(), failing])).rejects.toThrow('The thread has ended.');
  await close();
});
