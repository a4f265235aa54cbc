import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { createRequestContext, type Services } from '#app/request-context.ts';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import spanish from '#locales/es/objectDetail.json';
import { blankMaker } from '#services/object-collection/blank-object.test-support.ts';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { loader } from './ObjectDetail.tsx';
import { listCollectionLinks } from './object-surroundings.ts';
import { toCountryText } from './object-view.ts';

// The page's data from the demo's own objects, over the protocol.
const database = openSqlite('content', ':memory:');
const server = createObjectCollectionServer({ database });
const objectCollection = createObjectCollectionClient({
  endpoint: 'https://object-collection.internal',
  fetch: (address) => server(new Request(address)),
});
const contentManagement = {
  findSettings: async () => null,
  listCollections: async () => [
    { uid: 'tiles', sourceId: 'tiles', title: { text: 'Tiles', language: 'en' } },
  ],
  listExhibitions: async () => [
    {
      href: '/whats-on/exhibitions/lustre',
      title: { text: 'Lustre', language: 'en' },
      dateLabel: null,
      isPermanent: false,
      startDate: '2025-03-05',
      endDate: '2025-04-08',
      objects: [{ sourceId: 'demo-0001', title: null }],
    },
    { href: '/whats-on/exhibitions/wool', objects: [{ sourceId: 'demo-0072', title: null }] },
  ],
} as unknown as Services['contentManagement'];

const tile = 'star-tile-with-a-rising-arabesque';

/** The services that this page does not ask are there too. */
const withOthers = (services: Partial<Services>) =>
  new Proxy(services, {
    get: (target, name) => Reflect.get(target, name) ?? {},
  }) as Services;

/** What the loader returns, or the response that it throws. */
async function load(
  id: string,
  slug: string | undefined,
  {
    search = '',
    collection = objectCollection,
  }: { search?: string; collection?: ObjectCollection } = {},
) {
  const url = new URL(`https://museum.example/objects/${id}/${slug ?? ''}${search}`);
  const context = createRequestContext({
    services: withOthers({ objectCollection: collection, contentManagement }),
    site: {
      publicOrigin: url.origin,
      timeZone: 'Pacific/Honolulu',
      objectPictureHosts: ['pictures.example'],
    } as never,
    language: 'en',
    translations: new Translations('en', {}),
    now: new Date('2026-03-05T20:00:00Z'),
    reportError: () => {},
    reportOmission: () => {},
    renderNonce: '',
    formGuard: {} as never,
  });
  const args = { context, params: { id, slug }, url, request: new Request(url) };
  return loader(args as unknown as Parameters<typeof loader>[0]);
}

const statusOf = async (pending: Promise<unknown>) => {
  const thrown = await pending.then(
    () => null,
    (reason: { status?: number; init?: { status?: number }; headers?: Headers }) => reason,
  );
  return { status: thrown?.status ?? thrown?.init?.status, headers: thrown?.headers };
};

beforeAll(async () => {
  await migrate(database);
  await loadObjects({
    database,
    folder: 'content/objects',
    images: JSON.parse(readFileSync('content/images/index.json', 'utf8')),
    now: new Date('2026-03-05T00:00:00Z'),
    timeZone: 'Pacific/Honolulu',
  });
});
afterAll(() => database.close());

test('an object comes with its collection, its exhibitions, citations and what is like it', async () => {
  const page = await load('demo-0001', tile);
  expect(page.collections.map(({ href }) => href)).toEqual([
    '/collection/explore-the-collection?collection=tiles&title=Tiles&sourceId=tiles',
  ]);
  expect(page.exhibitions).toMatchObject([
    {
      href: '/whats-on/exhibitions/lustre',
      dates: { text: 'March\u00a05\u00a0– April\u00a08, 2025' },
      isOver: true,
    },
  ]);
  expect(page.citations.plain).toContain('museum.example/objects/demo-0001/');
  expect(page.citations.plain).toContain('(accessed March\u00a05, 2026)');
  expect(page.object.images[0]?.service).toBe('/iiif/3/demo-0001:1');
  expect(page.neighbors).toBeNull();
  const shown = page.related.flatMap(({ cards }) => cards.map(({ id }) => id));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).not.toContain('demo-0001');
  const place = page.related.find(({ by }) => by === 'place');
  expect(place?.all?.href).toMatch(/^\/collection\/explore-the-collection\?place=/);
});

