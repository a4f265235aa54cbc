import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openPostgres, openSqlite, type SqlDialect } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createPostgresDatabase } from '../../tests/setup/test-databases.ts';
import { createSiteProcess } from '../visitors/site-processes.ts';
import { backUpHouse, checkHouse, type HousePlaces } from './house-backup.ts';
import { restoreHouse } from './house-restore.ts';
import { openHouseSnapshot } from './read-tables.ts';

const takenAt = new Date('2026-11-25T10:00:00Z');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface TestHouse extends HousePlaces {
  readonly databases: { readonly content: Database; readonly visitors: Database };
}

async function openHouse(dialect: SqlDialect): Promise<TestHouse> {
  const dataFolder = makeFolder();
  let databaseUrl: string | null = null;
  const postgres = dialect === 'postgres' ? await createPostgresDatabase('content') : null;
  if (postgres) {
    databaseUrl = postgres.address;
    onTestFinished(postgres.release);
  }
  const open = async (name: 'content' | 'visitors') => {
    const database = postgres
      ? await openPostgres(name, postgres.address, postgres.maxConnections)
      : openSqlite(name, dataFolder);
    onTestFinished(database.close);
    await migrate(database);
    return database;
  };
  return {
    dataFolder,
    databaseUrl,
    databases: { content: await open('content'), visitors: await open('visitors') },
  };
}

/** One item with a draft, one object, one account with a session, one picture and its small form. */
async function fill({ databases: { content, visitors }, dataFolder }: TestHouse) {
  const version = {
    id: 7,
    layer: '',
    document_id: 'a',
    type: 'news',
    uid: 'roof',
    lang: 'haw-us',
    set_id: 's',
    ref_from: 2,
    ref_to: 2_147_483_647,
    is_removed: 0,
    last_published: 1_790_000_000_000,
    document: '{"title":"Ke kaupoku ʻula\u2028"}',
  };
  await content.query.insertInto('document_versions').values(version).execute();
  await content.query.updateTable('document_state').set({ next_version: 8 }).execute();
  await content.query.insertInto('object_records').values({ number: 41, record: '{}' }).execute();
  const draft = {
    set_id: 's',
    type: 'news',
    uid: 'roof',
    revision: 3,
    content: '{}',
    sources: '{}',
    clean_revision: 0,
    archived_at: null,
    updated_at: 1_790_000_000_001,
    updated_by: 'Leilani',
  };
  await visitors.query.insertInto('studio_drafts').values(draft).execute();
  mkdirSync(join(dataFolder, 'media/2026'), { recursive: true });
  writeFileSync(join(dataFolder, 'media/2026/ʻula.webp'), Buffer.alloc(300_000, 7));
  mkdirSync(join(dataFolder, 'cache'));
  writeFileSync(join(dataFolder, 'cache/small.webp'), 'made again');
}

const readAll = async ({ content, visitors }: TestHouse['databases']) => {
  const read = async (database: Database, table: string) =>
    (await sql`SELECT * FROM ${sql.table(table)}`.execute(database.query)).rows.map((row) => ({
      ...(row as object),
    }));
  return [
    await read(content, 'document_versions'),
    await read(content, 'document_state'),
    await read(content, 'object_records'),
    await read(visitors, 'studio_drafts'),
  ];
};

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('A house of %s restored into %s', (from, to) => {
  test('has its documents, drafts, objects and pictures, and nothing that is made again', async (context) => {
    if (inject('postgres').kind === 'pglite' && [from, to].includes('postgres')) {
      context.skip('PGlite takes one connection at a time, and a snapshot is one of its own');
    }
    const source = await openHouse(from);
    await fill(source);
    const folder = join(makeFolder(), 'house');
    const house = await backUpHouse(source, folder, takenAt);
    expect(house.files.map(({ path }) => path)).toEqual(['media/2026/ʻula.webp']);
    expect(await checkHouse(folder)).toEqual(house);

    const target = await openHouse(to);
    await restoreHouse(folder, { ...target, replaces: false });
    expect(await readAll(target.databases)).toEqual(await readAll(source.databases));
    const picture = readFileSync(join(target.dataFolder, 'media/2026/ʻula.webp'));
    expect(picture.equals(Buffer.alloc(300_000, 7))).toBe(true);
    expect(existsSync(join(target.dataFolder, 'cache'))).toBe(false);
    if (to === 'postgres') {
      const next = sql<{ next: string }>`SELECT nextval('object_record_numbers') AS next`;
      expect(Number((await next.execute(target.databases.content.query)).rows[0]?.next)).toBe(42);
    }
  }, 60_000);
});

