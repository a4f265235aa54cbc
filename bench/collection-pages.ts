// What pages cost that nobody asked for yet, with a collection as large as a real museum's: processor
// time of each page, beside another version of the project where one is given. Both have the same
// records, imported by their own command, and are asked in turn for the same addresses.
// `node bench/collection-pages.ts <export.jsonl.gz> [--size 100000] [--departments 1000; 0: as they are]
//  [--beside <folder of another version, built>] [--rounds 5] [--pages 40] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import type { RunningSite } from '../scripts/site/run-site.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { explorePath, facetQuery, objectWords } from './collection-pages/addresses.ts';
import { startWithRecords } from './collection-pages/start-with-records.ts';
import { browserEncodings, processorSeconds } from './load.ts';
import { type MeasuredRow, tellRows, toRow } from './report/rows.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    departments: { type: 'string', default: '1000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) refuseCommand('Say which export to measure with.');
const [rounds, pages] = [Number(values.rounds), Number(values.pages)];

/** Addresses of a kind of page; each number gives one that no other number gives. */
type ToAddress = (number: number) => string;

const folder = mkdtempSync(join(tmpdir(), 'girih-collection-pages-'));
const sites: RunningSite[] = [];
try {
  const records = join(folder, 'records.jsonl.gz');
  console.log(`${values.size} records in ${values.departments} collections`);
  await multiplyExport(file, records, Number(values.size), {
    departments: Number(values.departments),
  });
  for (const project of [process.cwd(), ...(values.beside ? [values.beside] : [])]) {
    console.log(`importing with ${project}`);
    sites.push(await startWithRecords(records, values.mapping, folder, project));
  }
  const objects = await listObjects(sites[0] as RunningSite);
  const kinds: Record<string, ToAddress> = {
    home: (at) => `/?n=${at}`,
    '/es': (at) => `/es?n=${at}`,
    '/haw': (at) => `/haw?n=${at}`,
    explore: (at) => `${explorePath}?page=${1 + (at % 900)}&n=${at}`,
    'explore, words and facets': (at) =>
      `${explorePath}?q=${objectWords[at % objectWords.length]}&${facetQuery}&n=${at}`,
    object: (at) => `/objects/${objects[at % objects.length]}?n=${at}`,
    'search results': (at) => `/search-results?q=${objectWords[at % objectWords.length]}+${at}`,
    exhibition: (at) => `/whats-on/exhibitions/cobalt?n=${at}`,
    tickets: (at) => `/tickets?n=${at}`,
  };
  const unit = 'ms of processor a page';
  const rows: MeasuredRow[] = [];
  const oursOf = new Map<string, number[]>();
  let next = 0;
  for (const [kind, toAddress] of Object.entries(kinds)) {
    const [ours = [], theirs = []]: number[][] = sites.map(() => []);
    // The first round compiles.
    for (let round = 0; round <= rounds; round++) {
      const from = next;
      next += pages;
      for (const [index, site] of sites.entries()) {
        const milliseconds = await measurePages(site, toAddress, from);
        if (round > 0) (index === 0 ? ours : theirs).push(milliseconds);
      }
    }
    oursOf.set(kind, ours);
    const row = toRow({ work: kind, unit, besideWhat: values.beside ?? '' }, ours, theirs);
    rows.push(row);
    console.log(kind, JSON.stringify(row));
  }
  const english = oursOf.get('home') ?? [];
  for (const kind of ['/es', '/haw']) {
    const named = { work: `${kind} beside English`, unit, besideWhat: 'home in English' };
    rows.push(toRow(named, oursOf.get(kind) ?? [], english));
  }
  tellRows(rows, values.json);
} finally {
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Objects spread over the collection, whole as in links: `id/slug`. The id alone leads on, and would be two pages. */
async function listObjects({ address }: RunningSite): Promise<string[]> {
  const objects: string[] = [];
  for (let page = 1; page <= 400; page += 8) {
    const answer = await fetch(`${address}/object-collection-api/objects?page=${page}&pageSize=24`);
    const { items } = (await answer.json()) as { items: { id: string; slug: string }[] };
    const spread = items.filter((_, at) => at % 3 === 0);
    objects.push(...spread.map(({ id, slug }) => `${id}/${slug}`));
  }
  return objects;
}

/** @returns processor time of one page, all threads, milliseconds */
async function measurePages(
  { address, processId }: RunningSite,
  toAddress: ToAddress,
  from: number,
): Promise<number> {
  const before = processorSeconds(processId);
  for (let at = from; at < from + pages; at++) {
    const answer = await fetch(address + toAddress(at), {
      headers: { 'Accept-Encoding': browserEncodings, Cookie: '' },
    });
    if (!answer.ok) throw new Error(`${toAddress(at)} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
  return ((processorSeconds(processId) - before) * 1_000) / pages;
}