test('what shares a motif leads to all that has it, by a search for its name', async () => {
  const page = await load('demo-0053', 'mamluk-revival-ewer');
  const motif = page.related.find(({ by }) => by === 'motif');
  expect(motif?.all?.href).toBe('/collection/explore-the-collection?q=%22rosette%22');
});

test('the address of its search brings the ones before and after it, with the same search', async () => {
  const search = '?from=words%3Dlustre%26order%3Dtitle';
  const { neighbors } = await load('demo-0001', tile, { search });
  const found = await objectCollection.searchObjects({
    words: 'lustre',
    order: 'title',
    page: 1,
    pageSize: 100,
  });
  const at = found.items.findIndex(({ id }) => id === 'demo-0001');
  const next = found.items[at + 1];
  expect(neighbors).toMatchObject({
    position: String(at + 1),
    total: String(found.total),
    back: '/collection/explore-the-collection?q=lustre&order=title#results',
    next: { href: `/objects/${next?.id}/${next?.slug}${search}` },
  });
});

test('the way back leads to the page of the results on which the object is', async () => {
  const { items } = await objectCollection.searchObjects({
    order: 'title',
    page: 60,
    pageSize: 1,
  });
  const [object] = items;
  const { neighbors } = await load(object?.id ?? '', object?.slug, {
    search: '?from=order%3Dtitle',
  });
  expect(neighbors?.position).toBe('60');
  expect(neighbors?.back).toBe('/collection/explore-the-collection?order=title&page=3#results');
});

test('a search that it is not in, and one that means nothing, bring none', async () => {
  for (const search of ['?from=words%3Dcarpet', `?from=${'x'.repeat(2_000)}`]) {
    expect((await load('demo-0001', tile, { search })).neighbors).toBeNull();
  }
  expect(
    (await load('demo-0001', tile, { search: '?from=%00%26order%3Dx' })).neighbors,
  ).not.toBeNull();
});

test('a wrong slug, or none, leads to the right one and keeps the search', async () => {
  for (const slug of [undefined, 'star-tile']) {
    const { status, headers } = await statusOf(load('demo-0001', slug, { search: '?from=a%3Db' }));
    expect(status).toBe(301);
    expect(headers?.get('Location')).toBe(`/objects/demo-0001/${tile}?from=a%3Db`);
  }
});

test('unknown is 404, withdrawn is 410, and a failing service is 503', async () => {
  expect((await statusOf(load('nothing', 'x'))).status).toBe(404);
  const withdrawn = { ...objectCollection, findRemoval: async () => '2026-01-01T00:00:00Z' };
  expect((await statusOf(load('nothing', 'x', { collection: withdrawn }))).status).toBe(410);
  const failing = {
    ...objectCollection,
    findObject: async () => {
      throw new ServiceUnavailable('object collection', 'findObject');
    },
  };
  expect((await statusOf(load('demo-0001', tile, { collection: failing }))).status).toBe(503);
});

test('what stands around an object may fail without taking the page with it', async () => {
  const down = async () => {
    throw new ServiceUnavailable('object collection', 'around');
  };
  const page = await load('demo-0001', tile, {
    search: '?from=words%3Dlustre',
    collection: {
      ...objectCollection,
      findRelated: down,
      findNeighbors: down,
      listObjectsById: down,
    },
  });
  expect([page.related, page.neighbors]).toEqual([[], null]);
  expect(page.object.title.text).toBe('Star tile with a rising arabesque');
});

test('a picture of another house is looked at closely at its own service, from allowed hosts only', async () => {
  const showing = (src: string): ObjectCollection => ({
    ...objectCollection,
    async findObject(id) {
      const object = await objectCollection.findObject(id);
      return object && { ...object, images: object.images.map((image) => ({ ...image, src })) };
    },
  });
  const find = async (host: string) => {
    const src = `https://${host}/iiif/2/tile-9/full/843,/0/default.jpg`;
    const { object } = (await load('demo-0001', tile, { collection: showing(src) })) as unknown as {
      object: { images: { service: string | null; downloads: unknown[] }[] };
    };
    return object.images[0];
  };
  expect(await find('pictures.example')).toMatchObject({
    service: 'https://pictures.example/iiif/2/tile-9',
    downloads: [],
  });
  expect(await find('elsewhere.example')).toMatchObject({ service: null, downloads: [] });
});

