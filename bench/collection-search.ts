import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { fillDatabase } from './collection-search/fill-database.ts';
import { measureOthers } from './collection-search/other-engines.ts';
import { makeQueries } from './collection-search/queries.ts';
import { generateRecords, readRealRecords } from './collection-search/records.ts';

// How fast the collection's search answers, all facets counted and 24 records read, as JSON, and
// what it needs: 200 queries over real records and ones made of them. With --others the same words
// are asked of other engines.
// Run: node --expose-gc bench/collection-search.ts <export.jsonl.gz> [--mapping content/mappings/cmoa.json]
//      [--size 100000] [--others minisearch,orama,postgres]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '100000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    others: { type: 'string', default: '' },
  },
});
const size = Number(values.size);
const real = await readRealRecords(positionals[0] ?? '', values.mapping);
const queries = makeQueries(real);
console.log(`${real.length} real records, ${size} in all, ${queries.length} queries`);

const folder = mkdtempSync(join(tmpdir(), 'collection-search-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const database = openSqlite('content', folder);
await migrate(database);
await fillDatabase(database, generateRecords(real, size));
await database.close();
writeFileSync(join(folder, 'queries.json'), JSON.stringify(queries));

// In a process of its own, so that its memory is what the search needs.
const script = new URL('./collection-search/measure-search.ts', import.meta.url).pathname;
spawnSync(process.execPath, ['--expose-gc', script, folder], { stdio: 'inherit' });
await measureOthers({ real, size, queries, only: values.others.split(',') });
