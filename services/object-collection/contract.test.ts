import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { toServiceAnswer } from '#shared/http/service-fetch.ts';
import { createObjectCollectionClient } from './client/client.ts';
import type { ObjectCollection, ObjectQuery } from './contract.ts';
import type { ObjectInput } from './embedded/object-input.ts';
import { publishObjects } from './embedded/objects.test-support.ts';
import { createObjectCollectionServer } from './embedded/server.ts';

// The site must not notice whether the collection is in its own process or elsewhere: every call of
// the contract, over a socket and without one, to the same server.

const en = (...texts: string[]) => texts.map((text) => ({ en: text }));

const objects: Partial<ObjectInput>[] = [
  {
    id: 'a',
    title: { en: 'Star tile', es: 'Azulejo de estrella', haw: 'Kile hōkū' },
    accessionNumber: '12.3/é',
    objectType: { en: 'Tile' },
    makers: [
      { id: 'm-1', name: 'Ada Quist', role: 'potter', lifeDates: 'active 1270' },
      { id: 'm-2', name: 'Bram Ulm', role: 'after' },
    ],
    date: { display: { en: 'AH 668/AD 1270' }, earliest: 1270, latest: 1270 },
    place: { en: 'Kashan, Iran' },
    culture: { en: 'Ilkhanid' },
    materials: en('fritware', 'luster'),
    techniques: en('molding'),
    inscriptions: [{ text: 'عز لمولانا', language: 'ar', translation: { en: 'Glory' } }],
    subjects: [{ terms: en('Literature', 'Poetry') }],
    motifs: ['star'],
    images: [{ src: 'https://pictures.example/a.jpg', width: 20, height: 10, alt: { en: 'Tile' } }],
    rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    collections: ['tiles'],
    onView: true,
    isHighlight: true,
    addedAt: '2020-01-01T00:00:00.000Z',
  },
  {
    id: 'b',
    title: { en: 'Star bowl' },
    objectType: { en: 'Bowl' },
    makers: [{ id: 'm-1', name: 'Ada Quist', role: 'painter' }],
    date: { earliest: 1300, latest: 1350 },
    place: { en: 'Tabriz, Iran' },
    culture: { en: 'Timurid' },
    materials: en('fritware'),
    subjects: [{ terms: en('Literature', 'Fables') }],
    motifs: ['star'],
    collections: ['bowls'],
    onView: false,
  },
  { id: 'gone', title: { en: 'Removed' } },
  { id: 'c', title: { en: 'Mask & "quotes" + ʻokina?' }, makers: [{ name: 'Óscar Núñez' }] },
];

let inProcess: ObjectCollection;
let overHttp: ObjectCollection;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  const titles = { tiles: { en: 'Tiles' } };
  await publishObjects(database, objects, { titles });
  await publishObjects(
    database,
    objects.filter(({ id }) => id !== 'gone'),
    { titles, now: new Date('2026-02-01T00:00:00Z') },
  );
  const answer = createObjectCollectionServer({ database });
  const http = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  inProcess = createObjectCollectionClient({
    endpoint: 'https://object-collection.internal/api',
    fetch: async (address) => toServiceAnswer(await answer.answerValue(address)),
  });
  overHttp = createObjectCollectionClient({
    endpoint: `http://127.0.0.1:${port}/api/`,
    fetch: (address) => fetch(address),
  });
  close = async () => {
    http.closeAllConnections();
    await new Promise((done) => http.close(done));
    await database.close();
  };
});

afterAll(() => close());

const page = { page: 1, pageSize: 10 };

