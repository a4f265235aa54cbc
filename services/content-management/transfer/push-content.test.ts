import { createHash } from 'node:crypto';
import { createMigration, createWriteClient } from '@prismicio/client';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { defaultLanguageCodes } from '../embedded/content-languages.ts';
import { completeData } from '../embedded/empty-value.ts';
import type { StoredDocument } from '../embedded/stored-document.ts';
import { readModels } from '../models/read-models.ts';
import { type PushContent, type Pushed, planPush, pushContent } from './push-content.ts';
import { readRawModels } from './read-raw-models.ts';
import { createRepositoryCalls } from './repository-calls.ts';
import {
  addresses,
  contentApi,
  createRepositoryServer,
  repository,
  writeToken,
} from './repository-server.test-support.ts';

const models = readModels();
const nothing: Pushed = { models: {}, assets: {}, documents: {} };

let database: Database;
let server: ReturnType<typeof createRepositoryServer>;
beforeEach(async () => {
  database = openSqlite('content', ':memory:');
  await migrate(database);
  onTestFinished(database.close);
  server = createRepositoryServer(database, models);
});

const court = {
  id: 'i',
  url: '/images/scenes/court.webp?auto=format,compress',
  alt: 'A court',
  copyright: null,
  dimensions: { width: 10, height: 8 },
  edit: { x: 0, y: 0, zoom: 1, background: '#123456' },
};

const create = (uid: string, lang: string, data: Record<string, unknown>): StoredDocument => ({
  id: `${uid}-${lang}`,
  type: 'news',
  uid,
  lang,
  setId: uid,
  tags: ['roof'],
  slugs: [],
  firstPublished: null,
  lastPublished: null,
  sourceHash: '',
  data: completeData(models.types.get('news')?.fields ?? {}, data),
});
const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const linkTo = (id: string) => ({ link_type: 'Document', id, key: 'k' });

/** Two items that lead to one another, one of them in two languages. */
const documents = [
  create('rain', 'es-us', { title: title('Lluvia'), image: { ...court, alt: 'Un patio' } }),
  create('rain', 'en-us', {
    title: title('Rain'),
    image: court,
    published_at: '2026-11-20',
    is_featured: false,
    body: [
      {
        type: 'paragraph',
        text: 'See the sun',
        spans: [{ start: 8, end: 11, type: 'hyperlink', data: linkTo('sun-en-us') }],
      },
    ],
  }),
  create('sun', 'en-us', {
    title: title('Sun'),
    related: [{ item: linkTo('rain-en-us') }, { item: linkTo('gone-en-us') }],
  }),
];

const content: PushContent = {
  models,
  rawModels: readRawModels(),
  documents,
  ourCodes: defaultLanguageCodes,
  theirCodes: defaultLanguageCodes,
  openAsset: async (path) =>
    path === '/images/scenes/court.webp'
      ? { file: new File(['a court'], 'court.webp', { type: 'image/webp' }), hash: 'one' }
      : null,
};

const callsOf = (paceMs = 0) =>
  createRepositoryCalls({
    repository,
    writeToken,
    addresses,
    fetch: server.answer,
    paceMs,
    retryMs: 1,
  });

async function push(given = content, pushed = nothing, calls = callsOf()) {
  let noted = pushed;
  const onPushed = async (now: Pushed) => {
    noted = structuredClone(now);
  };
  const missing = await pushContent(given, { calls, pushed, onPushed }).catch((error) => error);
  return { noted, missing };
}

const writes = () => server.seen.filter(({ method }) => method !== 'GET');

