import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import collection from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import { publishObjects } from '#services/object-collection/embedded/objects.test-support.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { exploreScreen, toExploreHref } from './explore-address.ts';
import { parseExploreQuery } from './explore-query.ts';
import { type ExploreDependencies, loadExplore } from './load-explore.ts';

const database = openSqlite('content', ':memory:');
const tiles = { uid: 'tiles', sourceId: 'tiles', title: { text: 'Azulejos', language: 'es' } };
let dependencies: ExploreDependencies;

beforeAll(async () => {
  await migrate(database);
  const date = (earliest: number, latest: number) => ({ earliest, latest, display: { en: 'x' } });
  await publishObjects(database, [
    {
      id: 'a',
      title: { en: 'Star tile', es: 'Azulejo de estrella' },
      objectType: { en: 'Tile', es: 'Azulejo' },
      collections: ['tiles'],
      onView: true,
      date: date(1262, 1263),
      images: [{ src: 'https://pictures.example/a.jpg', width: 800, height: 800 }],
    },
    {
      id: 'b',
      title: { en: 'Cross tile' },
      objectType: { en: 'Tile', es: 'Azulejo' },
      collections: ['tiles'],
      date: date(-99, -50),
    },
    {
      id: 'c',
      title: { en: 'Silver bowl' },
      objectType: { en: 'Bowl', es: 'Cuenco' },
      collections: ['metal'],
      materials: [{ en: 'Silver', es: 'Plata' }],
      date: date(1500, 1599),
    },
  ]);
  const server = createObjectCollectionServer({ database });
  dependencies = {
    objectCollection: createObjectCollectionClient({
      endpoint: 'https://object-collection.internal',
      fetch: (address) => server(new Request(address)),
    }),
    contentManagement: { listCollections: async () => [tiles] } as unknown as ContentManagement,
    optional: (part, fallback) => part.catch(() => fallback),
    language: 'es',
    messages: english,
    words: { ...collection.object, untitled: 'Sin título' },
  };
});
afterAll(() => database.close());

const load = (search: string, more: Partial<ExploreDependencies> = {}) =>
  loadExplore({ ...dependencies, ...more }, parseExploreQuery(new URLSearchParams(search)));

const facetOf = (data: Awaited<ReturnType<typeof load>>, name: string) =>
  data.facets
    .find((facet) => facet.name === name)
    ?.values.map(({ label, count }) => `${label.text} ${count}`);

test('facets come in the panel’s order, with names and counts in the visitor’s language', async () => {
  const data = await load('');
  expect(data.facets.map(({ name }) => name)).toEqual(['sourceId', 'type', 'material']);
  // The editors name tiles; metal goes by its id, since nobody named it.
  expect(facetOf(data, 'sourceId')).toEqual(['Azulejos 2', 'metal 1']);
  expect(facetOf(data, 'type')).toEqual(['Azulejo 2', 'Cuenco 1']);
  expect(data).toMatchObject({
    totalLabel: '3',
    pages: 1,
    switches: { hasImage: '1', onView: '1' },
  });
  expect(data.items[0]).toMatchObject({ id: 'a', title: { text: 'Azulejo de estrella' } });
});

