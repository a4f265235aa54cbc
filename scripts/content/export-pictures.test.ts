import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@prismicio/client';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { creditWorks } from '#server/content/credit-works.ts';
import { readImageIndex } from '#server/content/read-image-index.ts';
import { readMediaIndex } from '#server/content/read-media-index.ts';
import { images } from '#server/endpoints/images.ts';
import { exportedFiles } from '#server/endpoints/static-files.ts';
import { uploadedFiles } from '#server/endpoints/uploaded-files.ts';
import { FairQueue } from '#server/limits/fair-queue.ts';
import { leilani } from '#server/studio/items/items.test-support.ts';
import {
  createFilm,
  createPhoto,
  openPictures,
} from '#server/studio/pictures/pictures.test-support.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import {
  type ItemContent,
  toItemContent,
} from '#services/content-management/embedded/editing/item.ts';
import { publishItems } from '#services/content-management/embedded/editing/publish-items.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { CannotChange, changeFiles, putBackUnfinished, undoFiles } from './change-files.ts';
import { readDatabaseNote, restoreNote, settleExport } from './export-database.ts';
import { planFolderExport } from './plan-folder-export.ts';

const models = readModels();
const now = new Date('2026-05-01T20:00:00Z');
const timeZone = 'Pacific/Honolulu';
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nAloha kākou\n';
const threeWords = (text: string) => ({ en: text, es: `${text} es`, haw: `${text} haw` });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girih-export-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A content folder of two items and their pictures. */
function writeContent(): void {
  const index = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
  const names = ['objects/batik-02', 'films/a-third-firing'];
  for (const file of ['news/a-gift-of-batik', 'video/a-third-firing']) {
    const path = `documents/${file}.json`;
    cpSync(`content/${path}`, join(folder, path));
  }
  for (const name of names)
    cpSync(`content/images/${name}.webp`, join(folder, `images/${name}.webp`));
  for (const language of ['en', 'es', 'haw']) {
    const path = `films/a-third-firing.${language}.vtt`;
    cpSync(`content/${path}`, join(folder, path));
  }
  cpSync('content/films/a-third-firing.mp4', join(folder, 'films/a-third-firing.mp4'));
  const entries = Object.fromEntries(names.map((name) => [name, index[name]]));
  writeFileSync(join(folder, 'images/index.json'), `${JSON.stringify(entries, null, 2)}\n`);
}

