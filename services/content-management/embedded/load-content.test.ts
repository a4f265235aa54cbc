import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { languages } from '#shared/languages/languages.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { type LoadOptions, loadDocuments } from './load-content.ts';
import { createContentManagementServer } from './server.ts';

const images = {
  'scenes/court': {
    file: 'scenes/court.webp',
    width: 2400,
    height: 1500,
    dominantColor: '#a0b0c0',
    alt: { en: 'A court', es: 'Un patio', haw: 'He pā' },
  },
};

const exhibition = {
  type: 'exhibition',
  uid: 'light',
  tags: ['geometry'],
  published: '-60d',
  shared: {
    image: 'scenes/court',
    is_permanent: false,
    start_date: '-40d',
    end_date: '+75d',
    hero_video: 'media:films/court.mp4',
    artists: [{ artist: 'artist/leila' }],
    credits: [{ name: 'Lani Soares' }],
    cta: '/visit/tickets',
  },
  en: {
    title: 'Light through a screen',
    description: ['A *turned* screen, {{ar|مشربية}}.', '## Shadows', '- one', '1. first'],
    credits: [{ role: 'Curator' }],
    cta: { text: 'Tickets' },
  },
  es: { title: 'Luz', credits: [{ role: 'Curaduría' }], cta: { text: 'Entradas' } },
};
const artist = {
  type: 'artist',
  uid: 'leila',
  published: '2024-05-01',
  shared: { image: 'scenes/court', name: 'Leila Okonjo' },
  en: { description: 'An artist.' },
};

/** A Wednesday; the Monday before is 2026-03-02. */
const now = new Date('2026-03-04T20:00:00Z');
let count = 0;

