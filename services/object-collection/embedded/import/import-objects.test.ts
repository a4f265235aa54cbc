import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openPostgres, openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import {
  createPostgresDatabase,
  describeOnEachDatabase,
} from '../../../../tests/setup/test-databases.ts';
import { publishObjects } from '../objects.test-support.ts';
import { createObjectStore } from '../store.ts';
import type { ImportRunRow, ObjectCollectionTables } from '../tables.ts';
import { importObjects, NothingImported, removeSource, TooManyRemovals } from './import-objects.ts';
import { advanceRun, ImportIsRunning, openRun } from './import-runs.ts';
import { parseMapping } from './mapping.ts';
import { UnreadableInput } from './raw-batch.ts';

const mappingJson = JSON.stringify({
  source: 'museum',
  format: 'json-lines',
  fields: {
    id: { template: 'museum-{id}' },
    title: 'title',
    dimensions: { height: 'height' },
    collections: { from: 'department', prefix: 'm-' },
  },
});
const mapping = parseMapping(mappingJson);

const toLines = (records: readonly unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

const numbered = (count: number, title = 'Object') =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `${title} ${index + 1}`,
    department: index % 2 ? 'Odd Things' : 'Even Things',
  }));

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function listStaged(database: Database) {
  const query = withTables<ObjectCollectionTables>(database);
  const tables = ['staged_objects', 'staged_object_memberships', 'object_import_problems'] as const;
  const rows = await Promise.all(
    tables.map((table) => query.selectFrom(table).select('run_id').execute()),
  );
  return rows.flat();
}

test('a run that fails leaves SQLite moving what is written as before', async () => {
  const database = openSqlite('content', ':memory:');
  onTestFinished(() => database.close());
  await migrate(database);
  const file = join(makeFolder(), 'input.jsonl');
  writeFileSync(file, toLines([{ a: 1 }]));
  const readPages = () => sql`PRAGMA wal_autocheckpoint`.execute(database.query);
  const before = await readPages();
  const failing = importObjects({ database, file, mapping, reportFolder: makeFolder() });
  await expect(failing).rejects.toThrow(NothingImported);
  expect((await readPages()).rows).toEqual(before.rows);
});

