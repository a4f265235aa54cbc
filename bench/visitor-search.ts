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
    const page = await measureSlow(async (at) => {
      const path = `${explorePath}?q=${words[from + at]}&${facetQuery}`;
      // As browsers ask: what Node asks for by itself is pressed three times as long.
      const answer = await fetch(site.address + path, {
        headers: { 'Accept-Encoding': browserEncodings },
      });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      await answer.arrayBuffer();
    });
    const search = await measureSlow(async (at) => {
      const query = { ...chosen, words: words[from + at] as string, page: 1, pageSize: 24 };
      await store.searchObjects({ ...query, facets: 'all' });
    });
    if (round < warmRounds) continue;
    ofPages.push(page);
    ofSearch.push(search);
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

/** @returns milliseconds within which 95 of 100 are done */
async function measureSlow(ask: (at: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < pages; at++) {
    const started = performance.now();
    await ask(at);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(pages * 0.95)] ?? Number.NaN;
}
