import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '../embedded/load-content.ts';
import { saveLayer } from '../embedded/publish.ts';
import { createContentManagementServer } from '../embedded/server.ts';
import { DocumentStore } from '../embedded/store.ts';
import { readModels } from '../models/read-models.ts';
import { type ContentManagementClient, createContentManagementClient } from './client.ts';
import { languageCodes } from './documents.test-support.ts';
import { documentTypesOfCall } from './item-kinds.ts';

// The client over the embedded server: one small museum, written as editors write it.

const image = 'scenes/yard';
const images = {
  'scenes/yard': {
    file: 'scenes/yard.webp',
    width: 1600,
    height: 900,
    dominantColor: '#AABBCC',
    alt: { en: 'A yard', es: 'Un patio', haw: 'He pā' },
  },
};

const exhibition = (uid: string, shared: object, en: object, translations: object = {}) => ({
  type: 'exhibition',
  uid,
  shared: { image, is_permanent: false, ...shared },
  en: { title: `Exhibition ${uid}`, description: ['Words.'], ...en },
  ...translations,
});

const documents = [
  exhibition(
    'cobalt',
    {
      start_date: '2026-03-01',
      end_date: '2026-09-01',
      artists: [{ artist: 'artist/noor' }],
      quote: 'quote/light',
      related: [{ item: 'event/opening' }],
      cta: '/tickets',
      additional_images: [{ image }],
    },
    {
      title: 'Cobalt',
      subtitle: 'Blue on white',
      description: ['A *blue* from {{fa|کاشان}}.', '- one', '- two'],
      cta: { text: 'Tickets' },
      additional_images: [{ caption: 'Jar' }],
    },
    {
      es: {
        title: 'Cobalto',
        description: ['Un *azul* de {{fa|کاشان}}.'],
        cta: { text: 'Entradas' },
        additional_images: [{ caption: 'Jarra' }],
      },
    },
  ),
  exhibition('earlier', { start_date: '2025-01-01', end_date: '2025-06-01' }, {}),
  exhibition('always', { is_permanent: true, artists: [{ artist: 'artist/noor' }] }, {}),
  {
    type: 'artist',
    uid: 'noor',
    shared: { image, name: 'Noor' },
    en: { description: ['She weaves.'] },
    es: { description: ['Teje.'] },
    haw: { description: ['Ulana ʻo ia.'] },
  },
  {
    type: 'quote',
    uid: 'light',
    shared: { author_name: 'Noor', variant: 'full' },
    en: { quote: ['Light is slow.'], author_discipline: 'Weaver' },
    es: { quote: ['La luz es lenta.'] },
  },
  {
    type: 'event',
    uid: 'opening',
    shared: { image, times: [{ starts_at: '2026-03-01T18:00:00-10:00' }] },
    en: { title: 'Opening', description: ['Come.'] },
    es: { title: 'Apertura', description: ['Venga.'] },
  },
  {
    type: 'settings',
    uid: 'settings',
    shared: {
      timezone: 'Pacific/Honolulu',
      opening_hours: [{ day: 'friday', is_closed: false, opens: '10:00', closes: '20:00' }],
      exceptional_hours: [{ date: '2026-12-24', is_closed: true }],
      addresses: [{ kind: 'visit', street: '1 Ala Hōkū' }],
      foundation_link: 'https://foundation.example/',
    },
    en: { site_name: 'Hale Girih', exceptional_hours: [{ reason: 'Eve' }] },
    es: { site_name: 'Hale Girih', exceptional_hours: [{ reason: 'Nochebuena' }] },
  },
  {
    type: 'menu_page',
    uid: 'visit',
    shared: { columns: '5', cards: [{ image, link: '/visit/tour-form' }] },
    en: { title: 'Visit', cards: [{ title: 'Tours' }] },
    haw: { title: 'Kipa', cards: [{ title: 'Nā huakaʻi' }] },
  },
];

const now = new Date('2026-03-04T20:00:00Z');
const folder = mkdtempSync(`${tmpdir()}/girih-client-`);
let database: Database;
let client: ContentManagementClient;
let asked: string[] = [];
const warnings: string[] = [];

beforeAll(async () => {
  for (const document of documents) {
    mkdirSync(`${folder}/${document.type}`, { recursive: true });
    writeFileSync(`${folder}/${document.type}/${document.uid}.json`, JSON.stringify(document));
  }
  database = openSqlite('content', ':memory:');
  await migrate(database);
  const report = await loadDocuments({
    database,
    folder,
    images,
    now,
    timeZone: 'Pacific/Honolulu',
  });
  expect(report.rejected).toEqual([]);
  const server = createContentManagementServer({ database });
  client = createContentManagementClient({
    repositoryName: 'museum',
    endpoint: 'https://client-test.internal/api/v2',
    fetch: (url, init) => {
      asked.push(new URL(url).searchParams.getAll('q').join(' '));
      return server(new Request(url, init));
    },
    languageCodes,
    siteOrigin: 'https://museum.example',
    timeZone: 'Pacific/Honolulu',
    warn: (message) => warnings.push(message),
  });
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
  expect(warnings).toEqual([]);
});

