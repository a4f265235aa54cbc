import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diffLines } from 'diff';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { readModels } from '../models/read-models.ts';
import { defaultLanguageCodes } from './content-languages.ts';
import { type Fields, type ItemContent, toItemContent } from './editing/item.ts';
import { publishItems } from './editing/publish-items.ts';
import { StudioDocuments } from './editing/studio-documents.ts';
import { hashSource, loadDocuments } from './load-content.ts';
import { type ExportedFile, planExport } from './plan-export.ts';
import { createSetId } from './stored-document.ts';

const models = readModels();
const index = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
const monday = new Date('2026-11-24T20:00:00Z');
const later = new Date('2026-12-09T20:00:00Z');

let folder: string;
let database: Database;
let studio: StudioDocuments;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girih-export-'));
  database = await openDatabase();
  studio = new StudioDocuments(database, models, defaultLanguageCodes);
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function openDatabase(): Promise<Database> {
  const opened = openSqlite('content', ':memory:');
  await migrate(opened);
  onTestFinished(() => opened.close());
  return opened;
}

const options = (into: Database, from: string, now = monday) => ({
  database: into,
  folder: from,
  images: index,
  now,
  timeZone: 'Pacific/Honolulu',
  mediaFolder: 'content',
});
const load = (into: Database, from: string, now?: Date) => loadDocuments(options(into, from, now));

const write = (files: readonly ExportedFile[]) => {
  for (const { file, after } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), after);
  }
};

const copy = (...types: string[]) => {
  for (const type of types) {
    cpSync(`content/documents/${type}`, join(folder, type), { recursive: true });
  }
};

/** What readers get, by name and language. */
async function readAll(from: Database) {
  const { rows } = await from.query
    .selectFrom('document_versions' as never)
    .select(['document'] as never)
    .execute()
    .then((found) => ({ rows: found as unknown as { document: string }[] }));
  const documents = rows.map(({ document }) => JSON.parse(document));
  return new Map(
    documents.map(({ type, uid, lang, tags, data }) => [
      `${type}/${uid} ${lang}`,
      { tags, data: withoutKeys(data) },
    ]),
  );
}

/** Keys are made of the place in the document and mean nothing to readers. */
const withoutKeys = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, one) => (name === 'key' ? undefined : one)));

/** Somebody changes an item in the studio and publishes it. */
async function edit(name: string, change: (content: ItemContent) => void, now = monday) {
  const [type = '', uid = ''] = name.split('/');
  const setId = createSetId(type, uid);
  const item = (await studio.readSets([setId])).get(setId);
  const context = await studio.createContext(item?.documents ?? []);
  const content = structuredClone(toItemContent(type, item?.documents ?? [], context));
  change(content);
  const known = { setId, type, uid: models.types.get(type)?.isRepeatable ? uid : null };
  const shown = [{ name: known, content, revision: 1, replaces: 0, from: null, until: null }];
  await publishItems(database, models, { shown }, await studio.createContext([content]), now);
  return setId;
}

const english = (content: ItemContent) => content.languages.en as Record<string, unknown>;
const plan = (now?: Date) => planExport({ ...options(database, folder, now) });
const changed = (files: readonly ExportedFile[]) => files.filter(({ action }) => action !== 'same');
const lines = ({ before, after }: ExportedFile) =>
  diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => `${added ? '+' : '-'} ${value.trim()}`);

test('every item of the demo, written anew, gives the same documents in an empty database', async () => {
  await load(database, 'content/documents');
  const files = await planExport({ ...options(database, folder), into: folder });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(({ notes }) => notes.length > 0)).toEqual([]);
  write(files);
  const other = await openDatabase();
  const report = await load(other, folder);
  expect([report.rejected, report.warnings]).toEqual([[], []]);
  expect(await readAll(other)).toEqual(await readAll(database));
});

test('files whose items the studio never changed stay as they are, to the letter', async () => {
  await load(database, 'content/documents');
  const files = await planExport({
    ...options(database, 'content/documents', later),
    into: folder,
  });
  write(files);
  for (const { file, before, after } of files) {
    expect(before).toBe('');
    expect(after).toBe(readFileSync(join('content/documents', file), 'utf8'));
  }
});

test('of an edited item the file changes by the edited words alone; relative dates stay', async () => {
  copy('exhibition', 'settings');
  await load(database, folder);
  await edit('exhibition/a-garden-in-wool', (content) => {
    english(content).title = [{ type: 'heading1', text: 'Gardens of wool', spans: [] }];
    const haw = content.languages.haw as { credits: { role: string }[] };
    (haw.credits[1] as { role: string }).role = 'Mea kanu';
  });
  await edit('settings/settings', (content) => {
    const hours = english(content).exceptional_hours as Record<string, unknown>[];
    const early = hours.find((one) => one.closes === '14:00') as Record<string, unknown>;
    early.closes = '15:00';
    const week = hours.find((one) => one.end_date) as Record<string, unknown>;
    week.end_date = '2027-02-01';
  });
  const files = changed(await plan(later));
  expect(files.map(({ file, action }) => [file, action])).toEqual([
    ['exhibition/a-garden-in-wool.json', 'changed'],
    ['settings/settings.json', 'changed'],
  ]);
  expect(lines(files[0] as ExportedFile)).toEqual([
    '- "title": "A garden in wool",',
    '+ "title": "Gardens of wool",',
    '- "role": "Ke kīhāpai"',
    '+ "role": "Mea kanu"',
  ]);
  expect(lines(files[1] as ExportedFile)).toEqual([
    '- "closes": "14:00"',
    '+ "closes": "15:00"',
    '- "end_date": "+48d",',
    '+ "end_date": "2027-02-01",',
  ]);
});

