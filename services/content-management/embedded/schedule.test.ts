import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@prismicio/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { readModels } from '../models/read-models.ts';
import { loadDocuments } from './load-content.ts';
import { saveLayer } from './publish.ts';
import { createContentManagementServer } from './server.ts';
import { createSetId, type StoredDocument } from './stored-document.ts';
import type { DocumentTables } from './tables.ts';

const item = (uid: string, name: string, more: object = {}) => ({
  type: 'artist',
  uid,
  shared: { name },
  en: { description: name },
  ...more,
});
/** A Sunday; in Honolulu it is 22 November, 2 in the morning. */
const start = Date.parse('2026-11-22T12:00:00Z');
/** 9 in the morning of the next day in Honolulu. */
const opening = Date.parse('2026-11-23T19:00:00Z');
const minute = 60_000;
let count = 0;

describeOnEachDatabase('a scheduled item', (openDatabase) => {
  let database: Database;
  let folder: string;
  let now: number;

  beforeEach(async () => {
    database = await openDatabase();
    folder = mkdtempSync(join(tmpdir(), 'girih-schedule-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    now = start;
    write('artist/always.json', item('always', 'Always'));
  });

  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  const load = () =>
    loadDocuments({
      database,
      folder,
      images: {},
      now: new Date(now),
      timeZone: 'Pacific/Honolulu',
    });
  /** A process that only reads: it never loads anything. */
  const open = () => {
    count += 1;
    const server = createContentManagementServer({
      database,
      access: { level: 'open', tokens: [] },
      now: () => new Date(now),
    });
    const fetch = (address: string, init?: RequestInit) => server(new Request(address, init));
    const documentAPIEndpoint = `https://schedule-${count}.internal/api/v2`;
    return () => createClient('embedded', { documentAPIEndpoint, fetch: fetch as never });
  };
  const names = async (connect: ReturnType<typeof open>) => {
    const all = await connect().getAllByType('artist', { filters: [] });
    return all.map(({ data }) => data.name).sort();
  };

  test('appears at its minute on the museum’s clock, in every process, under a new ref', async () => {
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    await load();
    const processes = [open(), open()];
    const refs = new Set<string>();
    for (const [moment, shown] of [
      [start, ['Always']],
      [opening - 1, ['Always']],
      [opening, ['Always', 'New']],
      [opening + 30 * 24 * 60 * minute, ['Always', 'New']],
    ] as const) {
      now = moment;
      for (const connect of processes) {
        expect(await names(connect)).toEqual(shown);
        const found = connect().getByUID('artist', 'new');
        if (shown.length === 1) await expect(found).rejects.toThrow('No documents were returned');
        else expect((await found).first_publication_date).toBe('2026-11-23T19:00:00+0000');
        refs.add((await connect().getMasterRef()).ref);
      }
    }
    expect(refs.size).toBe(2);
  });

  test('goes at its minute, and an old ref still shows what it showed', async () => {
    write('artist/new.json', item('new', 'New', { unpublished: '2026-11-23T09:00' }));
    await load();
    const connect = open();
    const before = (await connect().getMasterRef()).ref;
    now = opening - 1;
    expect(await names(connect)).toEqual(['Always', 'New']);
    now = opening;
    expect(await names(connect)).toEqual(['Always']);
    const old = await connect().getAllByType('artist', { ref: before });
    expect(old).toHaveLength(2);
    await load();
    expect(await names(connect)).toEqual(['Always']);
  });

  test('is shown for a while', async () => {
    const times = { published: '2026-11-23T09:00:00-10:00', unpublished: '2026-11-24 09:00' };
    write('artist/new.json', item('new', 'New', times));
    await load();
    const connect = open();
    for (const [moment, length] of [
      [opening - 1, 1],
      [opening, 2],
      [opening + 24 * 60 * minute - 1, 2],
      [opening + 24 * 60 * minute, 1],
    ] as const) {
      now = moment;
      expect(await names(connect)).toHaveLength(length);
    }
  });

  test('leaves what is published until its new version comes', async () => {
    write('artist/new.json', item('new', 'Old', { published: '2026-11-01' }));
    await load();
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    await load();
    const connect = open();
    expect(await names(connect)).toEqual(['Always', 'Old']);
    // A load on the way, and a mistake, change nothing.
    now = start + 60 * minute;
    write('artist/always.json', item('always', 'Always', { tags: ['x'] }));
    await load();
    writeFileSync(join(folder, 'artist/new.json'), '{');
    await load();
    expect(await names(connect)).toEqual(['Always', 'Old']);
    now = opening;
    expect(await names(connect)).toEqual(['Always', 'New']);
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    expect(await load()).toMatchObject({ loaded: 0 });
    expect(await names(connect)).toEqual(['Always', 'New']);
    write('artist/new.json', item('new', 'Newer', { published: '2026-11-23 09:00' }));
    await load();
    expect(await names(connect)).toEqual(['Always', 'Newer']);
  });

  test('can be brought forward, put off and taken back', async () => {
    const publishAt = async (published: string) => {
      write('artist/new.json', item('new', 'New', { published }));
      await load();
    };
    const connect = open();
    await publishAt('2026-11-25 09:00');
    await publishAt('2026-11-24 09:00');
    now = opening;
    expect(await names(connect)).toEqual(['Always']);
    await publishAt('2026-11-23 08:00');
    expect(await names(connect)).toEqual(['Always', 'New']);
    now = start;
    await publishAt('2026-11-23 09:00');
    rmSync(join(folder, 'artist/new.json'));
    await load();
    now = opening;
    expect(await names(connect)).toEqual(['Always']);
  });

  test('is linked to only while it is shown, and found by no filter before', async () => {
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    write('exhibition/light.json', {
      type: 'exhibition',
      uid: 'light',
      shared: { is_permanent: true, artists: [{ artist: 'artist/new' }] },
      en: { title: 'Light', description: ['Light.'] },
    });
    await load();
    const connect = open();
    const link = async () => (await connect().getByUID('exhibition', 'light')).data.artists[0];
    expect(await link()).toMatchObject({ artist: { isBroken: true } });
    const ids = createSetId('artist', 'new');
    expect((await connect().getByIDs([ids])).results).toEqual([]);
    now = opening;
    expect(await link()).toMatchObject({ artist: { uid: 'new', isBroken: false } });
  });

  test('cannot be seen by a ref that is made up', async () => {
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    await load();
    const connect = open();
    const { ref } = await connect().getMasterRef();
    const server = createContentManagementServer({ database, now: () => new Date(now) });
    for (const made of [opening.toString(36), 'zzzzzzzzzz', '!', '1.2', 'zzzzzzzzzzzzzzz']) {
      const address = `https://made.internal/api/v2/documents/search?ref=${ref}.${made}`;
      expect((await server(new Request(address))).status).toBe(404);
    }
  });

  test('is shown in a preview, and in a release as the clock says', async () => {
    write('artist/new.json', item('new', 'New', { published: '2026-11-23 09:00' }));
    write('artist/old.json', item('old', 'Old', { published: '2026-11-01' }));
    await load();
    write('artist/old.json', item('old', 'Old, anew', { published: '2026-11-23 09:00' }));
    await load();
    const models = readModels();
    const row = await withTables<DocumentTables>(database)
      .selectFrom('document_versions')
      .select('document')
      .where('uid', '=', 'always')
      .executeTakeFirstOrThrow();
    const draft = JSON.parse(row.document) as StoredDocument;
    const save = [{ ...draft, data: { ...draft.data, name: 'Draft' } }];
    const ref = 'https://embedded.prismic.io/previews/one';
    await saveLayer(database, models, { id: 'p', kind: 'preview', label: 'P', ref, save });
    await saveLayer(database, models, { id: 'r', kind: 'release', label: 'R', save });
    const connect = open();
    const listIn = async (layer: string) => {
      const all = await connect().getAllByType('artist', { ref: layer });
      return all.map(({ data }) => data.name).sort();
    };
    expect(await listIn(ref)).toEqual(['Draft', 'New', 'Old, anew']);
    const release = async () => (await connect().getReleaseByID('r')).ref;
    expect(await listIn(await release())).toEqual(['Draft', 'Old']);
    const before = await release();
    now = opening;
    expect(await release()).not.toBe(before);
    expect(await listIn(await release())).toEqual(['Draft', 'New', 'Old, anew']);
  });

  test.for([
    ['published', 'tomorrow', /must be a day or a time on the museum's clock/],
    ['published', '23.11.2026', /such as 2026-05-01/],
    ['published', '2026-02-30', /must be a day/],
    ['published', '2026-11-23 9:00', /must be a day/],
    ['published', '2026-11-23 24:00', /must be a day/],
    ['unpublished', '2026-11-23', /must say the time too/],
    ['unpublished', '2026-11-01 00:00', /is not after "published"/],
  ] as const)('is refused when its time is unclear: %s %s', async ([field, text, reason]) => {
    const times = { published: '2026-11-02', [field]: text };
    write('artist/new.json', item('new', 'New', times));
    const { rejected } = await load();
    expect(rejected).toEqual([
      { file: 'artist/new.json', field, reason: expect.stringMatching(reason), line: 1 },
    ]);
    expect(await names(open())).toEqual(['Always']);
  });
});
