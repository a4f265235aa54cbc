// What pages cost that nobody asked for yet, with a collection as large as a real museum's: processor
// time of each page, beside another version of the project where one is given. Both have the same
// records, imported by their own command, and are asked in turn for the same addresses.
// `node bench/collection-pages.ts <export.jsonl.gz> [--size 100000] [--departments 1000; 0: as they are]
//  [--beside <folder of another version, built>] [--rounds 5] [--pages 100] [--at-once 4]
//  [--only home,object] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import type { RunningSite } from '../scripts/site/run-site.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { explorePath, facetQuery, objectWords } from './collection-pages/addresses.ts';
import { startWithRecords } from './collection-pages/start-with-records.ts';
import { browserEncodings, processorSeconds } from './load.ts';
import { tellRows, toRow } from './report/rows.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    departments: { type: 'string', default: '1000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '4' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) refuseCommand('Say which export to measure with.');
const [rounds, pages] = [Number(values.rounds), Number(values.pages)];

/** Pages of a round are a multiple of it. */
const pagesInTurn = 20;
const minWarmRounds = 3;
const maxWarmRounds = 10;

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
  const chosen = Object.entries(kinds).filter(
    ([kind]) => values.only?.split(',').includes(kind) ?? true,
  );
  let next = 0;
  /** A round: so many pages of each kind from each site in turn; milliseconds by kind, as the sites are. */
  const measureRound = async (): Promise<Map<string, number[]>> => {
    const measured = new Map(chosen.map(([kind]) => [kind, sites.map(() => 0)]));
    // By turns of a tenth of a second: what else the machine does meets all kinds and both sites alike. The garbage of
    // one kind may be counted with the next one, so that each turn has another order.
    for (let done = 0; done < pages; done += pagesInTurn) {
      for (const [kind, toAddress] of shuffle(chosen)) {
        const milliseconds = measured.get(kind) ?? [];
        for (const [at, site] of sites.entries()) {
          const used = await measureTurn(site, toAddress, next);
          milliseconds[at] = (milliseconds[at] ?? 0) + used / pages;
        }
        next += pagesInTurn;
      }
    }
    return measured;
  };
  await warmUp(measureRound);
  const measured: Map<string, number[]>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureRound());
  const unit = 'ms of processor a page';
  const oursOf = new Map<string, number[]>();
  const rows = chosen.map(([kind]) => {
    const ofSite = (at: number) => measured.flatMap((round) => round.get(kind)?.[at] ?? []);
    oursOf.set(kind, ofSite(0));
    return toRow({ work: kind, unit, besideWhat: values.beside ?? '' }, ofSite(0), ofSite(1));
  });
  const english = oursOf.get('home') ?? [];
  for (const kind of ['/es', '/haw'].filter((kind) => english.length > 0 && oursOf.has(kind))) {
    const named = { work: `${kind} beside English`, unit, besideWhat: 'home in English' };
    rows.push(toRow(named, oursOf.get(kind) ?? [], english));
  }
  tellRows(rows, values.json);
} finally {
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/**
 * Asks until pages twice in turn cost no less than before: compiled code is made better for some hundred
 * pages of each kind, and one round may be slow by itself.
 */
async function warmUp(measureRound: () => Promise<Map<string, number[]>>): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let steady = 0;
  for (let round = 1; round <= maxWarmRounds; round++) {
    const all = [...(await measureRound()).values()].flat();
    const sum = all.reduce((total, milliseconds) => total + milliseconds, 0);
    console.log(`warming up, round ${round}: ${(sum / all.length).toFixed(2)} ms a page`);
    steady = sum > least * 0.98 ? steady + 1 : 0;
    if (round >= minWarmRounds && steady === 2) return;
    least = Math.min(least, sum);
  }
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

/** @returns processor time of a turn's pages, all threads, milliseconds */
async function measureTurn(
  { address, processId }: RunningSite,
  toAddress: ToAddress,
  from: number,
): Promise<number> {
  let next = from;
  const askInTurn = async () => {
    while (next < from + pagesInTurn) {
      const path = toAddress(next++);
      const answer = await fetch(address + path, {
        headers: { 'Accept-Encoding': browserEncodings, Cookie: '' },
      });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      await answer.arrayBuffer();
    }
  };
  const before = processorSeconds(processId);
  await Promise.all(Array.from({ length: Number(values['at-once']) }, askInTurn));
  return (processorSeconds(processId) - before) * 1_000;
}