test('an exhibition is read in Spanish, what is missing in English and marked as such', async () => {
  const cobalt = await client.findExhibition('cobalt', 'es');
  expect(cobalt).toMatchObject({
    uid: 'cobalt',
    href: '/whats-on/exhibitions/cobalt',
    title: { text: 'Cobalto', language: 'es' },
    subtitle: { text: 'Blue on white', language: 'en' },
    startDate: '2026-03-01',
    endDate: '2026-09-01',
    isPermanent: false,
    callToAction: {
      href: '/tickets',
      isExternal: false,
      text: { text: 'Entradas', language: 'es' },
    },
    image: {
      src: '/images/scenes/yard.webp',
      width: 1600,
      height: 900,
      alt: { text: 'Un patio', language: 'es' },
      dominantColor: '#aabbcc',
    },
    additionalImages: [
      {
        picture: { src: '/images/scenes/yard.webp', alt: { text: 'Un patio', language: 'es' } },
        caption: { text: 'Jarra', language: 'es' },
      },
    ],
    description: {
      language: 'es',
      blocks: [
        {
          type: 'paragraph',
          text: 'Un azul de کاشان.',
          spans: [
            { start: 3, end: 7, type: 'em' },
            { start: 11, end: 16, type: 'foreign', language: 'fa' },
          ],
        },
      ],
    },
  });
});

test('references are in the wanted language though the master document holds them', async () => {
  const cobalt = await client.findExhibition('cobalt', 'es');
  const noor = await client.findArtist('noor', 'es');
  expect(cobalt?.artists).toMatchObject([
    {
      id: noor?.id,
      uid: 'noor',
      type: 'artist',
      href: '/what-we-do/artists/noor',
      title: { text: 'Noor', language: 'es' },
      summary: { text: 'Teje.', language: 'es' },
      image: { alt: { text: 'Un patio', language: 'es' } },
    },
  ]);
  expect(cobalt?.related).toMatchObject([{ type: 'event', title: { text: 'Apertura' } }]);
  expect(cobalt?.quote).toMatchObject({
    quote: { language: 'es', blocks: [{ text: 'La luz es lenta.' }] },
    authorName: 'Noor',
    authorDiscipline: { text: 'Weaver', language: 'en' },
    variant: 'full',
  });
});

test('an item without a translation is shown in English with references in the wanted language', async () => {
  const always = await client.findExhibition('always', 'haw');
  expect(always?.title).toEqual({ text: 'Exhibition always', language: 'en' });
  expect(always?.artists[0]?.summary).toEqual({ text: 'Ulana ʻo ia.', language: 'haw' });
});

test('an item is found by the id of its document in any language', async () => {
  const english = await client.findExhibition('cobalt', 'en');
  const spanish = await client.findExhibition('cobalt', 'es');
  expect(english?.id).not.toBe(spanish?.id);
  for (const id of [english?.id ?? '', spanish?.id ?? '']) {
    expect(await client.findExhibition(id, 'es')).toEqual(spanish);
    expect(await client.findExhibition(id, 'haw')).toMatchObject({
      id: english?.id,
      uid: 'cobalt',
    });
  }
});

test('an unknown uid, and the id of a document of another type, are missing', async () => {
  const artist = await client.findArtist('noor', 'en');
  expect(await client.findExhibition('nowhere', 'es')).toBeNull();
  expect(await client.findExhibition(artist?.id ?? '', 'es')).toBeNull();
  expect(await client.findMenuPage('nowhere', 'es')).toBeNull();
});

test.each(['en', 'es', 'haw'] as const)(
  'exhibitions in %s: newest first, permanent last',
  async (language) => {
    const exhibitions = await client.listExhibitions(language);
    expect(exhibitions.map(({ uid }) => uid)).toEqual(['cobalt', 'earlier', 'always']);
  },
);

test('a type without documents is an empty list', async () => {
  expect(await client.listCareers('es')).toEqual([]);
  expect(await client.findCareer('gardener', 'es')).toBeNull();
  expect(await client.findHome('en')).toBeNull();
});

test('settings join hours of the master with reasons of the language', async () => {
  expect(await client.findSettings('es')).toMatchObject({
    siteName: { text: 'Hale Girih', language: 'es' },
    timeZone: 'Pacific/Honolulu',
    exceptionalHours: [
      {
        date: '2026-12-24',
        endDate: '2026-12-24',
        opens: null,
        reason: { text: 'Nochebuena', language: 'es' },
      },
    ],
    foundationLink: { href: 'https://foundation.example/', isExternal: true },
  });
});