/** Each with what it must find, so that two empty answers are not taken for the same. */
const searches: readonly [name: string, query: Partial<ObjectQuery>, total: number][] = [
  ['nothing', {}, 3],
  ['words', { words: 'star' }, 2],
  ['signs in words', { words: 'mask & "quotes" + ʻokina?' }, 1],
  ['a typing error', { words: 'stat bowl' }, 1],
  ['understood parts', { words: 'star -bowl before 1290 OR maker:quist' }, 1],
  ['collection', { collection: 'tiles' }, 1],
  ['type', { type: ['tile', 'bowl'] }, 2],
  ['material', { material: 'fritware' }, 2],
  ['technique', { technique: 'molding' }, 1],
  ['place', { place: 'iran' }, 2],
  ['culture', { culture: ['ilkhanid', 'none'] }, 1],
  ['maker', { maker: 'oscar-nunez' }, 1],
  ['makerId', { makerId: 'm-1' }, 2],
  ['subject', { subject: 'literature.poetry' }, 1],
  ['color', { color: 'blue' }, 0],
  ['years', { yearFrom: 1290, yearTo: 1400 }, 1],
  ['hasImage', { hasImage: true }, 1],
  ['onView', { onView: false }, 2],
  ['order', { order: 'date-newest' }, 3],
  ['the second page', { page: 2, pageSize: 2 }, 3],
  ['facets', { facets: 'all', facetSize: 2, material: 'fritware' }, 2],
  ['a few that lack a word', { words: 'star zeppelin', partialSize: 1 }, 2],
  ['some facets', { facets: ['period', 'maker'] }, 3],
  ['reasons', { words: 'star', explain: true }, 2],
];

test.each(searches)('searching by %s finds the same', async (_, query, total) => {
  const found = await overHttp.searchObjects({ ...page, ...query });
  expect(found.total).toBe(total);
  expect(found).toEqual(await inProcess.searchObjects({ ...page, ...query }));
});

/** All other calls, several times where they may find nothing. */
const calls: {
  readonly [Call in Exclude<keyof ObjectCollection, 'searchObjects'>]: readonly Parameters<
    ObjectCollection[Call]
  >[];
} = {
  listFacetValues: [
    [{}, 'material', 'fri', 5],
    [{ words: 'star' }, 'subject', '', 5],
    [{}, 'hasImage', '', 200],
  ],
  suggestObjects: [
    ['sta', 8],
    ['12.3/é', 8],
    ['"', 8],
  ],
  findNeighbors: [
    [{ words: 'star' }, 'a'],
    [{ words: 'bowl' }, 'a'],
  ],
  findRelated: [['a'], ['none?/']],
  findObject: [['a'], ['c'], ['gone'], ['none?/']],
  listObjectsById: [[['c', 'none', 'a']], [[]]],
  listCollections: [[]],
  listMakers: [
    [{ page: 1, pageSize: 2, order: 'works' }],
    [{ page: 2, pageSize: 2 }],
    [{ page: 1, pageSize: 2, containing: 'qui', initial: 'a' }],
  ],
  findMaker: [['m-1'], ['oscar-nunez'], ['none?/']],
  listSubjects: [[{ page: 1, pageSize: 5 }], [{ page: 1, pageSize: 5, within: 'literature' }]],
  findSubject: [['literature'], ['literature.poetry'], ['none?/']],
  findRemoval: [['gone'], ['a'], ['none?/']],
  findContentVersion: [[]],
  describeApi: [],
};

type AnyCall = (...parameters: readonly unknown[]) => Promise<unknown>;

test.each(
  Object.entries(calls).flatMap(([name, all]) =>
    all.map((parameters) => [name, JSON.stringify(parameters), parameters] as const),
  ),
)('%s%s answers the same', async (name, _, parameters) => {
  const [there, here] = await Promise.all(
    [overHttp, inProcess].map((client) =>
      (client[name as keyof ObjectCollection] as AnyCall)(...parameters),
    ),
  );
  expect(there).toEqual(here);
});

test('the first of each call finds something', async () => {
  for (const [name, [parameters]] of Object.entries(calls)) {
    if (!parameters) continue;
    const found = await (overHttp[name as keyof ObjectCollection] as AnyCall)(...parameters);
    expect(found, name).toBeTruthy();
    expect(found, name).not.toEqual([]);
  }
});

test('the description is the same but for the address it is read from', async () => {
  const [there, here] = [await overHttp.describeApi(), await inProcess.describeApi()];
  expect(there.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
  expect(there.calls).toEqual(here.calls);
});

test('every call of the contract is compared', () => {
  const asked = Object.keys(inProcess).filter((name) => name !== 'expectChange');
  expect(asked.sort()).toEqual(['searchObjects', ...Object.keys(calls)].sort());
});
