import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createCarriedPages, toCodeStamp } from './carried-pages.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-carried-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (text: string, headers: Record<string, string> = {}): RenderedPage => ({
  status: 200,
  headers,
  body: Buffer.from(text),
});
const never = () => Promise.reject(new Error('It was drawn again.'));

let files = 0;
const makeFile = () => join(folder, `${files++}`, 'carried');

/** A process that may show a page for 100 ms, and for 1,000 more while it is drawn anew. */
function startProcess(
  file: string,
  at: number,
  differs: Partial<Parameters<typeof createCarriedPages>[0]> & { content?: string } = {},
) {
  const clock = { at };
  const version = () => differs.content ?? 'v1';
  const cache = new PageCache({ version, now: () => clock.at - at, freshMs: 100, staleMs: 1_000 });
  const carried = createCarriedPages({
    ...{ cache, file, version, stamp: 'code' },
    msUntilChange: () => Number.POSITIVE_INFINITY,
    now: () => new Date(clock.at),
    ...differs,
  });
  return { cache, clock, ...carried };
}

/** Leaves the home page, drawn 50 ms before. */
async function leaveHome(file: string, differs: Parameters<typeof startProcess>[2] = {}) {
  const before = startProcess(file, 10_000, differs);
  await before.cache.findOrRender('/', async () => page('home', { vary: 'Cookie' }));
  before.clock.at += 50;
  await before.leave();
}

test('a page that was kept before a restart is shown after it as it was', async () => {
  const file = makeFile();
  await leaveHome(file);
  const after = startProcess(file, 10_080);
  expect(await after.takeOver()).toBe(1);
  const shown = await after.cache.findOrRender('/', never);
  expect(shown.body.toString()).toBe('home');
  expect(shown).toMatchObject({ status: 200, headers: { vary: 'Cookie' } });
});

test('it grows old during the restart', async () => {
  const file = makeFile();
  await leaveHome(file);
  const after = startProcess(file, 10_101);
  await after.takeOver();
  expect(after.cache.findFresh('/')).toBeUndefined();
  const late = startProcess(file, 12_000);
  await late.takeOver();
  const shown = await late.cache.findOrRender('/', async () => page('new'));
  expect(shown.body.toString()).toBe('new');
});

test.each([
  ['of other content', { content: 'v2' }],
  ['of other code or settings', { stamp: 'another' }],
  ['of code that was not built', { stamp: null }],
])('pages %s are not taken over', async (_of, differs) => {
  const file = makeFile();
  await leaveHome(file);
  expect(await startProcess(file, 10_060, differs).takeOver()).toBe(0);
});

test('what has become untrue by the clock is not taken over', async () => {
  const file = makeFile();
  await leaveHome(file, { msUntilChange: () => 20 });
  expect(await startProcess(file, 10_069).takeOver()).toBe(1);
  expect(await startProcess(file, 10_070).takeOver()).toBe(0);
});

test('a clock that was set back makes no page young', async () => {
  const file = makeFile();
  await leaveHome(file);
  expect(await startProcess(file, 9_000).takeOver()).toBe(0);
});

test('pages that lack a part, that have a query or that are for one visitor are not left behind', async () => {
  const file = makeFile();
  const before = startProcess(file, 10_000);
  const draw = (address: string, drawn: RenderedPage) =>
    before.cache.findOrRender(address, async () => drawn);
  await draw('/visit', { ...page('without prices'), isPartial: true });
  await draw('/search-results?q=tile', page('results'));
  await draw('/tickets', page('yours', { 'cache-control': 'private, no-store' }));
  await draw('/shop', page('shop'));
  await before.leave();
  const after = startProcess(file, 10_010);
  expect(await after.takeOver()).toBe(1);
  expect(after.cache.findFresh('/shop')?.body.toString()).toBe('shop');
});

test('of many pages those are left that were asked for last', async () => {
  const file = makeFile();
  const before = startProcess(file, 10_000);
  for (let at = 0; at < 150; at++) {
    await before.cache.findOrRender(`/objects/${at}`, async () => page(String(at)));
  }
  await before.leave();
  const after = startProcess(file, 10_010);
  expect(await after.takeOver()).toBe(100);
  expect(after.cache.findFresh('/objects/149')).toBeDefined();
  expect(after.cache.findFresh('/objects/49')).toBeUndefined();
});

test('where nothing was left, or a damaged file, the pages are drawn', async () => {
  const file = makeFile();
  expect(await startProcess(file, 10_000).takeOver()).toBe(0);
  await leaveHome(file);
  writeFileSync(file, readFileSync(file).subarray(0, 40));
  expect(await startProcess(file, 10_060).takeOver()).toBe(0);
});

test('a site is told from one with other settings, also those in maps, and from one of other code', () => {
  const build = pathToFileURL(join(folder, 'stamp.json'));
  const stamp = (days: number) => toCodeStamp(build, { days: new Map([['news', days]]) });
  expect(stamp(30)).toBeNull();
  writeFileSync(build, '{"hash":"a"}');
  const before = stamp(30);
  expect(stamp(30)).toBe(before);
  expect(stamp(31)).not.toBe(before);
  writeFileSync(build, '{"hash":"b"}');
  expect(stamp(30)).not.toBe(before);
});
