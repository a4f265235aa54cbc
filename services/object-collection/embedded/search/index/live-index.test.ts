import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { publishRecords } from '../../objects.test-support.ts';
import { createObjectStore } from '../../store.ts';
import { toTestRecord } from '../search.test-support.ts';
import { createLiveIndex, IndexNotReady } from './live-index.ts';

/** More than are indexed in place, so that the thread does it. */
const large = 2_100;

describe('The index of a large collection', () => {
  let folder: string;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'live-index-'));
    database = openSqlite('content', ':memory:');
    await migrate(database);
    await fill('o', large);
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function fill(prefix: string, count: number): Promise<void> {
    const records = Array.from({ length: count }, (_, at) =>
      toTestRecord({ id: `${prefix}-${at}`, title: { en: `Tile ${at}` } }),
    );
    await publishRecords(database, records, {}, prefix);
  }

  const listIndexes = () => readdirSync(folder).filter((name) => name.startsWith('objects-'));

  async function open(version: string) {
    const live = createLiveIndex({ database, folder });
    await live.build(version);
    const search = await live.open(version);
    expect(search.index.version).toBe(version);
    return { live, search };
  }

  test('is built in a thread and kept in a file for the next start', async () => {
    const { search } = await open('one');
    expect(search.find({ words: 'tile', page: 1, pageSize: 1 }).total).toBe(large);
    expect(listIndexes()).toEqual(['objects-one.index']);
    const written = statSync(join(folder, 'objects-one.index')).mtimeMs;
    const again = await open('one');
    expect(again.search.index.size).toBe(large);
    expect(statSync(join(folder, 'objects-one.index')).mtimeMs).toBe(written);
  });

  test('is not waited for by who would rather do without, and objects are there meanwhile', async () => {
    const live = createLiveIndex({ database, folder });
    await expect(live.open('one', 0)).rejects.toThrow(IndexNotReady);
    const store = createObjectStore(database);
    expect(await store.findObject('o-7')).toMatchObject({ title: { en: 'Tile 7' } });
    await expect(store.findRelated('o-7')).rejects.toThrow(IndexNotReady);
    await live.build('one');
    expect((await live.open('one', 0)).index.size).toBe(large);
  });

  test('answers with the one before, under its version, until a new one is there', async () => {
    const { live } = await open('one');
    await fill('p', 5);
    const meanwhile = await live.open('two');
    expect(meanwhile.index.version).toBe('one');
    expect(await live.servedVersion('two')).toBe('one');
    await vi.waitFor(async () => expect(await live.servedVersion('two')).toBe('two'), {
      timeout: 10_000,
      interval: 50,
    });
    expect((await live.open('two')).index.size).toBe(large + 5);
    await vi.waitFor(() => expect(listIndexes()).toEqual(['objects-two.index']));
  });

  test('is built once for all processes, which answer with the one before meanwhile', async () => {
    await open('one');
    await fill('p', 5);
    const processes = Array.from({ length: 4 }, () => createLiveIndex({ database, folder }));
    for (const live of processes) await live.build('one');
    let built = 0;
    const count = () => {
      built += 1;
    };
    process.on('worker', count);
    const meanwhile = await Promise.all(processes.map((live) => live.open('two')));
    expect(meanwhile.map(({ index }) => index.version)).toEqual(['one', 'one', 'one', 'one']);
    await Promise.all(processes.map((live) => live.build('two')));
    process.off('worker', count);
    const all = await Promise.all(processes.map((live) => live.open('two')));
    expect(all.map(({ index }) => index.size)).toEqual(Array(4).fill(large + 5));
    expect(built).toBe(1);
  });

  test('that somebody left unfinished is removed by the next one', async () => {
    writeFileSync(join(folder, 'objects-zero.index.12345'), 'half');
    await open('one');
    expect(listIndexes()).toEqual(['objects-one.index']);
  });

  test('of an older version answers after a start while the new one is built', async () => {
    await open('one');
    await fill('p', 5);
    const live = createLiveIndex({ database, folder });
    expect((await live.open('two')).index.version).toBe('one');
    await vi.waitFor(() => expect(listIndexes()).toEqual(['objects-two.index']), {
      timeout: 10_000,
    });
  });

  test('is kept when somebody waits for it to be built', async () => {
    await createLiveIndex({ database, folder }).build('one');
    expect(listIndexes()).toEqual(['objects-one.index']);
    const live = createLiveIndex({ database, folder });
    expect((await live.open('one')).index.size).toBe(large);
  });

  test('is made anew when its file is cut off', async () => {
    await open('one');
    truncateSync(join(folder, 'objects-one.index'), 5_000);
    const { search } = await open('one');
    expect(search.index.size).toBe(large);
  });
});

describe('The index of a small collection', () => {
  let folder: string;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'live-index-'));
    database = openSqlite('content', ':memory:');
    await migrate(database);
    await publishRecords(database, [toTestRecord({ id: 'a', title: { en: 'Tile' } })]);
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('is kept in a file as well, so that a start need not build it', async () => {
    await createLiveIndex({ database, folder }).build('one');
    const written = statSync(join(folder, 'objects-one.index')).mtimeMs;
    const again = createLiveIndex({ database, folder });
    await again.build('one');
    expect((await again.open('one')).find({ words: 'tile', page: 1, pageSize: 1 }).total).toBe(1);
    expect(statSync(join(folder, 'objects-one.index')).mtimeMs).toBe(written);
  });

  test('answers where its folder cannot be written', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const live = createLiveIndex({ database, folder: file });
    expect((await live.open('one')).index.size).toBe(1);
  });

  test('gives way in the file to that of the next version', async () => {
    const live = createLiveIndex({ database, folder });
    await live.build('one');
    await publishRecords(database, [toTestRecord({ id: 'b', title: { en: 'Bowl' } })], {}, 'b');
    await live.build('two');
    expect((await live.open('two')).index.size).toBe(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('objects-'))).toEqual([
      'objects-two.index',
    ]);
  });
});
