import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { FairQueue } from '../limits/fair-queue.ts';
import { TooBusy } from '../limits/too-busy.ts';
import { chooseEncodingOf, encodePage, PageCache, type RenderedPage } from './page-cache.ts';

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
});
const text = async (cached: Promise<{ body: Buffer }>) => (await cached).body.toString();

function createCache() {
  const clock = { now: 0, version: '1' };
  const cache = new PageCache({
    version: () => clock.version,
    now: () => clock.now,
    freshMs: 100,
    staleMs: 1_000,
  });
  return { clock, cache };
}

test('a fresh page is not rendered again', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => page('first'));
  clock.now = 100;
  expect(await text(cache.findOrRender('/', async () => page('second')))).toBe('first');
});

test('a stale page is shown once more while a new one is made', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => page('first'));
  clock.now = 101;
  expect(await text(cache.findOrRender('/', async () => page('second')))).toBe('first');
  await vi.waitFor(() => expect(cache.findFresh('/')?.body.toString()).toBe('second'));
});

test('a page for one visitor is cached for nobody', async () => {
  const { cache } = createCache();
  const thanks = { ...page('thanks'), headers: { 'cache-control': 'private, no-store' } };
  expect(await text(cache.findOrRender('/?sent=a', async () => thanks))).toBe('thanks');
  expect(cache.findFresh('/?sent=a')).toBeUndefined();
  expect(cache.size).toBe(0);
});

test('a page that is too old is not shown', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => page('first'));
  clock.now = 1_101;
  expect(await text(cache.findOrRender('/', async () => page('second')))).toBe('second');
});

test('a page of older content is not shown', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => page('first'));
  clock.version = '2';
  expect(cache.findFresh('/')).toBeUndefined();
  expect(await text(cache.findOrRender('/', async () => page('second')))).toBe('second');
});

test('the last good page stays while rendering fails', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => page('good'));
  clock.version = '2';
  expect(await text(cache.findOrRender('/', async () => page('sorry', 503)))).toBe('good');
});

const partial = (text: string): RenderedPage => ({ ...page(text), isPartial: true });
const partialFreshMs = 100;

test('a page that lacks something is drawn anew after a moment, without being shown meanwhile', async () => {
  const { cache, clock } = createCache();
  await cache.findOrRender('/', async () => partial('part'));
  clock.now = partialFreshMs;
  expect(await text(cache.findOrRender('/', async () => page('whole')))).toBe('part');
  clock.now = partialFreshMs + 1;
  expect(await text(cache.findOrRender('/', async () => page('whole')))).toBe('whole');
});

test('a page that lacks something does not take the place of a whole one of the same content', async () => {
  const { cache, clock } = createCache();
  const render = vi.fn(async () => partial('part'));
  await cache.findOrRender('/', async () => page('whole'));
  clock.now = 500;
  expect(await text(cache.findOrRender('/', render))).toBe('whole');
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  expect(await text(cache.findOrRender('/', render))).toBe('whole');
  clock.now = 1_101;
  expect(await text(cache.findOrRender('/', render))).toBe('part');
  clock.version = '2';
  expect(await text(cache.findOrRender('/', async () => partial('new')))).toBe('new');
});

test('a clock that is set back makes no page young', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-01'), toFake: ['Date'] });
  const cache = new PageCache({ version: () => '1', freshMs: 0, staleMs: 0 });
  await cache.findOrRender('/', async () => page('first'));
  vi.setSystemTime(new Date('2026-11-22'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(cache.findFresh('/')).toBeUndefined();
  vi.useRealTimers();
});

test('a page that was never good says so', async () => {
  const { cache } = createCache();
  expect((await cache.findOrRender('/', async () => page('sorry', 503))).status).toBe(503);
});

test('an address asked for by many at once is rendered once', async () => {
  const { cache } = createCache();
  const render = vi.fn(async () => page('once'));
  await Promise.all(Array.from({ length: 20 }, () => cache.findOrRender('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('an unknown address is not cached', async () => {
  const { cache } = createCache();
  await cache.findOrRender('/nowhere', async () => page('not found', 404));
  expect(cache.size).toBe(0);
});

test('brotli is made once', async () => {
  const { cache } = createCache();
  const cached = await cache.findOrRender('/', async () => page('a'.repeat(1_000)));
  const body = await encodePage(cached, 'br');
  expect(brotliDecompressSync(body).toString()).toBe('a'.repeat(1_000));
  expect(await encodePage(cached, 'br')).toBe(body);
});

test('who asks first gets what is made quickest, and all others what is smallest', async () => {
  const { cache } = createCache();
  const cached = await cache.findOrRender('/', async () => page('a'.repeat(1_000)));
  const browser = 'gzip, deflate, br, zstd';
  const first = chooseEncodingOf(cached, browser);
  expect(first).toBe('zstd');
  await encodePage(cached, first);
  expect(chooseEncodingOf(cached, browser)).toBe('br');
  expect(chooseEncodingOf(cached, 'gzip, zstd')).toBe('zstd');
});

test('made-up queries push out each other, and no page that people read', async () => {
  const cache = new PageCache({ version: () => '1', maxBytes: 400_000 });
  const large = async () => page('.'.repeat(10_000));
  await cache.findOrRender('/visit', large);
  for (let index = 0; index < 100; index += 1) await cache.findOrRender(`/visit?x=${index}`, large);
  expect(cache.findFresh('/visit')).toBeDefined();
  expect(cache.findFresh('/visit?x=99')).toBeDefined();
  expect(cache.findFresh('/visit?x=0')).toBeUndefined();
});

test('who asks for too much gets an older page where there is one, and is told else', async () => {
  const clock = { now: 0 };
  let isFull = false;
  const queue = new FairQueue({
    admit: () => {
      if (isFull) throw new TooBusy('client', 30);
    },
  });
  const cache = new PageCache({
    version: () => String(clock.now),
    now: () => clock.now,
    queueOf: () => queue,
  });
  await cache.findOrRender('/', async () => page('older'));
  isFull = true;
  clock.now = 10_000_000;
  expect(await text(cache.findOrRender('/', async () => page('newer')))).toBe('older');
  await expect(cache.findOrRender('/?x=1', async () => page('new'))).rejects.toThrow(TooBusy);
});

test('a page that nobody waits for any more is not rendered', async () => {
  const queue = new FairQueue({ concurrency: 1 });
  const cache = new PageCache({ version: () => '1', queueOf: () => queue });
  const first = Promise.withResolvers<RenderedPage>();
  const running = cache.findOrRender('/', () => first.promise, { client: 'a' });
  const visitor = new AbortController();
  const render = vi.fn(async () => page('never'));
  const asker = { client: 'a', signal: visitor.signal };
  const waiting = cache.findOrRender('/visit', render, asker).catch(() => 'gone');
  visitor.abort();
  expect(await waiting).toBe('gone');
  first.resolve(page('home'));
  expect(await text(running)).toBe('home');
  expect(render).not.toHaveBeenCalled();
});
