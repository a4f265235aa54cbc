import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Traverse } from '@iiif/parser';
import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import type { Manifest } from '@iiif/presentation-3';
import { Hono } from 'hono';
import { parseManifest, Manifest as ReadManifest } from 'manifesto.js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Collection } from '#services/content-management/contract.ts';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { createSiteWork } from '../limits/site-work.ts';
import { TooBusy } from '../limits/too-busy.ts';
import { readLocaleFiles } from '../pages/locale-files.ts';
import type { SiteServices } from '../services/build-services.ts';
import { type IiifDependencies, iiif } from './iiif.ts';

// The demo's own objects, as every manifest of the site is made.
const database = openSqlite('content', ':memory:');
const origin = 'https://museum.example';
let isDown = false;

const contentManagement = {
  findSettings: async (language: Language) => ({
    siteName: { text: 'Girih', language },
  }),
  listCollections: async (language: Language) =>
    [
      {
        sourceId: 'tiles',
        title: { en: 'Tiles', es: 'Azulejos', haw: 'Kile' }[language],
      },
    ].map(({ sourceId, title }) => ({ sourceId, title: { text: title, language } }) as Collection),
} as unknown as SiteServices['contentManagement'];

const server = createObjectCollectionServer({ database });
const work = createSiteWork(pino({ level: 'silent' }), 0);
const refusing = new FairQueue({
  admit: () => {
    throw new TooBusy('client', 7);
  },
});
const dependencies = {
  publicOrigin: origin,
  services: {
    contentManagement,
    objectCollection: createObjectCollectionClient({
      endpoint: 'https://object-collection.internal',
      fetch: (address) => {
        if (isDown) throw new ServiceUnavailable('object collection', address);
        return server(new Request(address));
      },
    }),
  },
  localeFiles: readLocaleFiles('locales'),
  imagesFolder: 'content/images',
  mastersFolders: [],
  cacheFolder: '/nowhere',
  work,
  log: pino({ level: 'silent' }),
} satisfies IiifDependencies;
const app = new Hono().route('/iiif/3', iiif(dependencies));
const get = (path: string) => app.request(`${origin}${path}`);
const read = async (path: string) => {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Manifest;
};
/** The same of a site in which nobody may have anything put together. */
const busy = new Hono().route(
  '/iiif/3',
  iiif({ ...dependencies, work: { ...work, pages: refusing } }),
);
const objects: { id: string; images: unknown[] }[] = [];

beforeAll(async () => {
  await migrate(database);
  const folder = mkdtempSync(join(tmpdir(), 'girih-iiif-objects-'));
  cpSync('content/objects', folder, { recursive: true });
  const known = JSON.parse(readFileSync('content/objects/demo-0001.json', 'utf8'));
  const unpictured = { ...known, id: 'unpictured', accessionNumber: '2026.1', images: [] };
  writeFileSync(join(folder, 'unpictured.json'), JSON.stringify(unpictured));
  await loadObjects({
    database,
    folder,
    images: JSON.parse(readFileSync('content/images/index.json', 'utf8')),
    now: new Date('2026-11-01T00:00:00Z'),
    timeZone: 'Pacific/Honolulu',
  });
  rmSync(folder, { recursive: true });
  const found = await server(new Request('https://a.internal/objects?hasImage=true&pageSize=100'));
  objects.push(...((await found.json()) as { items: typeof objects }).items);
});
afterAll(() => database.close());

test('a hundred manifests have nothing that a strict public reader would put right', async () => {
  expect(objects).toHaveLength(100);
  for (const { id } of objects) {
    const manifest = await read(`/iiif/3/manifests/${id}`);
    const before = JSON.stringify(manifest);
    const state = { warnings: [] as string[] };
    presentation3StrictUpgrade(manifest, state);
    expect([id, state.warnings]).toEqual([id, []]);
    expect(JSON.stringify(manifest)).toBe(before);
  }
});

