import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Client, createClient } from '@prismicio/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { hashSource, loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { type PulledFile, planPull } from '#services/content-management/transfer/plan-pull.ts';
import { pushContent } from '#services/content-management/transfer/push-content.ts';
import { readRepository } from '#services/content-management/transfer/read-repository.ts';
import { createRepositoryCalls } from '#services/content-management/transfer/repository-calls.ts';
import {
  addresses,
  contentApi,
  createRepositoryServer,
  pictureHost,
  repository,
  writeToken,
} from '#services/content-management/transfer/repository-server.test-support.ts';
import { bringFiles } from './bring-files.ts';

const models = readModels();
const now = new Date('2026-11-24T20:00:00Z');
const timeZone = 'Pacific/Honolulu';
/** Between them they have every kind of field that the demo fills, and few pictures. */
const types = ['settings', 'menu_page', 'text_page', 'news', 'staff', 'quote', 'ticket_type'];

let home: string;
let server: ReturnType<typeof createRepositoryServer>;
let house: Database;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'girih-pull-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  house = await openDatabase();
  server = createRepositoryServer(await openDatabase(), models);
});

async function openDatabase(): Promise<Database> {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  onTestFinished(database.close);
  return database;
}

const load = (database: Database, folder: string) =>
  loadDocuments({
    database,
    folder: join(folder, 'documents'),
    images: JSON.parse(readFileSync(join(folder, 'images/index.json'), 'utf8')),
    now,
    timeZone,
    mediaFolder: folder,
  });
const readAll = (database: Database) =>
  new StudioDocuments(database, models, defaultLanguageCodes).readAll(now);

/** The demo, or what of it is chosen, in the repository and public there. */
async function pushDemo() {
  await load(house, 'content');
  const all = (await readAll(house)).filter(({ type }) => types.includes(type));
  const calls = createRepositoryCalls({ ...options(), paceMs: 0 });
  await pushContent(
    {
      models,
      rawModels: [],
      documents: all,
      ourCodes: defaultLanguageCodes,
      theirCodes: defaultLanguageCodes,
      openAsset: async (path) => {
        const bytes = readFileSync(join('content', path));
        const kind = path.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
        return { file: new File([bytes], 'a', { type: kind }), hash: hashSource(path) };
      },
    },
    { calls, pushed: { models: {}, assets: {}, documents: {} }, onPushed: async () => {} },
  );
  await server.publishAll();
  return { all, calls };
}

const options = () => ({ repository, writeToken, addresses, fetch: server.answer });

async function pull(given: { pulled?: Record<string, string>; overwrites?: boolean } = {}) {
  const client = createClient(repository, {
    documentAPIEndpoint: contentApi,
    fetch: server.answer as never,
  }) as Client;
  const documents = await readRepository(client);
  const assets = [...server.assets.values()];
  const notedPaths = new Map(
    assets.map(({ id, filename, notes }) => [
      `https://${pictureHost}/${repository}/${id}_${filename}`,
      notes,
    ]),
  );
  const brought = await bringFiles({
    documents,
    contentFolder: home,
    hosts: [pictureHost],
    fetch: server.answer,
    codes: defaultLanguageCodes,
    notedPaths,
  });
  const index = join(home, 'images/index.json');
  const plan = planPull({
    documents,
    models,
    theirCodes: defaultLanguageCodes,
    ourCodes: defaultLanguageCodes,
    folder: join(home, 'documents'),
    mediaFolder: home,
    images: existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {},
    files: brought.files,
    timeZone,
    now,
    pulled: given.pulled ?? {},
    overwrites: given.overwrites ?? false,
  });
  return { brought, plan };
}

const write = (plan: readonly PulledFile[]) => {
  for (const { file, after } of plan) {
    mkdirSync(dirname(join(home, 'documents', file)), { recursive: true });
    writeFileSync(join(home, 'documents', file), after);
  }
};

test('what was pushed is pulled into an empty house, and is equal there', {
  timeout: 120_000,
}, async () => {
  const { all } = await pushDemo();
  const { brought, plan } = await pull();
  expect(brought.problems).toEqual([]);
  expect(brought.brought).toBe(server.assets.size);
  expect(plan.length).toBeGreaterThan(40);
  const lost = plan
    .flatMap(({ notes }) => notes)
    .filter((note) => !/^comes without a link/.test(note));
  expect(lost).toEqual([]);
  expect(plan.filter(({ after }) => after.includes('"stored"')).map(({ file }) => file)).toEqual(
    [],
  );
  write(plan);
  const other = await openDatabase();
  const report = await load(other, home);
  expect(report.rejected).toEqual([]);
  const found = new Map((await readAll(other)).map((one) => [one.id, one]));
  expect(found.size).toBe(all.length);
  const inRepository = new Set(all.map(({ id }) => id));
  for (const { id, type, uid, lang, tags, data } of all) {
    const one = found.get(id);
    expect([one?.type, one?.uid, one?.lang, one?.tags]).toEqual([type, uid, lang, tags]);
    expect(plain(one?.data), `${type}/${uid} ${lang}`).toEqual(
      plain(withoutLost(data, inRepository)),
    );
  }

  const again = await pull();
  expect(again.brought.brought).toBe(0);
  expect(new Set(again.plan.map(({ action }) => action))).toEqual(new Set(['same']));
});

