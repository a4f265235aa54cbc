// How long one visitor waits for a page of results, words and three facets over a large collection,
// beside the same search asked of the collection's store in a process of its own: what the page adds.
// Each asks for words that nobody asked for before: what was found last is remembered.
// Budget: 95 of 100 pages within 4 times the search.
// `node bench/visitor-search.ts <export.jsonl.gz> [--size 100000] [--rounds 5] [--pages 100]
//  [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#database/database.ts';
import { createObjectStore } from '#services/object-collection/embedded/store.ts';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { explorePath, facetQuery, facets } from './collection-pages/addresses.ts';
import { importRecords } from './collection-pages/start-with-records.ts';
import { browserEncodings } from './load.ts';
import { tellRows, toRow } from './report/rows.ts';
import { sendRequests } from './send-requests.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '100' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) refuseCommand('Say which export to measure with.');
const [rounds, pages] = [Number(values.rounds), Number(values.pages)];
/** The first rounds compile: some hundred pages. */
const warmRounds = 5;
const { hasImage, ...texts } = facets;
const chosen = { ...texts, hasImage };

const folder = mkdtempSync(join(tmpdir(), 'girih-visitor-search-'));
const records = join(folder, 'records.jsonl.gz');
await multiplyExport(file, records, Number(values.size), { departments: 1_000 });
importRecords(records, values.mapping, process.cwd(), { DATA_FOLDER: folder });
const site = await runSite(folder);
const database = openSqlite('content', folder);
const store = createObjectStore(database, { indexFolder: `${folder}/cache/search` });
try {
  await store.prepareSearch();
  const words = await listWords((warmRounds + rounds) * pages);
  const ofPages: number[] = [];
  const ofSearch: number[] = [];
  for (let round = 0; round < warmRounds + rounds; round++) {
    const from = round * pages;
    // One after the other, not by turns: two that share processors measure each other.
    const page = await measurePages(words.slice(from, from + pages));
    const search = await measureSearches(words.slice(from, from + pages));
    if (round < warmRounds) continue;
    ofPages.push(findSlow(page));
    ofSearch.push(findSlow(search));
  }
  const row = { work: 'one visitor, words and three facets', unit: 'ms, 95 of 100' };
  tellRows([toRow({ ...row, besideWhat: 'the search itself' }, ofPages, ofSearch)], values.json);
} finally {
  await database.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Words that stand in titles of what the facets leave, each once. */
async function listWords(count: number): Promise<string[]> {
  const words = new Set<string>();
  for (let page = 1; words.size < count; page++) {
    const { items } = await store.searchObjects({ ...chosen, page, pageSize: 100 });
    if (items.length === 0) throw new Error(`Titles have ${words.size} words, not ${count}.`);
    for (const { title } of items) {
      for (const word of title.en?.toLowerCase().match(/[a-z]{4,}/g) ?? []) words.add(word);
    }
  }
  return [...words].slice(0, count);
}

/** @returns milliseconds of each page, until its last byte is here */
async function measurePages(asked: readonly string[]): Promise<number[]> {
  const starts: number[] = [];
  // As browsers ask: what Node asks for by itself is pressed three times as long.
  const headers = { 'Accept-Encoding': browserEncodings };
  await sendRequests(site.address, headers, {
    count: asked.length,
    connections: 1,
    toPath: () => {
      const word = asked[starts.length];
      starts.push(performance.now());
      return `${explorePath}?q=${word}&${facetQuery}`;
    },
  });
  const ends = [...starts.slice(1), performance.now()];
  return starts.map((start, at) => (ends[at] as number) - start);
}

/** @returns milliseconds of each search */
async function measureSearches(asked: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const word of asked) {
    const started = performance.now();
    await store.searchObjects({ ...chosen, words: word, page: 1, pageSize: 24, facets: 'all' });
    times.push(performance.now() - started);
  }
  return times;
}

/** @returns milliseconds within which 95 of 100 are done */
function findSlow(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(pages * 0.95)] ?? Number.NaN;
}
