// A process of its own that gives the whole collection to a slow reader, for the test of its memory.
// Arguments: SQLite file, folder for the dump. Says in JSON what was read and what it took.
import { openSqlite } from '#database/database.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';

const [file, dumpFolder] = process.argv.slice(2) as [string, string];
const address = 'https://museum.example/object-collection-api/dump.jsonl';
const database = openSqlite('content', file);
// What the database keeps by itself is not what is measured.
await database.runScript('PRAGMA cache_size = -2000');
const server = createObjectCollectionServer({ database, dumpFolder });
const rssAtStart = process.memoryUsage.rss();
// Not `maxRSS` of the process: it counts what its parent held when it was started.
let maxRss = rssAtStart;
const response = await server(new Request(address));
if (!response.body) throw new Error(`Nothing came: ${response.status}.`);

let bytes = 0;
let lines = 0;
let chunks = 0;
for await (const chunk of response.body) {
  bytes += chunk.byteLength;
  for (const byte of chunk) if (byte === 10) lines += 1;
  maxRss = Math.max(maxRss, process.memoryUsage.rss());
  // At first slower than the database, so that whatever is not held back would pile up.
  if (chunks++ < 20) await new Promise((resolve) => setTimeout(resolve, 50));
}
await database.close();
const grownBy = maxRss - rssAtStart;
process.stdout.write(JSON.stringify({ bytes, lines, grownBy }));
