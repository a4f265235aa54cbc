import { expect, test } from 'vitest';
import { withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { publishObjects } from '../objects.test-support.ts';
import { createObjectStore } from '../store.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import type { FindPicture } from './find-pictures.ts';
import { describeObjects, storePictureFeatures } from './store-features.ts';

const image = (name: string) => ({ src: `https://museum.example/${name}.jpg` });

describeOnEachDatabase('Looks of objects', (openDatabase) => {
  /** Finds pictures whose name is a number: their look. */
  const pictures = () => {
    const described: string[] = [];
    const find: FindPicture = async (src) => {
      const number = Number(/(\d+)\.jpg$/.exec(src)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) return null;
      const describe = async () => {
        described.push(src);
        return number === 0 ? null : Uint8Array.of(number, 9);
      };
      return { key: src, describe };
    };
    return { find, described };
  };

  test('are described once for each picture, and found again by the store', async () => {
    const database = await openDatabase();
    const query = withTables<ObjectCollectionTables>(database);
    const objects = [
      { id: 'a', images: [{ src: null }, image('10'), image('99')] },
      { id: 'b', images: [image('30')] },
      { id: 'c', images: [image('20')] },
      { id: 'elsewhere', images: [image('other')] },
      { id: 'broken', images: [image('0')] },
      { id: 'bare', images: [] },
    ];
    const { find, described } = pictures();
    const rows = await describeObjects(database, objects, find);
    expect(rows.map(({ object_id }) => object_id)).toEqual(['a', 'b', 'c']);
    await storePictureFeatures(query, database.dialect, rows);
    described.length = 0;
    const changed = objects.with(2, { id: 'c', images: [image('25')] });
    const again = await describeObjects(database, changed, find);
    expect(again.map(({ object_id }) => object_id)).toEqual(['c']);
    expect(described.some((src) => src.endsWith('/10.jpg'))).toBe(false);
    await storePictureFeatures(query, database.dialect, again);

    await publishObjects(database, objects);
    const store = createObjectStore(database);
    const [features, ...others] = (await store.findRelated('a')) ?? [];
    expect(others).toEqual([]);
    expect(features).toMatchObject({
      by: 'look',
      value: null,
      label: null,
      total: 2,
      items: [{ id: 'c' }, { id: 'b' }],
    });
    expect(await store.findRelated('bare')).toEqual([]);

    // What goes takes its look with it.
    await publishObjects(database, objects.slice(0, 2));
    const left = await query
      .selectFrom('object_picture_features')
      .select('object_id')
      .orderBy('object_id')
      .execute();
    expect(left.map(({ object_id }) => object_id)).toEqual(['a', 'b']);
    expect((await store.findRelated('a'))?.[0]?.items).toMatchObject([{ id: 'b' }]);
  });
});
