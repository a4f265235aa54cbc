// How fast the collection's search answers, all facets counted and 24 records read, as JSON, and
// what it needs: 200 queries over real records and ones made of them, at 28,000 and 100,000 records,
// with --million at 1,000,000 too. Up to --others-up-to records the same words are asked of other
// engines; MiniSearch and Orama take minutes from 100,000 on. Without an export the records are made
// of the demo's. Budgets: 95 of 100 queries in 10 ms at 100,000 and in 60 ms at 1,000,000; memory
// below 1 GB, while the index is built too.
// `node --expose-gc bench/collection-search.ts [export.jsonl.gz] [--mapping content/mappings/cmoa.json]
//  [--size 100000 …] [--million] [--others sqlite,postgres,minisearch,orama] [--others-up-to 28000]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { readDemoRecords } from '#services/object-collection/embedded/search/search.test-support.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { fillDatabase } from './collection-search/fill-database.ts';
import { measureOthers } from './collection-search/other-engines.ts';
import { makeQueries } from './collection-search/queries.ts';
import { generateRecords, readRealRecords } from './collection-search/records.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', multiple: true, default: ['28000', '100000'] },
    million: { type: 'boolean', default: false },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    others: { type: 'string', default: 'sqlite,postgres,minisearch,orama' },
    'others-up-to': { type: 'string', default: '28000' },
  },
});
const [file] = positionals;
const real = file ? await readRealRecords(file, values.mapping) : readDemoRecords();
const queries = makeQueries(real);
const sizes = [...values.size.map(Number), ...(values.million ? [1_000_000] : [])];
console.log(
  `${real.length} records as they are, others made of them; ${queries.length} queries; Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
);
for (const size of sizes) await measureSize(size);

async function measureSize(size: number): Promise<void> {
  console.log(`\n${size.toLocaleString('en')} records`);
  const folder = mkdtempSync(join(tmpdir(), 'collection-search-'));
  try {
    const database = openSqlite('content', folder);
    await migrate(database);
    await fillDatabase(database, generateRecords(real, size));
    await database.close();
    writeFileSync(join(folder, 'queries.json'), JSON.stringify(queries));
    // In a process of its own, so that its memory is what the search needs.
    const script = new URL('./collection-search/measure-search.ts', import.meta.url).pathname;
    spawnSync(process.execPath, ['--expose-gc', script, folder], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (size > Number(values['others-up-to'])) return;
  await measureOthers({ real, size, queries, only: values.others.split(',') });
}