/** A house over the folder: databases, library, what visitors are answered. */
async function openHouse() {
  const databases = {
    content: openSqlite('content', ':memory:'),
    visitors: openSqlite('visitors', ':memory:'),
  };
  for (const database of Object.values(databases)) {
    await migrate(database);
    onTestFinished(() => database.close());
  }
  const { content, visitors } = databases;
  const library = openPictures(content, visitors, folder);
  const load = async () => {
    const { images: listed } = await readImageIndex(folder, content);
    const { media } = await readMediaIndex(folder);
    return loadDocuments({
      database: content,
      folder: join(folder, 'documents'),
      images: creditWorks(listed, join(folder, 'objects')),
      ...{ media, now, timeZone },
    });
  };
  const site = new Hono();
  const cache = `${library.folder}/cache`;
  site.get(
    '/images/*',
    images(join(folder, 'images'), cache, new FairQueue(), null, library.uploads),
  );
  site.get('/media/*', uploadedFiles(library.uploads), exportedFiles(join(folder, 'media')));
  const ask = async (path: string) => {
    const answer = await site.request(path);
    return [
      answer.status,
      answer.headers.get('Content-Type'),
      Buffer.from(await answer.arrayBuffer()),
    ];
  };

  /** What the official client reads, without what tells when it was loaded. */
  async function readSite() {
    const answer = createContentManagementServer({ database: content, models, now: () => now });
    const client = createClient('https://embedded.cdn.prismic.io/api/v2', {
      fetch: (address: string | URL) => answer(new Request(address)),
    });
    const documents = await client.dangerouslyGetAll({ lang: '*' });
    return documents
      .map(({ type, uid, lang, tags, data }) => ({ name: `${type}/${uid} ${lang}`, tags, data }))
      .map((one) =>
        JSON.parse(JSON.stringify(one, (key, value) => (key === 'key' ? undefined : value))),
      )
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async function edit(name: string, change: (content: ItemContent) => void) {
    const [type = '', uid = ''] = name.split('/');
    const setId = createSetId(type, uid);
    const studio = new StudioDocuments(content, models, defaultLanguageCodes);
    const item = (await studio.readSets([setId])).get(setId);
    const context = await studio.createContext(item?.documents ?? []);
    const edited = structuredClone(toItemContent(type, item?.documents ?? [], context));
    change(edited);
    const shown = { name: { setId, type, uid }, content: edited, revision: 1 };
    const wish = { shown: [{ ...shown, replaces: 0, from: null, until: null }] };
    await publishItems(content, models, wish, await studio.createContext([edited]), now);
  }

  const plan = () =>
    planFolderExport({
      ...{ databases: databases as never, store: library.store, contentFolder: folder },
      ...{ into: folder, timeZone, now },
    });
  const listLibrary = async () => {
    const { body } = await library.as(leilani)('GET /pictures');
    return body.media
      .map(
        ({
          id,
          alt,
          credit,
          rights,
          focalPoint,
          transcript,
          language,
          filmId,
          posterId,
          url,
          name,
          isDecorative,
          bytes,
          durationMs,
        }: Record<string, unknown>) => ({
          ...{
            id,
            alt,
            credit,
            rights,
            focalPoint,
            transcript,
            language,
            filmId,
            posterId,
            url,
            name,
          },
          ...{ isDecorative, bytes, durationMs },
        }),
      )
      .sort((one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1));
  };
  return { ...library, databases, load, ask, readSite, edit, plan, listLibrary };
}

const exportAll = async (house: Awaited<ReturnType<typeof openHouse>>) => {
  const plan = await house.plan();
  const keepIn = join(house.folder, 'last-export');
  await changeFiles(folder, plan.changes, {
    note: await readDatabaseNote(house.databases, plan),
    settle: () => settleExport(house.databases, plan, false),
    keepIn,
  });
  return plan;
};

const createFlag = (color: string, width = 1_200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** An editor's afternoon: pictures, a film with captions, words of the folder's own picture. */
async function work(house: Awaited<ReturnType<typeof openHouse>>) {
  const { take, as, edit, upload } = house;
  const say = (id: string, change: object) => as(leilani)(`PATCH /pictures/${id}`, change);
  const { body: roof } = await take(leilani, await createFlag('#204060'), 'Roof & rain.jpg');
  await say(roof.id, { alt: threeWords('A roof'), credit: threeWords('Photo: Kai') });
  await say(roof.id, { rights: 'CC BY 4.0', focalPoint: { x: 0.9, y: 0.2 } });
  const { body: line } = await take(leilani, await createPhoto(300, 200), 'line.jpg');
  await say(line.id, { isDecorative: true });
  const { body: film } = await take(leilani, createFilm(), 'Firing.mp4');
  const more = { language: 'haw', filmId: film.id };
  const { body: track } = await take(leilani, Buffer.from(captions), 'firing.haw.vtt', more);
  await say(film.id, { transcript: threeWords('A bowl is fired'), posterId: roof.id });
  const batik = (await as(leilani)('GET /pictures?search=batik')).body.media[0];
  await say(batik.id, { alt: { haw: 'He batik hou' }, rights: 'Public domain' });
  const wish = { upload: await upload(leilani, await createFlag('#c02020', 1_000, 1_000)) };
  await as(leilani)(`POST /pictures/${roof.id}/file`, wish);

  const path = `/images/studio/${roof.id}.jpg?auto=format,compress&v=2`;
  const words = { alt: 'A roof', copyright: 'Photo: Kai' };
  const cut = (x: number, y: number, side: number, as: number) => ({
    ...{ dimensions: { width: as, height: as }, ...words, id: roof.id },
    url: `${path}&rect=${x},${y},${side},${side}&w=${as}&h=${as}`,
    edit: { x, y, zoom: as / side, background: '#204060' },
  });
  const whole = {
    ...{ dimensions: { width: 1_200, height: 800 }, ...words, id: roof.id, url: path },
    edit: { x: 0, y: 0, zoom: 1, background: '#204060' },
  };
  await edit('news/a-gift-of-batik', (content) => {
    const english = content.languages.en as Record<string, unknown>;
    const spanish = content.languages.es as Record<string, unknown>;
    english.image = { ...whole, square: cut(400, 0, 800, 600) };
    spanish.image = { alt: 'Un tejado', copyright: null };
    const body = english.body as object[];
    const linkTo = { link_type: 'Web', url: 'https://example.org/' };
    english.body = [
      body[0],
      { type: 'image', ...whole, alt: '', copyright: null },
      { type: 'image', ...cut(100, 50, 300, 300), linkTo },
      body[1],
    ];
  });
  const toFile = (media: { id: string; url: string; name: string; bytes: number }) => ({
    ...{ link_type: 'Media', kind: 'file', id: media.id, url: media.url, name: media.name },
    size: String(media.bytes),
  });
  await edit('video/a-third-firing', (content) => {
    const english = content.languages.en as Record<string, unknown>;
    english.film = toFile(film);
    english.captions = [{ _key: 'a', locale: 'haw', file: toFile(track) }];
  });
  return { roof, line, film, track, batik, say };
}

test('what was edited and uploaded, written into files and loaded anew, is the same site', async () => {
  writeContent();
  const house = await openHouse();
  await house.load();
  const { roof, line, film, track } = await work(house);
  const plan = await exportAll(house);
  expect(plan.files.flatMap(({ notes }) => notes)).toEqual([]);
  const item = readFileSync(join(folder, 'documents/news/a-gift-of-batik.json'), 'utf8');
  expect(item).not.toContain('"stored"');
  expect(item).toContain(`"studio/${roof.id}"`);

  const other = await openHouse();
  const report = await other.load();
  expect(report.rejected).toEqual([]);
  // Items that are not in this folder.
  expect(report.warnings.filter(({ reason }) => !reason.endsWith('the link is broken'))).toEqual(
    [],
  );
  expect(await other.readSite()).toEqual(await house.readSite());
  for (const path of [
    `/images/studio/${roof.id}.jpg?w=400&h=200&fit=crop&v=3`,
    `/images/studio/${roof.id}.jpg?auto=format,compress&v=3&rect=100,50,300,300&w=300&h=300`,
    `/media/${film.id}.mp4`,
    `/media/${track.id}.vtt`,
  ]) {
    const [before, after] = [await house.ask(path), await other.ask(path)];
    expect([path, before[0]]).toEqual([path, 200]);
    expect(after).toEqual(before);
  }
  // What no item shows is in the library and in backups alone.
  expect((await other.ask(`/images/studio/${line.id}.jpg`))[0]).toBe(404);
  const shown = (await house.listLibrary()).filter(({ id }: { id: string }) => id !== line.id);
  expect(await other.listLibrary()).toEqual(shown);
  // The second export has nothing to say, and neither has that of the other house.
  for (const one of [house, other]) {
    expect((await one.plan()).changes).toEqual([]);
  }
}, 60_000);

test('a file that cannot be brought leaves the folder as it was', async () => {
  writeContent();
  const house = await openHouse();
  await house.load();
  await work(house);
  const before = readFileSync(join(folder, 'images/index.json'), 'utf8');
  const plan = await house.plan();
  rmSync(join(house.folder, 'media'), { recursive: true });
  const keepIn = join(house.folder, 'last-export');
  const options = { note: null, settle: async () => {}, keepIn };
  await expect(changeFiles(folder, plan.changes, options)).rejects.toThrow(/is lost/);
  expect(readFileSync(join(folder, 'images/index.json'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'images/studio'))).toBe(false);
  expect(existsSync(join(folder, '.export'))).toBe(false);
}, 60_000);

test('a picture that nothing names any more leaves the folder', async () => {
  writeContent();
  const house = await openHouse();
  await house.load();
  const { roof } = await work(house);
  await exportAll(house);
  const file = join(folder, `images/studio/${roof.id}.jpg`);
  expect(existsSync(file)).toBe(true);
  await house.edit('news/a-gift-of-batik', (content) => {
    const english = content.languages.en as Record<string, unknown>;
    english.image = undefined;
    english.body = [];
    (content.languages.es as Record<string, unknown>).image = undefined;
  });
  await house.edit('video/a-third-firing', (content) => {
    (content.languages.en as Record<string, unknown>).film = undefined;
    (content.languages.en as Record<string, unknown>).captions = [];
  });
  await exportAll(house);
  await exportAll(house);
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(join(folder, 'images/index.json'), 'utf8')).not.toContain(roof.id);
  expect((await house.plan()).changes).toEqual([]);
}, 60_000);

test('words that list and studio both changed stay in the list, and are named', async () => {
  writeContent();
  const house = await openHouse();
  await house.load();
  const { batik, say } = await work(house);
  const path = join(folder, 'images/index.json');
  const list = JSON.parse(readFileSync(path, 'utf8'));
  list['objects/batik-02'].alt.es = 'Otro batik';
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);
  const { files } = await house.plan();
  const left = files.filter(({ action }) => action === 'left');
  expect(left.map(({ path: name }) => name)).toEqual(['images/objects/batik-02.webp']);
  expect(left[0]?.notes[0]).toMatch(/both/);
  await say(batik.id, { alt: list['objects/batik-02'].alt, rights: '' });
  expect((await house.plan()).files.filter(({ action }) => action === 'left')).toEqual([]);
}, 60_000);