test('what a fact leads to has the object among its results, in every facet', async () => {
  const { object } = await load('demo-0001', tile);
  const terms = [
    ['type', object.type],
    ['culture', object.culture],
    ...object.materials.map((one) => ['material', one] as const),
    ...object.techniques.map((one) => ['technique', one] as const),
    ...object.placeParts.map((one) => ['place', one] as const),
  ] as const;
  expect(terms.length).toBeGreaterThan(5);
  for (const [facet, term] of terms) {
    if (!term?.value) continue;
    const { items, total } = await objectCollection.searchObjects({
      [facet]: term.value,
      page: 1,
      pageSize: 100,
    });
    expect(total, `${facet} ${term.value}`).toBeGreaterThan(0);
    expect(items.map(({ id }) => id)).toContain('demo-0001');
  }
  expect(object.placeParts.map(({ text, value }) => [text, value])).toEqual([
    ['Kashan', 'kashan'],
    [', ', ''],
    ['Iran', 'iran'],
  ]);
});

test('a fact begins with a capital, whatever the record writes', async () => {
  const { object } = await load('demo-0018', 'dish-with-three-bunches-of-grapes');
  const terms = [object.type, object.culture, ...object.materials, ...object.techniques];
  const texts = terms.map((term) => term?.text);
  expect(texts).toEqual(['Dish', 'Ottoman', 'Stonepaste', 'Underglaze painting']);
  expect(object.materials[0]?.value).toBe('stonepaste');
});

test('a row of works is full on wide screens, however many it has', async () => {
  const styles = readFileSync(new URL('ObjectDetail.module.css', import.meta.url), 'utf8');
  const page = await load('demo-0018', 'dish-with-three-bunches-of-grapes');
  for (const { cards } of page.related) {
    const rule = new RegExp(
      `data-count="${cards.length}"\\] ul \\{\\s*--columns: ${cards.length};`,
    );
    expect(styles).toMatch(rule);
  }
});

test('a maker who was copied is named so, on the page and in citations', async () => {
  const page = await load('demo-0001', tile, {
    collection: {
      ...objectCollection,
      async findObject(id) {
        const object = await objectCollection.findObject(id);
        const life = { nationality: 'Italian', born: '1483-04-06', died: '1520' };
        return (
          object && {
            ...object,
            makers: [
              { ...blankMaker, name: 'Marcantonio', role: 'engraver' },
              { ...blankMaker, name: 'Raphael', role: 'after', ...life },
            ],
          }
        );
      },
    },
  });
  expect(page.object.makers).toMatchObject([
    { name: 'Marcantonio', before: '', details: 'engraver' },
    { name: 'Raphael', before: 'after ', details: 'Italian, 1483–1520' },
  ]);
  expect(page.citations.plain).toMatch(/^Marcantonio; after Raphael, “/);
});

test('a maker’s country is told in the page’s language, alone or behind a town', () => {
  expect(toCountryText('Morocco', spanish)).toBe('Marruecos');
  expect(toCountryText('Fez, Morocco', spanish)).toBe('Fez, Marruecos');
  expect(toCountryText('Italian', spanish)).toBe('Italian');
  expect(toCountryText(null, spanish)).toBeNull();
});

test('a collection that only its import has named is led to as well', () => {
  const counts = [
    { sourceId: 'cmoa-photography', title: { en: 'Photography' }, objectCount: 9 },
    { sourceId: 'unnamed', title: null, objectCount: 1 },
  ];
  expect(listCollectionLinks(['cmoa-photography', 'unnamed'], [], counts, 'es')).toEqual([
    {
      sourceId: 'cmoa-photography',
      title: { text: 'Photography', language: 'en' },
      href: '/collection/explore-the-collection?sourceId=cmoa-photography',
    },
  ]);
});
