import { expect, test } from 'vitest';
import { withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import type { ObjectQuery } from '../contract.ts';
import type { ObjectInput } from './object-input.ts';
import { publishObjects, toStagedObject } from './objects.test-support.ts';
import { stageObjects, toStagedEntry } from './stage-objects.ts';
import { createObjectStore } from './store.ts';
import type { ObjectCollectionTables } from './tables.ts';

describeOnEachDatabase('The object store', (openDatabase) => {
  async function openWith(...inputs: Partial<ObjectInput>[]) {
    const database = await openDatabase();
    await publishObjects(database, inputs);
    const store = createObjectStore(database);
    const find = async (query: Partial<ObjectQuery>) =>
      (await store.searchObjects({ page: 1, pageSize: 100, ...query })).items.map(({ id }) => id);
    return { database, store, find };
  }

  test('finds all words as beginnings of words, folded, in any order', async () => {
    const { find } = await openWith(
      { id: 'a', title: { en: 'Tile from Oʻahu', es: 'Azulejo de Oʻahu' } },
      { id: 'b', title: { en: 'Tile' }, place: { en: 'İznik' } },
      { id: 'c', title: { en: 'كاشي' }, originalTitle: { text: 'کاشی ستاره‌ای', language: 'fa' } },
    );
    expect(await find({ words: "o'ah til" })).toEqual(['a']);
    expect(await find({ words: 'AZULEJO' })).toEqual(['a']);
    expect(await find({ words: 'iznik' })).toEqual(['b']);
    expect(await find({ words: 'کاش' })).toEqual(['c']);
    expect(await find({ words: 'ahu' })).toEqual([]);
    expect(await find({ words: 'vase' })).toEqual([]);
  });

  test('finds nothing by signs alone, and everything without words', async () => {
    const { find } = await openWith({ id: 'a' }, { id: 'b' });
    expect(await find({ words: `"' OR * -- (` })).toEqual([]);
    expect(await find({ words: `"'*-(` })).toEqual([]);
    expect(await find({ words: ' ' })).toEqual(['a', 'b']);
  });

  test('ranks the very title or number first, then titles, then labels, then the rest', async () => {
    const { find } = await openWith(
      { id: 'rest', title: { en: 'A' }, description: { en: 'Beside a star' } },
      { id: 'label', title: { en: 'B' }, motifs: ['star'] },
      { id: 'title', title: { en: 'C star' } },
      { id: 'spread', title: { en: 'Star' }, description: { en: 'With 1988.12 in it' } },
      { id: 'number', title: { en: 'D' }, accessionNumber: '1988.12' },
    );
    expect(await find({ words: 'star' })).toEqual(['spread', 'title', 'label', 'rest']);
    expect(await find({ words: '1988.12' })).toEqual(['number', 'spread']);
  });

  test('puts what has a picture first among equals', async () => {
    const { find } = await openWith(
      { id: 'a', title: { en: 'Star A' }, images: [{}] },
      { id: 'b', title: { en: 'Star B' }, images: [{ src: 'https://museum.example/b.jpg' }] },
    );
    expect(await find({ words: 'star', order: 'relevance' })).toEqual(['b', 'a']);
    expect(await find({ order: 'title' })).toEqual(['a', 'b']);
  });

  test('orders by title, date and addition with the id last, undated ones at the end', async () => {
    const { find } = await openWith(
      { id: 'd', title: { en: 'Same' }, date: { earliest: 1200 } },
      { id: 'c', title: { en: 'Same' }, date: { earliest: 1200 } },
      { id: 'b', title: { en: '“Ābgīna”' }, addedAt: '2024-01-02T00:00:00+10:00' },
      { id: 'a', title: { en: 'Zeta' }, date: { latest: -500 }, addedAt: '2024-01-01T12:00:00Z' },
    );
    expect(await find({ order: 'title' })).toEqual(['b', 'c', 'd', 'a']);
    expect(await find({ order: 'date' })).toEqual(['a', 'c', 'd', 'b']);
    // 2 January in Brisbane is still 1 January, 14:00, in UTC.
    // Of those at the end nobody said when they joined.
    expect(await find({ order: 'recently-added' })).toEqual(['b', 'a', 'c', 'd']);
  });

  test('shows every object on one page exactly, with exact totals', async () => {
    const inputs = Array.from({ length: 23 }, (_, index) => ({
      id: `o-${index}`,
      title: { en: index % 2 ? 'Same title' : 'same Title' },
      collections: index < 11 ? ['tiles'] : [],
    }));
    const { store } = await openWith(...inputs);
    const seen: string[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const result = await store.searchObjects({ words: 'same', page, pageSize: 5 });
      expect(result.total).toBe(23);
      seen.push(...result.items.map(({ id }) => id));
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
    const tiles = await store.searchObjects({ collection: 'tiles', page: 3, pageSize: 5 });
    expect(tiles).toMatchObject({ total: 11, items: [expect.anything()] });
  });

  test('filters by collection, picture and view, all at once', async () => {
    const shown = { images: [{ src: 'https://museum.example/b.jpg' }], onView: true };
    const { find } = await openWith(
      { id: 'a', ...shown, collections: ['tiles'] },
      { id: 'b', ...shown, collections: ['tiles', 'carpets'], onView: false },
      { id: 'c', collections: ['carpets'], images: [{}] },
    );
    expect(await find({ collection: 'carpets' })).toEqual(['b', 'c']);
    expect(await find({ hasImage: true })).toEqual(['a', 'b']);
    expect(await find({ hasImage: false })).toEqual(['c']);
    expect(await find({ onView: false })).toEqual(['b', 'c']);
    expect(await find({ collection: 'tiles', hasImage: true, onView: true })).toEqual(['a']);
    expect(await find({ collection: 'none' })).toEqual([]);
  });

  test('gives a whole object back as it was taken in', async () => {
    const { store } = await openWith(fullObject);
    const stored = await store.findObject('full-1');
    expect(stored).toMatchObject(fullObject);
    expect(stored).toMatchObject({ source: 'test', sourceId: 'full-1', slug: 'star-tile' });
    expect(await store.findObject('full-2')).toBeNull();
  });

  test('lists by id in the wanted order and leaves unknown ones out', async () => {
    const { store } = await openWith({ id: 'a' }, { id: 'b' }, { id: 'c' });
    const items = await store.listObjectsById(['c', 'x', 'a', 'c']);
    expect(items.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  test('finds nothing, and does not fail, for keys that cannot be', async () => {
    const { store, find } = await openWith({ id: 'a' });
    expect(await store.findObject('a\0')).toBeNull();
    expect(await store.listObjectsById(['\0', "'", 'a'])).toHaveLength(1);
    expect(await find({ collection: '\0' })).toEqual([]);
    expect(await find({ words: 'x\0y' })).toEqual([]);
  });

  test('counts collections, largest first, with the names that imports gave', async () => {
    const database = await openDatabase();
    await publishObjects(
      database,
      [
        { id: 'a', collections: ['glass'] },
        { id: 'b', collections: ['glass', 'tiles'] },
      ],
      { titles: { glass: { en: 'Glass' } } },
    );
    const store = createObjectStore(database);
    expect(await store.listCollections()).toEqual([
      { sourceId: 'glass', title: { en: 'Glass' }, objectCount: 2 },
      { sourceId: 'tiles', title: null, objectCount: 1 },
    ]);
    // Counted once for an index.
    expect(await store.listCollections()).toBe(await store.listCollections());
    await publishObjects(database, [{ id: 'b', collections: ['tiles'] }]);
    expect(await store.listCollections()).toEqual([
      { sourceId: 'tiles', title: null, objectCount: 1 },
    ]);
  });

  test('replaces words and removes what the source no longer has', async () => {
    const { database, find } = await openWith(
      { id: 'a', title: { en: 'Bowl' } },
      { id: 'b', title: { en: 'Bowl' } },
      { id: 'c', title: { en: 'Bowl' } },
    );
    await publishObjects(database, [{ id: 'other', title: { en: 'Bowl' } }], {
      source: 'elsewhere',
    });
    const published = await publishObjects(database, [
      { id: 'a', title: { en: 'Bowl' } },
      { id: 'b', title: { en: 'Ewer' } },
    ]);
    expect(published).toEqual({ written: 1, removed: 1 });
    expect(await find({ words: 'bowl' })).toEqual(['a', 'other']);
    expect(await find({ words: 'ewer' })).toEqual(['b']);
    const query = withTables<ObjectCollectionTables>(database);
    expect(await query.selectFrom('staged_objects').select('id').execute()).toEqual([]);
  });

  test('keeps the time of addition and changes the version only when an object changes', async () => {
    const { database, store } = await openWith({ id: 'a' });
    const version = await store.findContentVersion();
    const before = await store.findObject('a');
    await publishObjects(database, [{ id: 'a' }], { now: new Date('2030-01-01T00:00:00Z') });
    expect(await store.findContentVersion()).toBe(version);
    await publishObjects(database, [{ id: 'a', motifs: ['star'] }], {
      now: new Date('2031-01-01T00:00:00Z'),
    });
    expect(await store.findContentVersion()).not.toBe(version);
    expect(await store.findObject('a')).toMatchObject({
      addedAt: before?.addedAt,
      updatedAt: '2031-01-01T00:00:00.000Z',
    });
  });

  test('refuses an id that is taken by another source or twice in a run', async () => {
    const { database } = await openWith({ id: 'a' });
    const query = withTables<ObjectCollectionTables>(database);
    const staged = await stageObjects(
      query,
      database.dialect,
      { id: 'run', source: 'elsewhere' },
      [{ id: 'a' }, { id: 'b' }, { id: 'b' }].map((input) =>
        toStagedEntry(toStagedObject(input, 'elsewhere')),
      ),
    );
    expect(staged.taken).toEqual([
      { id: 'a', index: 0, reason: '"a" belongs to an object of the source "test"' },
      { id: 'b', index: 2, reason: '"b" was already given to an earlier record' },
    ]);
  });
});

const fullObject = {
  id: 'full-1',
  accessionNumber: '2011.4',
  title: { en: 'Star tile', es: 'Azulejo', haw: 'Kile hōkū' },
  originalTitle: { text: 'کاشی', language: 'fa' },
  objectType: { en: 'Tile' },
  makers: [
    { name: 'Workshop', role: 'maker', nationality: 'Iranian', born: 'c. 1200', died: '1260' },
  ],
  date: { display: { en: 'c. 1260' }, earliest: 1255, latest: 1265 },
  place: { en: 'Kashan, Iran' },
  culture: { en: 'Ilkhanid' },
  materials: [{ en: 'stonepaste' }],
  techniques: [{ en: 'lustre' }],
  dimensions: { display: null, height: 20.5, width: 20.5, depth: 1.8, diameter: null },
  creditLine: { en: 'Gift' },
  rights: { en: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  description: { en: 'A tile.' },
  provenance: { en: 'Bought.' },
  inscriptions: [
    {
      text: 'بیا',
      language: 'fa',
      script: 'naskh',
      transliteration: 'biyā',
      translation: { en: 'Come' },
    },
  ],
  motifs: ['star'],
  images: [{ src: 'https://museum.example/a.jpg', width: 10, height: 20, alt: { en: 'A tile' } }],
  collections: ['tiles'],
  onView: true,
  location: { en: 'Gallery 2' },
  relatedIds: ['full-2'],
  recordUrl: 'https://museum.example/full-1',
  addedAt: '2020-01-01T00:00:00.000Z',
};
