import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as startRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { openGuard } from '../tests/setup/open-guard.ts';
import { createApp } from './app.ts';
import { readLocaleFiles } from './pages/locale-files.ts';
import { PageCache } from './pages/page-cache.ts';
import { createListener, limitConnections } from './process/listener.ts';
import type { SiteServices } from './services/build-services.ts';

// Behavior that only a real connection shows: methods, ranges, files, and hostile requests.

const folder = mkdtempSync(join(tmpdir(), 'girih-wire-'));
const film = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const script = `console.log(${'1+'.repeat(500)}1)`;
const files = {
  'secret.txt': 'secret',
  'client/assets/Home-DUrX73kC.js': script,
  'client/assets/Home-DUrX73kC.js.br': brotliCompressSync(script),
  'client/fonts/text.fff88cad.woff2': 'font',
  'client/favicon.svg': '<svg/>',
  'content/films/sea.mp4': film,
  'content/images/scenes/none.txt': 'none',
};
for (const [path, bytes] of Object.entries(files)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}
const content = openSqlite('content', ':memory:');
const render = vi.fn(async (request: Request) => {
  const sent = request.method === 'POST' ? await request.text() : '';
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<p>${request.url} ${sent}</p>`, { headers });
});
const app = createApp({
  log: pino({ level: 'silent' }),
  services: {
    contentManagement: {} as SiteServices['contentManagement'],
    objectCollection: {
      searchObjects: async () => ({ total: 1, items: [] }),
      listMakers: async () => ({ total: 1, items: [] }),
      listSubjects: async () => ({ total: 1, items: [] }),
    } as unknown as SiteServices['objectCollection'],
    forms: {} as SiteServices['forms'],
    reservations: {} as SiteServices['reservations'],
    newsletter: {} as SiteServices['newsletter'],
    videoPlaylists: {} as SiteServices['videoPlaylists'],
    pageBuilder: {} as SiteServices['pageBuilder'],
  },
  protocols: new Map([['/api', async (request) => Response.json({ url: request.url })]]),
  hasServiceApis: true,
  localeFiles: readLocaleFiles('locales'),
  render,
  pageCache: new PageCache({ version: () => '1' }),
  cachedResponses: null,
  builtFolder: join(folder, 'client'),
  contentFolder: join(folder, 'content'),
  imageCacheFolder: join(folder, 'cache'),
  publicOrigin: 'https://museum.example',
  hsts: 'max-age=63072000',
  builderApiKey: 'ours',
  formGuard: openGuard,
  findClientAddress: () => '192.0.2.1',
  timeZone: 'Pacific/Honolulu',
  now: () => new Date(),
  health: {
    databases: { content, visitors: content, close: async () => {} },
    isStopping: () => false,
  },
});
const server = createServer(createListener(app.fetch, { hostname: 'museum.example' }));
limitConnections(server);
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await content.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** The path goes out as it is, which `fetch` would not let it. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', body }: { method?: string; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: port(), path, method, headers, agent: false };
    startRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer as typeof answer & Answer;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** The raw answer on a plain connection. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => socket.end(text));
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test('files whose names hold a hash are kept for ever', async () => {
  for (const path of ['/assets/Home-DUrX73kC.js', '/fonts/text.fff88cad.woff2']) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
});

test('files whose names stay are asked for again', async () => {
  expect((await ask('/favicon.svg')).headers['cache-control']).toMatch(/max-age=3600/);
});

test('a file is sent as it was compressed at build, and not twice', async () => {
  const { headers, body } = await ask('/assets/Home-DUrX73kC.js', { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

test.each(['/assets/Home-DUrX73kC.js', '/fonts/text.fff88cad.woff2', '/films/sea.mp4'])(
  'a visitor who has %s gets 304',
  async (path) => {
    const etag = (await ask(path)).headers.etag ?? '';
    const again = await ask(path, { 'If-None-Match': etag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  },
);

test('a film is sent in parts, so that a visitor can go to its middle', async () => {
  const part = await ask('/films/sea.mp4', { Range: 'bytes=100-199' });
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
  expect(part.body.equals(film.subarray(100, 200))).toBe(true);
  const whole = await ask('/films/sea.mp4');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  expect(whole.headers.etag).toBe(part.headers.etag);
  expect((await ask('/films/sea.mp4', { Range: 'bytes=1000-' })).status).toBe(416);
});

test('words are compressed, and asked for again cheaply', async () => {
  const { headers, body } = await ask('/locales/es.json', { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('common');
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
  expect((await ask('/locales/es.json', known)).status).toBe(304);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/visit', '/assets/Home-DUrX73kC.js', '/locales/es.json', '/films/sea.mp4']) {
    const accepts = { 'Accept-Encoding': 'br' };
    const [whole, head] = [await ask(path, accepts), await ask(path, accepts, { method: 'HEAD' })];
    expect([head.status, head.body.byteLength], path).toEqual([200, 0]);
    for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'vary']) {
      expect(head.headers[name], `${name} of ${path}`).toBe(whole.headers[name]);
    }
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('a page does not %s', async (method) => {
  const { status, headers } = await ask('/visit', {}, { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});

test.each(['TRACE', 'PROPFIND', 'M-SEARCH'])('nothing at all does %s', async (method) => {
  for (const path of ['/api/documents', '/iiif/3/collections', '/images/a.webp', '/health/live']) {
    const { status, headers } = await ask(path, {}, { method });
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, POST, OPTIONS']);
  }
});

test('an unknown method and a tunnel are answered too', async () => {
  expect(await send('WIBBLE / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 501 /);
  expect(await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
    /^HTTP\/1.1 405 /,
  );
});

test.each(['GET /health/ready HTTP/1.0', 'GET /health/live HTTP/1.0\r\nHost: [::1'])(
  'a health check is answered whatever host it names: %j',
  async (head) => {
    expect(await send(`${head}\r\n\r\n`)).toMatch(/^HTTP\/1.[01] 200 /);
  },
);

test('a page is given by HTTP/1.0 without a host', async () => {
  expect(await send('GET /visit HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

test('OPTIONS tells what a page can do', async () => {
  const { status, headers } = await ask('/visit', {}, { method: 'OPTIONS' });
  expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('what a visitor sends reaches the page', async () => {
  const { body } = await ask('/subscribe', {}, { method: 'POST', body: 'email=a%40b.example' });
  expect(body.toString()).toContain('email=a%40b.example');
});

test('a form posted from a page of ours is ours under any name of the server, others stay others', async () => {
  const originOf = async (headers: Record<string, string>) => {
    await ask('/subscribe', headers, { method: 'POST', body: 'email=a' });
    return render.mock.lastCall?.[0].headers.get('Origin');
  };
  const ours = 'https://museum.example';
  expect(await originOf({ Host: '10.0.0.7:3000', Origin: 'http://10.0.0.7:3000' })).toBe(ours);
  expect(await originOf({ Host: 'museum.example', Origin: ours })).toBe(ours);
  const evil = 'https://evil.example';
  expect(await originOf({ Host: 'museum.example', Origin: evil })).toBe(evil);
  expect(await originOf({ Host: 'museum.example', Origin: 'null' })).toBe('null');
});

test('too large a body is refused, whether it says its size or not', async () => {
  const body = Buffer.alloc(1024 * 1024 + 1);
  expect((await ask('/subscribe', {}, { method: 'POST', body })).status).toBe(413);
  const chunked = { 'Transfer-Encoding': 'chunked' };
  expect((await ask('/subscribe', chunked, { method: 'POST', body })).status).toBe(413);
});

test.each(['evil.example', 'a"><script>', '[::1', 'x'.repeat(3_000)])(
  'a Host header of %s never reaches what is sent',
  async (host) => {
    for (const path of [`/visit?${host.length}`, '/api/documents', '/sitemap.xml', '/robots.txt']) {
      const { status, headers, body } = await ask(path, { Host: host });
      expect([200, 400], path).toContain(status);
      expect(body.toString() + JSON.stringify(headers), path).not.toContain(host);
    }
  },
);

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/films/..%2f..%2fsecret.txt',
  '/films/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/images/../../secret.txt',
  '/images/scenes/none.txt',
  '/locales/..%2f..%2fpackage.json',
  '//secret.txt',
  '/secret.txt%00.js',
  '/films/sea.mp4%00',
  '/%',
  '/%c0%ae%c0%ae/secret.txt',
])('%s leads to no file', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBeLessThan(500);
  expect(body.toString()).not.toMatch(/^secret$|^none$|"dependencies"/);
  expect(body.equals(film)).toBe(false);
});

test('headers without end are refused', async () => {
  expect((await ask('/visit', { 'X-Long': 'a'.repeat(10_000) })).status).toBe(200);
  expect((await ask('/visit', { 'X-Long': 'a'.repeat(20_000) })).status).toBe(431);
  const many = Array.from({ length: 3_000 }, (_, index) => `x-${index}: 1\r\n`).join('');
  expect(await send(`GET /visit HTTP/1.1\r\nHost: a\r\n${many}\r\n`)).toMatch(/^HTTP\/1.1 431/);
});

test.each([
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['two hosts alike', 'GET /health/live HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
  ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n'],
  ['a null byte in the path', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a request with %s is refused', async (_name, text) => {
  expect(await send(text)).toMatch(/^HTTP\/1.1 400/);
});

test('who sends slowly is not waited for without end', () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
});

test('a header line cannot be smuggled in through an address', async () => {
  const { status, headers } = await ask('/visit%0d%0aSet-Cookie:%20a=1/');
  expect(status).toBe(301);
  expect(headers['set-cookie']).toBeUndefined();
});
