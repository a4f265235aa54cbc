import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { loadObjects } from './load-content.ts';
import { toFacetNumber, toFacetValues } from './search/results/facet-values.ts';
import { createObjectStore } from './store.ts';

const images = {
  'objects/star-tile-01': {
    file: 'objects/star-tile-01.webp',
    width: 1600,
    height: 1200,
    dominantColor: '#889d95',
    alt: { en: 'A star', es: 'Una estrella' },
  },
};
const tile = {
  id: 'demo-0001',
  title: { en: 'Star tile', haw: 'Kile hōkū' },
  images: [{ file: 'objects/star-tile-01', caption: { en: 'Front' } }],
  addedAt: '-200d',
};

describeOnEachDatabase('Loading the demo objects', (openDatabase) => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'objects-'));
    database = await openDatabase();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: unknown) =>
    writeFileSync(
      join(folder, name),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  const load = (options: Partial<Parameters<typeof loadObjects>[0]> = {}) =>
    loadObjects({
      database,
      folder,
      images,
      // Monday at 9 in UTC is still Sunday in Honolulu.
      now: new Date('2026-01-12T09:00:00Z'),
      timeZone: 'Pacific/Honolulu',
      ...options,
    });

  test('loads the files with their pictures and relative dates', async () => {
    write('demo-0001.json', tile);
    const report = await load();
    expect(report).toEqual({
      loaded: 1,
      unchanged: 0,
      removed: 0,
      removedNames: [],
      rejected: [],
      warnings: [],
      changed: true,
    });
    expect(await createObjectStore(database).findObject('demo-0001')).toMatchObject({
      source: 'demo',
      // 200 days before Monday, 5 January 2026.
      addedAt: '2025-06-19T00:00:00.000Z',
      images: [
        {
          src: '/images/objects/star-tile-01.webp',
          width: 1600,
          height: 1200,
          dominantColor: '#889d95',
          alt: { en: 'A star', es: 'Una estrella', haw: 'Kile hōkū' },
          caption: { en: 'Front' },
        },
      ],
    });
  });

  test('an object is counted under each color that was measured of it, else under its picture’s', async () => {
    const star = images['objects/star-tile-01'];
    const store = createObjectStore(database);
    const colorsOf = async () =>
      toFacetValues((await store.findObject('demo-0001')) as never)
        .filter(({ facet }) => facet === toFacetNumber('color'))
        .map(({ value }) => value);
    write('demo-0001.json', tile);
    await load();
    expect(await colorsOf()).toEqual(['turquoise']);
    const colors = ['#1f3f9e', '#fbfaf8'];
    await load({ images: { 'objects/star-tile-01': { ...star, colors } } });
    expect(await colorsOf()).toEqual(['blue', 'white']);
  });

  test('does nothing while files, pictures and week are the same', async () => {
    write('demo-0001.json', tile);
    await load();
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 1, changed: false });
    const nextWeek = await load({ now: new Date('2026-01-12T11:00:00Z') });
    expect(nextWeek).toMatchObject({ loaded: 1, unchanged: 0, changed: true });
    const { width, ...star } = images['objects/star-tile-01'];
    const redrawn = await load({
      images: { 'objects/star-tile-01': { ...star, width: width * 2 } },
    });
    expect(redrawn).toMatchObject({ loaded: 1, changed: true });
  });

  test('loads an object without a picture that is not drawn yet, with a warning', async () => {
    write('demo-0001.json', tile);
    const report = await load({ images: {} });
    expect(report.warnings).toEqual([
      {
        file: 'demo-0001.json',
        field: 'images',
        reason: 'the picture "objects/star-tile-01" is not in content/images/index.json',
        line: 1,
      },
    ]);
    expect(await createObjectStore(database).findObject('demo-0001')).toMatchObject({ images: [] });
  });

  test('reports broken files with field and reason and loads the others', async () => {
    write('demo-0001.json', tile);
    write('demo-0002.json', '{ "id": ');
    write('demo-0003.json', { ...tile, id: 'demo-0004' });
    write('demo-0005.json', { id: 'demo-0005', title: {}, maker: 'x', addedAt: 'soon' });
    write('demo-0006.json', {
      ...tile,
      id: 'demo-0006',
      dimensions: { height: -3 },
      date: { earliest: 1300, latest: 1200 },
    });
    const report = await load();
    expect(report.loaded).toBe(1);
    expect(report.rejected.map(({ line: _, ...problem }) => problem)).toEqual([
      { file: 'demo-0002.json', field: '', reason: expect.stringContaining('is not JSON') },
      {
        file: 'demo-0003.json',
        field: 'id',
        reason: 'must be the file\'s name without .json, "demo-0003"',
      },
      { file: 'demo-0005.json', field: 'title', reason: 'must hold a text in a language' },
      {
        file: 'demo-0005.json',
        field: 'addedAt',
        reason: 'must be a date and time such as 2024-05-01T00:00:00Z',
      },
      {
        file: 'demo-0005.json',
        field: '',
        reason: 'holds what the format does not know: maker',
      },
      {
        file: 'demo-0006.json',
        field: 'date.earliest',
        reason: 'must not be later than "latest": a date cannot end before it begins',
      },
      {
        file: 'demo-0006.json',
        field: 'dimensions.height',
        reason: 'must be greater than 0',
      },
    ]);
  });

  test.for([
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['a comma at the end', (text: string) => text.replace(/\}$/, ',}')],
    ['an empty file', () => ''],
    ['another encoding', (text: string) => Buffer.from(text.replace('Star', 'Stár'), 'latin1')],
    ['an unknown field', (text: string) => text.replace('"title"', '"titel"')],
    ['another id', (text: string) => text.replace('demo-0001', 'demo-0009')],
    ['a picture that is not there', (text: string) => text.replace('star-tile-01', 'tsar-tile-01')],
  ] as const)('keeps an object as it was when its file breaks: %s', async ([, breakIt]) => {
    write('demo-0001.json', tile);
    write('demo-0002.json', { ...tile, id: 'demo-0002' });
    await load();
    const before = await createObjectStore(database).findObject('demo-0001');
    write('demo-0001.json', breakIt(JSON.stringify(tile, null, 2)));
    write('demo-0002.json', { ...tile, id: 'demo-0002', title: { en: 'Another' } });
    for (const now of ['2026-01-12T09:00:00Z', '2026-01-12T09:30:00Z', '2026-01-20T12:00:00Z']) {
      const { rejected, removed } = await load({ now: new Date(now) });
      expect(removed).toBe(0);
      expect(rejected[0]).toMatchObject({ file: 'demo-0001.json', keepsLastVersion: true });
      expect(rejected[0]?.line).toBeGreaterThan(0);
    }
    expect(await createObjectStore(database).findObject('demo-0001')).toEqual(before);
    expect(await createObjectStore(database).findObject('demo-0002')).toMatchObject({
      title: { en: 'Another' },
    });
    write('demo-0001.json', tile);
    expect((await load({ now: new Date('2026-01-20T12:00:00Z') })).rejected).toEqual([]);
  });

  test('takes nothing away for an empty folder, until that is said to be meant', async () => {
    for (const id of ['demo-0001', 'demo-0002', 'demo-0003']) write(`${id}.json`, { ...tile, id });
    await load();
    const none = { folder: join(folder, 'none') };
    expect((await load(none)).rejected[0]?.reason).toContain('3 of 3 objects have no file');
    expect(await createObjectStore(database).findObject('demo-0003')).not.toBeNull();
    expect(await load()).toMatchObject({ rejected: [], removed: 0 });
    expect(await load({ ...none, allowsRemovals: true })).toMatchObject({ removed: 3 });
  });

  test('removes objects whose file is gone', async () => {
    write('demo-0001.json', tile);
    write('demo-0002.json', { ...tile, id: 'demo-0002' });
    await load();
    rmSync(join(folder, 'demo-0002.json'));
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 1, removed: 1, changed: true });
    expect(await createObjectStore(database).findObject('demo-0002')).toBeNull();
  });
});