test('an item that changed is loaded from its new file as the studio published it, and quietly', async () => {
  copy('staff', 'news');
  await load(database, folder);
  const setId = await edit('news/the-roof-is-mended', addStory);
  const [file, ...others] = changed(await plan());
  expect(others).toEqual([]);
  expect(file?.action).toBe('new');
  write([file as ExportedFile]);
  await studio.noteFile(setId, hashSource(file?.after ?? ''));
  const report = await load(database, folder);
  expect(report.warnings.filter(({ reason }) => reason.includes('studio'))).toEqual([]);
  expect(await studio.listConflicts()).toEqual([]);
  const other = await openDatabase();
  await load(other, folder);
  const name = 'news/the-roof-is-mended en-us';
  expect((await readAll(other)).get(name)).toEqual((await readAll(database)).get(name));
});

/** With much that the shorthand of files cannot say. */
function addStory(content: ItemContent) {
  const image = { id: 'i', url: '/images/scenes/roof.webp', alt: 'Tiles', copyright: null };
  const link = { link_type: 'Web', url: 'https://roofs.example/', target: '_blank' };
  const body = [
    { type: 'paragraph', text: '- not a list, *really* [no](link) \\ {{x}}', spans: [] },
    { type: 'heading2', text: 'Tiles', spans: [{ start: 0, end: 3, type: 'strong' }] },
    { type: 'image', ...image, dimensions: { width: 10, height: 10 }, edit: {} },
    {
      type: 'paragraph',
      text: 'A way',
      spans: [{ start: 2, end: 5, type: 'hyperlink', data: link }],
    },
    {
      type: 'paragraph',
      text: 'one two three',
      spans: [
        { start: 0, end: 7, type: 'strong' },
        { start: 4, end: 13, type: 'em' },
      ],
    },
  ];
  const languages = byLanguage((): Fields | null => null);
  const story = {
    ...languages,
    en: {
      title: [{ type: 'heading1', text: '1. The roof', spans: [] }],
      image,
      published_at: '2026-11-20',
      body,
    },
    es: { title: [{ type: 'heading1', text: 'El tejado', spans: [] }], body: [] },
  };
  Object.assign(content, { tags: ['roof'], languages: story });
}

test('what the shorthand has no form for stands in the file as it is stored, and that is told', async () => {
  copy('staff', 'news');
  await load(database, folder);
  await edit('news/the-roof-is-mended', addStory);
  const [file] = changed(await plan());
  const { en, es } = JSON.parse(file?.after ?? '{}');
  expect(en.title).toBe('1. The roof');
  expect(en.body[0]).toBe('\\- not a list, \\*really\\* \\[no\\](link) \\\\ \\{\\{x\\}\\}');
  expect(en.body[1]).toBe('## **Til**es');
  expect(en.body[2]).toMatchObject({ stored: { type: 'image', alt: 'Tiles' } });
  expect(en.body[3]).toHaveProperty('stored.spans[0].data.target', '_blank');
  expect(en.body[4]).toHaveProperty('stored.text', 'one two three');
  // Nobody has said in Spanish what the picture shows, and the English words are not taken for it.
  expect(es).toEqual({
    title: 'El tejado',
    image: { stored: expect.objectContaining({ alt: null }) },
  });
  expect(file?.notes[0]).toContain('5 of its values as they are stored');
});

test('a file that was changed too is left alone and named', async () => {
  copy('staff', 'news');
  await load(database, folder);
  await edit('staff/lani-soares', (content) => {
    english(content).name = 'Lani S. Soares';
  });
  const path = join(folder, 'staff/lani-soares.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Lani Soares', 'Lani K. Soares'));
  for (const load of [async () => {}, () => loadDocuments(options(database, folder))]) {
    await load();
    const [file, ...others] = changed(await plan());
    expect(others).toEqual([]);
    expect(file).toMatchObject({ action: 'left', after: file?.before });
    expect(file?.notes[0]).toContain('is not what the studio began with');
  }
});

test('an archived item loses its file, unless that was changed', async () => {
  copy('staff', 'news');
  await load(database, folder);
  const setId = createSetId('staff', 'lani-soares');
  const removed = [{ setId, type: 'staff', uid: 'lani-soares' }];
  const publication = { shown: [], removed };
  await publishItems(database, models, publication, await studio.createContext([]), monday);
  expect(changed(await plan())).toMatchObject([
    { file: 'staff/lani-soares.json', action: 'removed', after: '' },
  ]);
  writeFileSync(join(folder, 'staff/lani-soares.json'), '{}');
  expect(changed(await plan())).toMatchObject([{ action: 'left' }]);
});
