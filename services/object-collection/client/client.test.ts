import { describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { blankObject } from '../blank-object.test-support.ts';
import { publishObjects } from '../embedded/objects.test-support.ts';
import { createObjectCollectionServer } from '../embedded/server.ts';
import { createObjectCollectionClient } from './client.ts';

const unavailable = { name: 'ServiceUnavailable', service: 'object collection' };

async function openClient(
  endpoint = 'https://object-collection.internal',
  { answerMaxAgeMs = 0 } = {},
) {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  await publishObjects(database, [
    {
      id: 'a',
      title: { en: 'Star tile' },
      collections: ['tiles'],
      onView: true,
      images: [{ src: 'https://pictures.example/a.jpg' }],
      rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    },
    { id: 'b', title: { en: 'Star bowl' }, accessionNumber: '12.3' },
  ]);
  const server = createObjectCollectionServer({ database });
  const addresses: string[] = [];
  const client = createObjectCollectionClient({
    endpoint,
    answerMaxAgeMs,
    fetch: (address) => {
      addresses.push(address);
      return server(new Request(address));
    },
  });
  return { client, database, addresses, close: database.close };
}

const answering = (reply: () => Response | Promise<Response>) =>
  createObjectCollectionClient({ endpoint: 'https://c.example/api', fetch: async () => reply() });

describe('The client of the object collection', () => {
  test('speaks the API of the embedded server in every call', async () => {
    const { client, close } = await openClient();
    const page = await client.searchObjects({ words: 'star', page: 1, pageSize: 10 });
    expect(page).toMatchObject({ total: 2, items: [{ id: 'a' }, { id: 'b' }] });
    const filters = { collection: 'tiles', hasImage: true, onView: true } as const;
    expect(
      await client.searchObjects({ ...filters, order: 'recently-added', page: 1, pageSize: 10 }),
    ).toMatchObject({ total: 1 });
    expect(await client.findObject('a')).toMatchObject({
      onView: true,
      rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    });
    expect(await client.findObject('what/ever?')).toBeNull();
    expect(await client.listObjectsById(['b', 'nope', 'a'])).toMatchObject([
      { id: 'b', accessionNumber: '12.3' },
      { id: 'a' },
    ]);
    expect(await client.listObjectsById([])).toEqual([]);
    expect(await client.listCollections()).toEqual([
      { sourceId: 'tiles', title: null, objectCount: 1 },
    ]);
    expect(await client.findContentVersion()).toMatch(/^[\w-]{12}$/);
    await close();
  });

  test('asks for the collections once, until something is published or said to be', async () => {
    const { client, database, addresses, close } = await openClient(undefined, {
      answerMaxAgeMs: 60_000,
    });
    const countCalls = () => addresses.filter((address) => address.endsWith('/collections')).length;
    await client.findContentVersion();
    const first = await client.listCollections();
    expect(await client.listCollections()).toEqual(first);
    expect(countCalls()).toBe(1);
    await publishObjects(database, [{ id: 'c', title: { en: 'Rug' }, collections: ['carpets'] }]);
    await client.findContentVersion();
    expect(await client.listCollections()).toEqual([
      { sourceId: 'carpets', title: null, objectCount: 1 },
    ]);
    expect(countCalls()).toBe(2);
    client.expectChange();
    await client.listCollections();
    expect(countCalls()).toBe(3);
    await close();
  });

  test('asks for the same objects once, until something is published or said to be', async () => {
    const { client, database, addresses, close } = await openClient(undefined, {
      answerMaxAgeMs: 60_000,
    });
    const countCalls = () => addresses.filter((address) => address.includes('?ids=')).length;
    await client.findContentVersion();
    const first = await client.listObjectsById(['b', 'a']);
    expect(await client.listObjectsById(['b', 'a'])).toEqual(first);
    expect(countCalls()).toBe(1);
    expect(await client.listObjectsById(['a'])).toMatchObject([{ id: 'a' }]);
    expect(countCalls()).toBe(2);
    await publishObjects(database, [{ id: 'b', title: { en: 'Moon bowl' } }]);
    await client.findContentVersion();
    expect(await client.listObjectsById(['b', 'a'])).toMatchObject([
      { title: { en: 'Moon bowl' } },
    ]);
    client.expectChange();
    await client.listObjectsById(['b', 'a']);
    expect(countCalls()).toBe(4);
    await close();
  });

  test('keeps what visitors type within the bounds of the API', async () => {
    const { client, addresses, close } = await openClient();
    const page = await client.searchObjects({
      words: 'star '.repeat(100),
      page: 10_000_000,
      pageSize: 10,
    });
    expect(page).toMatchObject({ items: [], total: 2 });
    expect(addresses[0]).toContain('page=50000');
    await close();
  });

  test('speaks facets, suggestions and neighbours', async () => {
    const { client, addresses, close } = await openClient();
    const page = await client.searchObjects({
      collection: ['tiles', 'carpets'],
      facets: ['collection', 'period'],
      facetSize: 5,
      page: 1,
      pageSize: 10,
    });
    expect(addresses[0]).toMatch(
      /collection=tiles&collection=carpets&.*facets=collection%2Cperiod/,
    );
    expect(page.facets.collection?.values).toEqual([
      { value: 'tiles', label: null, count: 1, isChosen: true },
      { value: 'carpets', label: null, count: 0, isChosen: true },
    ]);
    expect(page.facets.period).toMatchObject({ earliest: null, undatedCount: 1 });
    const all = await client.searchObjects({ facets: 'all', page: 1, pageSize: 1 });
    expect(Object.keys(all.facets)).toHaveLength(12);
    expect(await client.listFacetValues({ words: 'star' }, 'onView', '', 5)).toMatchObject({
      valueCount: 2,
    });
    expect(await client.suggestObjects('star b', 4)).toMatchObject([
      { kind: 'title', object: { id: 'b' } },
    ]);
    expect(await client.findNeighbors({ words: 'star' }, 'a')).toMatchObject({
      position: 1,
      previous: null,
      next: { id: 'b' },
    });
    expect(await client.findNeighbors({ words: 'bowl' }, 'a')).toBeNull();
    await close();
  });

  test('asks for what is related, and tells nothing related from no object', async () => {
    const { client, close } = await openClient();
    expect(await client.findRelated('a')).toEqual([]);
    expect(await client.findRelated('what/ever?')).toBeNull();
    await close();
  });

  test('cuts choices and years of an address to what the API takes', async () => {
    const { client, close } = await openClient();
    const values = Array.from({ length: 200 }, (_, at) => `${'x'.repeat(300)}${at}`);
    const filters = { type: ['', ...values], yearFrom: 1.7e300, yearTo: Number.NaN };
    expect(await client.searchObjects({ ...filters, page: 0, pageSize: 1 })).toMatchObject({
      total: 0,
    });
    expect(await client.listFacetValues(filters, 'maker', 'y'.repeat(999), 1)).toMatchObject({
      values: [],
    });
    await close();
  });

  test('makes pictures of the embedded server relative to the site, and leaves others', async () => {
    const object = { ...summary, image: { ...picture, src: 'https://o.internal/images/a.webp' } };
    const client = createObjectCollectionClient({
      endpoint: 'https://o.internal/api/',
      fetch: async () => Response.json({ items: [object, { ...summary, image: picture }] }),
    });
    expect(await client.listObjectsById(['a', 'b'])).toMatchObject([
      { image: { src: '/images/a.webp' } },
      { image: { src: 'https://pictures.example/a.jpg' } },
    ]);
  });

  test('throws ServiceUnavailable when the service is unreachable, fails or speaks otherwise', async () => {
    const unreachable = answering(() => Promise.reject(new TypeError('fetch failed')));
    await expect(unreachable.findObject('a')).rejects.toMatchObject(unavailable);
    const failing = answering(() => new Response('out of order', { status: 503 }));
    await expect(failing.findObject('a')).rejects.toMatchObject({
      ...unavailable,
      call: '/objects/a',
      cause: { message: 'The reply was 503: out of order' },
    });
    const otherShape = answering(() => Response.json({ id: 'a' }));
    await expect(otherShape.findObject('a')).rejects.toMatchObject(unavailable);
    const noJson = answering(() => new Response('<html>'));
    await expect(noJson.listCollections()).rejects.toMatchObject(unavailable);
  });

  test('knows what was removed, and takes it for missing', async () => {
    const { client, database, close } = await openClient();
    await publishObjects(database, [{ id: 'a' }], { now: new Date('2026-02-01T00:00:00Z') });
    expect(await client.findObject('b')).toBeNull();
    expect(await client.findRemoval('b')).toBe('2026-02-01T00:00:00.000Z');
    expect(await client.findRemoval('a')).toBeNull();
    expect(await client.findRemoval('never')).toBeNull();
    await close();
  });

  test('reads what the API says of itself', async () => {
    const { client, close } = await openClient();
    const { address, calls } = await client.describeApi();
    expect(address).toBe('https://object-collection.internal');
    const search = calls.find(({ id }) => id === 'searchObjects');
    expect(search).toMatchObject({
      path: '/objects',
      statuses: [200, 304, 400, 429, 503],
      mediaTypes: ['application/json'],
    });
    const parameters = new Map(search?.parameters.map((one) => [one.name, one]));
    expect(parameters.get('pageSize')).toMatchObject({
      type: 'number',
      list: null,
      minimum: 1,
      maximum: 100,
      byDefault: '24',
    });
    expect(parameters.get('type')).toMatchObject({ type: 'text', list: 'repeated', values: null });
    expect(parameters.get('facets')).toMatchObject({ list: 'commas' });
    expect(parameters.get('facets')?.values).toContain('period');
    expect(calls.find(({ id }) => id === 'findChangePage')?.example).toBe('/changes/1');
    await close();
  });

  test('takes 404 for a missing object, but for a wrong endpoint where nothing can be missing', async () => {
    const nowhere = answering(() => new Response('', { status: 404 }));
    expect(await nowhere.findObject('a')).toBeNull();
    await expect(nowhere.listCollections()).rejects.toMatchObject(unavailable);
    await expect(nowhere.searchObjects({ page: 1, pageSize: 1 })).rejects.toMatchObject(
      unavailable,
    );
  });
});

const picture = {
  src: 'https://pictures.example/a.jpg',
  width: 10,
  height: 20,
  alt: { en: 'A tile' },
  caption: null,
  dominantColor: null,
};

const summary = {
  id: 'a',
  accessionNumber: null,
  title: { en: 'Tile' },
  slug: 'tile',
  makers: [],
  date: null,
  image: null,
};

test('a picture that visitors cannot load is known and not delivered, wherever it comes from', async () => {
  const images = ['http://a.example/1.jpg', 'https://b.example/2.jpg', '/images/own.webp'].map(
    (src) => ({ ...image, src }),
  );
  const client = createObjectCollectionClient({
    endpoint: 'https://object-collection.internal',
    fetch: async () => Response.json({ ...blankObject, images }),
    pictureHosts: ['a.example'],
  });
  const object = await client.findObject('demo-1');
  expect(object?.images.map(({ src }) => src)).toEqual([
    'https://a.example/1.jpg',
    null,
    '/images/own.webp',
  ]);
});

const image = { width: null, height: null, alt: {}, caption: null, dominantColor: null };

test('a maker of a service that does not know lives yet is a maker all the same', async () => {
  const unknown = { born: null, died: null, lifeDates: null, birthPlace: null, deathPlace: null };
  const client = answering(() =>
    Response.json({
      id: 'mansur',
      name: 'Mansur',
      slug: 'mansur',
      objectCount: 1,
      roles: [],
      nationality: null,
      links: [],
      connected: [],
      namesakes: [],
      ...unknown,
    }),
  );
  expect((await client.findMaker('mansur'))?.about).toBeNull();
});
