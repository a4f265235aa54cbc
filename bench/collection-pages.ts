// What pages cost that nobody asked for yet, with a collection as large as a real museum's: processor
// time of each page, beside another version of the project where one is given. Both have the same
// records, imported by their own command, and are asked in turn for the same addresses.
// `node bench/collection-pages.ts <export.jsonl.gz> [--size 100000] [--departments 1000]
//  [--beside <folder of another version, built>] [--rounds 5] [--pages 40]`
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { median, processorSeconds } from './load.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    departments: { type: 'string', default: '1000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '40' },
  },
});
const [file = ''] = positionals;
const [rounds, pages] = [Number(values.rounds), Number(values.pages)];
const explore = '/collection/explore-the-collection';
const words = 'chair bowl blue glass portrait river oak silver horse woman dancer bridge'.split(
  ' ',
);
const facets = 'material=paper&type=prints&hasImage=false';

/** Addresses of a kind of page; each number gives one that no other number gives. */
type ToAddress = (number: number) => string;

const folder = mkdtempSync(join(tmpdir(), 'girih-collection-pages-'));
const sites: { name: string; site: RunningSite }[] = [];
try {
  const records = join(folder, 'records.jsonl.gz');
  console.log(`${values.size} records in ${values.departments} collections`);
  await multiplyExport(file, records, Number(values.size), {
    departments: Number(values.departments),
  });
  for (const project of [process.cwd(), ...(values.beside ? [values.beside] : [])]) {
    sites.push({ name: project, site: await startWith(records, project) });
  }
  const ids = await listObjects(sites[0]?.site as RunningSite);
  const kinds: Record<string, ToAddress> = {
    home: (at) => `/?n=${at}`,
    '/es': (at) => `/es?n=${at}`,
    '/haw': (at) => `/haw?n=${at}`,
    explore: (at) => `${explore}?page=${1 + (at % 900)}&n=${at}`,
    'explore, words and facets': (at) =>
      `${explore}?q=${words[at % words.length]}&${facets}&n=${at}`,
    object: (at) => `/objects/${ids[at % ids.length]}?n=${at}`,
    'search results': (at) => `/search-results?q=${words[at % words.length]}+${at}`,
    exhibition: (at) => `/whats-on/exhibitions/cobalt?n=${at}`,
    tickets: (at) => `/tickets?n=${at}`,
  };
  const rows: Record<string, Record<string, number>> = {};
  let next = 0;
  for (const [kind, toAddress] of Object.entries(kinds)) {
    const used = sites.map((): number[] => []);
    // The first round compiles.
    for (let round = 0; round <= rounds; round++) {
      const from = next;
      next += pages;
      for (const [index, { site }] of sites.entries()) {
        const milliseconds = await measurePages(site, toAddress, from);
        if (round > 0) used[index]?.push(milliseconds);
      }
    }
    const [ours = Number.NaN, theirs] = used.map(median);
    rows[kind] = {
      'ms of processor': round(ours),
      ...(theirs && { 'beside it': round(theirs), ratio: round(ours / theirs) }),
    };
    console.log(kind, JSON.stringify(rows[kind]));
  }
  console.table(rows);
} finally {
  for (const { site } of sites) await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

async function startWith(records: string, project: string): Promise<RunningSite> {
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  const command = ['scripts/collection/import.ts', 'scripts/import-collection.ts'].find((path) =>
    existsSync(join(project, path)),
  );
  const start = ['scripts/site/start.ts', 'scripts/start.ts'].find((path) =>
    existsSync(join(project, path)),
  );
  if (!command || !start) throw new Error(`"${project}" is no version of this project.`);
  console.log(`importing with ${project}`);
  execFileSync(process.execPath, [command, records, '--mapping', values.mapping], {
    cwd: project,
    env: { ...process.env, DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return runSite(dataFolder, {}, project, start);
}

/** Objects spread over the collection, by what their addresses are made of. */
async function listObjects({ address }: RunningSite): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 400; page += 8) {
    const answer = await fetch(`${address}/object-collection-api/objects?page=${page}&pageSize=24`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    ids.push(...items.map(({ id }) => id).filter((_, at) => at % 3 === 0));
  }
  return ids;
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
      headers: { 'Accept-Encoding': 'br', Cookie: '' },
    });
    if (!answer.ok) throw new Error(`${toAddress(at)} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
  return ((processorSeconds(processId) - before) * 1_000) / pages;
}
