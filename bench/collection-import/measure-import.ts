import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { createGunzip } from 'node:zlib';
import { openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { importObjects } from '#services/object-collection/embedded/import/import-objects.ts';
import { parseMapping } from '#services/object-collection/embedded/import/mapping.ts';
import { createObjectStore } from '#services/object-collection/embedded/store.ts';
import { readPeakMemory } from '../peak-memory.ts';

// One step of collection-import.ts, in a process of its own so that its memory is its own.

const [step = '', file = '', mapping = '', folder = ''] = process.argv.slice(2);
const address = process.env.DATABASE_URL;

const names: Readonly<Record<string, string>> = {
  lines: 'raw lines, no mapping',
  import: 'first import',
  again: 'the same file again',
  changed: 'a twentieth changed',
  index: 'search index',
};

/** The least that reads and stores each record: unpacked, parsed for its id, inserted. */
async function storeLines(): Promise<number> {
  const database = new DatabaseSync(`${folder}/lines.sqlite`);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE lines (id TEXT PRIMARY KEY, line TEXT)');
  const insert = database.prepare('INSERT OR REPLACE INTO lines VALUES (?, ?)');
  let count = 0;
  database.exec('BEGIN');
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
  })) {
    insert.run(JSON.parse(line).id, line);
    count++;
  }
  database.exec('COMMIT');
  database.close();
  return count;
}

async function run(): Promise<number> {
  if (step === 'lines') return storeLines();
  const database = address ? await openPostgres('content', address) : openSqlite('content', folder);
  await migrate(database);
  try {
    if (step === 'index') {
      const store = createObjectStore(database, { indexFolder: `${folder}/index` });
      await store.prepareSearch();
      return (await store.searchObjects({ page: 1, pageSize: 1 })).total;
    }
    const report = await importObjects({
      database,
      file,
      mapping: parseMapping(readFileSync(mapping, 'utf8')),
      reportFolder: `${folder}/reports`,
    });
    return report.records;
  } finally {
    await database.close();
  }
}

const start = performance.now();
const count = await run();
const seconds = (performance.now() - start) / 1000;
const { userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(
  [
    (names[step] ?? step).padEnd(24),
    seconds.toFixed(1).padStart(8),
    String(Math.round(count / seconds)).padStart(10),
    ((userCPUTime + systemCPUTime) / 1e6).toFixed(1).padStart(12),
    (readPeakMemory() / 1024 / 1024).toFixed(0).padStart(9),
  ].join(' '),
);