test('the groups stay above the works under every choice of boxes, and go where words were typed', async () => {
  const groupsOf = async (search: string) => (await load(search)).collections.length;
  expect(await Promise.all(['', 'type=tile', 'sourceId=tiles', 'page=1'].map(groupsOf))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(await groupsOf('q=tile')).toBe(0);
});

test('counts are right under the other filters, and what is chosen stays in its list', async () => {
  const data = await load('type=tile&yearFrom=1000');
  expect(data.total).toBe(1);
  expect(facetOf(data, 'type')?.sort()).toEqual(['Azulejo 1', 'Cuenco 1']);
  expect(facetOf(data, 'sourceId')).toEqual(['Azulejos 1']);
  expect(data.filters.map(({ label }) => label.text)).toEqual(['Azulejo', 'From 1000']);
});

test('a collection that is looked at gives the page its name, two do not, an unknown one is told', async () => {
  expect((await load('sourceId=tiles')).chosen).toEqual({ title: tiles.title, hasPage: true });
  expect((await load('sourceId=metal')).chosen).toMatchObject({ hasPage: false });
  expect((await load('sourceId=tiles&sourceId=metal')).chosen).toBeNull();
  expect(await load('sourceId=none')).toMatchObject({ isUnknown: true, chosen: null, total: 0 });
});

test('where nothing is found, what each filter taken away would find is counted', async () => {
  const { waysOut, collections } = await load('q=tile&material=silver&onView=true');
  expect(waysOut).toMatchObject({
    by: 'without',
    ways: [{ label: { text: 'Plata' }, count: '1', href: expect.stringContaining('q=tile') }],
  });
  expect(collections).toHaveLength(1);
  const alone = await load('q=zzzz&material=silver&type=tile');
  expect(alone.waysOut).toMatchObject({
    by: 'only',
    ways: [
      { label: { text: 'Azulejo' }, count: '2' },
      { label: { text: 'Plata' }, count: '1' },
    ],
  });
  expect((await load('q=zzzz')).waysOut).toBeNull();
});

test('where no object has all words, the word is told without which there are some', async () => {
  const data = await load('q=star+silver+bowl');
  expect(data).toMatchObject({ match: 'partial', total: 1 });
  expect(data.waysOut).toMatchObject({
    by: 'without',
    ways: [{ label: { text: 'star' }, count: '1' }],
  });
  expect((await load('q=tile')).waysOut).toBeNull();
});

test('what a title does not say of the words is told below it', async () => {
  const [item] = (await load('q=plata')).items;
  expect(item?.found).toEqual([{ text: 'Material: Plata', language: 'es' }]);
  expect((await load('q=silver')).items[0]?.found).toEqual([]);
});

test('the editors’ service failing leaves the objects, with collections by their ids or what their card said', async () => {
  const data = await load('', {
    contentManagement: { listCollections: () => Promise.reject(new Error('down')) },
  });
  expect(data.total).toBe(3);
  expect(facetOf(data, 'sourceId')).toEqual(['tiles 2', 'metal 1']);
  const fromCard = await load('collection=tiles&title=Azulejos&sourceId=tiles', {
    contentManagement: { listCollections: () => Promise.reject(new Error('down')) },
  });
  expect(fromCard.chosen?.title).toEqual({ text: 'Azulejos', language: 'es' });
});

test('more values of a facet come when the address asks for them', async () => {
  const data = await load('more=type');
  expect(facetOf(data, 'type')).toEqual(['Azulejo 2', 'Cuenco 1']);
  expect(data.filters).toEqual([]);
});

test('no page is offered that the object collection does not turn to', async () => {
  const pagesOf = async (total: number) => {
    const many: ExploreDependencies['objectCollection'] = {
      ...dependencies.objectCollection,
      searchObjects: async (query) => ({
        ...(await dependencies.objectCollection.searchObjects(query)),
        total,
      }),
    };
    return (await load('', { objectCollection: many })).pages;
  };
  expect(await pagesOf(1_000_000)).toBe(41_667);
  expect(await pagesOf(5_000_000)).toBe(50_000);
});

test('each part of the words is a filter of its own that can be taken away', async () => {
  const { filters, total } = await load('q=show+me+tile+13th+century+-wood+please&type=tile');
  expect(total).toBe(1);
  expect(filters.map(({ label, without }) => [label.text, toExploreHref(without)])).toEqual([
    ['tile', `${exploreScreen}?q=show+me+13th+century+-wood+please&type=tile`],
    ['1201 – 1300', `${exploreScreen}?q=show+me+tile+-wood+please&type=tile`],
    ['without wood', `${exploreScreen}?q=show+me+tile+13th+century+please&type=tile`],
    ['Azulejo', `${exploreScreen}?q=show+me+tile+13th+century+-wood+please`],
  ]);
  const [only] = (await load('q=tiles+please')).filters;
  expect(only && toExploreHref(only.without)).toBe(exploreScreen);
});

test('signs alone find nothing, and that is said', async () => {
  const { total, isUnreadable, filters } = await load('q=%F0%9F%8E%A8');
  expect({ total, isUnreadable }).toEqual({ total: 0, isUnreadable: true });
  expect(filters.map(({ label }) => label.text)).toEqual(['🎨']);
  expect((await load('q=tile')).isUnreadable).toBe(false);
});

test('why the objects stand in their order is said where it is asked for', async () => {
  expect((await load('q=tile')).reasons).toBeNull();
  const { reasons, items } = await load('q=tile&debug=ranking');
  expect(reasons?.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect(reasons?.[0]?.reasons.map(({ by }) => by)).toContain('words');
});
