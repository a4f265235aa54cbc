import { describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { RelatedGroup } from '../contract.ts';
import type { ObjectInput } from './object-input.ts';
import type { ObjectRecord } from './object-record.ts';
import { publishObjects } from './objects.test-support.ts';
import { groupSize, toVisualGroup } from './related-groups.ts';
import { createObjectStore } from './store.ts';

const tile = (id: string, more: Partial<ObjectInput> = {}): Partial<ObjectInput> => ({
  id,
  objectType: { en: 'Tile' },
  ...more,
});

async function listRelated(objects: readonly Partial<ObjectInput>[], id: string) {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  await publishObjects(database, objects);
  const groups = await createObjectStore(database).findRelated(id);
  await database.close();
  return groups;
}

const ids = (group: RelatedGroup | undefined) => group?.items.map(({ id }) => id);

describe('Related objects', () => {
  test('are grouped by maker, by the most exact place, and by motif', async () => {
    const by = (name: string) => ({ makers: [{ name }] });
    const from = (place: string) => ({ place: { en: place } });
    const groups = await listRelated(
      [
        tile('a', { ...by('Ada Quist'), ...from('Kashan, Iran'), motifs: ['palmette'] }),
        tile('b', { ...by('Ada Quist'), ...from('Shiraz, Iran') }),
        tile('c', { ...from('Kashan, Iran') }),
        tile('d', { motifs: ['palmette', 'lion'] }),
        tile('e', { description: { en: 'A palmette is spoken of, not shown.' } }),
      ],
      'a',
    );
    expect(groups?.map(({ by, value, total }) => [by, value, total])).toEqual([
      ['maker', 'ada-quist', 1],
      ['place', 'kashan', 1],
      ['motif', 'palmette', 2],
    ]);
    expect(groups?.map(ids)).toEqual([['b'], ['c'], ['d']]);
    expect(groups?.[0]?.label).toEqual({ en: 'Ada Quist', es: 'Ada Quist', haw: 'Ada Quist' });
  });

  test('begin with those that have most in common, eight at most', async () => {
    const others = Array.from({ length: 12 }, (_, at) => ({
      id: `other-${at}`,
      objectType: { en: 'Bowl' },
      makers: [{ name: 'Ada Quist' }],
    }));
    const ours = { makers: [{ name: 'Ada Quist' }], techniques: [{ en: 'lustre' }] };
    const groups = await listRelated(
      [...others, tile('a', ours), tile('z', ours), tile('y', { makers: ours.makers })],
      'a',
    );
    expect(groups).toHaveLength(1);
    expect(groups?.[0]).toMatchObject({ by: 'maker', total: 14 });
    expect(ids(groups?.[0])?.slice(0, 2)).toEqual(['z', 'y']);
    expect(groups?.[0]?.items).toHaveLength(8);
  });

  test('leave out makers nobody knows, and what nothing shares', async () => {
    const unknown = { makers: [{ name: 'Unknown Austrian' }] };
    expect(await listRelated([tile('a', unknown), tile('b', unknown)], 'a')).toEqual([]);
    expect(await listRelated([tile('a', { motifs: ['"?"', 'star'] })], 'a')).toEqual([]);
  });

  test('of a rare motif stand before thousands of a frequent one, however often one asks', async () => {
    const many = Array.from({ length: 5_400 }, (_, at) => ({ id: `m-${at}`, motifs: ['star'] }));
    const rare = ['x', 'y', 'z'].map((id) => ({ id, motifs: ['star', 'lion'] }));
    const database = openSqlite('content', ':memory:');
    await migrate(database);
    await publishObjects(database, [...many, ...rare, { id: 'a', motifs: ['star', 'lion'] }]);
    const store = createObjectStore(database);
    await store.prepareSearch();
    const first = await store.findRelated('a');
    expect(first?.[0]).toMatchObject({ by: 'motif', value: 'star', total: 5_403 });
    expect(ids(first?.[0])?.slice(0, 3)).toEqual(['x', 'y', 'z']);
    // What another object asks meanwhile changes nothing of what is cached.
    await store.findRelated('m-0');
    await store.searchObjects({ words: 'lion', page: 1, pageSize: 1 });
    expect(await store.findRelated('a')).toEqual(first);
    await database.close();
  });

  test('are those of the object as it is now, though its record was just read', async () => {
    const database = openSqlite('content', ':memory:');
    await migrate(database);
    const others = ['x', 'y'].map((id) => ({ id, motifs: ['lion'] }));
    await publishObjects(database, [{ id: 'a', motifs: ['star'] }, ...others]);
    const store = createObjectStore(database);
    await store.prepareSearch();
    expect(await store.findObject('a')).toMatchObject({ motifs: ['star'] });
    expect(await store.findRelated('a')).toEqual([]);
    await publishObjects(database, [{ id: 'a', motifs: ['lion'] }, ...others]);
    await store.prepareSearch();
    await store.findObject('a');
    expect(ids((await store.findRelated('a'))?.[0])).toEqual(['x', 'y']);
    await database.close();
  });

  test('are null of an object that is not there', async () => {
    expect(await listRelated([tile('a')], 'nope')).toBeNull();
  });
});

describe('Objects that look alike', () => {
  const record = (id: string, type: string) =>
    ({
      id,
      title: { en: id },
      objectType: { en: type },
      makers: [],
      images: [],
      date: { display: null },
    }) as unknown as ObjectRecord;
  const alike = [
    record('a', 'Bottle'),
    record('b', 'Dish'),
    record('c', 'dish'),
    record('d', 'Tile'),
  ];

  test('are of the same kind where two or more are, the most alike first', () => {
    expect(ids(toVisualGroup(alike, { en: 'Dish' }) ?? undefined)).toEqual(['b', 'c']);
  });

  test('are of any kind where fewer are of the same', () => {
    expect(ids(toVisualGroup(alike, { en: 'Tile' }) ?? undefined)).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(toVisualGroup(alike, null) ?? undefined)).toHaveLength(4);
  });

  test('have neither name nor more than are shown', () => {
    const many = Array.from({ length: groupSize + 3 }, (_, at) => record(`${at}`, 'Dish'));
    const group = toVisualGroup(many, { en: 'Dish' });
    expect(group).toMatchObject({ by: 'look', value: null, label: null, total: groupSize });
    expect(group?.items).toHaveLength(groupSize);
  });

  test('are no group where nothing is alike', () => {
    expect(toVisualGroup([], { en: 'Dish' })).toBeNull();
  });
});