test('a public reader walks from the manifest to its canvases and image services', async () => {
  const manifest = await read('/iiif/3/manifests/demo-0001');
  const seen: string[] = [];
  const see = (kind: string) => (thing: unknown) => {
    seen.push(`${kind} ${(thing as { id?: string }).id}`);
  };
  new Traverse({
    canvas: [see('canvas')],
    annotation: [see('annotation')],
    contentResource: [see('content')],
    service: [see('service')],
    agent: [see('agent')],
  }).traverseManifest(manifest);
  const base = `${origin}/iiif/3`;
  expect(seen).toEqual(
    expect.arrayContaining([
      `canvas ${base}/manifests/demo-0001/canvas/1`,
      `annotation ${base}/manifests/demo-0001/annotation/1`,
      `content ${base}/demo-0001:1/full/max/0/default.jpg`,
      `service ${base}/demo-0001:1`,
      `agent ${origin}`,
    ]),
  );
});

test('the library by which Mirador and the Universal Viewer read finds views, services and facts', async () => {
  for (const { id } of objects.slice(0, 30)) {
    const manifest = parseManifest(await read(`/iiif/3/manifests/${id}`));
    if (!(manifest instanceof ReadManifest)) throw new Error(`${id} is read as something else`);
    const canvases = manifest.getSequences()[0]?.getCanvases() ?? [];
    expect(canvases.length).toBeGreaterThan(0);
    for (const [index, canvas] of canvases.entries()) {
      const [body] = canvas.getContent()[0]?.getBody() ?? [];
      const [service] = body?.getServices() ?? [];
      expect(service?.id).toBe(`${origin}/iiif/3/${id}:${index + 1}`);
      expect(service?.getProfile()).toBe('level2');
      expect([canvas.getWidth(), canvas.getHeight()].every((side) => side > 0)).toBe(true);
      expect(canvas.getCanonicalImageUri(300)).toContain(
        `${origin}/iiif/3/${id}:${index + 1}/full/300,`,
      );
    }
    expect(manifest.getLabel().getValue('es')).toBeTruthy();
    expect(manifest.getMetadata().length).toBeGreaterThan(2);
    expect(manifest.getMetadata().every((fact) => fact.getLabel() && fact.getValue())).toBe(true);
  }
});

