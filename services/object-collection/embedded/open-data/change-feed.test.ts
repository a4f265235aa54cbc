import { expect, test } from 'vitest';
import { withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { publishObjects } from '../objects.test-support.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { changesPerPage, createChangeFeed } from './change-feed.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));

describeOnEachDatabase('The feed of changes', (openDatabase) => {
  test('tells what was created, updated and removed, each object once, the latest change last', async () => {
    const database = await openDatabase();
    const feed = createChangeFeed(database);
    expect(await feed.summarize()).toEqual({ total: 0, first: null, last: null, changedAt: null });
    await publishObjects(database, [{ id: 'a' }, { id: 'b' }, { id: 'c' }], { now: at(1) });
    await publishObjects(database, [{ id: 'a', title: { en: 'New' } }, { id: 'c' }, { id: 'd' }], {
      now: at(2),
    });
    expect(await feed.findPage(1)).toEqual({
      changes: [
        {
          position: 3,
          objectId: 'c',
          kind: 'create',
          changedAt: at(1).toISOString(),
          hasImage: false,
        },
        {
          position: 4,
          objectId: 'a',
          kind: 'update',
          changedAt: at(2).toISOString(),
          hasImage: false,
        },
        {
          position: 5,
          objectId: 'b',
          kind: 'remove',
          changedAt: at(2).toISOString(),
          hasImage: false,
        },
        {
          position: 6,
          objectId: 'd',
          kind: 'create',
          changedAt: at(2).toISOString(),
          hasImage: false,
        },
      ],
      previous: null,
      next: null,
    });
    expect(await feed.summarize()).toEqual({
      total: 4,
      first: 1,
      last: 1,
      changedAt: at(2).toISOString(),
    });
    expect(await feed.findRemoval('b')).toBe(at(2).toISOString());
    expect(await feed.findRemoval('a')).toBeNull();
    expect(await feed.findRemoval('never\0')).toBeNull();
  });

  test('an object that comes back is created anew, and no longer removed', async () => {
    const database = await openDatabase();
    const feed = createChangeFeed(database);
    await publishObjects(database, [{ id: 'a' }], { now: at(1) });
    await publishObjects(database, [], { now: at(2) });
    await publishObjects(database, [{ id: 'a' }], { now: at(3) });
    expect((await feed.findPage(1))?.changes).toMatchObject([{ objectId: 'a', kind: 'create' }]);
    expect(await feed.findRemoval('a')).toBeNull();
  });

  test('a publication that changes nothing adds nothing', async () => {
    const database = await openDatabase();
    await publishObjects(database, [{ id: 'a' }], { now: at(1) });
    const before = await createChangeFeed(database).findPage(1);
    await publishObjects(database, [{ id: 'a' }], { now: at(2) });
    expect(await createChangeFeed(database).findPage(1)).toEqual(before);
  });

  test('times never go back, even when a clock does', async () => {
    const database = await openDatabase();
    await publishObjects(database, [{ id: 'a' }], { now: at(5), source: 'one' });
    await publishObjects(database, [{ id: 'b' }], { now: at(4), source: 'other' });
    const page = await createChangeFeed(database).findPage(1);
    expect(page?.changes.map(({ changedAt }) => changedAt)).toEqual([
      at(5).toISOString(),
      at(5).toISOString(),
    ]);
  });

  test('a full page keeps its changes, and pages that have emptied are passed over', async () => {
    const database = await openDatabase();
    const feed = createChangeFeed(database);
    const many = Array.from({ length: changesPerPage }, (_, index) => ({
      id: `o${String(index).padStart(4, '0')}`,
    }));
    await publishObjects(database, [...many, { id: 'p' }], { now: at(1) });
    const [first, second] = [await feed.findPage(1), await feed.findPage(2)];
    expect(first?.changes).toHaveLength(changesPerPage);
    expect(first).toMatchObject({ previous: null, next: 2 });
    expect(second).toMatchObject({ changes: [{ objectId: 'p' }], previous: 1, next: null });
    await publishObjects(database, [{ id: 'z' }], { now: at(2), source: 'elsewhere' });
    expect(await feed.findPage(1)).toEqual(first);

    const query = withTables<ObjectCollectionTables>(database);
    await query.deleteFrom('object_changes').where('position', '<=', changesPerPage).execute();
    expect(await feed.findPage(1)).toBeNull();
    expect(await feed.findPage(2)).toMatchObject({ previous: null });
    expect(await feed.summarize()).toMatchObject({ first: 2, last: 2 });
  });
});
