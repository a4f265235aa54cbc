import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { openGuard } from '../tests/setup/open-guard.ts';
import { type AppDependencies, createApp } from './app.ts';
import { FairQueue } from './limits/fair-queue.ts';
import { chooseQueue, createSiteWork } from './limits/site-work.ts';
import { TooBusy } from './limits/too-busy.ts';
import { toText } from './metrics/to-text.test-support.ts';
import { readLocaleFiles } from './pages/locale-files.ts';
import { PageCache } from './pages/page-cache.ts';
import type { Unpublished } from './pages/render-page.ts';
import type { SiteServices } from './services/build-services.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-app-'));
// The film server looks for its folder when it is made.
mkdirSync(join(folder, 'content/films'), { recursive: true });
const content = openSqlite('content', ':memory:');
const visitors = openSqlite('visitors', ':memory:');
const policy = "default-src 'none'; script-src 'self'";
const render = vi.fn(async (request: Request, _unpublished?: Unpublished) => {
  const { pathname } = new URL(request.url);
  const status = pathname.endsWith('/nowhere') ? 404 : pathname.endsWith('/down') ? 503 : 200;
  return new Response(`<!DOCTYPE html><title>${pathname}</title>${'.'.repeat(2_000)}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
});
let isStopping = false;

const contentManagement = {
  findEvent: async (uid: string) =>
    uid === 'night'
      ? {
          type: 'event',
          uid,
          href: '/what-we-do/events/night',
          title: { text: 'Noche de laúd', language: 'es' },
          summary: null,
          location: null,
          status: 'scheduled',
          times: [
            {
              startsAt: '2026-11-22T04:00:00Z',
              endsAt: null,
              isFullyBooked: false,
              isCancelled: false,
            },
          ],
        }
      : null,
  findSettings: async () => null,
  isLivePreview: async (ref: string) => ref === 'ref-1',
  findPreviewedScreen: async () => ({ path: '/about/news/tiles', language: 'es' }),
} as unknown as SiteServices['contentManagement'];
const draft = {} as SiteServices['pageBuilder'];
const dependencies: AppDependencies = {
  log: pino({ level: 'silent' }),
  services: {
    contentManagement,
    objectCollection: {} as SiteServices['objectCollection'],
    forms: {} as SiteServices['forms'],
    newsletter: {} as SiteServices['newsletter'],
    reservations: {} as SiteServices['reservations'],
    videoPlaylists: {} as SiteServices['videoPlaylists'],
    pageBuilder: {} as SiteServices['pageBuilder'],
  },
  protocols: new Map(
    ['object-collection', 'forms', 'reservations', 'page-builder', 'content-management'].map(
      (service) => [`/${service}-api`, async () => Response.json({ objects: [] })],
    ),
  ),
  localeFiles: readLocaleFiles('locales'),
  render,
  pageCache: new PageCache({ version: () => '1' }),
  cachedResponses: null,
  builtFolder: null,
  contentFolder: join(folder, 'content'),
  imageCacheFolder: join(folder, 'cache'),
  publicOrigin: 'https://museum.example',
  hsts: 'max-age=63072000',
  builderApiKey: 'ours',
  openDraft: async (token) =>
    token === 'good' ? draft : token === 'published' || token === 'expired' ? token : null,
  formGuard: openGuard,
  findClientAddress: () => '192.0.2.1',
  now: () => new Date('2026-11-01T00:00:00Z'),
  timeZone: 'Pacific/Honolulu',
  health: {
    databases: { content, visitors, close: async () => {} },
    isStopping: () => isStopping,
    listRefused: async () => [{ part: 'documents', file: 'a.json', field: '', reason: 'is wrong' }],
    checkWriting: async () => 'ENOSPC',
  },
};
const app = createApp(dependencies);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

beforeAll(async () => {
  mkdirSync(join(folder, 'content/images/scenes'), { recursive: true });
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#14285f' } })
    .webp()
    .toFile(join(folder, 'content/images/scenes/sea.webp'));
});
afterAll(async () => {
  await Promise.all([content.close(), visitors.close()]);
  rmSync(folder, { recursive: true });
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/locales/es/common.json', '/nowhere', '/images/none.webp']) {
    const { headers } = await get(path);
    expect(headers.get('Content-Security-Policy'), path).toMatch(/default-src 'none'/);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security'), path).toMatch(/max-age=63072000/);
    expect(headers.get('X-Frame-Options'), path).toBe('DENY');
    expect(headers.get('X-Request-Id'), path).toMatch(/\S/);
  }
});

test('a page keeps the policy it was rendered with', async () => {
  expect((await get('/visit')).headers.get('Content-Security-Policy')).toBe(policy);
});

test('a page is compressed as the visitor takes it', async () => {
  const answer = await get('/visit', { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('<title>/visit</title>');
});

test('a visitor who has the page already gets 304', async () => {
  const etag = (await get('/visit')).headers.get('ETag') ?? '';
  const again = await get('/visit', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a page is rendered once, whatever mail and advertising add to its address', async () => {
  render.mockClear();
  await get('/tickets');
  await get('/tickets?utm_source=letter');
  for (const name of ['gclid', 'msclkid', 'mc_cid', '_ga', 'mtm_campaign', 'gad_source']) {
    await get(`/tickets?${name}=1`);
  }
  expect(render).toHaveBeenCalledTimes(1);
});

test('nothing of a visitor reaches the rendering of a page that others get', async () => {
  render.mockClear();
  await get('/shop', { Cookie: 'session=secret', Authorization: 'Bearer secret' });
  const [request] = render.mock.calls[0] ?? [];
  expect([...(request?.headers.keys() ?? [])]).toEqual([]);
});

test('an English address is answered in the saved language', async () => {
  const answer = await get('/visit?a=1', { Cookie: 'museum.language=es' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/es/visit?a=1');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a prefix in the address wins over the saved language', async () => {
  expect((await get('/haw/visit', { Cookie: 'museum.language=es' })).status).toBe(200);
});

test.each(['xx', 'en', '%00', 'es; evil'])(
  'the saved language "%s" moves nobody',
  async (saved) => {
    const answer = await get('/visit', { Cookie: `museum.language=${encodeURIComponent(saved)}` });
    expect(answer.status).toBe(200);
  },
);

test('data for navigation in the browser is never moved to another language', async () => {
  expect((await get('/visit.data', { Cookie: 'museum.language=es' })).status).toBe(200);
});

test('a slash at the end leads to the address without it, and never to another host', async () => {
  expect((await get('/visit/?a=1')).headers.get('Location')).toBe('/visit?a=1');
  expect((await app.request('http://localhost//evil.example/')).headers.get('Location')).toBe(
    '/evil.example',
  );
});

test.each(['//evil.example/x', '/es//evil.example', '/visit//', '///', '/.//evil.example?a=1'])(
  'an address with slashes too many leads to the one without: %s',
  async (path) => {
    const answer = await app.request(`http://localhost${path}`);
    expect(answer.status).toBe(301);
    const { origin, pathname } = new URL(answer.headers.get('Location') ?? '', 'http://localhost');
    expect([origin, pathname.includes('//')]).toEqual(['http://localhost', false]);
  },
);

test.each(['//evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a page that would lead to %j leads nowhere',
  async (location) => {
    const leave = async () => new Response(null, { status: 302, headers: { Location: location } });
    render.mockImplementationOnce(leave);
    const answer = await app.request('/form-submission', { method: 'POST' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
  },
);

test('an unknown page is 404 and kept by nobody', async () => {
  const answer = await get('/nowhere');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a page whose service fails is 503', async () => {
  expect((await get('/down')).status).toBe(503);
});

test('an address of unreasonable length is refused', async () => {
  expect((await get(`/?q=${'a'.repeat(3_000)}`)).status).toBe(414);
});

test('a body of unreasonable size is refused', async () => {
  const answer = await app.request('/visit', { method: 'POST', body: 'a'.repeat(2_000_000) });
  expect(answer.status).toBe(413);
});

test('a file of translations may be larger than what people type, and has a bound too', async () => {
  const send = (megabytes: number) =>
    app.request('/studio/api/translations/import', {
      method: 'POST',
      body: 'a'.repeat(megabytes * 1024 * 1024),
    });
  expect((await send(8)).status).not.toBe(413);
  expect((await send(50)).status).toBe(413);
});

test('HEAD has the headers of GET and no body', async () => {
  const answer = await app.request('/visit', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('words are delivered by section and by language, and asked for again cheaply', async () => {
  const section = await get('/locales/haw/common.json');
  expect(section.headers.get('Content-Type')).toMatch(/application\/json/);
  expect(await section.json()).toHaveProperty('skipToContent', 'Lele i ka mealoko');
  expect(await (await get('/locales/es.json')).json()).toHaveProperty('common.close', 'Cerrar');
  const etag = section.headers.get('ETag') ?? '';
  expect((await get('/locales/haw/common.json', { 'If-None-Match': etag })).status).toBe(304);
  expect((await get('/locales/es/nothing.json')).status).toBe(404);
  expect((await get('/locales/..%2fpackage.json')).status).toBe(404);
});

test('a picture comes in the size asked for, at once in a format that is quickly made', async () => {
  const ask = () =>
    get('/images/scenes/sea.webp?w=320&auto=format', { Accept: 'image/avif,image/webp' });
  const first = await ask();
  expect(first.headers.get('Content-Type')).toBe('image/webp');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(first.headers.get('Vary')).toContain('Accept');
  const { width, height } = await sharp(await first.arrayBuffer()).metadata();
  expect([width, height]).toEqual([320, 200]);
  await vi.waitFor(
    async () => expect((await ask()).headers.get('Content-Type')).toBe('image/avif'),
    { timeout: 10_000 },
  );
});

test('a format asked for by name is the one that comes, slow ones when somebody asks again', async () => {
  const png = await get('/images/scenes/sea.webp?w=120&fm=png');
  expect(png.headers.get('Content-Type')).toBe('image/png');
  const ask = () => get('/images/scenes/sea.webp?w=120&fm=avif');
  expect((await ask()).headers.get('Content-Type')).toBe('image/webp');
  await vi.waitFor(
    async () => expect((await ask()).headers.get('Content-Type')).toBe('image/avif'),
    { timeout: 10_000 },
  );
});

test('a picture is never made larger than its master', async () => {
  for (const size of [
    'w=4096',
    'w=4096&h=4096&fit=scale',
    'w=4096&h=2048&fit=min',
    'dpr=5&w=900',
  ]) {
    const answer = await get(`/images/scenes/sea.webp?${size}`);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width <= 640, height <= 400], size).toEqual([true, true]);
  }
});

test.each([
  '/images/scenes/none.webp',
  '/images/..%2f..%2fpackage.json',
  '/images/scenes/sea.webp.exe',
])('%s is no picture', async (path) => expect((await get(path)).status).toBe(404));

test('health says whether the server can serve', async () => {
  expect((await get('/health/live')).status).toBe(200);
  // Nothing of files or the disk: anybody may ask.
  const checks = { content: true, visitors: true };
  expect(await (await get('/health/ready')).json()).toEqual({ status: 'ready', checks });
  isStopping = true;
  expect((await get('/health/ready')).status).toBe(503);
  isStopping = false;
});

test.each([
  '/forms-api/submissions/contact',
  '/forms-api/files?name=a.pdf',
  '/reservations-api/holds',
  '/reservations-api/availability',
  '/content-management-api/api/v2',
  '/page-builder-api/api/v3/content/page',
  '/page-builder-api/api/v1/write/page',
])('%s is closed to others', async (path) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const answer = await app.request(path, { method });
    expect([method, answer.status]).toEqual([method, 404]);
  }
});

test('what editors’ pages ask from the browser is open', async () => {
  for (const path of ['form-submit', 'track', 'pixel', 'image/objects/a.webp']) {
    const answer = await app.request(`/page-builder-api/api/v1/${path}`, { method: 'POST' });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test('the open collection answers at its own address', async () => {
  expect(await (await get('/object-collection-api/objects')).json()).toEqual({ objects: [] });
});

test('a preview keeps its ref in a cookie, goes to the screen, and is kept by nobody', async () => {
  const answer = await get('/preview?token=ref-1&documentId=Yabc');
  expect(answer.headers.get('Location')).toBe('/es/about/news/tiles');
  expect(answer.headers.get('Set-Cookie')).toMatch(/^io\.prismic\.preview=ref-1;.*Secure/);
  const page = await get('/es/about/news/tiles', { Cookie: 'io.prismic.preview=ref-1' });
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(render.mock.calls.at(-1)?.[1]).toEqual({ previewRef: 'ref-1' });
  expect((await get('/preview?token=ref-1')).status).toBe(400);
  expect((await get('/preview/exit')).headers.get('Set-Cookie')).toMatch(/Max-Age=0/);
});

test('what the studio previews stands in the address alone, and in no cookie', async () => {
  const openPreview = async (token: string) => (token === 'ref-1' ? 'expired' : null);
  const ask = createApp({ ...dependencies, openPreview }).request;
  const led = await ask('https://museum.example/preview?token=ref-1&documentId=Yabc');
  expect([led.status, led.headers.get('Set-Cookie')]).toEqual([404, null]);
  const page = await ask('https://museum.example/visit', {
    headers: { Cookie: 'io.prismic.preview=ref-1' },
  });
  expect(page.headers.get('Cache-Control')).toContain('public');
});

test('a link to a draft shows it, kept by nobody and closed to search engines', async () => {
  const answer = await get('/es/builder/draft?draft=good');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(render.mock.lastCall?.[1]).toEqual({ draft });
  await get('/es/builder/draft');
  expect(render.mock.lastCall?.[1]).toBeUndefined();
});

test('a link to a draft that is published leads to the page that everybody gets', async () => {
  const answer = await get('/es/builder/draft?draft=published');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/es/builder/draft']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a link to a draft that has expired says so in the language of its address', async () => {
  for (const [path, sentence] of [
    ['/builder/draft', 'This link to a draft has expired'],
    ['/es/builder/draft', 'Este enlace a un borrador ha caducado'],
    ['/haw/builder/draft', 'Ua pau ka manawa o kēia loulou kāmua'],
  ]) {
    const answer = await get(`${path}?draft=expired`, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      410,
      'private, no-store',
    ]);
    expect(await answer.text()).toContain(sentence);
  }
});

test('a link to a draft that does not hold says so in the language of its address', async () => {
  const calls = render.mock.calls.length;
  for (const [path, sentence] of [
    ['/builder/draft', 'The link is not valid.'],
    ['/es/builder/draft', 'El enlace no es válido.'],
    ['/haw/builder/draft', 'ʻAʻole kūpono ka loulou'],
  ]) {
    const answer = await get(`${path}?draft=made-up`, { Accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(sentence);
    const data = await get(`${path}.data?draft=made-up`);
    expect([data.status, data.headers.get('Content-Type')]).toEqual([
      404,
      expect.stringContaining('text/plain'),
    ]);
  }
  expect(render.mock.calls).toHaveLength(calls);
});

test('a made-up preview gets what everybody gets, from the same cache', async () => {
  await get('/about/staff');
  const calls = render.mock.calls.length;
  for (const ref of ['made-up', 'ref-2', '%E2%80%AE', 'x'.repeat(3_000)]) {
    const page = await get('/about/staff', { Cookie: `io.prismic.preview=${ref}` });
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toContain('public');
  }
  expect(render.mock.calls).toHaveLength(calls);
  const answer = await get('/preview?token=made-up&documentId=Yabc');
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([404, null]);
});

test.each(['builder.preview=page', 'builder.frameEditing=page', '__builder_editing__=true'])(
  'whoever follows a link with %s gets the page that everybody gets',
  async (query) => {
    for (const headers of [
      undefined,
      { 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Dest': 'empty' },
    ]) {
      const answer = await get(`/visit?a=1&${query}&builder.space=ours`, headers);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/visit?a=1']);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(answer.headers.get('Vary')).toContain('Sec-Fetch-Dest');
    }
    const editor = await get(`/visit?${query}`, { 'Sec-Fetch-Dest': 'iframe' });
    expect([editor.status, editor.headers.get('Cache-Control')]).toEqual([
      200,
      'private, no-store',
    ]);
  },
);

test('robots are told where the sitemap is', async () => {
  expect(await (await get('/robots.txt')).text()).toContain(
    'Sitemap: https://museum.example/sitemap.xml',
  );
});

test('an item comes as a calendar file in the language of its address', async () => {
  const answer = await get('/es/calendar/events/night.ics');
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const file = await answer.text();
  expect(file).toContain('SUMMARY:Noche de laúd');
  expect(file).toContain('DTSTART:20261122T040000Z');
  expect(file).toContain('URL:https://museum.example/es/what-we-do/events/night?day=2026-11-21');
  expect((await get('/calendar/events/none.ics')).status).toBe(404);
  expect((await get('/calendar/nothing/night.ics')).status).toBe(404);
});

test('a pattern is a file to keep, at one address', async () => {
  const query = 'fold=8&angle=60&palette=glaze&stars=4';
  const svg = await get(`/pattern.svg?${query}`);
  expect(svg.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(svg.headers.get('Content-Disposition')).toContain('girih-8-60-glaze.svg');
  const png = await get(`/pattern.png?${query}`);
  expect((await sharp(await png.arrayBuffer()).metadata()).width).toBe(2_000);
  const other = await get(`/pattern.svg?stars=4&fold=8&palette=glaze&angle=60&x=1`);
  expect(other.headers.get('Location')).toBe(`/pattern.svg?${query}`);
});

test('who waits too long for a page that is not begun is told to come again', async () => {
  const log = pino({ level: 'silent' });
  const work = { ...createSiteWork(log, 0), pages: new FairQueue({ concurrency: 1 }) };
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const slow = async () => {
    await end;
    return new Response('late', { headers: { 'Content-Type': 'text/html' } });
  };
  const late = createApp({
    ...dependencies,
    log,
    work,
    render: slow,
    pageCache: null,
    maxAnswerMs: 20,
  });
  const headers = { Accept: 'text/html' };
  const answers = await Promise.all(
    ['/es/visit', '/es/about'].map((path) => late.request(path, { headers })),
  );
  resolve();
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([504, '30']);
    expect(await answer.text()).toContain('<html lang="es">');
  }
});

test('whoever calls an API that is closed is counted nowhere', async () => {
  const allowsFormCall = vi.fn(async () => false);
  const post = (isOpen: boolean) =>
    createApp({ ...dependencies, allowsFormCall, hasServiceApis: isOpen }).request(
      '/forms-api/files',
      {
        method: 'POST',
        body: 'x',
      },
    );
  expect((await post(false)).status).toBe(404);
  expect(allowsFormCall).not.toHaveBeenCalled();
  expect((await post(true)).status).toBe(429);
});

test('a sitemap takes its turn, in its client’s share', async () => {
  const admit = () => {
    throw new TooBusy('client', 7);
  };
  const work = { ...createSiteWork(dependencies.log, 0), pages: new FairQueue({ admit }) };
  const busy = createApp({ ...dependencies, work });
  for (const path of ['/sitemap.xml', '/sitemap-objects-en-1.xml', '/sitemap-pages-haw.xml']) {
    const answer = await busy.request(path);
    expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([429, '7']);
  }
});

test('searches take their turn apart from pages, however they are asked for', async () => {
  const admit = () => {
    throw new TooBusy('client', 7);
  };
  const work = { ...createSiteWork(dependencies.log, 0), searches: new FairQueue({ admit }) };
  const pageCache = new PageCache({
    version: () => '1',
    queueOf: (address) => chooseQueue(work, address),
  });
  for (const cache of [null, pageCache]) {
    const busy = createApp({ ...dependencies, work, pageCache: cache });
    for (const path of [
      '/search-results?q=izn',
      '/es/search-results.data?q=izn',
      '/haw/collection/explore-the-collection?q=izn',
      '/collection/explore-the-collection/objects?q=izn',
      '/es/collection/explore-the-collection/values?of=maker',
      '/collection/subjects/wedding?page=2',
      '/object-collection-api/objects?q=izn',
      '/object-collection-api/facets/maker',
      '/object-collection-api/objects/demo-0001/related',
    ]) {
      const answer = await busy.request(path);
      expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([429, '7']);
    }
    for (const path of ['/visit?q=izn', '/search-results', '/object-collection-api/version']) {
      expect((await busy.request(path)).status, path).toBe(200);
    }
    const open = await busy.request('/object-collection-api/objects?q=izn');
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});

test('a search counts for more than a page in its client’s share', async () => {
  const work = createSiteWork(dependencies.log, 6);
  const ask = (queue: FairQueue) => queue.run(randomUUID(), { client: 'a' }, async () => 'made');
  expect(await Promise.all([ask(work.searches), ask(work.searches)])).toEqual(['made', 'made']);
  await expect(ask(work.searches)).rejects.toThrow(TooBusy);
  expect(await toText(work.list())).toContain('{kind="search",reason="client"} 1\n');
});

test.each(['/robots.txt', '/es/calendar/events/night.ics', '/pattern.svg?fold=8'])(
  '%s is answered 304 to whoever has it, in any encoding',
  async (path) => {
    const address = (await get(path)).headers.get('Location') ?? path;
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await get(address, headers);
      expect(first.status).toBe(200);
      const etag = first.headers.get('ETag') ?? '';
      expect(await first.text()).not.toBe('');
      const again = await get(address, { ...headers, 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get(address, { ...headers, 'If-None-Match': '"x"' })).status).toBe(200);
    }
  },
);
