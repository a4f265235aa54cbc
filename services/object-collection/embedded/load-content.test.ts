import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { loadObjects } from './load-content.ts';
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
      typeof content === 'string' ? content : JSON.stringify(content),
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

  test('does nothing while files, pictures and week are the same', async () => {
    write('demo-0001.json', tile);
    await load();
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 1, changed: false });
    const nextWeek = await load({ now: new Date('2026-01-12T11:00:00Z') });
    expect(nextWeek).toMatchObject({ loaded: 1, unchanged: 0, changed: true });
    const redrawn = await load({ images: {} });
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
    expect(report.rejected).toEqual([
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

  test('removes objects whose file is gone', async () => {
    write('demo-0001.json', tile);
    write('demo-0002.json', { ...tile, id: 'demo-0002' });
    await load();
    rmSync(join(folder, 'demo-0002.json'));
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 1, removed: 1, changed: true });
    expect(await createObjectStore(database).findObject('demo-0002')).toBeNull();
  });
});
