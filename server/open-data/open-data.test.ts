import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import { publishObjects } from '#services/object-collection/embedded/objects.test-support.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { expectConsole } from '../../tests/setup/fail-on-console.ts';
import { openGuard } from '../../tests/setup/open-guard.ts';
import { createApp } from '../app.ts';
import { createFileReception } from '../forms/received-files.ts';
import { CachedResponses } from '../pages/cached-responses.ts';
import { PageCache } from '../pages/page-cache.ts';
import type { SiteServices } from '../services/build-services.ts';

// The whole way of a request, as the server takes it: kept answers, page cache, data, limits.

const folder = mkdtempSync(join(tmpdir(), 'girih-open-data-'));
mkdirSync(join(folder, 'content/films'), { recursive: true });
const content = openSqlite('content', ':memory:');
const collection = createObjectCollectionServer({ database: content, dumpFolder: folder });
const log = pino({ level: 'silent' });
const pageCache = new PageCache({ version: () => '1' });
const cachedResponses = new CachedResponses(pageCache, log);
const render = vi.fn(async (request: Request) => {
  const { pathname } = new URL(request.url);
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<!DOCTYPE html><title>${pathname}</title>`, { headers });
});
let address = '192.0.2.1';
/** Begins and then fails, as a dump does whose collection changes meanwhile. */
const breakingBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"id":"a"}\n')),
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error('The collection has changed.'));
    },
  });
const app = createApp({
  log,
  services: {
    contentManagement: {
      findSettings: async () => ({ siteName: { text: 'Hale Girih' } }),
      listCollections: async () => [{ sourceId: 'tiles', title: { text: 'Tiles' } }],
    } as unknown as SiteServices['contentManagement'],
    objectCollection: createObjectCollectionClient({
      endpoint: 'https://object-collection.internal',
      fetch: (one) => collection(new Request(one)),
    }),
    forms: {} as SiteServices['forms'],
    reservations: {} as SiteServices['reservations'],
    newsletter: {} as SiteServices['newsletter'],
    videoPlaylists: {} as SiteServices['videoPlaylists'],
    pageBuilder: {} as SiteServices['pageBuilder'],
  },
  protocols: new Map<string, (request: Request) => Promise<Response>>([
    ['/object-collection-api', collection],
    ['/breaking-api', async () => new Response(breakingBody())],
  ]),
  hasServiceApis: true,
  localeFiles: new Map(),
  render,
  pageCache,
  cachedResponses,
  builtFolder: null,
  contentFolder: join(folder, 'content'),
  imageCacheFolder: join(folder, 'cache'),
  publicOrigin: 'https://museum.example',
  hsts: 'max-age=63072000',
  builderApiKey: 'ours',
  formGuard: openGuard,
  fileReception: createFileReception('unused'),
  findClientAddress: () => address,
  openDataLimit: { name: 'open-data', quota: 100, windowMs: 60_000 },
  timeZone: 'Pacific/Honolulu',
  now: () => new Date(),
  health: {
    databases: { content, visitors: content, close: async () => {} },
    isStopping: () => false,
  },
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((request, response) => {
  if (!cachedResponses.answer(request, response)) void listener(request, response);
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
    method,
    redirect: 'manual',
  });
const data = { Accept: 'application/ld+json' };
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
let visitor = 0;

beforeAll(async () => {
  await migrate(content);
  await publishObjects(content, [{ id: 'gone' }], { source: 'others' });
  await publishObjects(content, [], { source: 'others' });
  await publishObjects(content, [
    { id: 'tile-1', title: { en: 'Star tile' }, collections: ['tiles'] },
    { id: 'tile-1.jsonld', title: { en: 'A tile with an odd number' } },
    { id: '19.2.a_b', title: { en: 'Dotted' } },
  ]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await content.close();
  rmSync(folder, { recursive: true, force: true });
});
const asSomebodyNew = () => {
  address = `198.51.100.${++visitor}`;
};

test('an object is had as Linked Art at its own address', async () => {
  asSomebodyNew();
  const answer = await get('/objects/tile-1.jsonld');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe(
    'application/ld+json;profile="https://linked.art/ns/v1/linked-art.json"',
  );
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(await answer.json()).toMatchObject({
    id: 'https://museum.example/objects/tile-1',
    member_of: [{ _label: 'Tiles' }],
    current_owner: [{ _label: 'Hale Girih' }],
  });
  const etag = answer.headers.get('ETag') ?? '';
  expect((await get('/objects/tile-1.jsonld', { 'If-None-Match': etag })).status).toBe(304);
});

test('ids with dots keep to themselves: the last ending is the form', async () => {
  asSomebodyNew();
  const id = async (path: string) => ((await (await get(path)).json()) as { id: string }).id;
  expect(await id('/objects/19.2.a_b.jsonld')).toBe('https://museum.example/objects/19.2.a_b');
  expect(await id('/objects/tile-1.jsonld.jsonld')).toBe(
    'https://museum.example/objects/tile-1.jsonld',
  );
  const page = await get('/objects/tile-1.jsonld/a-tile-with-an-odd-number', browser);
  expect(await page.text()).toContain('<title>');
});

test.each([
  ['/objects/nothing.jsonld', 404, 'There is no object "nothing".'],
  ['/objects/gone.jsonld', 410, 'The object "gone" has been removed from the collection.'],
  ['/objects/%E0%A4.jsonld', 400, 'The address is not encoded correctly.'],
])('%s is answered with %i and a sentence', async (path, status, message) => {
  asSomebodyNew();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(message);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['/objects/tile-1', '/objects/tile-1/star-tile', '/es/objects/tile-1/star-tile'])(
  'who asks %s for JSON-LD is led there, and nobody else, whatever was kept before',
  async (path) => {
    for (let round = 0; round < 3; round++) {
      const page = await get(path, browser);
      expect(page.status).toBe(200);
      expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('Vary')).toMatch(/\bAccept(,|$)/);
      expect(page.headers.get('Link')).toContain('</objects/tile-1.jsonld>; rel="alternate"');
      const led = await get(path, data);
      expect(led.status).toBe(303);
      expect(led.headers.get('Location')).toBe('/objects/tile-1.jsonld');
      expect(led.headers.get('Vary')).toBe('Accept');
    }
    expect((await get(path, { Accept: 'application/ld+json;q=0.5, text/html' })).status).toBe(200);
  },
);

test('a page that is no object is answered with itself, whatever is accepted', async () => {
  const answer = await get('/visit', data);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
});

test('pages of other sites may ask, and ask whether they may', async () => {
  for (const path of ['/objects/tile-1.jsonld', '/object-collection-api/changes']) {
    const answer = await get(path, { Origin: 'https://elsewhere.example' }, 'OPTIONS');
    expect(answer.status, path).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Methods'), path).toContain('GET');
    expect(answer.headers.get('Access-Control-Allow-Headers'), path).toContain('If-None-Match');
    expect((await get(path, {}, 'DELETE')).status, path).toBe(405);
  }
});

test('the addresses in what is answered are the public ones, and lead on', async () => {
  asSomebodyNew();
  const base = 'https://museum.example/object-collection-api';
  const found = await get('/object-collection-api/objects?pageSize=1&page=2');
  expect(found.headers.get('Link')).toBe(
    `<${base}/objects?pageSize=1&page=1>; rel="first", <${base}/objects?pageSize=1&page=1>; rel="prev", <${base}/objects?pageSize=1&page=3>; rel="next", <${base}/objects?pageSize=1&page=3>; rel="last", <${base}/openapi.json>; rel="service-desc"`,
  );
  const feed = (await (await get('/object-collection-api/changes')).json()) as {
    last: { id: string };
  };
  const page = await get(new URL(feed.last.id).pathname);
  expect(page.headers.get('Content-Type')).toContain('application/ld+json');
  const { orderedItems } = (await page.json()) as {
    orderedItems: { type: string; object: { id: string; seeAlso?: { id: string }[] } }[];
  };
  expect(orderedItems.map(({ type, object }) => [type, object.id.split('/').at(-1)])).toEqual([
    ['Delete', 'gone'],
    ['Create', '19.2.a_b'],
    ['Create', 'tile-1'],
    ['Create', 'tile-1.jsonld'],
  ]);
  for (const { id } of orderedItems.flatMap(({ object }) => object.seeAlso ?? [])) {
    expect((await get(new URL(id).pathname)).status, id).toBe(200);
  }
  const removed = await get('/object-collection-api/objects/gone');
  expect(removed.status).toBe(410);
  expect(await removed.json()).toMatchObject({ removedAt: '2026-01-05T00:00:00.000Z' });
});

test('the whole collection comes over the wire, whole and packed', async () => {
  asSomebodyNew();
  const answer = await get('/object-collection-api/dump.jsonl', { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  const lines = (await answer.text()).split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line).id).sort()).toEqual([
    '19.2.a_b',
    'tile-1',
    'tile-1.jsonld',
  ]);
  const file = await get('/object-collection-api/dump.jsonl.gz', {}, 'HEAD');
  expect(Number(file.headers.get('Content-Length'))).toBeGreaterThan(100);
});

test('what breaks on the way ends without its end, so that nobody takes a part for the whole', async () => {
  expectConsole('error', /The collection has changed/);
  const answer = await get('/breaking-api/dump.jsonl');
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('answers tell what is left, and the one too many how long to wait; others go on', async () => {
  asSomebodyNew();
  const first = await get('/object-collection-api/version');
  expect(first.headers.get('RateLimit-Policy')).toBe('"open-data";q=100;w=60');
  expect(first.headers.get('RateLimit')).toBe('"open-data";r=99;t=1');
  await (await get('/object-collection-api/dump.jsonl')).text();
  expect((await get('/objects/tile-1.jsonld')).headers.get('RateLimit')).toMatch(/r=38;/);
  const statuses: number[] = [];
  for (let call = 0; call < 45; call++)
    statuses.push((await get('/object-collection-api/version')).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const refused = await get('/objects/tile-1.jsonld');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await refused.json()).toMatchObject({
    error: { message: expect.stringContaining('dump.jsonl.gz') },
  });
  expect((await get('/objects/tile-1', browser)).status).toBe(200);
  asSomebodyNew();
  expect((await get('/object-collection-api/version')).status).toBe(200);
});