describeOnEachDatabase('Importing', (openDatabase) => {
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    folder = makeFolder();
    database = await openDatabase();
  });

  const run = (content: string | Buffer, options: object = {}) => {
    const file = join(folder, 'input.jsonl');
    writeFileSync(file, content);
    return importObjects({
      database,
      file,
      mapping,
      reportFolder: `${folder}/imports`,
      ...options,
    });
  };
  const search = async (query: object = {}) => {
    const store = createObjectStore(database);
    await store.prepareSearch();
    return store.searchObjects({ page: 1, pageSize: 100, ...query });
  };

  test('takes every record, in several batches, with collections and words', async () => {
    const progress: number[] = [];
    const report = await run(gzipSync(toLines(numbered(1203))), {
      onProgress: ({ records }: { records: number }) => progress.push(records),
    });
    expect(report).toMatchObject({
      records: 1203,
      written: 1203,
      unchanged: 0,
      removed: 0,
      rejected: 0,
      problemsFile: null,
    });
    expect(progress).toEqual([500, 1000, 1203]);
    expect(await search()).toMatchObject({ total: 1203 });
    expect(await search({ words: 'object 1203' })).toMatchObject({
      items: [{ id: 'museum-1203' }],
    });
    expect(await createObjectStore(database).listCollections()).toEqual([
      { sourceId: 'm-even-things', title: { en: 'Even Things' }, objectCount: 602 },
      { sourceId: 'm-odd-things', title: { en: 'Odd Things' }, objectCount: 601 },
    ]);
    expect(await listStaged(database)).toEqual([]);
    expect(existsSync(`${folder}/imports`)).toBe(false);
  });

  test('writes only what has changed when repeated, and removes what is gone', async () => {
    const records = numbered(10);
    await run(toLines(records));
    const version = await createObjectStore(database).findContentVersion();
    expect(await run(toLines(records))).toMatchObject({ written: 0, unchanged: 10, removed: 0 });
    expect(await createObjectStore(database).findContentVersion()).toBe(version);
    const changed = records.slice(0, 8).with(3, { ...records[3], title: 'Ewer' } as never);
    expect(await run(toLines(changed))).toMatchObject({ written: 1, unchanged: 7, removed: 2 });
    expect(await search({ words: 'ewer' })).toMatchObject({ items: [{ id: 'museum-4' }] });
    expect(await search()).toMatchObject({ total: 8 });
  });

  describe('what would remove more than a small share', () => {
    const records = numbered(100);
    const spoilt: [string, string | Buffer, RegExp][] = [
      ['a file that ends too early', toLines(records.slice(0, 60)), /40 of 100 objects/],
      [
        'ids of another kind',
        toLines(records.map((record) => ({ ...record, id: `x${record.id}` }))),
        /100 of 100 objects/,
      ],
      [
        'records without ids',
        toLines(records.map((record, index) => (index < 30 ? { title: 'x' } : record))),
        /30 of 100 objects of "museum" would be removed.*\(30 of its records cannot be read/,
      ],
    ];

    test.for(spoilt)('changes nothing: %s', async ([, input, reason]) => {
      await run(toLines(records));
      const version = await createObjectStore(database).findContentVersion();
      const refused = run(input);
      await expect(refused).rejects.toThrow(TooManyRemovals);
      await expect(refused).rejects.toThrow(reason);
      expect(await createObjectStore(database).findContentVersion()).toBe(version);
      expect(await search()).toMatchObject({ total: 100 });
      const meant = await run(input, { allowsRemovals: true });
      expect(meant.removed).toBeGreaterThan(20);
      expect(meant.resumedAfter).toBe(meant.records);
    });

    test('does not for records that are refused: their objects stay', async () => {
      await run(toLines(records));
      const accented = records.map((record) => ({ ...record, title: `Broché ${record.id}` }));
      const latin = Buffer.from(toLines(accented.slice(0, 40)), 'latin1');
      const rest = Buffer.from(toLines(accented.slice(40)), 'utf8');
      const report = await run(Buffer.concat([latin, rest]));
      expect(report).toMatchObject({ rejected: 40, written: 60, removed: 0 });
      expect(await search()).toMatchObject({ total: 100 });
    });

    test('lets few go, unless a record that cannot be read may be theirs', async () => {
      await run(toLines(records));
      const unread = await run(`${toLines(records.slice(0, 98))}{"id": 99,\n`);
      expect(unread).toMatchObject({ removed: 0, retained: 2 });
      expect(await run(toLines(records.slice(0, 98)))).toMatchObject({ removed: 2, retained: 0 });
    });
  });

  test('keeps the other objects of the source when the file is only a part', async () => {
    await run(toLines(numbered(3)));
    const report = await run(toLines([{ id: 9, title: 'Ninth' }]), { keepOthers: true });
    expect(report).toMatchObject({ written: 1, removed: 0 });
    expect(await search()).toMatchObject({ total: 4 });
  });

  test('reports rejected records with line, field and reason, and takes the others', async () => {
    await run(toLines([{ id: 4, title: 'Known before' }]));
    await publishObjects(database, [{ id: 'museum-6' }]);
    const input = [
      '{"id":1,"title":"First","height":-2}',
      '{"id":2,"title":',
      '',
      '{"title":"Without id"}',
      '{"id":4,"title":"  "}',
      '{"id":1,"title":"First again"}',
      '{"id":6,"title":"Not ours"}',
      '{"id":7,"title":"Last"}',
    ].join('\n');
    const report = await run(input);
    expect(report).toMatchObject({ records: 7, written: 2, rejected: 5, removed: 0 });
    const lines = readFileSync(report.problemsFile ?? '', 'utf8')
      .trim()
      .split('\n');
    const taken = 'taken without this field';
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { line: 1, record: taken, field: 'dimensions.height', reason: 'must be greater than 0' },
      {
        line: 2,
        record: 'rejected',
        field: null,
        reason: expect.stringMatching(/^is not JSON: /),
      },
      {
        line: 4,
        record: 'rejected',
        field: 'id',
        reason: 'is missing: the mapping found no value for it',
      },
      {
        line: 5,
        record: 'rejected',
        field: 'title',
        reason: 'is missing: the mapping found no value for it',
      },
      {
        line: 6,
        record: 'rejected',
        field: 'id',
        reason: '"museum-1" was already given to an earlier record',
      },
      {
        line: 7,
        record: 'rejected',
        field: 'id',
        reason: '"museum-6" belongs to an object of the source "test"',
      },
    ]);
    expect(report.problems.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 1]);
    // What was known of a record that is broken now stays.
    expect(await search({ words: 'known' })).toMatchObject({ items: [{ id: 'museum-4' }] });
    expect(await search({ words: 'first' })).toMatchObject({ total: 1 });
  });

  test('changes nothing when no record can be taken', async () => {
    await run(toLines(numbered(2)));
    await expect(run(toLines([{ a: 1 }, { a: 2 }]))).rejects.toThrow(NothingImported);
    await expect(run('\n')).rejects.toThrow('The file holds no record.');
    expect(await search()).toMatchObject({ total: 2 });
    expect(await listStaged(database)).toEqual([]);
  });

  test('leaves the old data when the file is broken, and takes the mended one whole', async () => {
    await run(toLines(numbered(5, 'Old')));
    const packed = gzipSync(toLines(numbered(3000, 'New')));
    await expect(run(packed.subarray(0, packed.length - 1000))).rejects.toThrow(UnreadableInput);
    expect(await search({ words: 'old' })).toMatchObject({ total: 5 });
    expect(await search({ words: 'new' })).toMatchObject({ total: 0 });
    expect(await run(packed)).toMatchObject({ resumedAfter: 0, written: 3000, removed: 0 });
    expect(await search({ words: 'new' })).toMatchObject({ total: 3000 });
    expect(await listStaged(database)).toEqual([]);
  });

  test('continues after the last batch when the same input failed before', async () => {
    const input = toLines([...numbered(700), { id: 'bad' }, ...numbered(1200).slice(700)]);
    const stopAt = (most: number) => ({
      onProgress: ({ records }: { records: number }) => {
        if (records >= most) throw new Error('stopped');
      },
    });
    await expect(run(input, stopAt(1000))).rejects.toThrow('stopped');
    expect(await search()).toMatchObject({ total: 0 });
    const report = await run(input);
    expect(report).toMatchObject({
      resumedAfter: 1000,
      records: 1201,
      written: 1200,
      rejected: 1,
      problems: [{ line: 701, field: 'title' }],
    });
    expect(await search()).toMatchObject({ total: 1200 });
  });

  test('begins anew when the input is another one', async () => {
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(run(toLines(numbered(600)), { onProgress: stop })).rejects.toThrow('stopped');
    expect(await run(toLines(numbered(7)))).toMatchObject({ resumedAfter: 0, written: 7 });
    expect(await search()).toMatchObject({ total: 7 });
    expect(await listStaged(database)).toEqual([]);
  });

  test('keeps no record that is nobody’s: replaced, removed, or staged for nothing', async () => {
    const count = async () => {
      const query = withTables<ObjectCollectionTables>(database);
      const rows = await query
        .selectFrom('object_records')
        .leftJoin('objects', 'objects.record_number', 'object_records.number')
        .select(['object_records.number', 'objects.id'])
        .execute();
      return { records: rows.length, unused: rows.filter(({ id }) => id === null).length };
    };
    await publishObjects(database, [{ id: 'another' }]);
    await run(toLines(numbered(30)));
    expect(await count()).toEqual({ records: 31, unused: 0 });
    await run(toLines([...numbered(10), ...numbered(25, 'New').slice(10)]));
    expect(await count()).toEqual({ records: 26, unused: 0 });
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(run(toLines(numbered(600)), { onProgress: stop })).rejects.toThrow('stopped');
    expect(await count()).toEqual({ records: 516, unused: 490 });
    await run(toLines(numbered(7)), { allowsRemovals: true });
    expect(await count()).toEqual({ records: 8, unused: 0 });
    await removeSource(database, 'museum', new Date());
    expect(await count()).toEqual({ records: 1, unused: 0 });
    expect(await search()).toMatchObject({ total: 1, items: [{ id: 'another' }] });
  });

  test('lets only one of two imports of a source go on', async () => {
    const query = withTables<ObjectCollectionTables>(database);
    const begin = (fingerprint: string) => openRun(query, 'museum', fingerprint, new Date());
    const advance = (run: ImportRunRow) =>
      query.transaction().execute((change) => {
        const after = { ...run, staged_position: run.staged_position + 500 };
        return advanceRun(change, run, after);
      });
    const [first, second] = [await begin('same'), await begin('same')];
    expect(second.id).toBe(first.id);
    await advance(first);
    await expect(advance(second)).rejects.toThrow(ImportIsRunning);
    const other = await begin('another file');
    await expect(advance({ ...first, staged_position: 500 })).rejects.toThrow(ImportIsRunning);
    await expect(advance(other)).resolves.toBeUndefined();
  });

  test('reads tables', async () => {
    const table = 'Object ID,Title,Artists\n1,"Star, tile",A|B\n2,Bowl,\n';
    const report = await run(table, {
      mapping: parseMapping(
        JSON.stringify({
          source: 'table',
          format: 'csv',
          fields: {
            id: { template: 't-{Object ID}' },
            title: 'Title',
            makers: { path: 'Artists', split: ['|'] },
          },
        }),
      ),
    });
    expect(report).toMatchObject({ written: 2, rejected: 0 });
    expect(await search({ words: 'star' })).toMatchObject({
      items: [{ id: 't-1', title: { en: 'Star, tile' }, makers: ['A', 'B'] }],
    });
  });

  test('is taken back by removing the source, and nothing else with it', async () => {
    await publishObjects(database, [{ id: 'a', title: { en: 'Object of another' } }]);
    await run(toLines(numbered(20)));
    expect(await removeSource(database, 'museum', new Date())).toMatchObject({ removed: 20 });
    expect(await search({ words: 'object' })).toMatchObject({ total: 1, items: [{ id: 'a' }] });
    expect(await createObjectStore(database).listCollections()).toEqual([]);
    expect(await removeSource(database, 'museum', new Date())).toMatchObject({ removed: 0 });
  });
});

