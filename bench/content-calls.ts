// What the calls of the content management client cost in process, with the demo content, each the
// first time a content version is asked (the best of several runs) and again.
// `node bench/content-calls.ts`
import { readFileSync } from 'node:fs';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createContentManagementClient } from '#services/content-management/client/client.ts';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import type { Language } from '#shared/languages/languages.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';

readCommandLine({});
const runs = 25;
const languages: readonly Language[] = ['en', 'es'];

const database = openSqlite('content', ':memory:');
await migrate(database);
const images = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
const folder = 'content/documents';
await loadDocuments({ database, folder, images, now: new Date(), timeZone: 'Pacific/Honolulu' });

const server = createContentManagementServer({ database });
let queries = 0;
const client = createContentManagementClient({
  repositoryName: 'museum',
  endpoint: 'https://bench.internal/api/v2',
  fetch: (url, init) => {
    queries++;
    return server(new Request(url, init));
  },
  languageCodes: { en: 'en-us', es: 'es-us', haw: 'haw-us' },
  siteOrigin: 'https://museum.example',
  timeZone: 'Pacific/Honolulu',
  warn: console.warn,
});

type Call = (content: ContentManagement, language: Language) => Promise<unknown>;

const calls: Readonly<Record<string, Call>> = {
  listExhibitions: (content, language) => content.listExhibitions(language),
  listResidents: (content, language) => content.listResidents(language),
  listEvents: (content, language) => content.listEvents(language),
  listPublicPrograms: (content, language) => content.listPublicPrograms(language),
  listNews: (content, language) => content.listNews(language),
  listStaff: (content, language) => content.listStaff(language),
  findSettings: (content, language) => content.findSettings(language),
  findMenuPage: (content, language) => content.findMenuPage('visit', language),
  findExhibition: (content, language) => content.findExhibition('cobalt', language),
  'home page, all its calls': (content, language) =>
    Promise.all([
      content.findSettings(language),
      content.findHome(language),
      content.listExhibitions(language),
      content.listPublicPrograms(language),
      content.listEvents(language),
      content.listNews(language),
      content.listCollections(language),
    ]),
};

/** Milliseconds and queries of the fastest run, each over a version of which nothing is kept. */
async function measureFirst(call: Call, language: Language) {
  const ref = await client.findContentVersion();
  let best = { ms: Number.POSITIVE_INFINITY, queries: 0 };
  for (let run = 0; run < runs; run++) {
    const content = client.forPreview(ref);
    await content.findContentVersion();
    queries = 0;
    const start = performance.now();
    await call(content, language);
    const ms = performance.now() - start;
    if (ms < best.ms) best = { ms, queries };
  }
  return best;
}

async function measureAgain(call: Call, language: Language): Promise<number> {
  await call(client, language);
  const start = performance.now();
  for (let run = 0; run < 1_000; run++) await call(client, language);
  return (performance.now() - start) / 1_000;
}

const rows = [];
for (const [name, call] of Object.entries(calls)) {
  for (const language of languages) {
    const first = await measureFirst(call, language);
    const again = await measureAgain(call, language);
    rows.push({
      call: name,
      language,
      'first, ms': Number(first.ms.toFixed(2)),
      queries: first.queries,
      'again, ms': Number(again.toFixed(4)),
    });
  }
}
console.table(rows);
await database.close();
