import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import type { Reply } from '../calls/call.ts';
import { calls } from '../calls/list-calls.ts';
import { createCallMatcher } from '../calls/match-call.ts';
import { publishObjects } from '../objects.test-support.ts';
import { createObjectCollectionServer } from '../server.ts';
import type { ObjectStore } from '../store.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createDumps, type Dump } from './dump-file.ts';
import { listDumpLines, VersionPassed } from './list-dump-lines.ts';
import { findStoredVersion } from './stored-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-dump-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const base = 'https://site.example/object-collection-api';
const toLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describeOnEachDatabase('The dump of the whole collection', (openDatabase) => {
  async function openWith(count: number) {
    const database = await openDatabase();
    const publish = (title: string) =>
      publishObjects(
        database,
        Array.from({ length: count }, (_, index) => ({
          id: `o${index}`,
          title: { en: `${title} ${index}` },
          images: [{ src: 'https://pictures.example/a.jpg' }],
        })),
      );
    await publish('Star');
    const server = createObjectCollectionServer({ database, dumpFolder: folder });
    const get = (path: string, headers = {}, method = 'GET') =>
      server(new Request(base + path, { headers, method }));
    return { database, publish, get };
  }

  test('has every object once, as the call of one object answers it', async () => {
    const { get } = await openWith(1_203);
    const response = await get('/dump.jsonl');
    expect(response.headers.get('Content-Type')).toBe('application/x-ndjson');
    const lines = toLines(await response.text());
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1_203);
    expect(lines).toHaveLength(1_203);
    expect(lines[7]).toEqual(await (await get(`/objects/${lines[7].id}`)).json());
  });

  test('comes packed as a file or by encoding, with the same objects', async () => {
    const { get } = await openWith(3);
    const plain = await (await get('/dump.jsonl')).text();
    const file = await get('/dump.jsonl.gz');
    expect(file.headers.get('Content-Type')).toBe('application/gzip');
    expect(file.headers.get('Content-Encoding')).toBeNull();
    expect(file.headers.get('Content-Disposition')).toBe(
      'attachment; filename="collection-2026-01-05.jsonl.gz"',
    );
    expect(file.headers.get('Last-Modified')).toBe('Mon, 05 Jan 2026 00:00:00 GMT');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(plain);
    const encoded = await get('/dump.jsonl', { 'Accept-Encoding': 'br, gzip;q=0.5' });
    expect(encoded.headers.get('Content-Encoding')).toBe('gzip');
    expect(encoded.headers.get('Vary')).toContain('Accept-Encoding');
    expect(encoded.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(Buffer.from(await encoded.arrayBuffer()).equals(bytes)).toBe(true);
    expect(
      (await get('/dump.jsonl', { 'Accept-Encoding': 'gzip;q=0' })).headers.get('Content-Encoding'),
    ).toBeNull();
  });

  test('is asked for again cheaply until an object changes, and then is new', async () => {
    const { get, publish } = await openWith(2);
    const first = await get('/dump.jsonl');
    const before = await first.text();
    const etag = first.headers.get('ETag') ?? '';
    expect((await get('/dump.jsonl', { 'If-None-Match': etag })).status).toBe(304);
    const since = { 'If-Modified-Since': first.headers.get('Last-Modified') ?? '' };
    expect((await get('/dump.jsonl', since)).status).toBe(304);
    expect((await get('/dump.jsonl', { ...since, 'If-None-Match': '"old"' })).status).toBe(200);
    const before2004 = { 'If-Modified-Since': 'Thu, 01 Jan 2004 00:00:00 GMT' };
    expect((await get('/dump.jsonl', before2004)).status).toBe(200);
    expect((await get('/dump.jsonl.gz', {}, 'HEAD')).headers.get('Content-Length')).toMatch(
      /^\d+$/,
    );
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), hourAgo, hourAgo);
    await publish('Bowl');
    const second = await get('/dump.jsonl', { 'If-None-Match': etag });
    expect(second.status).toBe(200);
    const after = await second.text();
    expect(after).not.toBe(before);
    expect(toLines(after)[0].title.en).toBe('Bowl 0');
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  });

  test('is of one state: it stops when something is published meanwhile', async () => {
    const { database, publish } = await openWith(450);
    const lines = listDumpLines(database, await findStoredVersion(database), (object) => object);
    expect(toLines((await lines.next()).value)[0].title.en).toBe('Star 0');
    await publish('Bowl');
    await expect(lines.next()).rejects.toMatchObject({ name: 'VersionPassed' });
  });

  test('is empty, not failing, where nothing was loaded', async () => {
    const { get } = await openWith(0);
    expect(await (await get('/dump.jsonl')).text()).toBe('');
  });
});

