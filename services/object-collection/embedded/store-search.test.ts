import { expect, test } from 'vitest';
import { foldText } from '#shared/search/fold-text.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import type { ObjectQuery } from '../contract.ts';
import { loadThesaurus } from './load-thesaurus.ts';
import { publishRecords } from './objects.test-support.ts';
import { sampleRecords } from './search/sample-records.test-support.ts';
import { createTestSearch, readDemoRecords, toTestRecord } from './search/search.test-support.ts';
import { createObjectStore } from './store.ts';

const records = [...readDemoRecords(), ...sampleRecords];
const queries: readonly Partial<ObjectQuery>[] = [
  {},
  { order: 'date' },
  { order: 'date-newest', page: 3 },
  { order: 'recently-added' },
  { words: 'star tile' },
  { words: 'İznik', type: ['dish', 'tile'] },
  { words: 'koran' },
  { words: 'کاشی', order: 'title' },
  { words: 'carpte' },
  { words: '"oil on canvas"' },
  { words: 'maker:hasegawa dish' },
  { words: 'unicorn astrolabe' },
  { culture: 'ottoman', material: ['silk', 'stonepaste'], yearFrom: 1550, yearTo: 1650 },
  { place: 'iran', hasImage: true, onView: true, color: ['blue', 'gray'] },
  { collection: ['tiles', 'sample'], technique: 'underglaze-painting' },
  { words: 's', page: 5 },
];

// Both suites compare with the same index over the same records, so with each other.
describeOnEachDatabase('The store answers as the index does', (openDatabase) => {
  test('with the same objects, order, totals and counts', async () => {
    const { search, idOf } = createTestSearch(records);
    const database = await openDatabase();
    await publishRecords(database, records);
    await loadThesaurus({ database, folder: 'content' });
    const store = createObjectStore(database);
    for (const part of queries) {
      const query = { page: 1, pageSize: 24, facets: 'all' as const, ...part };
      const answer = await store.searchObjects(query);
      const { items, page, pageSize, didYouMean, searchedAs, understood, unanswerable, ...found } =
        answer;
      const {
        numbers,
        spellings,
        respelled,
        didYouMean: folded,
        understood: read,
        ...expected
      } = search.find(query);
      expect({ page, pageSize, ...found }).toEqual({ page, pageSize: 24, ...expected });
      expect(didYouMean && foldText(didYouMean)).toBe(folded);
      expect(understood.length > 0).toBe(read !== null);
      expect(unanswerable).toBeNull();
      expect(spellings.length > 0).toBe(folded !== null);
      expect(respelled.length > 0).toBe(searchedAs !== null);
      expect(items.map(({ id }) => id)).toEqual(numbers.map(idOf));
    }
  });

  test('with labels of collections, suggestions, values and neighbours', async () => {
    const database = await openDatabase();
    await publishRecords(database, records, { tiles: { en: 'Tiles' } });
    const store = createObjectStore(database);
    const { facets } = await store.searchObjects({ page: 1, pageSize: 1, facets: ['collection'] });
    const labels = facets.collection?.values.map(({ value, label }) => [value, label]);
    expect(labels).toContainEqual(['tiles', { en: 'Tiles' }]);
    expect(labels).toContainEqual(['carpets', null]);

    const suggestions = await store.suggestObjects('astrol', 8);
    expect(suggestions).toContainEqual({
      kind: 'title',
      label: expect.objectContaining({ en: 'Astrolabe with a leafy star map' }),
      value: null,
      object: { id: 'demo-0117', slug: 'astrolabe-with-a-leafy-star-map' },
      count: 1,
    });
    expect(await store.suggestObjects('iznik', 1)).toEqual([
      {
        kind: 'place',
        label: { en: 'Iznik', es: 'Iznik', haw: 'Iznik' },
        value: 'iznik',
        object: null,
        count: 15,
      },
    ]);
    const values = await store.listFacetValues({ place: 'honolulu' }, 'maker', 'hase', 5);
    expect(values.values).toMatchObject([{ value: expect.stringMatching(/^noelani/), count: 1 }]);

    const list = await store.searchObjects({ words: 'astrolabe', page: 1, pageSize: 10 });
    const [first, second, third] = list.items;
    expect(await store.findNeighbors({ words: 'astrolabe' }, second?.id ?? '')).toEqual({
      position: 2,
      total: list.total,
      previous: first,
      next: third ?? null,
    });
    expect(await store.findNeighbors({ words: 'astrolabe' }, 'demo-0001')).toBeNull();
    expect(await store.findNeighbors({}, 'nope')).toBeNull();
  });

  test('with a likely spelling as the records write it, and the rest as it was typed', async () => {
    const database = await openDatabase();
    const titles = ['İznik dish', 'Tile from İznik', 'The Kāshān Dish', 'Teapot', 'Silver teapot'];
    await publishRecords(
      database,
      titles.map((title, at) => toTestRecord({ id: `spelt-${at}`, title: { en: title } })),
    );
    const store = createObjectStore(database);
    const meant = async (words: string) =>
      (await store.searchObjects({ words, page: 1, pageSize: 1 })).didYouMean;
    expect(await meant('iznki')).toBe('İznik');
    expect(await meant('the “kashna” Dish')).toBe('the “Kāshān” Dish');
    expect(await meant('title:iznki dihs')).toBe('title:İznik dish');
    expect(await meant('Silver tea pot')).toBe('Silver teapot');
    expect(await meant('iznik')).toBeNull();
  });

  test('with what was imported since', async () => {
    const database = await openDatabase();
    const store = createObjectStore(database);
    expect(await store.searchObjects({ page: 1, pageSize: 1, facets: 'all' })).toMatchObject({
      total: 0,
      facets: { period: { earliest: null, latest: null, bars: [] } },
    });
    await publishRecords(database, records.slice(0, 10));
    expect(await store.searchObjects({ page: 1, pageSize: 1 })).toMatchObject({ total: 10 });
    await publishRecords(database, records.slice(0, 3));
    expect(await store.searchObjects({ page: 1, pageSize: 1 })).toMatchObject({ total: 3 });
  });
});
