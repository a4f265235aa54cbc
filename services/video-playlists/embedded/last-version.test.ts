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
    const found = await createVideoStore(database).findItems(playlistId, 0, 50);
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
