import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLoadProblems } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { type LoadOptions, loadDocuments } from './load-content.ts';
import { createContentManagementServer } from './server.ts';

const picture = { width: 1200, height: 800, dominantColor: '#a0b0c0' };
const alt = { en: 'A court', es: 'Un patio', haw: 'He pā' };
const images = { 'scenes/court': { ...picture, alt, file: 'scenes/court.webp' } };

const artist = {
  type: 'artist',
  uid: 'leila',
  published: '2024-05-01',
  shared: { image: 'scenes/court', name: 'Leila Okonjo' },
  en: { description: 'An artist.' },
  es: { description: 'Una artista.' },
};
const news = {
  type: 'news',
  uid: 'rain',
  published: '2026-03-01',
  shared: {
    image: 'scenes/court',
    published_at: '2026-03-01',
    category: 'news',
    related: [{ item: 'exhibition/light' }],
  },
  en: { title: 'Rain', body: ['It rains.'] },
  es: { title: 'Lluvia', body: ['Llueve.'] },
  haw: { title: 'Ua', body: ['Ua mai ka ua.'] },
};
const exhibition = {
  type: 'exhibition',
  uid: 'light',
  published: '2026-03-01',
  shared: {
    image: 'scenes/court',
    is_permanent: true,
    hero_video: 'media:films/court.mp4',
    artists: [{ artist: 'artist/leila' }],
  },
  en: { title: 'Light', description: ['Light.'] },
  es: { title: 'Luz', description: ['Luz.'] },
};
const settings = {
  type: 'settings',
  uid: 'settings',
  shared: {
    timezone: 'Pacific/Honolulu',
    addresses: [{ country: 'US' }],
    opening_hours: [{ day: 'monday', is_closed: false, opens: '10:00', closes: '17:00' }],
  },
  en: { site_name: 'Girih', addresses: [{ name: 'House' }] },
};

const text = (value: unknown) => JSON.stringify(value, null, 2);
const now = new Date('2026-03-04T20:00:00Z');
let count = 0;

