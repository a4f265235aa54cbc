import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import type { Databases } from '../databases/open-databases.ts';
import { reportHealth } from '../process/health-report.ts';
import { parseSettings } from '../settings/settings.ts';
import { listEmbeddedParts, logRefusedContent, readRefusedContent } from './content-problems.ts';
import { loadDemoContent } from './load-demo-content.ts';

const kept = [
  'documents/settings/settings.json',
  'documents/artist/aaliyah-thompson.json',
  'documents/playlist/hands-at-work.json',
  'documents/video/indigo-morning.json',
  'objects/demo-0001.json',
  'pages/symbol/contact-panel.json',
  'images/index.json',
  'thesaurus.json',
];
const pictureFolders = readdirSync('content/images', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
    for (const one of pictureFolders) {
      symlinkSync(resolve('content/images', one), join(folder, 'images', one));
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
      'thesaurus thesaurus.json',
    ]);
    const log = { warn: vi.fn() };
    await logRefusedContent(content, listEmbeddedParts(settings()), log as never);
    expect(log.warn).toHaveBeenCalledTimes(10);
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
          refused: 10,
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

  test('keeps the terms of the last right thesaurus, for running processes too', async () => {
    const server = createObjectCollectionServer({ database: content });
    const search = async () => {
      const answer = await server(new Request('https://api.test/objects?q=zellige'));
      return [(await answer.json()).total, answer.headers.get('ETag')];
    };
    const before = await search();
    const terms = JSON.parse(readFileSync('content/thesaurus.json', 'utf8'));
    change('thesaurus.json', (text) => text.replace('"same"', '"sam"'));
    const loads = await load();
    expect(loads.find(({ part }) => part === 'thesaurus')?.rejected).toMatchObject([
      { file: 'thesaurus.json', field: 'terms[0].same', keepsLastVersion: true },
      { file: 'thesaurus.json', field: 'terms[0].sam', line: 4 },
    ]);
    expect(await search()).toEqual(before);
    rmSync(join(folder, 'thesaurus.json'));
    const [gone] = (await load()).filter(({ part }) => part === 'thesaurus');
    expect(gone?.rejected[0]?.reason).toContain('--allow-removals');
    expect(
      await createObjectCollectionServer({ database: content })(
        new Request('https://api.test/objects?q=zellige'),
      ).then((answer) => answer.headers.get('ETag')),
    ).toBe(before[1]);
    writeFileSync(join(folder, 'thesaurus.json'), JSON.stringify({ ...terms, terms: [] }));
    await load();
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValue(performance.now() + 2_000);
    onTestFinished(() => now.mockRestore());
    expect((await search())[1]).not.toBe(before[1]);
  });

  test('names pictures whose file is gone or another, with what uses them', async () => {
    const name = 'people/aaliyah-thompson';
    const file = `${name}.webp`;
    const own = join(folder, 'images/people');
    rmSync(own);
    cpSync('content/images/people', own, { recursive: true });
    const pictures = async () => (await load()).find(({ part }) => part === 'pictures');
    expect(await pictures()).toBeUndefined();
    rmSync(join(own, 'aaliyah-thompson.webp'));
    for (let round = 0; round < 2; round += 1) {
      const told = await pictures();
      expect(told?.rejected).toEqual([
        {
          file,
          field: '',
          reason: 'is not there; used by documents/artist/aaliyah-thompson.json',
        },
      ]);
    }
    expect(await refused()).toMatchObject([{ part: 'pictures', file }]);
    writeFileSync(join(own, 'aaliyah-thompson.webp'), 'no picture');
    expect((await pictures())?.rejected[0]?.reason).toContain('is no picture that can be read');
    cpSync('content/images/scenes/tile-wall.webp', join(own, 'aaliyah-thompson.webp'));
    expect((await pictures())?.warnings[0]?.reason).toMatch(/^is \d+ × \d+, but the list says/);
    cpSync(join('content/images', file), join(own, 'aaliyah-thompson.webp'));
    expect(await pictures()).toBeUndefined();
    appendFileSync(join(own, 'aaliyah-thompson.webp'), 'more');
    expect((await pictures())?.warnings[0]?.reason).toContain('another picture than before');
    expect(await pictures()).toBeUndefined();
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
