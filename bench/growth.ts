// What pages cost as the content grows: ten and a hundred times the objects, the news and the pages of
// editors, beside the smallest. Budget: flat for pages, logarithmic for searches.
// `node bench/growth.ts <export.jsonl.gz> [--objects 1000] [--rounds 3] [--pages 40] [--short] [--json <file>]`;
// --short: from 100 objects, one round of 10 pages.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { explorePath, facetQuery, objectWords } from './collection-pages/addresses.ts';
import { importRecords } from './collection-pages/start-with-records.ts';
import { browserEncodings, processorSeconds } from './load.ts';
import { type MeasuredRow, tellRows, toRow } from './report/rows.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    objects: { type: 'string' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    rounds: { type: 'string' },
    pages: { type: 'string' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) refuseCommand('Say which export to measure with.');
const usual = values.short
  ? { objects: 100, rounds: 1, pages: 10 }
  : { objects: 1_000, rounds: 3, pages: 40 };
const objects = Number(values.objects ?? usual.objects);
const rounds = Number(values.rounds ?? usual.rounds);
const pages = Number(values.pages ?? usual.pages);
const factors = [1, 10, 100] as const;

type ToAddress = (number: number) => string;
const wordOf = (at: number) => objectWords[at % objectWords.length];
const grows: Record<
  string,
  { start: (factor: number) => Promise<RunningSite>; kinds: Record<string, ToAddress> }
> = {
  objects: {
    start: startWithObjects,
    kinds: {
      home: (at) => `/?n=${at}`,
      explore: (at) => `${explorePath}?page=${1 + (at % 20)}&n=${at}`,
      'explore, words and facets': (at) => `${explorePath}?q=${wordOf(at)}&${facetQuery}&n=${at}`,
      'search results': (at) => `/search-results?q=${wordOf(at)}+${at}`,
    },
  },
  news: {
    start: (factor) => startWithCopies('documents/news', 'uid', factor),
    kinds: { home: (at) => `/?n=${at}`, 'list of news': (at) => `/about/news?n=${at}` },
  },
  "editors' pages": {
    start: (factor) => startWithCopies('pages/page', 'url', factor),
    kinds: { home: (at) => `/?n=${at}`, 'a page of editors': (at) => `/visit/access?n=${at}` },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'girih-growth-'));
try {
  const rows: MeasuredRow[] = [];
  for (const [what, { start, kinds }] of Object.entries(grows))
    rows.push(...(await measure(what, start, kinds)));
  tellRows(rows, values.json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(
  what: string,
  start: (factor: number) => Promise<RunningSite>,
  kinds: Record<string, ToAddress>,
): Promise<MeasuredRow[]> {
  const sites: RunningSite[] = [];
  try {
    for (const factor of factors) {
      console.log(`${what} × ${factor}`);
      sites.push(await start(factor));
    }
    const rows: MeasuredRow[] = [];
    let next = 0;
    for (const [kind, toAddress] of Object.entries(kinds)) {
      const used = sites.map((): number[] => []);
      // The first round compiles.
      for (let round = 0; round <= rounds; round++) {
        for (const [index, site] of sites.entries()) {
          const milliseconds = await measurePages(site, toAddress, next);
          if (round > 0) used[index]?.push(milliseconds);
        }
        next += pages;
      }
      const [least = [], ...larger] = used;
      for (const [index, costs] of larger.entries()) {
        const work = `${kind}, ${what} × ${factors[index + 1]}`;
        rows.push(
          toRow({ work, unit: 'ms of processor a page', besideWhat: `${what} × 1` }, costs, least),
        );
      }
    }
    return rows;
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function measurePages(
  { address, processId }: RunningSite,
  toAddress: ToAddress,
  from: number,
) {
  const before = processorSeconds(processId);
  for (let at = from; at < from + pages; at++) {
    const answer = await fetch(address + toAddress(at), {
      headers: { 'Accept-Encoding': browserEncodings },
    });
    if (!answer.ok) throw new Error(`${toAddress(at)} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
  return ((processorSeconds(processId) - before) * 1_000) / pages;
}

async function startWithObjects(factor: number): Promise<RunningSite> {
  const data = mkdtempSync(join(folder, 'data-'));
  const records = join(data, 'records.jsonl.gz');
  await multiplyExport(file as string, records, objects * factor, { departments: 10 * factor });
  importRecords(records, values.mapping, process.cwd(), { DATA_FOLDER: data });
  return runSite(data);
}

/** @param key the field whose value must be each copy's own */
async function startWithCopies(part: string, key: string, factor: number): Promise<RunningSite> {
  const data = mkdtempSync(join(folder, 'data-'));
  const content = join(data, 'content');
  cpSync('content', content, { recursive: true });
  for (const name of readdirSync(join(content, part)).filter((one) => one.endsWith('.json'))) {
    const item = JSON.parse(readFileSync(join(content, part, name), 'utf8'));
    // A page that has no address of its own is found by rules, which copies would change.
    if (typeof item[key] !== 'string' || item.query) continue;
    for (let copy = 1; copy < factor; copy++) {
      const copied = JSON.stringify({ ...item, [key]: `${item[key]}-${copy}` });
      writeFileSync(join(content, part, name.replace('.json', `-${copy}.json`)), copied);
    }
  }
  return runSite(join(data, 'site'), { CONTENT_FOLDER: resolve(content) });
}