/** A place that other processes can open too. */
const places = {
  sqlite: async () => {
    const place = makeFolder();
    return { place, open: async () => openSqlite('content', place) };
  },
  postgres: async () => {
    const { address, release } = await createPostgresDatabase('content');
    onTestFinished(release);
    return { place: address, open: () => openPostgres('content', address, 1) };
  },
};

describe.each(['sqlite', 'postgres'] as const)('An import that is killed (%s)', (dialect) => {
  test('again and again leaves the old objects, and then completes', {
    timeout: 120_000,
  }, async () => {
    const { place, open } = await places[dialect]();
    const folder = makeFolder();
    const files = { old: join(folder, 'old.jsonl'), new: join(folder, 'new.jsonl.gz') };
    writeFileSync(files.old, toLines(numbered(900, 'Old')));
    const broken = { id: 3001, title: '' };
    writeFileSync(files.new, gzipSync(toLines([...numbered(3000, 'New'), broken])));
    const mappingFile = join(folder, 'mapping.json');
    writeFileSync(mappingFile, mappingJson);

    async function inspect() {
      const database = await open();
      const store = createObjectStore(database);
      await store.prepareSearch();
      const count = async (words: string) =>
        (await store.searchObjects({ words, page: 1, pageSize: 1 })).total;
      const state = {
        all: (await store.searchObjects({ page: 1, pageSize: 1 })).total,
        old: await count('old'),
        new: await count('new'),
        staged: (await listStaged(database)).length,
        collections: (await store.listCollections()).map(({ objectCount }) => objectCount),
      };
      await database.close();
      return state;
    }

    const database = await open();
    await migrate(database);
    await importObjects({ database, file: files.old, mapping, reportFolder: folder });
    await database.close();

    /** @param killAfter how many batches, and how many milliseconds more; null: not at all */
    async function startImport(killAfter: { batches: number; ms: number } | null) {
      const child = spawn(
        process.execPath,
        ['tests/setup/import-process.ts', place, files.new, mappingFile, folder],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      let output = '';
      let errors = '';
      child.stderr.on('data', (text) => (errors += text));
      child.stdout.on('data', (text) => {
        output += text;
        const batches = output.split('\n').length - 1;
        if (killAfter && batches >= killAfter.batches) {
          void wait(killAfter.ms).then(() => child.kill('SIGKILL'));
        }
      });
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      return { code, signal, errors, output };
    }

    let kills = 0;
    for (const killAfter of [
      { batches: 1, ms: Math.random() * 10 },
      { batches: 1, ms: Math.random() * 40 },
      { batches: 2, ms: Math.random() * 40 },
      { batches: 1, ms: Math.random() * 150 },
      { batches: 1, ms: Math.random() * 300 },
    ]) {
      const { code, signal, errors } = await startImport(killAfter);
      if (signal !== 'SIGKILL') {
        expect({ code, errors }).toEqual({ code: 0, errors: '' });
        break;
      }
      kills += 1;
      const state = await inspect();
      // Either the old objects, whole, or the new ones, whole.
      expect([
        { all: 900, old: 900, new: 0 },
        { all: 3000, old: 0, new: 3000 },
      ]).toContainEqual({ all: state.all, old: state.old, new: state.new });
    }
    expect(kills).toBeGreaterThan(0);

    let last = await startImport(null);
    // The killed process's last statement may still have been at work in the database.
    if (last.errors.includes('ImportIsRunning')) last = await startImport(null);
    expect(last).toMatchObject({ code: 0, errors: '' });
    expect(await inspect()).toEqual({
      all: 3000,
      old: 0,
      new: 3000,
      staged: 0,
      collections: [1500, 1500],
    });
    const report = JSON.parse(last.output.trim().split('\n').at(-1) ?? '');
    expect(report).toMatchObject({ records: 3001, rejected: 1 });
    expect(readFileSync(report.problemsFile, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