async function readAll(dump: Dump): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of dump.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Lines that are given when the test says so. */
function controlledLines() {
  let release = () => {};
  let fail = (_reason: Error) => {};
  const gate = new Promise<void>((resolve, reject) => {
    release = resolve;
    fail = reject;
  });
  gate.catch(() => {});
  async function* list() {
    yield `${'a'.repeat(200_000)}\n`;
    await gate;
    yield 'end\n';
  }
  return { list: vi.fn(list), release: () => release(), fail: () => fail(new Error('changed')) };
}

test('a short dump is read although it may be whole before its file is opened', async () => {
  async function* list() {
    yield 'one\n';
  }
  for (let version = 0; version < 40; version += 1) {
    const dumps = createDumps({ folder, format: 1, listLines: list });
    const bytes = await readAll(dumps.open(`short ${version}`, base));
    expect(gunzipSync(bytes).toString()).toBe('one\n');
  }
});

test('a dump that another process has cleared away is written again for the next', async () => {
  async function* list() {
    yield 'one\n';
  }
  const dumps = createDumps({ folder, format: 1, listLines: list });
  await readAll(dumps.open('v1', base));
  rmSync(folder, { recursive: true, force: true });
  await expect(readAll(dumps.open('v1', base))).rejects.toThrow('ENOENT');
  expect(gunzipSync(await readAll(dumps.open('v1', base))).toString()).toBe('one\n');
});

test('several readers share one writing, and go on while it is written', async () => {
  const lines = controlledLines();
  const dumps = createDumps({ folder, format: 1, listLines: lines.list });
  const dump = dumps.open('v1', base);
  const read = async () => gunzipSync(await readAll(dump)).toString();
  const readers = [read(), read()];
  expect(dump.size()).toBeNull();
  lines.release();
  const [one, other] = await Promise.all(readers);
  expect(one?.endsWith('a\nend\n')).toBe(true);
  expect(other).toBe(one);
  expect(dumps.open('v1', base)).toBe(dump);
  expect(lines.list).toHaveBeenCalledTimes(1);
  const restarted = createDumps({ folder, format: 1, listLines: lines.list }).open('v1', base);
  const again = restarted.read();
  await again.next();
  await again.return(undefined);
  expect(lines.list).toHaveBeenCalledTimes(1);
});

test('what fails on the way fails for its readers, leaves nothing, and is tried anew', async () => {
  const lines = controlledLines();
  const dumps = createDumps({ folder, format: 1, listLines: lines.list });
  const reading = readAll(dumps.open('v1', base));
  lines.fail();
  await expect(reading).rejects.toThrow('changed');
  expect(readdirSync(folder)).toEqual([]);
  const again = controlledLines();
  again.release();
  lines.list.mockImplementation(again.list);
  const bytes = await readAll(dumps.open('v1', base));
  expect(gunzipSync(bytes).toString()).toContain('end\n');
});

test('who comes while the collection changes is asked to come again', async () => {
  const findCall = createCallMatcher(calls);
  const { call } = findCall('/dump.jsonl') ?? {};
  async function* list(): AsyncGenerator<string> {
    yield '';
    throw new VersionPassed();
  }
  const url = new URL(`${base}/dump.jsonl`);
  const dumps = createDumps({ folder, format: 1, listLines: list });
  const reply = await call?.answer({
    store: {} as ObjectStore,
    feed: { summarize: async () => ({ changedAt: null }) } as unknown as ChangeFeed,
    openDump: dumps.open,
    findStoredVersion: async () => 'v1',
    request: new Request(url),
    url,
    base,
    path: {},
  });
  expect(reply?.status).toBe(503);
  expect((reply as Reply).headers?.()).toEqual({ 'Retry-After': '2' });
});