describeOnEachDatabase('loading the content folder', (openDatabase) => {
  let database: Database;
  let folder: string;

  beforeEach(async () => {
    database = await openDatabase();
    folder = join(mkdtempSync(join(tmpdir(), 'girih-content-')), 'documents');
    write('exhibition/light.json', exhibition);
    write('artist/leila.json', artist);
    mkdirSync(join(folder, '../films'));
    writeFileSync(join(folder, '../films/court.mp4'), 'film');
  });
  afterEach(() => rmSync(dirname(folder), { recursive: true }));

  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  const load = (options: Partial<LoadOptions> = {}) =>
    loadDocuments({ database, folder, images, now, timeZone: 'Pacific/Honolulu', ...options });
  const createTestClient = () => {
    count += 1;
    const server = createContentManagementServer({ database });
    return createClient('embedded', {
      documentAPIEndpoint: `https://load-${count}.internal/api/v2`,
      fetch: ((address: string, init?: RequestInit) => server(new Request(address, init))) as never,
    });
  };
  const find = (lang = 'en-us', type = 'exhibition', uid = 'light') =>
    createTestClient().getByUID(type, uid, { lang });

  test('publishes an item in each of its languages, once', async () => {
    const progress: number[][] = [];
    const webhooks: unknown[] = [];
    const report = await load({
      onProgress: (done, total) => progress.push([done, total]),
      onPublished: (webhook) => webhooks.push(webhook),
    });
    expect(report).toEqual({
      loaded: 2,
      unchanged: 0,
      removed: 0,
      removedNames: [],
      rejected: [],
      warnings: [],
      changed: true,
    });
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(webhooks).toEqual([
      {
        type: 'api-update',
        domain: 'embedded',
        apiUrl: expect.stringContaining('/api/v2'),
        secret: null,
        masterRef: (await createTestClient().getMasterRef()).ref,
        documents: expect.arrayContaining([expect.stringMatching(/^[\w-]{16}$/)]),
      },
    ]);
    expect((await createTestClient().get({ lang: '*' })).total_results_size).toBe(3);

    const again = await load({ onPublished: (webhook) => webhooks.push(webhook) });
    expect(again).toMatchObject({ loaded: 0, unchanged: 2, changed: false });
    expect(webhooks).toHaveLength(1);
  });

  test('writes shared fields into every language, and each language its own', async () => {
    await load();
    const [english, spanish] = await Promise.all([find('en-us'), find('es-us')]);
    expect(english.data.title).toEqual([
      { type: 'heading1', text: 'Light through a screen', spans: [] },
    ]);
    expect(spanish.data.credits).toEqual([{ name: 'Lani Soares', role: 'Curaduría' }]);
    expect(spanish.data.description).toEqual([]);
    expect(english.data.cta).toMatchObject({
      link_type: 'Web',
      url: '/visit/tickets',
      text: 'Tickets',
    });
    expect(spanish.data.cta).toMatchObject({ url: '/visit/tickets', text: 'Entradas' });
    expect(spanish.alternate_languages.map(({ id }) => id)).toEqual([english.id]);
    // The artist has no Spanish document.
    expect(spanish.data.artists[0].artist).toMatchObject({ uid: 'leila', lang: 'en-us' });
    expect(english.data.quote).toEqual({ link_type: 'Document' });
    expect(english.data.slices).toEqual([]);
  });

  test('reads the shorthand of formatted text', async () => {
    await load();
    const { data } = await find();
    expect(data.description).toEqual([
      {
        type: 'paragraph',
        text: 'A turned screen, مشربية.',
        spans: [
          { start: 2, end: 8, type: 'em' },
          { start: 17, end: 23, type: 'label', data: { label: 'lang-ar' } },
        ],
      },
      { type: 'heading2', text: 'Shadows', spans: [] },
      { type: 'list-item', text: 'one', spans: [] },
      { type: 'o-list-item', text: 'first', spans: [] },
    ]);
  });

  test('makes pictures with size, colour, words of the language and thumbnails', async () => {
    await load();
    const { data } = await find('es-us');
    expect(data.image).toMatchObject({
      dimensions: { width: 2400, height: 1500 },
      alt: 'Un patio',
      url: expect.stringMatching(
        /^https:\/\/load-\d+\.internal\/images\/scenes\/court\.webp\?auto=format,compress$/,
      ),
      edit: { x: 0, y: 0, zoom: 1, background: '#a0b0c0' },
      square: {
        dimensions: { width: 600, height: 600 },
        url: expect.stringContaining('&rect=450,0,1500,1500&w=600&h=600'),
        edit: { x: 450, y: 0, zoom: 0.4, background: '#a0b0c0' },
      },
    });
    expect(data.hero_video).toMatchObject({
      link_type: 'Media',
      url: expect.stringContaining('.internal/films/court.mp4'),
      size: '4',
    });
  });

  test('counts relative dates from the Monday of the week in the zone of the museum', async () => {
    await load();
    const document = await find();
    expect(document.data.start_date).toBe('2026-01-21');
    expect(document.first_publication_date).toBe('2026-01-01T10:00:00+0000');
    expect(document.last_publication_date).toBe('2026-01-01T10:00:00+0000');
    // Sunday in Honolulu, Monday already in Greenwich: nothing moves.
    const sunday = new Date('2026-03-09T05:00:00Z');
    expect(await load({ now: sunday })).toMatchObject({ changed: false });
    const monday = new Date('2026-03-09T10:00:00Z');
    expect(await load({ now: monday })).toMatchObject({ loaded: 1, unchanged: 1, changed: true });
    expect((await find()).data.start_date).toBe('2026-01-28');
    expect((await find()).last_publication_date).toBe('2026-01-08T10:00:00+0000');
  });

  test('publishes only what was edited, now, and takes away what is gone', async () => {
    await load();
    const before = await find('en-us', 'artist', 'leila');
    write('artist/leila.json', { ...artist, en: { description: 'A painter.' } });
    expect(await load()).toMatchObject({ loaded: 1, unchanged: 1, removed: 0 });
    const after = await find('en-us', 'artist', 'leila');
    expect(after.id).toBe(before.id);
    expect(after.first_publication_date).toBe('2024-05-01T10:00:00+0000');
    expect(after.last_publication_date).toBe('2026-03-04T20:00:00+0000');

    rmSync(join(folder, 'artist/leila.json'));
    const report = await load();
    expect(report).toMatchObject({ loaded: 0, unchanged: 1, removed: 1, changed: true });
    expect(report.warnings).toEqual([
      {
        file: 'exhibition/light.json',
        field: 'shared.artists[0].artist',
        reason: 'there is no artist/leila: the link is broken',
        line: 1,
      },
    ]);
    expect((await find()).data.artists[0].artist).toMatchObject({ isBroken: true });
  });

  test('warns of a picture or film that is not there yet, and loads the rest', async () => {
    rmSync(join(folder, '../films/court.mp4'));
    const { rejected, warnings, loaded } = await load({ images: {} });
    expect({ rejected, loaded }).toEqual({ rejected: [], loaded: 2 });
    expect(warnings.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'artist/leila.json shared.image',
      'exhibition/light.json shared.image',
      'exhibition/light.json shared.hero_video',
    ]);
    const { data } = await find();
    expect(data.image).toEqual({ square: {} });
    expect(data.hero_video).toEqual({ link_type: 'Media' });
  });

  test('names file, field and reason of what it rejects, every time, and loads the others', async () => {
    write('exhibition/wrong.json', {
      ...exhibition,
      uid: 'wrong',
      shared: {
        ...exhibition.shared,
        start_date: '+9d',
        end_date: '+2d',
        order: 'first',
        label: 'Exhibition',
        nope: 1,
        ticket_type: 'artist/leila',
        sponsors: [{ link: 'nowhere' }],
        cta: 'javascript:alert(1)',
      },
      en: { description: 'x', slices: [{ slice_type: 'nope' }] },
    });
    write('artist/broken.json', '{');
    write('artist/misplaced.json', { ...artist, uid: 'other' });
    write('nope/a.json', { type: 'nope', uid: 'a', en: {} });
    // What systems and editors put beside a file.
    write('artist/._leila.json', 'not JSON');
    const report = await load();
    const lines = report.rejected.map(({ file, field, reason }) => `${file} ${field} ${reason}`);
    expect(lines.map((line) => line.replace(/JSON: .*/, 'JSON'))).toEqual([
      'artist/broken.json  is not JSON',
      'artist/misplaced.json uid must lie at artist/other.json, or say another type and uid',
      `exhibition/wrong.json shared.label is written in each language (${languages.map((one) => `"${one}"`).join(', ')}), not in "shared"`,
      'exhibition/wrong.json shared.nope is not a field of the model',
      'exhibition/wrong.json shared.cta "javascript:alert(1)" is neither an address nor a path nor <type>/<uid>',
      'exhibition/wrong.json shared.order must be a number',
      'exhibition/wrong.json shared.sponsors[0].link "nowhere" is neither an address nor a path nor <type>/<uid>',
      'exhibition/wrong.json shared.ticket_type must lead to ticket_type, not to artist',
      'exhibition/wrong.json en.slices[0] "nope" (default) is not a slice of this type',
      'exhibition/wrong.json en.title is required',
      'exhibition/wrong.json shared.sponsors[0].name is required',
      'exhibition/wrong.json shared.end_date comes before start_date',
      'nope/a.json type is not a type of the models',
    ]);
    expect(report.loaded).toBe(2);
    expect((await load()).rejected).toEqual(report.rejected);
  });

  describe('killed or raced', () => {
    test('two loaders at once publish once', async () => {
      const reports = await Promise.all([load(), load()]);
      expect(reports.map(({ changed }) => changed).sort()).toEqual([false, true]);
      const refs = await database.query.selectFrom('document_refs').select('ref').execute();
      expect(refs).toHaveLength(2);
    });

    test('an interrupted load is made up for by the next', async () => {
      const broken: Database = {
        ...database,
        query: new Proxy(database.query, {
          get(query, name) {
            const value: unknown = Reflect.get(query, name);
            if (name !== 'transaction') {
              return typeof value === 'function' ? value.bind(query) : value;
            }
            return () => ({
              execute: (work: (tables: unknown) => Promise<unknown>) =>
                query.transaction().execute(async (tables) => {
                  await work(tables);
                  throw new Error('killed');
                }),
            });
          },
        }),
      };
      await expect(load({ database: broken })).rejects.toThrow('killed');
      expect((await createTestClient().get()).total_results_size).toBe(0);
      expect(await load()).toMatchObject({ loaded: 2, changed: true });
    });
  });
});
