import { afterAll, beforeAll, expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { createRequestContext, type Services } from '#app/request-context.ts';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import spanish from '#locales/es/objectDetail.json';
import hawaiian from '#locales/haw/objectDetail.json';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import type { ObjectInput } from '#services/object-collection/embedded/object-input.ts';
import { publishObjects } from '#services/object-collection/embedded/objects.test-support.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { toMakerPath } from '#shared/collection/term-address.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LanguageMessages } from '#shared/languages/sections.ts';
import { loader as loadMaker } from './MakerDetail.tsx';
import { loader as loadMakers } from './Makers.tsx';
import { loader as loadSubject } from './SubjectDetail.tsx';
import { loader as loadSubjects } from './Subjects.tsx';

const picture = [{ src: 'https://pictures.example/a.jpg' }];
const dated = (year: number) => ({ display: null, earliest: year, latest: year });
const objects: Partial<ObjectInput>[] = [
  {
    ...{ id: 'a', title: { en: 'Leaf' }, date: dated(1560) },
    makers: [{ id: 'm-1', name: 'William Sharp', role: 'scribe' }, { name: 'Unknown' }],
    subjects: [{ terms: [{ en: 'Literature' }, { en: 'Poetry' }] }],
  },
  {
    ...{ id: 'b', title: { en: 'Zebra' }, images: picture, date: dated(1600) },
    makers: [
      {
        ...{ id: 'm-1', name: 'William Sharp', role: 'painter' },
        ...{ nationality: 'Nicaragua', born: '1570', died: '1622' },
      },
    ],
    motifs: ['rosette'],
  },
  {
    ...{ id: 'c', title: { en: 'Copy' }, date: dated(1500) },
    makers: [{ id: 'm-1', name: 'William Sharp', role: 'after' }],
    subjects: [{ terms: [{ en: 'Sky', es: 'Cielo' }] }],
  },
  {
    ...{ id: 'd', title: { en: 'Vase' } },
    makers: [{ id: 'm-1', name: 'William Sharp', role: 'workshop of' }],
  },
  {
    ...{ id: 'e', title: { en: 'Mask' }, objectType: { en: 'Mask' }, place: { en: 'Puno, Peru' } },
    makers: [{ id: 'm-9', name: 'William Sharp' }],
  },
];

const database = openSqlite('content', ':memory:');
const server = createObjectCollectionServer({ database });
const objectCollection = createObjectCollectionClient({
  endpoint: 'https://object-collection.internal',
  fetch: (address) => server(new Request(address)),
});

beforeAll(async () => {
  await migrate(database);
  await publishObjects(database, objects);
});
afterAll(() => database.close());

/** The services that these pages do not ask are there too. */
const withOthers = (services: object) =>
  new Proxy(services, {
    get: (target, name) => Reflect.get(target, name) ?? {},
  }) as Services;

const outage = () => Promise.reject(new ServiceUnavailable('object collection', '/'));
const failing = new Proxy({} as ObjectCollection, { get: () => outage });

/** What a loader returns, or the response that it throws. */
async function load<Data>(
  loader: (args: never) => Promise<Data>,
  address: string,
  params: object = {},
  {
    language = 'en',
    collection = objectCollection,
    words = {},
  }: { language?: Language; collection?: object; words?: LanguageMessages } = {},
): Promise<Data> {
  const url = new URL(address, 'https://museum.example');
  const context = createRequestContext({
    services: withOthers({
      objectCollection: collection,
      contentManagement: { findSettings: async () => null },
    }),
    site: { publicOrigin: url.origin } as never,
    language,
    translations: new Translations(language, words),
    now: new Date('2026-03-05T20:00:00Z'),
    reportError: () => {},
    reportOmission: () => {},
    renderNonce: '',
    formGuard: {} as never,
  });
  return loader({ context, url, params, request: new Request(url) } as never);
}

const failure = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
const sharp = '/collection/makers/m-1/william-sharp';
const sharpParams = { id: 'm-1', slug: 'william-sharp' };

test('makers of one name are listed apart; who is not named is not listed', async () => {
  const { terms, pages } = await load(loadMakers, '/collection/makers?order=works');
  expect(terms.map(({ href, name, count }) => [href, name.text, count])).toEqual([
    [sharp, 'William Sharp', '4 works'],
    // The one work is what the line shows.
    ['/collection/makers/m-9/william-sharp', 'William Sharp', null],
  ]);
  expect(pages).toBe(1);
  const maker = await load(loadMaker, sharp, sharpParams);
  expect(maker.namesakes.map(({ href }) => href)).toEqual(['/collection/makers/m-9/william-sharp']);
});

test('of whom no record tells the life, the page says what the list says of their work', async () => {
  const { terms } = await load(loadMakers, '/collection/makers?order=works');
  const { lead, craft, land, years } = await load(
    loadMaker,
    '/collection/makers/m-9/william-sharp',
    { id: 'm-9', slug: 'william-sharp' },
  );
  expect([lead, years]).toEqual([null, null]);
  expect([craft, land]).toEqual(terms[1]?.about);
  // Who has a life needs no work to be told by.
  const told = await load(loadMaker, sharp, sharpParams);
  expect([told.lead, told.craft, told.land, told.years]).toEqual([
    ...['Nicaragua, 1570–1622', null, null, null],
  ]);
});

test('a maker is listed with craft, land and years, and a work that can be shown', async () => {
  const { terms } = await load(loadMakers, '/collection/makers?order=works');
  const [sharpLine, other] = terms;
  expect(sharpLine?.about?.map(({ text }) => text)).toEqual(['Painter', 'Nicaragua', '1570–1622']);
  expect(sharpLine?.image?.src).toBe('https://pictures.example/a.jpg');
  // Of whom no record says more, it is the work that does.
  expect(other?.about?.map(({ text }) => text)).toEqual(['Mask', 'Puno, Peru']);
  expect(other?.image).toBeNull();
});

test('a service of an earlier version, which knows the name alone, is listed too', async () => {
  const old = { id: 'm-1', name: 'William Sharp', slug: 'william-sharp', objectCount: 1 };
  const bare = {
    ...{ role: null, nationality: null, born: null, died: null, lifeDates: null },
    work: null,
  };
  const listMakers = async () => ({
    ...{ items: [{ ...old, ...bare }], page: 1, pageSize: 60, total: 1, initials: ['w'] },
  });
  const { terms } = await load(
    loadMakers,
    '/collection/makers',
    {},
    { collection: { listMakers } },
  );
  expect(terms.map(({ count, about, image }) => [count, about, image])).toEqual([
    ['1 work', [], undefined],
  ]);
});

test('own works stand before those that others had a hand in', async () => {
  const { works, roles } = await load(loadMaker, sharp, sharpParams);
  expect(works.groups.map(({ name, cards }) => [name, cards.map(({ id }) => id)])).toEqual([
    // The one with a picture first.
    ['own', ['b', 'a']],
    ['group', ['d']],
    ['model', ['c']],
  ]);
  expect(works.total).toBe(4);
  expect(roles).toHaveLength(2);
});

test('works come oldest first where the address says so, and such a page is not for search engines', async () => {
  const { works, head } = await load(loadMaker, `${sharp}?order=date`, sharpParams);
  expect(works.groups[0]?.cards.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(head.isHiddenFromSearch).toBe(true);
});

test('an address says a name once', async () => {
  expect(toMakerPath({ id: 'ali', name: 'Ali' })).toBe('/collection/makers/ali');
  const doubled = load(loadMaker, `${sharp}/x`, { id: 'm-1', slug: 'x' });
  expect(await failure(doubled)).toMatchObject({ status: 301 });
});

test('a subject leads to what it lies in and to what lies in it', async () => {
  const { terms } = await load(loadSubjects, '/collection/subjects');
  expect(terms.map(({ href }) => href)).toEqual([
    '/collection/subjects/literature',
    '/collection/subjects/rosette',
    '/collection/subjects/sky',
  ]);
  const poetry = await load(loadSubject, '/collection/subjects/literature.poetry', {
    id: 'literature.poetry',
  });
  expect(poetry.broader.map(({ href }) => href)).toEqual(['/collection/subjects/literature']);
  expect(poetry.works.groups).toMatchObject([{ name: 'own', cards: [{ id: 'a' }] }]);
  const rosette = { id: 'rosette' };
  const { name } = await load(loadSubject, '/es/collection/subjects/rosette', rosette, {
    language: 'es',
  });
  expect(name).toEqual({ text: 'Roseta', language: 'es' });
});

test('subjects stand in the order of their names in the language of the page', async () => {
  const address = '/es/collection/subjects?order=name';
  const { terms, initials } = await load(loadSubjects, address, {}, { language: 'es' });
  expect(terms.map(({ name }) => name.text)).toEqual(['Cielo', 'Literature', 'Roseta']);
  // Letters are those of the English names.
  expect(initials).toEqual([]);
  expect((await load(loadSubjects, '/collection/subjects')).initials).toEqual(['l', 'r', 's']);
});

test.each([
  ['unknown', 'unknown'],
  ['m-2', 'william-sharp'],
  ['x'.repeat(300), 'x'],
  ['%', 'x'],
  [' ', 'x'],
  ['..', 'x'],
])('there is no maker "%s"', async (id, slug) => {
  const missing = load(loadMaker, '/collection/makers/x/y', { id, slug });
  expect(await failure(missing)).toMatchObject({ init: { status: 404 } });
});

test('a subject that no object has, and a page behind the last one, are not found', async () => {
  const loadings = [
    load(loadSubject, '/collection/subjects/poetry', { id: 'poetry' }),
    load(loadSubject, '/collection/subjects/rosette?page=2', { id: 'rosette' }),
    load(loadMaker, `${sharp}?page=2`, sharpParams),
    load(loadMakers, '/collection/makers?page=2'),
    load(loadSubjects, '/collection/subjects?page=2'),
  ];
  for (const thrown of await Promise.all(loadings.map(failure))) {
    expect(thrown).toMatchObject({ init: { status: 404 } });
  }
});

test.each([undefined, 'somebody-else'])(
  'a maker’s page with the name "%s" leads to its one address, in the language of the page',
  async (slug) => {
    const params = { id: 'm-1', slug };
    const answer = await failure(
      load(loadMaker, '/es/collection/makers/m-1?page=2', params, { language: 'es' }),
    );
    expect((answer as Response).status).toBe(301);
    expect((answer as Response).headers.get('Location')).toBe(`/es${sharp}?page=2`);
  },
);

test('while the service fails the pages fail, and are not called missing', async () => {
  const loadings = [
    load(loadMaker, sharp, sharpParams, { collection: failing }),
    load(loadSubject, '/collection/subjects/rosette', { id: 'rosette' }, { collection: failing }),
    load(loadMakers, '/collection/makers', {}, { collection: failing }),
    load(loadSubjects, '/collection/subjects', {}, { collection: failing }),
  ];
  for (const thrown of await Promise.all(loadings.map(failure))) {
    expect(thrown).toMatchObject({ init: { status: 503 } });
  }
});

test('a maker’s years are said once, and again only beside a place', async () => {
  const lived = async (life: object) => {
    const collection = {
      ...objectCollection,
      findMaker: async (id: string) => ({ ...(await objectCollection.findMaker(id)), ...life }),
    };
    const { life: dates, born, died } = await load(loadMaker, sharp, sharpParams, { collection });
    return [dates, born, died];
  };
  const years = { born: '1810', died: '1874' };
  expect(await lived({ ...years, lifeDates: '1810–1874', deathPlace: 'Hilo' })).toEqual([
    '1810–1874',
    null,
    '1874, Hilo',
  ]);
  // The head says them.
  expect(await lived({ ...years, lifeDates: null })).toEqual([null, null, null]);
});

test.each([
  ['en', {}, 'Nicaragua, born 1982', 'Born 1982', 'Died 1622'],
  ['es', spanish, 'Nicaragua, nació en 1982', 'Nació en 1982', 'Murió en 1622'],
  [
    'haw',
    hawaiian,
    'Nicaragua, hānau ʻia i ka makahiki 1982',
    'Hānau ʻia i ka makahiki 1982',
    'Make i ka makahiki 1622',
  ],
] as const)(
  'one who lives is said to be born, and no year stays open at its end, in %s',
  async (language, objectDetail, ...told) => {
    const leadOf = async (life: object) => {
      const collection = {
        ...objectCollection,
        findMaker: async (id: string) => ({
          ...(await objectCollection.findMaker(id)),
          ...{ born: null, died: null, lifeDates: null, nationality: null, ...life },
        }),
      };
      const {
        lead,
        life: dates,
        born,
      } = await load(loadMaker, sharp, sharpParams, {
        ...{ collection, language, words: { objectDetail } },
      });
      expect([dates, born]).toEqual([null, null]);
      return lead;
    };
    expect([
      await leadOf({ born: '1982', nationality: 'Nicaragua' }),
      await leadOf({ lifeDates: '1982–' }),
      await leadOf({ died: '1622' }),
    ]).toEqual(told);
    // A house is not born.
    expect(await leadOf({ born: '1882', roles: ['workshop'] })).toBe('1882–');
  },
);