/** Without keys, which say nothing, and colors of pictures, which are measured anew. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, one) =>
      name === 'key' || name === 'background' || name === 'copyright' ? undefined : one,
    ),
  );

/** Links to items that were not pushed are not there; in a text their words stay. */
function withoutLost(value: unknown, known: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter(({ type, data }: { type?: unknown; data?: { id?: unknown } }) => {
        const isLost = type === 'hyperlink' && data?.id && !known.has(String(data.id));
        return !isLost;
      })
      .map((one) => withoutLost(one, known));
  }
  if (typeof value !== 'object' || value === null) return value;
  const { link_type: kind, id } = value as Record<string, unknown>;
  if (kind === 'Document' && id && !known.has(String(id))) return { link_type: 'Document' };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutLost(one, known)]),
  );
}

test('files that were changed here are left and named; those of an earlier pull follow the repository', {
  timeout: 120_000,
}, async () => {
  await pushDemo();
  const first = await pull();
  write(first.plan);
  const pulled = Object.fromEntries(first.plan.map(({ file, after }) => [file, hashSource(after)]));
  const document = [...server.documents.values()].find(
    ({ type, lang, uid }) => type === 'staff' && lang === 'en-us' && uid === 'lani-soares',
  );
  if (document) document.data = { ...document.data, title: 'Keeper of the garden' };
  await server.publishAll();
  const changed = (await pull({ pulled })).plan.filter(({ action }) => action !== 'same');
  expect(changed).toMatchObject([{ file: 'staff/lani-soares.json', action: 'changed' }]);
  expect(JSON.parse(changed[0]?.after ?? '').en.title).toBe('Keeper of the garden');

  const path = join(home, 'documents/staff/lani-soares.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Lani Soares', 'Lani K. Soares'));
  const left = (await pull({ pulled })).plan.filter(({ action }) => action !== 'same');
  expect(left).toMatchObject([{ action: 'left', notes: [expect.stringContaining('--overwrite')] }]);
  const taken = (await pull({ pulled, overwrites: true })).plan;
  expect(taken.filter(({ action }) => action === 'changed')).toHaveLength(1);
});

test('a picture of a foreign host, or too large, is left out and named', async () => {
  const wire = (url: string) => ({
    id: 'x',
    uid: 'x',
    type: 'news',
    lang: 'en-us',
    tags: [],
    first_publication_date: null,
    alternate_languages: [],
    data: { image: { url, dimensions: { width: 1, height: 1 }, alt: 'A' } },
  });
  const ask = async (url: string, answer: () => Response) =>
    bringFiles({
      documents: [wire(url)],
      contentFolder: home,
      hosts: [pictureHost],
      fetch: (async () => answer()) as typeof fetch,
      codes: defaultLanguageCodes,
      notedPaths: new Map([[url, '/../../etc/cron.d/x']]),
    });
  const text = () => new Response('<svg onload="alert(1)">');
  for (const [url, answer, reason] of [
    ['https://elsewhere.example/a.webp', text, 'no host of the repository'],
    [`http://${pictureHost}/a.webp`, text, 'no host of the repository'],
    [`https://${pictureHost}/a.webp`, text, 'cannot be taken'],
    [`https://${pictureHost}/a.webp`, () => new Response('', { status: 404 }), 'answers 404'],
  ] as const) {
    const { files, problems } = await ask(url, answer);
    expect([files.size, problems.length]).toEqual([0, 1]);
    expect(problems[0]).toContain(reason);
  }
  expect(existsSync(join(home, 'images/pulled/a.webp'))).toBe(false);
});

test('an item of a type that this site has not is kept as it came', () => {
  const document = {
    id: 'a',
    uid: 'one',
    type: 'recipe',
    lang: 'en-us',
    tags: [],
    first_publication_date: null,
    alternate_languages: [],
    data: { salt: 3 },
  };
  const [file] = planPull({
    documents: [document],
    models,
    theirCodes: defaultLanguageCodes,
    ourCodes: defaultLanguageCodes,
    folder: home,
    mediaFolder: home,
    images: {},
    files: new Map(),
    timeZone,
    now,
    pulled: {},
    overwrites: false,
  });
  expect(file).toMatchObject({ file: 'recipe/one.en-us.json', action: 'unknown' });
  expect(JSON.parse(file?.after ?? '')).toEqual(document);
});
