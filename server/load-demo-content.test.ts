import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../tests/setup/test-databases.ts';
import { listEmbeddedParts, logRefusedContent, readRefusedContent } from './content-problems.ts';
import { reportHealth } from './health-report.ts';
import { loadDemoContent } from './load-demo-content.ts';
import type { Databases } from './open-databases.ts';
import { parseSettings } from './settings.ts';

const kept = [
  'documents/settings/settings.json',
  'documents/artist/aaliyah-thompson.json',
  'documents/playlist/hands-at-work.json',
  'documents/video/indigo-morning.json',
  'objects/demo-0001.json',
  'pages/symbol/contact-panel.json',
  'images/index.json',
];

describeOnEachDatabase('loading the content folder for all services', (openDatabase) => {
  let databases: Databases;
  let folder: string;
  let content: Database;

  beforeEach(async () => {
    content = await openDatabase();
    databases = { content, visitors: content, close: async () => {} };
    folder = mkdtempSync(join(tmpdir(), 'girih-folder-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of kept) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      cpSync(join('content', file), join(folder, file));
    }
    for (const { rejected } of await load()) expect(rejected).toEqual([]);
  });

  const settings = () => parseSettings({ CONTENT_FOLDER: folder, DATA_FOLDER: folder });
  const load = () => loadDemoContent(settings(), databases);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  const readAll = async () => {
    const tables = ['document_versions', 'builder_entries', 'objects', 'playlist_items'] as const;
    const rows = tables.map((table) =>
      // biome-ignore lint/suspicious/noExplicitAny: tables of four services
      (content.query as any).selectFrom(table).selectAll().execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  };
  const refused = () => readRefusedContent(content, listEmbeddedParts(settings()));

  test('loses nothing when every file breaks at once, and names each to everybody', async () => {
    const before = await readAll();
    for (const file of kept) change(file, (text) => text.slice(0, -20));
    await load();
    await load();
    expect(await readAll()).toBe(before);
    const files = (await refused()).map(({ part, file }) => `${part} ${file}`);
    expect(files.sort()).toEqual([
      'documents artist/aaliyah-thompson.json',
      'documents playlist/hands-at-work.json',
      'documents settings/settings.json',
      'documents video/indigo-morning.json',
      'objects demo-0001.json',
      'pages symbol/contact-panel.json',
      'pictures index.json',
      'playlists playlist/hands-at-work.json',
      'playlists video/indigo-morning.json',
    ]);
    const log = { warn: vi.fn() };
    await logRefusedContent(content, listEmbeddedParts(settings()), log as never);
    expect(log.warn).toHaveBeenCalledTimes(9);
    expect(log.warn).toHaveBeenCalledWith(
      { file: 'documents/settings/settings.json', field: '', line: expect.any(Number) },
      expect.stringMatching(/^content refused, visitors see its last version: is not JSON/),
    );
    const report = await reportHealth({
      databases,
      isStopping: () => false,
      listRefused: refused,
    });
    expect(report).toMatchObject({
      status: 'ready',
      details: {
        content: {
          refused: 9,
          named: expect.arrayContaining([
            { file: 'pages/symbol/contact-panel.json', field: '', line: expect.any(Number) },
          ]),
        },
      },
    });
    for (const file of kept) cpSync(join('content', file), join(folder, file));
    await load();
    expect(await refused()).toEqual([]);
  });

  test('takes what is right of the list of pictures, and the rest as it was', async () => {
    const name = 'scenes/studio-table';
    const edit = (change: (entry: Record<string, unknown>) => void) => {
      const index = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
      change(index[name]);
      index['scenes/new'] = { ...index['scenes/tile-wall'], width: 'wide' };
      writeFileSync(join(folder, 'images/index.json'), JSON.stringify(index, null, 2));
    };
    const before = await readAll();
    edit((entry) => {
      entry.dominantColor = 'brown';
    });
    const [pictures] = await load();
    expect(pictures?.rejected).toMatchObject([
      { field: `${name}.dominantColor`, keepsLastVersion: true, line: expect.any(Number) },
      { field: 'scenes/new.width' },
    ]);
    expect(await readAll()).toBe(before);
  });

  test('starts without any list of pictures, since nothing was there to lose', async () => {
    const empty = await openDatabase();
    rmSync(join(folder, 'images/index.json'));
    const reports = await loadDemoContent(settings(), { ...databases, content: empty });
    expect(reports[0]?.rejected[0]?.reason).toContain('cannot be read (ENOENT)');
    expect(reports.find(({ part }) => part === 'documents')?.loaded).toBe(4);
  });

  test('takes nothing back: an older folder beside a newer one is left alone at a start', async () => {
    const other = `${folder}-other`;
    onTestFinished(() => rmSync(other, { recursive: true }));
    cpSync(folder, other, { recursive: true });
    const title = (text: string) => text.replaceAll('Contact', 'Newer');
    const file = join(other, 'pages/symbol/contact-panel.json');
    writeFileSync(file, `${title(readFileSync(file, 'utf8'))}\n `);
    const loadOther = (options = {}) =>
      loadDemoContent({ ...settings(), contentFolder: other }, databases, options);
    await loadOther();
    const before = await readAll();
    await expect(load()).rejects.toThrow(/is older than the content .* npm run content:load/);
    expect(await readAll()).toBe(before);
    // Never loaded before, but made before the newest: known by the times of its files.
    const unknown = join(folder, 'documents/settings/settings.json');
    writeFileSync(unknown, `${readFileSync(unknown, 'utf8')} `);
    const past = new Date('2020-01-01');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      utimesSync(join(folder, name), past, past);
    }
    await expect(load()).rejects.toThrow('is older');
    expect(await readAll()).toBe(before);
    await loadOther();
    await loadDemoContent(settings(), databases, { isAskedFor: true });
    await load();
    await expect(loadOther()).rejects.toThrow('is older');
    expect(await readAll()).not.toContain('Newer panel');
    await loadOther({ isAskedFor: true });
    await loadOther();
    expect(await readAll()).toContain('Newer panel');
  });

  test('is not told of parts that come from elsewhere', async () => {
    change('documents/settings/settings.json', () => '');
    await load();
    const elsewhere = parseSettings({ PRISMIC_REPOSITORY: 'museum', YOUTUBE_API_KEY: 'key' });
    expect(await readRefusedContent(content, listEmbeddedParts(elsewhere))).toEqual([]);
  });
});

test('health does not depend on the list of what is refused', async () => {
  const database = { ping: async () => {} } as Database;
  const databases = { content: database, visitors: database, close: async () => {} };
  const failing = () => Promise.reject(new Error('no table'));
  const report = await reportHealth({ databases, isStopping: () => false, listRefused: failing });
  expect(report).toMatchObject({ status: 'ready', details: { content: null } });
});