describe('A push', () => {
  test('sends models, the picture once, items without fields and then their fields', async () => {
    const { missing } = await push();
    expect(missing).toEqual(['the document gone-en-us']);
    expect(server.rawModels.slices.size + server.rawModels.customtypes.size).toBe(
      content.rawModels.length,
    );
    const items = writes().filter(({ path }) => path.startsWith('/documents'));
    expect(items.map(({ method, body }) => [method, (body as { title: string }).title])).toEqual([
      ['POST', 'Rain'],
      ['POST', 'Sun'],
      ['POST', 'Lluvia'],
      ['PUT', 'Rain'],
      ['PUT', 'Sun'],
      ['PUT', 'Lluvia'],
    ]);
    expect(server.assets.size).toBe(1);
    const [rain, sun, lluvia] = [...server.documents.values()];
    expect(lluvia?.setId).toBe(rain?.setId);
    expect(rain?.data).toMatchObject({
      image: { alt: 'A court', edit: court.edit },
      is_featured: false,
      body: [{ spans: [{ data: { link_type: 'Document', id: sun?.id } }] }],
    });
    expect(sun?.data.related).toEqual([{ item: { link_type: 'Document', id: rain?.id } }, {}]);
    expect(JSON.stringify(rain?.data)).not.toContain('"key"');
  });

  test('sends nothing twice, and afterwards only what changed', async () => {
    const { noted } = await push();
    const before = writes().length;
    await push(content, noted);
    expect(writes()).toHaveLength(before);
    const plan = await planPush(content, noted);
    expect(new Set(plan.map(({ action }) => action))).toEqual(new Set(['same']));
    const changed = create('sun', 'en-us', { title: title('Much sun') });
    const [first, second] = documents as [StoredDocument, StoredDocument];
    await push({ ...content, documents: [first, second, changed] }, noted);
    expect(writes().slice(before)).toMatchObject([{ method: 'PUT', body: { title: 'Much sun' } }]);
  });

  test('goes on where it was broken off, and creates nothing again', async () => {
    const calls = content.rawModels.length + 2;
    for (const failAt of [3, calls + 1, calls + 2, calls + 4, calls + 6]) {
      server = createRepositoryServer(database, models);
      server.failures.push(...Array.from({ length: failAt }, () => undefined as never));
      server.failures.push(Response.json({ message: 'away' }, { status: 503 }));
      const first = await push();
      expect(String(first.missing)).toContain('503');
      const second = await push(content, first.noted);
      expect(second.missing).toEqual(['the document gone-en-us']);
      expect(server.assets.size).toBe(1);
      expect(server.documents.size).toBe(3);
    }
  });

  test('calls no faster than the repository allows, and waits where it is told to', async () => {
    server = createRepositoryServer(database, models, 30);
    const few = { ...content, rawModels: content.rawModels.slice(0, 2) };
    await push(few, nothing, callsOf(40));
    expect(server.documents.size).toBe(3);
    const times = server.seen.filter(({ path }) => path.startsWith('/documents'));
    const [first = 0, ...others] = times.map(({ at }) => at);
    // One that came late on a busy machine is followed by one that is on time.
    expect((others.at(-1) ?? 0) - first).toBeGreaterThan(30 * others.length);

    server = createRepositoryServer(database, models);
    server.failures.push(Response.json({}, { status: 429 }), Response.json({}, { status: 429 }));
    expect((await push()).missing).toEqual(['the document gone-en-us']);
  });

  test('says what the repository refuses, and never the token', async () => {
    const bad = create('bad', 'en-us', { title: title('Bad'), published_at: 'yesterday' });
    const { missing } = await push({ ...content, documents: [bad] });
    expect(String(missing)).toContain('refused "Bad" with 400');
    expect(String(missing)).toContain('published_at is wrong');
    expect(String(missing)).not.toContain(writeToken);
  });
});

test('the official client sends the same items in the same form', { timeout: 60_000 }, async () => {
  await push();
  const ours = writes().filter(({ path }) => path.startsWith('/documents'));
  const ourAsset = [...server.assets.values()].map(toWords);
  const otherDatabase = openSqlite('content', ':memory:');
  await migrate(otherDatabase);
  onTestFinished(otherDatabase.close);
  server = createRepositoryServer(otherDatabase, models);
  const client = createWriteClient(repository, {
    writeToken,
    documentAPIEndpoint: contentApi,
    assetAPIEndpoint: addresses.assets,
    migrationAPIEndpoint: addresses.migration,
    fetch: server.answer as never,
  });
  const migration = createMigration();
  const asset = migration.createAsset(
    new File(['a court'], 'court.webp', { type: 'image/webp' }),
    'court.webp',
    { alt: 'A court', notes: '/images/scenes/court.webp' },
  );
  const rain = migration.createDocument(
    {
      type: 'news',
      uid: 'rain',
      lang: 'en-us',
      tags: ['roof'],
      data: {
        title: title('Rain'),
        image: asset,
        published_at: '2026-11-20',
        is_featured: false,
      },
    } as never,
    'Rain',
  );
  migration.createDocument(
    {
      type: 'news',
      uid: 'rain',
      lang: 'es-us',
      tags: ['roof'],
      data: { title: title('Lluvia') },
    } as never,
    'Lluvia',
    { masterLanguageDocument: rain },
  );
  await client.migrate(migration);
  const theirs = writes().filter(({ path }) => path.startsWith('/documents'));
  expect([...server.assets.values()].map(toWords)).toEqual(ourAsset);
  const find = (list: typeof ours, method: string, name: string) =>
    list.find((one) => one.method === method && (one.body as { title: string }).title === name)
      ?.body as Record<string, unknown>;
  for (const [method, name] of [
    ['POST', 'Rain'],
    ['POST', 'Lluvia'],
    ['PUT', 'Rain'],
    ['PUT', 'Lluvia'],
  ] as const) {
    const [one, other] = [find(ours, method, name), find(theirs, method, name)];
    expect(Object.keys(one).sort(), `${method} ${name}`).toEqual(Object.keys(other).sort());
    const { data: _, alternate_language_id: a, ...rest } = one;
    const { data, alternate_language_id: b, ...others } = other;
    expect([rest, typeof a]).toEqual([others, typeof b]);
    if (method === 'POST') expect([one.data, data]).toEqual([{}, {}]);
  }
  const picture = (list: typeof ours) =>
    (find(list, 'PUT', 'Rain').data as { image: Record<string, unknown> }).image;
  // The address and the crops follow from the id; the official client sends the first, too.
  const { url: _, ...image } = picture(theirs);
  expect(Object.keys(picture(ours)).sort()).toEqual(Object.keys(image).sort());
});

const toWords = ({
  filename,
  alt,
  notes,
  bytes,
}: {
  filename: string;
  alt: string;
  notes: string;
  bytes: Uint8Array;
}) => ({
  filename,
  alt,
  notes,
  sum: createHash('sha256').update(bytes).digest('hex'),
});