test('a menu page has its cards in the wanted language, else in English', async () => {
  const card = async (language: 'haw' | 'es') =>
    (await client.findMenuPage('visit', language))?.cards[0];
  expect(await card('haw')).toMatchObject({
    title: { text: 'Nā huakaʻi', language: 'haw' },
    link: { href: '/visit/tour-form', isExternal: false },
    image: { src: '/images/scenes/yard.webp' },
  });
  expect((await card('es'))?.title).toEqual({ text: 'Tours', language: 'en' });
});

test('a call reads no types but those it says it needs', async () => {
  const preview = client.forPreview(await client.findContentVersion());
  asked = [];
  await preview.listExhibitions('es');
  const types = asked.flatMap((query) => /document\.type, "(\w+)"/.exec(query)?.[1] ?? []);
  expect(new Set(types)).toEqual(new Set(['exhibition']));
  expect(documentTypesOfCall('listExhibitions')).toEqual(
    expect.arrayContaining(['exhibition', 'artist', 'quote']),
  );
  expect(documentTypesOfCall('findMenuPage')).toEqual(['menu_page']);
});

test('English, which every language falls back to, is read once for all of them', async () => {
  const preview = client.forPreview(await client.findContentVersion());
  asked = [];
  for (const language of ['en', 'es', 'haw'] as const) await preview.listCareers(language);
  expect(asked.filter((query) => query.includes('career'))).toHaveLength(3);
});

test('what is published is seen at once by those who were told of it', async () => {
  const artist = documents.find(({ uid }) => uid === 'noor');
  const file = `${folder}/artist/noor.json`;
  writeFileSync(file, JSON.stringify({ ...artist, es: { description: ['Teje y tiñe.'] } }));
  const before = await client.findContentVersion();
  await loadDocuments({ database, folder, images, now, timeZone: 'Pacific/Honolulu' });
  expect((await client.findArtist('noor', 'es'))?.summary?.text).toBe('Teje.');

  client.expectChange();
  expect(await client.findContentVersion()).not.toBe(before);
  expect((await client.findArtist('noor', 'es'))?.summary?.text).toBe('Teje y tiñe.');
  const cobalt = (await client.listExhibitions('es'))[0];
  expect(cobalt?.artists[0]?.summary?.text).toBe('Teje y tiñe.');
});

describe('a preview', () => {
  const previewRef = 'https://museum.prismic.io/previews/session:1?websitePreviewId=x';
  const expiredRef = 'https://museum.prismic.io/previews/session:2?websitePreviewId=x';

  beforeAll(async () => {
    const models = readModels();
    const published = await client.findArtist('noor', 'es');
    const store = new DocumentStore(database);
    const [master] = await store.listMasterRefs();
    const view = { refNumber: master?.number ?? 0, at: 0, layer: null };
    const entry = (await store.readView(view)).byId.get(published?.id ?? '');
    const stored = (await store.readVersions([entry?.versionId ?? 0])).get(entry?.versionId ?? 0);
    if (!stored) throw new Error('The artist is published.');
    const description = [{ type: 'paragraph', text: 'Borrador.', spans: [] }];
    const draft = { ...stored, data: { ...stored.data, description } };
    const layer = { kind: 'preview', label: 'Preview', save: [draft] } as const;
    await saveLayer(database, models, { ...layer, id: 'session-1', ref: previewRef });
    await saveLayer(database, models, {
      ...layer,
      id: 'session-2',
      ref: expiredRef,
      expiresAt: new Date('2026-01-01T00:00:00Z'),
    });
  });

  test('shows the draft, also where others refer to it, and leaves the published calls alone', async () => {
    const preview = client.forPreview(previewRef);
    expect((await preview.findArtist('noor', 'es'))?.summary?.text).toBe('Borrador.');
    const always = (await preview.listExhibitions('es')).find(({ uid }) => uid === 'always');
    expect(always?.artists[0]?.summary?.text).toBe('Borrador.');
    expect((await client.findArtist('noor', 'es'))?.summary?.text).not.toBe('Borrador.');
  });

  test('that has expired shows what is published', async () => {
    const preview = client.forPreview(expiredRef);
    expect((await preview.findArtist('noor', 'es'))?.summary?.text).not.toBe('Borrador.');
  });

  test('knows the screen and the language of the document that is previewed', async () => {
    const spanish = await client.findArtist('noor', 'es');
    const find = (ref: string, id = spanish?.id ?? '') => client.findPreviewedScreen(ref, id);
    const screen = { path: '/what-we-do/artists/noor', language: 'es' };
    expect(await find(previewRef)).toEqual(screen);
    expect(await find(previewRef, 'nowhere')).toBeNull();
    expect(await find(previewRef, '"]] \\')).toBeNull();
    expect(await find(expiredRef)).toBeNull();
  });
});