test('the manifest says what the page says, in every language', async () => {
  const manifest = await read('/iiif/3/manifests/demo-0001');
  expect(Object.keys(manifest)[0]).toBe('@context');
  expect(manifest).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${origin}/iiif/3/manifests/demo-0001`,
    type: 'Manifest',
    label: {
      en: ['Star tile with a rising arabesque'],
      es: ['Azulejo de estrella con un arabesco ascendente'],
      haw: ['Kile hōkū me nā lau wili'],
      fa: ['کاشی ستاره‌ای زرین‌فام'],
    },
    rights: 'http://creativecommons.org/publicdomain/zero/1.0/',
    requiredStatement: {
      label: { en: ['Credit line'] },
      value: { en: ['Demonstration collection'] },
    },
    seeAlso: [{ id: `${origin}/objects/demo-0001.jsonld`, format: 'application/ld+json' }],
    provider: [{ type: 'Agent', label: { en: ['Girih'] } }],
  });
  expect(manifest.homepage?.map(({ id }) => id)).toEqual(
    languages.map(
      (language) =>
        origin + localizePath('/objects/demo-0001/star-tile-with-a-rising-arabesque', language),
    ),
  );
  const facts = manifest.metadata?.map(({ label, value }) => [label?.es?.[0], value?.es?.[0]]);
  expect(facts).toContainEqual(['Lugar', 'Kashán, Irán']);
  expect(facts).toContainEqual(['Materiales', 'pasta silícea']);
  // The record has measures, and no wording of its own for them.
  expect(facts).toContainEqual(['Medidas', 'Alto 20.6 cm, Ancho 20.4 cm, Fondo 1.7 cm']);
});

test('an object of several views has a canvas for each', async () => {
  const { items } = await read('/iiif/3/manifests/demo-0024');
  expect(items.map(({ items: pages }) => pages?.[0]?.items?.[0]?.body)).toMatchObject([
    { service: [{ id: `${origin}/iiif/3/demo-0024:1` }] },
    { service: [{ id: `${origin}/iiif/3/demo-0024:2` }] },
  ]);
});

test('collections lead to manifests; a large one by pages', async () => {
  const top = await read('/iiif/3/collections');
  expect(top.items).toContainEqual({
    id: `${origin}/iiif/3/collections/tiles`,
    type: 'Collection',
    label: { en: ['Tiles'], es: ['Azulejos'], haw: ['Kile'] },
  });
  const collection = (await read('/iiif/3/collections/tiles')) as unknown as {
    type: string;
    items: { id: string; type: string }[];
  };
  expect(collection.type).toBe('Collection');
  const [first] = collection.items;
  expect(first?.type).toBe('Manifest');
  await read(new URL(first?.id ?? '').pathname);
  const page = await read('/iiif/3/collections/tiles/pages/1');
  expect(page.items).toHaveLength(collection.items.length);
});

test('a collection lists no object without a manifest, and the museum no collection without one', async () => {
  const top = (await read('/iiif/3/collections')) as unknown as { items: { id: string }[] };
  for (const { id } of top.items) {
    const collection = (await read(new URL(id).pathname)) as unknown as { items: { id: string }[] };
    expect(collection.items, id).not.toEqual([]);
    for (const item of collection.items) {
      const member = (await read(new URL(item.id).pathname)) as unknown as { items: unknown[] };
      expect(member.items, item.id).not.toEqual([]);
    }
  }
});

test('what cannot be shown is no member, and more collections than one document holds come in pages', async () => {
  const image = (src: string, width: number | null) => ({
    src,
    width,
    height: width,
    caption: null,
  });
  const pictures: Record<string, unknown> = {
    measured: image('https://elsewhere.example/a.jpg', 100),
    unmeasured: image('https://elsewhere.example/b.jpg', null),
    lost: image('/images/objects/lost.webp', 100),
  };
  const many = iiif({
    publicOrigin: origin,
    services: {
      contentManagement,
      objectCollection: {
        listCollections: async () =>
          Array.from({ length: 1_105 }, (_, index) => ({
            sourceId: index === 0 ? 'pages' : `source-${index}`,
            title: null,
            objectCount: 3,
          })),
        searchObjects: async ({ collection }: { collection: string }) => ({
          total: collection === 'source-1' ? 0 : 3,
          items: Object.entries(pictures).map(([id, picture]) => ({
            id,
            title: { en: id },
            image: picture,
          })),
        }),
        findObject: async (id: string) => ({ id, images: [pictures[id]], rights: null }),
      } as unknown as SiteServices['objectCollection'],
    },
    localeFiles: readLocaleFiles('locales'),
    imagesFolder: 'content/images',
    mastersFolders: [],
    cacheFolder: '/nowhere',
    work: createSiteWork(pino({ level: 'silent' }), 0),
    log: pino({ level: 'silent' }),
  });
  const ask = async (path: string) => {
    const response = await new Hono().route('/iiif/3', many).request(`${origin}/iiif/3${path}`);
    const { items = [] } = response.ok ? ((await response.json()) as Manifest) : {};
    return {
      status: response.status,
      ids: items.map(({ id }) => id.replace(`${origin}/iiif/3`, '')),
    };
  };
  const top = await ask('/collections');
  expect(top.ids).toHaveLength(12);
  const members: string[] = [];
  for (const path of top.ids) members.push(...(await ask(path)).ids);
  expect(members).toHaveLength(1_104);
  expect(new Set(members)).toHaveLength(1_104);
  expect(members).not.toContain('/collections/source-1');
  expect((await ask('/collections/pages/13')).status).toBe(404);
  // The source of that name and its own pages are still found.
  for (const path of ['/collections/pages', '/collections/pages/pages/1']) {
    expect((await ask(path)).ids, path).toEqual(['/manifests/measured']);
  }
});

test('what is missing is 404 with a sentence, a failing collection is 503', async () => {
  for (const path of [
    '/iiif/3/manifests/nothing',
    // Known, but not photographed yet.
    '/iiif/3/manifests/unpictured',
    '/iiif/3/manifests/demo-0001/canvas/1',
    '/iiif/3/collections/nothing',
    '/iiif/3/collections/tiles/pages/99',
    '/iiif/3/collections/tiles/pages/0',
  ]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.text()).toMatch(/\.$/);
  }
  isDown = true;
  expect((await get('/iiif/3/manifests/demo-0002x')).status).toBe(503);
  isDown = false;
});

test('documents are put together in turn, in their client’s share', async () => {
  for (const path of ['/iiif/3/manifests/demo-0001', '/iiif/3/collections']) {
    const answer = await busy.request(`${origin}${path}`);
    expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([429, '7']);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});