describe('A backup of the house', { timeout: 60_000 }, () => {
  test('is of one moment, and stays so while the house goes on', async () => {
    const house = await openHouse('sqlite');
    await fill(house);
    const snapshot = await openHouseSnapshot(house);
    await house.databases.visitors.query.deleteFrom('studio_drafts').execute();
    await house.databases.content.query.deleteFrom('document_versions').execute();
    const count = async (name: 'content' | 'visitors', wanted: string) => {
      let rows = 0;
      const table = snapshot[name].tables.find((one) => one.name === wanted);
      for await (const _ of table?.rows() ?? []) rows += 1;
      return rows;
    };
    expect(await count('visitors', 'studio_drafts')).toBe(1);
    expect(await count('content', 'document_versions')).toBe(1);
    await snapshot.close();
  });

  test('takes no room for a picture that did not change since the one before', async () => {
    const source = await openHouse('sqlite');
    await fill(source);
    const backups = makeFolder();
    const picture = (name: string) => join(backups, name, 'files/media/2026/ʻula.webp');
    const inode = (name: string) => statSync(picture(name)).ino;
    await backUpHouse(source, join(backups, 'house-2026-11-24'), takenAt);
    await backUpHouse(source, join(backups, 'house-2026-11-25'), takenAt);
    expect(inode('house-2026-11-25')).toBe(inode('house-2026-11-24'));
    writeFileSync(join(source.dataFolder, 'media/2026/ʻula.webp'), 'replaced');
    await backUpHouse(source, join(backups, 'house-2026-11-26'), takenAt);
    expect(readFileSync(picture('house-2026-11-26'), 'utf8')).toBe('replaced');
    expect(statSync(picture('house-2026-11-25')).size).toBe(300_000);
  });

  test('is not restored over a house with data or a running one, and changes nothing where it is broken', async () => {
    const source = await openHouse('sqlite');
    await fill(source);
    const folder = join(makeFolder(), 'house');
    await backUpHouse(source, folder, takenAt);
    const before = await readAll(source.databases);
    await expect(restoreHouse(folder, { ...source, replaces: false })).rejects.toThrow('--replace');
    const process = createSiteProcess(source.databases.visitors);
    await process.sign();
    await expect(restoreHouse(folder, { ...source, replaces: true })).rejects.toThrow('is running');
    await process.end();

    const file = join(folder, 'house.json');
    const text = readFileSync(file, 'utf8');
    for (const [path, reason] of [
      ['../../etc/passwd', 'broken'],
      ['visitors.sqlite', 'broken'],
      ['media/gone.webp', 'cannot be read'],
    ] as const) {
      writeFileSync(file, text.replace('media/2026/ʻula.webp', path));
      await expect(restoreHouse(folder, { ...source, replaces: true })).rejects.toThrow(reason);
    }
    writeFileSync(file, text);
    writeFileSync(join(folder, 'files/media/2026/ʻula.webp'), 'changed');
    await expect(restoreHouse(folder, { ...source, replaces: true })).rejects.toThrow(
      'was changed',
    );
    expect(await readAll(source.databases)).toEqual(before);
  });

  test('that was replaced by another is put back by the backup made before', async () => {
    const [source, target] = [await openHouse('sqlite'), await openHouse('sqlite')];
    await fill(source);
    await fill(target);
    await target.databases.content.query
      .updateTable('document_versions')
      .set({ uid: 'other' })
      .execute();
    const [folder, undo] = [join(makeFolder(), 'house'), join(makeFolder(), 'before')];
    await backUpHouse(source, folder, takenAt);
    const before = await readAll(target.databases);
    const beforeChange = async () => void (await backUpHouse(target, undo, takenAt));
    await restoreHouse(folder, { ...target, replaces: true, beforeChange });
    expect(await readAll(target.databases)).toEqual(await readAll(source.databases));
    await restoreHouse(undo, { ...target, replaces: true });
    expect(await readAll(target.databases)).toEqual(before);
  });
});

test('what is kept in another store is in the backup once, and goes back to that store', async () => {
  const source = await openHouse('sqlite');
  const backups = makeFolder();
  let opened = 0;
  async function* listDistant() {
    const open = async () => {
      opened += 1;
      return new Blob(['a film']).stream();
    };
    yield { path: 'media/k3/k3v-1.mp4', open };
  }
  const name = (day: string) => join(backups, `house-2026-11-${day}`);
  await backUpHouse(source, name('24'), takenAt, () => {}, listDistant);
  const { files } = await backUpHouse(source, name('25'), takenAt, () => {}, listDistant);
  expect([opened, files.map(({ path }) => path)]).toEqual([1, ['media/k3/k3v-1.mp4']]);
  await checkHouse(name('25'));
  const put: string[] = [];
  const putDistant = async (path: string, file: string) => {
    put.push(`${path}: ${readFileSync(file, 'utf8')}`);
    return true;
  };
  const target = await openHouse('sqlite');
  await restoreHouse(name('25'), { ...target, replaces: false, putDistant });
  expect(put).toEqual(['media/k3/k3v-1.mp4: a film']);
  expect(existsSync(join(target.dataFolder, 'media'))).toBe(false);
});
