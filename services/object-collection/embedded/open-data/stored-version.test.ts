import { expect, test, vi } from 'vitest';
import { withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { publishObjects } from '../objects.test-support.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { findRecentVersion, findStoredVersion } from './stored-version.ts';

describeOnEachDatabase('The version of what is stored', (openDatabase) => {
  async function openPublished() {
    const database = await openDatabase();
    const publish = (id: string) => publishObjects(database, [{ id }]);
    await publish('first');
    /** As another process does, of which this one hears nothing. */
    const publishElsewhere = (value: string) =>
      withTables<ObjectCollectionTables>(database)
        .updateTable('object_collection_state')
        .set({ value })
        .where('key', '=', 'version')
        .execute();
    return { database, publish, publishElsewhere };
  }

  test('is read once for who asks several times, and again a moment later', async () => {
    const { database, publishElsewhere } = await openPublished();
    const now = vi.spyOn(performance, 'now').mockReturnValue(50_000);
    const first = await findRecentVersion(database);
    await publishElsewhere('second');
    expect(await findRecentVersion(database)).toBe(first);
    now.mockReturnValue(50_100);
    expect(await findRecentVersion(database)).toBe('second');
  });

  test('is never older than what was read before', async () => {
    const { database, publishElsewhere } = await openPublished();
    vi.spyOn(performance, 'now').mockReturnValue(50_000);
    await findRecentVersion(database);
    await publishElsewhere('second');
    expect(await findStoredVersion(database)).toBe('second');
    expect(await findRecentVersion(database)).toBe('second');
  });

  test('is new at once for the process that published', async () => {
    const { database, publish } = await openPublished();
    const first = await findRecentVersion(database);
    await publish('second');
    const second = await findRecentVersion(database);
    expect(second).not.toBe(first);
    expect(second).toBe(await findStoredVersion(database));
  });
});
