// A process of its own that imports objects, for the test that kills one in the middle.
// Arguments: `postgres://` address or folder of SQLite files, file to import, mapping, report folder.
import { readFileSync } from 'node:fs';
import { openPostgres, openSqlite } from '#database/database.ts';
import { importObjects } from '#services/object-collection/embedded/import/import-objects.ts';
import { parseMapping } from '#services/object-collection/embedded/import/mapping.ts';

const [place, file, mapping, reportFolder] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
];
const database = place.startsWith('postgres:')
  ? await openPostgres('content', place, 1)
  : openSqlite('content', place);
const report = await importObjects({
  database,
  file,
  mapping: parseMapping(readFileSync(mapping, 'utf8')),
  reportFolder,
  onProgress: ({ records }) => process.stdout.write(`${records}\n`),
});
await database.close();
process.stdout.write(`${JSON.stringify(report)}\n`);