describeOnEachDatabase('a published item whose file breaks', (openDatabase) => {
  let database: Database;
  let folder: string;

  beforeEach(async () => {
    database = await openDatabase();
    folder = join(mkdtempSync(join(tmpdir(), 'girih-last-')), 'documents');
    write('artist/leila.json', artist);
    write('news/rain.json', news);
    write('exhibition/light.json', exhibition);
    write('settings/settings.json', settings);
    write('../films/court.mp4', 'film');
    expect(await load()).toMatchObject({ loaded: 4, rejected: [], warnings: [] });
  });
  afterEach(() => rmSync(dirname(folder), { recursive: true }));

  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const written = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, file), written ? content : text(content));
  };
  const load = (options: Partial<LoadOptions> = {}) =>
    loadDocuments({ database, folder, images, now, timeZone: 'Pacific/Honolulu', ...options });
  const createTestClient = () => {
    count += 1;
    const server = createContentManagementServer({ database });
    return createClient('embedded', {
      documentAPIEndpoint: `https://last-${count}.internal/api/v2`,
      fetch: ((address: string, init?: RequestInit) => server(new Request(address, init))) as never,
    });
  };
  const readAll = async () => {
    const found = await createTestClient()
      .getAllByTag('', { lang: '*' })
      .catch(() => []);
    const all =
      found.length > 0 ? found : await createTestClient().dangerouslyGetAll({ lang: '*' });
    const asText = JSON.stringify(all).replaceAll(`last-${count}.`, 'last.');
    const same = JSON.parse(asText) as typeof all;
    return new Map(same.map((one) => [`${one.type}/${one.uid} ${one.lang}`, one.data]));
  };

  const without = (name: 'en' | 'es' | 'haw' | 'shared', field: string) => {
    const { [field as never]: _, ...rest } = news[name] as Record<string, unknown>;
    return { ...news, [name]: rest };
  };
  /** The last: what the line holds that is named. */
  const breakages: [string, unknown, RegExp, string][] = [
    ['an empty file', '', /not JSON/, ''],
    ['half a file', text(news).slice(0, 300), /not JSON/, '"It'],
    ['a comma too many', text(news).replace('"Rain",', '"Rain",,'), /not JSON/, 'Rain'],
    ['a comma at the end', text(news).replace(/\n\}$/, ',\n}'), /not JSON/, '}'],
    [
      'another encoding',
      Buffer.from(text(news).replace('Rain', 'Pluie été'), 'latin1'),
      /UTF-8/,
      '{',
    ],
    ['a list', '[]', /object/, '['],
    ['nothing but null', 'null', /object/, 'null'],
    ['an unknown part', { ...news, sharde: {} }, /not a field/, 'sharde'],
    ['an unknown language', { ...news, fr: { title: 'Pluie' } }, /not a field/, '"fr"'],
    ['no English', { ...news, en: undefined }, /^is missing$/, '{'],
    ['a time that is nothing', { ...news, published: null }, /^must be a text$/, 'null'],
    ['a time that never comes', { ...news, unpublished: '9999-12-31 23:59' }, /too far/, '9999'],
    ['an unknown field', { ...news, es: { ...news.es, titulo: 'x' } }, /not a field/, 'titulo'],
    ['a missing text', without('en', 'title'), /required/, 'en'],
    ['another type', { ...news, type: 'nws' }, /nws/, '"uid"'],
    ['another name', { ...news, uid: 'rain-2' }, /must lie at/, 'rain-2'],
    ['a name in capitals', { ...news, uid: 'Rain' }, /lower-case/, 'Rain'],
    ['a wrong date', { ...news, published: '23.11.2026' }, /must be a day/, '23.11'],
    [
      'a wrong choice',
      { ...news, shared: { ...news.shared, category: 'neuws' } },
      /one of/,
      'neuws',
    ],
    ['a wrong language alone', { ...news, haw: { ...news.haw, title: 4 } }, /text/, '4'],
    [
      'a picture that is not there',
      { ...news, shared: { ...news.shared, image: 'scenes/cuort' } },
      /no picture "scenes\/cuort"/,
      'cuort',
    ],
    [
      'a link to what never was',
      { ...news, shared: { ...news.shared, related: [{ item: 'exhibition/ligth' }] } },
      /no exhibition\/ligth/,
      'ligth',
    ],
    [
      'an address that is none',
      { ...news, shared: { ...news.shared, source: 'nowhere' } },
      /neither an address/,
      'nowhere',
    ],
  ];

  test.for(breakages)('stays as it was: %s', async ([, content, reason, words]) => {
    const before = await readAll();
    write('news/rain.json', content);
    const lines = readFileSync(join(folder, 'news/rain.json'), 'latin1').split('\n');
    for (const round of ['first', 'second', 'in another week']) {
      const later = round === 'in another week' ? { now: new Date('2026-03-12T20:00:00Z') } : {};
      const { rejected } = await load(later);
      expect(rejected[0]).toMatchObject({ file: 'news/rain.json', keepsLastVersion: true });
      expect(lines[(rejected[0]?.line ?? 0) - 1]).toContain(words);
      expect(rejected[0]?.reason).toMatch(reason);
      expect(await readAll()).toEqual(before);
    }
    const stored = await readLoadProblems(database);
    expect(stored.get('documents')?.rejected[0]?.file).toBe('news/rain.json');
    write('news/rain.json', { ...news, en: { ...news.en, title: 'Sun' } });
    expect(await load()).toMatchObject({ rejected: [], loaded: 1 });
    expect((await readAll()).get('news/rain en-us')?.title[0].text).toBe('Sun');
  });

  test('stays with its hours when one of them is written wrong', async () => {
    const before = await readAll();
    write('settings/settings.json', text(settings).replace('"10:00"', '"10.00"'));
    const { rejected } = await load();
    expect(rejected).toEqual([
      {
        file: 'settings/settings.json',
        field: 'shared.opening_hours[0].opens',
        reason: 'must be a time such as 09:30',
        line: 15,
        keepsLastVersion: true,
      },
    ]);
    expect(await readAll()).toEqual(before);
  });

  test('does not take others off, nor their changes, and stays linked', async () => {
    write('exhibition/light.json', '{');
    write('artist/leila.json', '{ "type": "artist"');
    write('news/rain.json', { ...news, en: { ...news.en, title: 'Sun' } });
    expect(await load()).toMatchObject({ loaded: 1, removed: 0, warnings: [] });
    const all = await readAll();
    expect(all.get('news/rain en-us')?.title[0].text).toBe('Sun');
    expect(all.get('news/rain es-us')?.related[0].item).toMatchObject({ lang: 'es-us' });
    expect(all.get('exhibition/light en-us')?.artists[0].artist).toMatchObject({ uid: 'leila' });
  });

  test('is linked to in the languages that are published, not in those that are refused', async () => {
    write('exhibition/light.json', { ...exhibition, haw: { title: 'Mālamalama', nope: 1 } });
    write('news/rain.json', { ...news, en: { ...news.en, title: 'Sun' } });
    await load();
    const { related } = (await readAll()).get('news/rain haw-us') ?? {};
    expect(related[0].item).toMatchObject({ uid: 'light', lang: 'en-us' });
  });

  test('loses nothing when a picture, a film or the whole list of pictures is gone', async () => {
    const before = await readAll();
    rmSync(join(folder, '../films/court.mp4'));
    const { rejected } = await load({ images: {} });
    expect(rejected.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'artist/leila.json shared.image',
      'exhibition/light.json shared.image',
      'exhibition/light.json shared.hero_video',
      'news/rain.json shared.image',
    ]);
    expect(await readAll()).toEqual(before);
  });

  test('is found again under another name of the file, or in a file that cannot be opened', async () => {
    const before = await readAll();
    renameSync(join(folder, 'news/rain.json'), join(folder, 'news/rain-old.json'));
    expect((await load()).rejected[0]).toMatchObject({ keepsLastVersion: true });
    expect(await readAll()).toEqual(before);
    write('news/rain-old.json', text(news).slice(0, 200));
    expect((await load()).rejected[0]).toMatchObject({ file: 'news/rain-old.json' });
    expect(await readAll()).toEqual(before);
    rmSync(join(folder, 'news/rain-old.json'));
    mkdirSync(join(folder, 'news/rain.json'));
    expect((await load()).rejected[0]?.reason).toContain('cannot be read');
    expect(await readAll()).toEqual(before);
  });

  test('goes when its file is taken away, and a language with its part', async () => {
    write('artist/leila.json', '{');
    rmSync(join(folder, 'news/rain.json'));
    const { es: _, ...oneLanguage } = exhibition;
    write('exhibition/light.json', oneLanguage);
    expect(await load()).toMatchObject({
      removed: 4,
      removedNames: ['exhibition/light.json (es-us)', 'news/rain.json'],
    });
    expect([...(await readAll()).keys()].sort()).toEqual([
      'artist/leila en-us',
      'artist/leila es-us',
      'exhibition/light en-us',
      'settings/null en-us',
    ]);
  });

  test('stays when it is the only one of its type, until that is said to be meant', async () => {
    const before = await readAll();
    rmSync(join(folder, 'settings/settings.json'));
    for (let round = 0; round < 2; round += 1) {
      const { rejected, removed, removedNames } = await load();
      expect({ removed, removedNames }).toEqual({ removed: 0, removedNames: [] });
      expect(rejected).toMatchObject([{ file: 'settings/settings.json', keepsLastVersion: true }]);
      expect(rejected[0]?.reason).toContain('the site cannot be without it');
      expect(await readAll()).toEqual(before);
    }
    write('news/rain.json', { ...news, en: { ...news.en, title: 'Sun' } });
    expect(await load()).toMatchObject({ loaded: 1, rejected: [{ keepsLastVersion: true }] });
    write('settings/settings.json', settings);
    expect(await load()).toMatchObject({ rejected: [] });
    rmSync(join(folder, 'settings/settings.json'));
    await load();
    expect(await load({ allowsRemovals: true })).toMatchObject({
      rejected: [],
      removed: 1,
      removedNames: ['settings/settings.json'],
    });
    expect([...(await readAll()).keys()].join()).not.toContain('settings');
  });

  test('is left out when it was never published, without harm to who links to it', async () => {
    write('artist/new.json', { ...artist, uid: 'new', shared: {} });
    const artists = [{ artist: 'artist/new' }, { artist: 'artist/leila' }];
    write('exhibition/light.json', { ...exhibition, shared: { ...exhibition.shared, artists } });
    const { rejected, warnings, loaded } = await load();
    expect(rejected[0]).not.toHaveProperty('keepsLastVersion');
    expect(warnings[0]?.reason).toContain('artist/new is refused');
    expect(loaded).toBe(1);
    write('artist/new.json', { ...artist, uid: 'new' });
    expect(await load()).toMatchObject({ loaded: 2, rejected: [], warnings: [] });
    const { artists: linked } = (await readAll()).get('exhibition/light en-us') ?? {};
    expect(linked[0].artist).toMatchObject({ uid: 'new' });
  });

  describe('together with all others', () => {
    test('stays when the folder is empty or another, until that is said to be meant', async () => {
      const before = await readAll();
      const empty = join(dirname(folder), 'nothing');
      for (let round = 0; round < 2; round += 1) {
        const { rejected, removed } = await load({ folder: empty });
        expect(removed).toBe(0);
        expect(rejected[0]?.reason).toContain('4 of 4 published items have no file any more');
        expect(rejected[0]?.reason).toContain('--allow-removals');
      }
      expect(await readAll()).toEqual(before);
      expect(await load()).toMatchObject({ rejected: [], changed: false });
      expect((await readLoadProblems(database)).get('documents')?.rejected).toEqual([]);
      expect(await load({ folder: empty, allowsRemovals: true })).toMatchObject({ removed: 8 });
      expect((await readAll()).size).toBe(0);
    });
  });
});