test('an export is undone with its files and the say over its items', async () => {
  writeContent();
  const house = await openHouse();
  await house.load();
  await work(house);
  const list = join(folder, 'images/index.json');
  const before = readFileSync(list, 'utf8');
  const plan = await exportAll(house);
  const keepIn = join(house.folder, 'last-export');
  writeFileSync(list, `${readFileSync(list, 'utf8')} `);
  await expect(undoFiles(folder, keepIn)).rejects.toThrow(/images\/index.json/);
  writeFileSync(list, readFileSync(list, 'utf8').slice(0, -1));
  await restoreNote(house.databases, (await undoFiles(folder, keepIn)) as never);
  expect(readFileSync(list, 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'images/studio'))).toBe(true);
  expect(readdirSync(join(folder, 'images/studio'))).toEqual([]);
  expect((await house.plan()).changes.map(({ path }) => path)).toEqual(
    plan.changes.map(({ path }) => path),
  );
  await expect(undoFiles(folder, keepIn)).rejects.toThrow(/no export/);
}, 60_000);

test('files are changed all together: whoever comes after a failure or a killed run finds what was there', async () => {
  const root = join(folder, 'content');
  const keepIn = join(folder, 'last-export');
  mkdirSync(join(root, 'a'), { recursive: true });
  writeFileSync(join(root, 'a/old.json'), 'old');
  writeFileSync(join(root, 'a/gone.json'), 'gone');
  const read = () =>
    readdirSync(join(root, 'a')).map((name) => readFileSync(join(root, 'a', name), 'utf8'));
  const changes = [
    { path: 'a/new.json', content: 'new' },
    { path: 'a/old.json', content: 'changed' },
    { path: 'a/gone.json', content: null },
  ];
  const change = (settle: () => Promise<void>) =>
    changeFiles(root, changes, { note: 'holds', settle, keepIn });
  const failed = change(async () => {
    throw new Error('The database is away.');
  });
  await expect(failed).rejects.toThrow(CannotChange);
  expect(read()).toEqual(['gone', 'old']);
  // As a kill leaves it, after the files and before the database.
  await change(async () =>
    cpSync(join(root, '.export'), join(folder, 'killed'), { recursive: true }),
  );
  expect(read()).toEqual(['new', 'changed']);
  cpSync(join(folder, 'killed'), join(root, '.export'), { recursive: true });
  await expect(change(async () => {})).rejects.toThrow('Another process');
  writeFileSync(join(root, '.export/process'), '4194999');
  expect(putBackUnfinished(root)).toEqual({ note: 'holds' });
  expect(read()).toEqual(['gone', 'old']);
  expect(putBackUnfinished(root)).toBeNull();
});
