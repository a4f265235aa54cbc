import { createServer, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { pages } from '../endpoints/pages.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { accessLog } from '../middleware/access-log.ts';
import { requestId } from '../middleware/request-id.ts';
import { securityHeaders } from '../middleware/security-headers.ts';
import { sentWhole } from '../middleware/sent-whole.ts';
import { CachedResponses } from './cached-responses.ts';
import { PageCache } from './page-cache.ts';

const lines: string[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(line) });
const clock = { now: 0, version: '1' };
const cache = new PageCache({ version: () => clock.version, now: () => clock.now, freshMs: 1_000 });
let msUntilChange = Number.POSITIVE_INFINITY;
const cachedResponses = new CachedResponses(cache, log, () => msUntilChange);
const app: App = new Hono();
app.use(sentWhole, cachedResponses.remember);
app.use(requestId, accessLog(log), securityHeaders('max-age=63072000'));
app.all(
  '*',
  pages({
    queueOf: () => new FairQueue(),
    isLivePreview: async (ref) => ref === 'ref-1',
    render: async (request) =>
      new Response(`<p>${request.url} ${clock.version}</p>${'.'.repeat(2_000)}`, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': "default-src 'none'",
        },
      }),
    publicOrigin: 'https://museum.example',
    builderApiKey: 'ours',
    cache,
  }),
);
const throughApp = vi.fn(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
const server = createServer((request, response) => {
  if (!cachedResponses.answer(request, response)) void throughApp(request, response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  throughApp.mockClear();
  clock.version += '.';
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Everything of an answer, as it comes over the wire. */
function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Map<string, string>; body: string }>(
    (resolve, reject) => {
      startRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { rawHeaders, statusCode: status = 0 } = answer;
          const pairs = rawHeaders.flatMap((name, index) =>
            index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
          );
          const body = Buffer.concat(chunks).toString('latin1');
          resolve({ status, headers: new Map(pairs), body });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

/** Without what differs between any two answers. */
function toComparable({ headers, ...rest }: Awaited<ReturnType<typeof ask>>) {
  const own = [...headers].filter(([name]) => !/^(x-request-id|date)$/i.test(name));
  return { ...rest, headers: own.sort() };
}

test.each<[string, Asked]>([
  ['brotli', { headers: { 'Accept-Encoding': 'gzip, br' } }],
  ['gzip', { headers: { 'Accept-Encoding': 'gzip' } }],
  ['Zstandard alone', { headers: { 'Accept-Encoding': 'zstd' } }],
  ['no encoding', {}],
  ['HEAD', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }],
  ['a cookie of another site', { headers: { Cookie: 'session=1', 'Accept-Encoding': 'br' } }],
])('with %s the kept answer is the same as that of the app', async (_name, asked) => {
  await ask('/visit');
  throughApp.mockClear();
  const first = await ask('/visit?x=1', asked);
  const second = await ask('/visit?x=1', asked);
  expect(throughApp).toHaveBeenCalledTimes(1);
  expect(toComparable(second)).toEqual(toComparable(first));
  expect(second.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('a visitor who has the page gets the 304 of the app', async () => {
  const etag = (await ask('/visit')).headers.get('etag') ?? '';
  const asked = { headers: { 'If-None-Match': `"other", ${etag}` } };
  const first = await ask('/visit', asked);
  throughApp.mockClear();
  const second = await ask('/visit', asked);
  expect(throughApp).not.toHaveBeenCalled();
  expect(second).toMatchObject({ status: 304, body: '' });
  expect(toComparable(second)).toEqual(toComparable(first));
});

test('who asked first, for bytes of another encoding, is told that he has the page', async () => {
  const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const first = await ask('/visit?x=2', { headers: browser });
  expect(first.headers.get('content-encoding')).toBe('zstd');
  const second = await ask('/visit?x=2', { headers: browser });
  expect(second.headers.get('content-encoding')).toBe('br');
  const known = { ...browser, 'If-None-Match': first.headers.get('etag') ?? '' };
  expect((await ask('/visit?x=2', { headers: known })).status).toBe(304);
});

test('changed content, and a page grown old, go to the app', async () => {
  await ask('/visit');
  clock.version = 'newer';
  expect((await ask('/visit')).body).toContain('newer');
  clock.now += 1_001;
  await ask('/visit');
  expect(throughApp).toHaveBeenCalledTimes(3);
});

test.each<[string, string, Asked]>([
  ['a saved language', '/visit', { headers: { Cookie: 'museum.language=es' } }],
  ['a preview', '/visit', { headers: { Cookie: 'io.prismic.preview=ref' } }],
  ['sending', '/visit', { method: 'POST' }],
  ['a parameter of advertising', '/visit?utm_source=letter', {}],
  ['an unusual Host', '/visit', { headers: { Host: 'a"b' } }],
])('%s goes to the app', async (_name, path, asked) => {
  await ask('/visit');
  throughApp.mockClear();
  await ask(path, asked);
  expect(throughApp).toHaveBeenCalledTimes(1);
});

test('a saved language moves the visitor also when the English page is kept', async () => {
  await ask('/visit');
  const moved = await ask('/visit', { headers: { Cookie: 'museum.language=haw' } });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/haw/visit']);
});

test('a saved language is no reason to leave the page of that language', async () => {
  await ask('/haw/visit');
  throughApp.mockClear();
  await ask('/haw/visit', { headers: { Cookie: 'museum.language=haw' } });
  expect(throughApp).not.toHaveBeenCalled();
});

test('the id that a proxy gave goes on, and what is no id does not', async () => {
  await ask('/visit');
  const withId = async (id: string) =>
    (await ask('/visit', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  expect(await withId('abc-1')).toBe('abc-1');
  expect(await withId('a b<script>')).toMatch(/^[\w-]{36}$/);
});

test('a kept answer is logged like any other, without its query', async () => {
  await ask('/visit?name=someone');
  await ask('/visit?name=someone');
  const [first, second] = lines.slice(-2).map((line) => JSON.parse(line));
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(second).toMatchObject({ method: 'GET', path: '/visit', status: 200 });
});

test('shortly before something changes a kept answer says anew how long it may be kept', async () => {
  await ask('/soon');
  const caching = async (ms: number) => {
    msUntilChange = ms;
    return (await ask('/soon')).headers.get('cache-control');
  };
  const usual = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
  expect(await caching(Number.POSITIVE_INFINITY)).toBe(usual);
  expect(await caching(60_000)).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
  expect(await caching(9_900)).toBe('public, max-age=0, s-maxage=9, stale-while-revalidate=0');
  expect(await caching(-5)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
  expect(await caching(Number.POSITIVE_INFINITY)).toBe(usual);
  expect(throughApp).toHaveBeenCalledTimes(1);
});
