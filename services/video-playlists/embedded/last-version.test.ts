import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { type LoadOptions, loadPlaylists } from './load-content.ts';
import { createVideoStore } from './store.ts';

const playlist = 'playlist/hands-at-work.json';
const video = 'video/indigo-morning.json';
const playlistId = 'girih-hands-at-work';

describeOnEachDatabase('a playlist whose file breaks, or a video of it', (openDatabase) => {
  let database: Database;
  let folder: string;

  beforeEach(async () => {
    database = await openDatabase();
    folder = mkdtempSync(join(tmpdir(), 'girih-playlists-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const kind of ['playlist', 'video']) {
      cpSync(`content/documents/${kind}`, join(folder, kind), { recursive: true });
    }
    expect(await load()).toMatchObject({ rejected: [] });
  });

  const load = (options: Partial<LoadOptions> = {}) =>
    loadPlaylists({
      database,
      folder,
      images: {},
      now: new Date('2026-11-20T12:00:00Z'),
      timeZone: 'Pacific/Honolulu',
      ...options,
    });
  const list = async () => {
    const found = await createVideoStore(database, () => Date.parse('2027-01-01')).findItems(
      playlistId,
      0,
      50,
    );
    return found?.items.map(({ video: { title } }) => title.en) ?? null;
  };
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));

  test.for([
    ['half a playlist', playlist, (text: string) => text.slice(0, text.length / 2)],
    ['an empty playlist', playlist, () => ''],
    ['a playlist without title', playlist, (text: string) => text.replace('"title"', '"titel"')],
    ['a wrong video', playlist, (text: string) => text.replace('indigo-morning', 'indigo')],
    ['half a video', video, (text: string) => text.slice(0, text.length / 2)],
    ['an empty video', video, () => ''],
    ['a video with a wrong id', video, (text: string) => text.replace(/_id": "/, '_id": "x')],
  ] as const)('stays as it was: %s', async ([, file, edit]) => {
    const before = await list();
    expect(before).toHaveLength(5);
    change(file, edit);
    for (const now of ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z', '2026-12-20T12:00:00Z']) {
      const { rejected } = await load({ now: new Date(now) });
      expect(rejected[0]).toMatchObject({ file, keepsLastVersion: true });
      expect(rejected[0]?.line).toBeGreaterThan(0);
      expect(await list()).toEqual(before);
    }
  });

  test('is listed from its minute to its end only', async () => {
    const times = '"published": "2026-11-23 09:00", "unpublished": "2026-11-24 09:00"';
    change(video, (text) => text.replace(/"published": "[^"]*"/, times));
    change(playlist, (text) => text.replace(/"published": "[^"]*"/, '"published": "2026-11-23"'));
    expect((await load()).rejected).toEqual([]);
    for (const [moment, count] of [
      ['2026-11-23T09:59:59Z', null],
      ['2026-11-23T10:00:00Z', 4],
      ['2026-11-23T19:00:00Z', 5],
      ['2026-11-24T19:00:00Z', 4],
    ] as const) {
      const store = createVideoStore(database, () => Date.parse(moment));
      const found = await store.findItems(playlistId, 0, 50);
      expect(found?.items.length ?? null).toBe(count);
      expect(found?.total ?? null).toBe(count);
    }
    change(video, (text) => text.replace('2026-11-23 09:00', '23.11. um neun'));
    expect((await load()).rejected[0]).toMatchObject({ field: 'published', file: video });
  });

  test('goes when its file is taken away', async () => {
    rmSync(join(folder, video));
    expect((await load()).rejected).toEqual([]);
    expect(await list()).toHaveLength(4);
    rmSync(join(folder, playlist));
    await load();
    expect(await list()).toBeNull();
  });

  test('stays when the whole folder is gone, until that is said to be meant', async () => {
    const none = { folder: join(folder, 'none') };
    expect((await load(none)).rejected[0]?.reason).toContain('--allow-removals');
    expect(await list()).toHaveLength(5);
    expect((await load()).rejected).toEqual([]);
    await load({ ...none, allowsRemovals: true });
    expect(await list()).toBeNull();
  });
});
