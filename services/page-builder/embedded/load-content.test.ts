import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { prepareEntry, type StoredEntry } from './entry.ts';
import { loadPages } from './load-content.ts';
import { EntryStore } from './store.ts';
import type { EntryTables } from './tables.ts';
import { replaceEntries } from './write-entries.ts';

const now = new Date('2026-05-06T12:00:00Z');
const images = { 'scenes/loom': {} };

describeOnEachDatabase('loading pages', (openDatabase) => {
  let database: Database;
  let folder: string;

  beforeEach(async () => {
    database = await openDatabase();
    folder = mkdtempSync(join(tmpdir(), 'girih-pages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  };
  const load = (more: Partial<Parameters<typeof loadPages>[0]> = {}) =>
    loadPages({ database, folder, images, now, timeZone: 'Pacific/Honolulu', ...more });
  const readAll = async () => {
    const rows = await withTables<EntryTables>(database)
      .selectFrom('builder_entries')
      .selectAll()
      .orderBy('model')
      .execute();
    return rows.map((row) => ({ ...row, entry: JSON.parse(row.entry) as StoredEntry }));
  };
  const readOne = async () => (await readAll())[0]?.entry as StoredEntry;
  const block = (more: object = {}) => ({
    component: { name: 'Text', options: { text: 'x' } },
    ...more,
  });

  test('fills in what a person need not write', async () => {
    write('page/visit.json', {
      url: '/visit',
      data: {
        title: { en: 'Visit', es: 'Visita', haw: 'E kipa mai' },
        blocks: [block({ children: [{ tagName: 'div' }] })],
      },
    });
    const report = await load();
    expect(report).toMatchObject({ loaded: 1, rejected: [], warnings: [], changed: true });
    const entry = await readOne();
    expect(entry.id).toMatch(/^[0-9a-f]{32}$/);
    expect(entry.query).toEqual([
      { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: '/visit' },
    ]);
    expect(entry.data.title).toEqual({
      '@type': '@builder.io/core:LocalizedValue',
      Default: 'Visit',
      es: 'Visita',
      haw: 'E kipa mai',
    });
    expect(entry.data.blocks).toEqual([
      {
        '@type': '@builder.io/sdk:Element',
        id: expect.stringMatching(/^builder-[0-9a-f]{32}$/),
        component: { name: 'Text', options: { text: 'x' } },
        children: [{ '@type': '@builder.io/sdk:Element', id: expect.any(String), tagName: 'div' }],
      },
    ]);
  });

  test('does nothing when nothing has changed, and changes only what did', async () => {
    write('page/a.json', { data: { title: 'A' } });
    write('page/b.json', { data: { title: 'B' } });
    expect(await load()).toMatchObject({ loaded: 2, unchanged: 0 });
    const version = await new EntryStore(database).readVersion();
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 2, changed: false });
    expect(await new EntryStore(database).readVersion()).toBe(version);
    write('page/b.json', { data: { title: 'B, changed' } });
    expect(await load()).toMatchObject({ loaded: 1, unchanged: 1, changed: true });
    expect(await new EntryStore(database).readVersion()).toBe(version + 1);
    rmSync(join(folder, 'page/a.json'));
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 1, removed: 1 });
    expect(await readAll()).toHaveLength(1);
  });

  test('leaves imported entries alone', async () => {
    const imported = { id: 'imported', name: '', published: 'published' } as StoredEntry;
    await replaceEntries(database, 'our-space', [
      prepareEntry('page', { ...imported, query: [], data: {}, variations: {} }),
    ]);
    write('page/a.json', { data: {} });
    await load();
    rmSync(join(folder, 'page/a.json'));
    await load();
    expect((await readAll()).map(({ id }) => id)).toEqual(['imported']);
  });

  test('counts dates from the Monday of the week, as the museum’s clock shows it', async () => {
    write('page/a.json', {
      startDate: '+2d',
      endDate: '+9d',
      data: {
        blocks: [
          {
            component: {
              name: 'PersonalizationContainer',
              options: { variants: [{ startDate: '+1d 18:00', endDate: null, blocks: [block()] }] },
            },
          },
        ],
      },
    });
    await load();
    const entry = await readOne();
    expect(new Date(entry.startDate ?? 0).toISOString()).toBe('2026-05-06T10:00:00.000Z');
    expect(new Date(entry.endDate ?? 0).toISOString()).toBe('2026-05-14T09:59:59.999Z');
    expect(entry.data.blocks).toMatchObject([
      { component: { options: { variants: [{ startDate: '2026-05-06T04:00:00.000Z' }] } } },
    ]);
  });

  test('is not emptied by losing its list of blocks, unless that is written', async () => {
    const page = { url: '/a', data: { title: 'A', blocks: [block()] } };
    write('page/a.json', page);
    write('page/b.json', { data: { title: 'B' } });
    await load();
    write('page/a.json', { ...page, data: { title: 'New' } });
    write('page/b.json', { data: { title: 'B, changed' } });
    for (let round = 0; round < 2; round += 1) {
      expect((await load()).rejected).toMatchObject([
        { file: 'page/a.json', field: 'data.blocks', keepsLastVersion: true },
      ]);
    }
    const titles = async () => (await readAll()).map(({ entry }) => entry.data.title).sort();
    expect(await titles()).toEqual(['A', 'B, changed']);
    write('page/a.json', { ...page, data: { title: 'New', blocks: [] } });
    expect(await load()).toMatchObject({ rejected: [], loaded: 1 });
  });

  test('stays when its file is moved to a folder that the site does not know', async () => {
    write('page/a.json', { data: { title: 'A' } });
    write('page/b.json', { data: { title: 'B' } });
    await load();
    const before = await readAll();
    mkdirSync(join(folder, 'pages'), { recursive: true });
    renameSync(join(folder, 'page/a.json'), join(folder, 'pages/a.json'));
    write('oops/new.json', { data: { title: 'Never seen' } });
    const { rejected, removed } = await load();
    expect(removed).toBe(0);
    expect(rejected).toMatchObject([
      { file: 'oops/new.json', reason: expect.stringContaining('folders are page, symbol,') },
      { file: 'pages/a.json', keepsLastVersion: true },
    ]);
    expect(rejected[0]).not.toHaveProperty('keepsLastVersion');
    expect(await readAll()).toEqual(before);
  });

  test('makes symbols and references lead to the entries of other files', async () => {
    write('page/a.json', {
      data: {
        blocks: [
          {
            component: {
              name: 'Symbol',
              options: { symbol: { model: 'symbol', entry: 'symbol/b' } },
            },
          },
        ],
        related: { '@type': '@builder.io/core:Reference', model: 'page', id: 'page/none' },
      },
    });
    write('symbol/b.json', { data: {} });
    const { warnings } = await load();
    const [page, symbol] = await readAll();
    expect(page?.entry.data.blocks).toMatchObject([
      { component: { options: { symbol: { entry: symbol?.id } } } },
    ]);
    expect(warnings).toEqual([
      {
        file: 'page/a.json',
        field: 'data.related.id',
        reason: 'page/none does not exist, so nothing is shown in its place',
        line: 1,
      },
    ]);
  });

  test('keeps variations, and gives the default what they leave over', async () => {
    const variation = (testRatio: number) => ({ name: 'B', testRatio, data: { blocks: [] } });
    write('page/a.json', { data: {}, variations: { b: variation(0.25) } });
    await load();
    expect(await readOne()).toMatchObject({ testRatio: 0.75, variations: { b: { id: 'b' } } });
    write('page/a.json', { data: {}, variations: { b: variation(0.6), c: variation(0.6) } });
    expect((await load()).rejected).toEqual([
      {
        file: 'page/a.json',
        field: 'variations',
        reason: 'their testRatio are more than 1',
        line: 1,
        keepsLastVersion: true,
      },
    ]);
    expect(await readOne()).toMatchObject({ testRatio: 0.75 });
  });

  test.for<[string, unknown, string, RegExp]>([
    ['no JSON', '{', '', /is not JSON/],
    ['unknown fields', { data: {}, urls: '/x' }, 'urls', /not a field/],
    ['an address that is no path', { url: 'visit', data: {} }, 'url', /such as \/visit/],
    [
      'a date that is none',
      { startDate: 'soon', data: {} },
      'startDate',
      /must be a day or a time on the museum's clock/,
    ],
    [
      'an end before the start',
      { startDate: '+2d', endDate: '+1d', data: {} },
      'endDate',
      /before startDate/,
    ],
    [
      'an unknown operator',
      { query: [{ property: 'a', operator: 'like', value: 1 }], data: {} },
      'query[0].operator',
      /like is none of is, isNot/,
    ],
    ['a state that nobody knows', { published: 'yes', data: {} }, 'published', /published/],
    ['too deep blocks', { data: { blocks: [nested(300)] } }, 'data', /levels inside each other/],
    ['too much text', { data: { title: 'x'.repeat(2_100_000) } }, 'data', /larger than/],
  ])('rejects %s and loads the others', async ([, content, field, reason]) => {
    write('page/bad.json', content);
    write('page/good.json', { data: {} });
    const report = await load();
    expect(report.loaded).toBe(1);
    expect(report.rejected).toEqual([
      { file: 'page/bad.json', field, reason: expect.stringMatching(reason), line: 1 },
    ]);
    expect((await load()).rejected).toEqual(report.rejected);
  });

  const page = {
    url: '/visit',
    data: {
      title: { en: 'Visit' },
      blocks: [
        { component: { name: 'Image', options: { image: '/images/scenes/loom.webp' } } },
        {
          component: {
            name: 'Symbol',
            options: { symbol: { model: 'symbol', entry: 'symbol/b' } },
          },
        },
      ],
    },
  };
  const breakages: [string, (text: string) => string | Buffer][] = [
    ['an empty file', () => ''],
    ['half a file', (text) => text.slice(0, text.length / 2)],
    ['a comma at the end', (text) => text.replace(/\}$/, ',}')],
    ['another encoding', (text) => Buffer.from(text.replace('Visit', 'Visité'), 'latin1')],
    ['an unknown field', (text) => text.replace('"url"', '"urll"')],
    ['a wrong date', (text) => text.replace('"url"', '"startDate": "31.12.", "url"')],
    ['a wrong state', (text) => text.replace('"url"', '"published": "yes", "url"')],
    ['a picture that is not there', (text) => text.replace('scenes/loom', 'scenes/lom')],
    ['a symbol that never was', (text) => text.replace('symbol/b', 'symbol/c')],
  ];

  test.for(breakages)('keeps a page as it was when its file breaks: %s', async ([, breakIt]) => {
    write('page/a.json', page);
    write('symbol/b.json', { id: 'own-id', data: { title: 'B' } });
    await load();
    const entries = async () => (await readAll()).map(({ entry }) => entry);
    const before = await entries();
    write('page/a.json', breakIt(JSON.stringify(page, null, 2)));
    for (const now of ['2026-05-06T12:00:00Z', '2026-05-06T13:00:00Z', '2026-05-20T12:00:00Z']) {
      const { rejected, removed } = await load({ now: new Date(now) });
      expect(removed).toBe(0);
      expect(rejected[0]).toMatchObject({ file: 'page/a.json', keepsLastVersion: true });
      expect(rejected[0]?.line).toBeGreaterThan(0);
      expect((await entries())[0]).toEqual(before[0]);
    }
    write('page/a.json', { ...page, data: { title: 'New', blocks: [] } });
    expect((await load()).rejected).toEqual([]);
  });

  test('keeps a symbol whose file breaks, under an id of its own, and whoever shows it', async () => {
    write('page/a.json', page);
    write('symbol/b.json', { id: 'own-id', data: { title: 'B' } });
    await load();
    write('symbol/b.json', '');
    write('page/a.json', { ...page, url: '/visit/us' });
    expect(await load()).toMatchObject({ loaded: 1, removed: 0, warnings: [] });
    const [first, second] = await readAll();
    expect(first?.entry.data.blocks).toMatchObject([
      {},
      { component: { options: { symbol: { entry: 'own-id' } } } },
    ]);
    expect(second?.entry).toMatchObject({ id: 'own-id', data: { title: 'B' } });
    rmSync(join(folder, 'symbol/b.json'));
    expect(await load()).toMatchObject({ removed: 1 });
  });

  test('takes nothing away for an empty folder, until that is said to be meant', async () => {
    for (const name of ['a', 'b', 'c']) write(`page/${name}.json`, { data: { title: name } });
    await load();
    const none = { folder: join(folder, 'none') };
    expect((await load(none)).rejected[0]?.reason).toContain('3 of 3 entries have no file');
    expect(await readAll()).toHaveLength(3);
    expect(await load()).toMatchObject({ rejected: [], removed: 0 });
    expect(await load({ ...none, allowsRemovals: true })).toMatchObject({ removed: 3 });
  });

  test('names missing pictures and code that pages leave out', async () => {
    write('page/a.json', {
      data: {
        jsCode: 'while (true) {}',
        blocks: [
          {
            component: { name: 'Image', options: { image: '/images/scenes/loom.webp' } },
            bindings: { show: 'bad()' },
            layerName: 'Loom',
          },
          { component: { name: 'Image', options: { image: '/images/scenes/none.webp?w=3' } } },
          {
            component: { name: 'Text', options: { text: { en: 'Hi {{bad()}} and {{state.x}}' } } },
            actions: { click: 'bad()' },
            code: { actions: { click: 'bad(1)', focus: 'bad(2)' }, bindings: { hide: 'state.x' } },
            meta: {
              eventActions: {
                click: [{ options: { code: 'bad(3)' } }],
                blur: [{ options: { code: 'state.x = 1' } }, { options: { code: 'bad(4)' } }],
              },
            },
            repeat: { collection: 'state.list' },
          },
        ],
      },
    });
    const checkCode = (code: string, kind: string) =>
      /bad|while/.test(code) ? `${kind} no` : null;
    const { warnings, loaded } = await load({ checkCode });
    expect(loaded).toBe(1);
    expect(
      warnings.map(({ field, reason }) => `${field}: ${reason.replace(/ \(builder-\w+\)/, '')}`),
    ).toEqual([
      'data.blocks[1].component.options.image: there is no picture scenes/none in content/images',
      'data.jsCode: script no; nothing of the script runs',
      'data.blocks[0].bindings.show: Loom: expression no; the block is not shown',
      'data.blocks[2].actions.click: Text: statement no; nothing happens there',
      'data.blocks[2].code.actions.focus: Text: statement no; nothing happens there',
      'data.blocks[2].meta.eventActions.blur: Text: statement no; nothing happens there',
      'data.blocks[2].component.options.text: Text: expression no; it stays empty',
    ]);
  });

  test('names where forms and requests go that may not go there', async () => {
    const form = (options: object) => ({ component: { name: 'Form:Form', options } });
    write('page/a.json', {
      data: {
        httpRequests: { hours: { request: { url: 'https://bad.example/hours' } } },
        blocks: [
          form({ sendSubmissionsTo: 'custom', action: 'https://bad.example/form' }),
          form({ sendSubmissionsTo: 'email', action: 'https://bad.example/form' }),
        ],
      },
    });
    const checkCode = (code: string, kind: string) => (/bad/.test(code) ? `no ${kind}` : null);
    const { warnings } = await load({ checkCode });
    expect(warnings.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'data.httpRequests.hours: no request',
      'data.blocks[0].component.options.action: no form',
    ]);
  });

  test('tells how far it is', async () => {
    write('page/a.json', { data: {} });
    write('page/b.json', { data: {} });
    const told: string[] = [];
    await load({ onProgress: (done, total) => told.push(`${done} of ${total}`) });
    expect(told).toEqual(['1 of 2', '2 of 2']);
  });

  test('takes a folder that is not there for an empty one', async () => {
    expect(await load({ folder: join(folder, 'none') })).toMatchObject({ loaded: 0, rejected: [] });
  });
});

const nested = (depth: number): object =>
  depth === 0 ? { tagName: 'p' } : { children: [nested(depth - 1)] };
