// What four web processes and one process with a collection of a million objects hold in memory together, and
// how much longer a search takes because it goes to another process. Budgets: 2 GB, 1 ms.
// `node bench/shared-collection.ts <export.jsonl.gz> [--objects 1000000] [--workers 4] [--searches 300]
//  [--short] [--json <file>]`; --short: 20,000 objects.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceFetch } from '#server/services/service-fetch.ts';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import { type RunningSite, runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { explorePath, facetQuery, objectWords } from './collection-pages/addresses.ts';
import { importRecords } from './collection-pages/start-with-records.ts';
import { listFamily, readMemory } from './processes.ts';
import { tellRows, toRow } from './report/rows.ts';
import { type RunningService, runService } from './run-service.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    objects: { type: 'string' },
    workers: { type: 'string', default: '4' },
    searches: { type: 'string', default: '300' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) refuseCommand('Say which export to measure with.');
const objects = Number(values.objects ?? (values.short ? 20_000 : 1_000_000));
const searches = Number(values.searches);
const gigabyte = 1024 ** 3;
const maxGigabytes = 2;
const maxHopMs = 1;
const wordOf = (at: number) => `${objectWords[at % objectWords.length]}`;

const folder = mkdtempSync(join(tmpdir(), 'girih-shared-collection-'));
let service: RunningService | null = null;
let site: RunningSite | null = null;
try {
  const records = join(folder, 'records.jsonl.gz');
  const data = join(folder, 'objects');
  await multiplyExport(file, records, objects, { departments: 1_000 });
  console.log('importing');
  importRecords(records, values.mapping, process.cwd(), { DATA_FOLDER: data });
  const metricsPort = await findFreePort();
  const socket = join(folder, 'objects.sock');
  const options = ['--no-content', '--metrics-port', String(metricsPort)];
  service = await runService('object-collection', socket, data, ...options);
  site = await runSite(
    join(folder, 'site'),
    { OBJECT_COLLECTION_URL: service.address },
    '.',
    'scripts/site/start.mjs',
    ...['--workers', values.workers],
  );
  console.log('asking');
  await askPages(site.address);
  const hop = await measureHop(service.address, metricsPort);
  const inSite = readMemory(listFamily(site.processId));
  const inService = readMemory(listFamily(service.processId));
  const toMemory = (work: string, bytes: number) =>
    toRow({ work, unit: 'GB', besideWhat: '' }, [bytes / gigabyte]);
  tellRows(
    [
      toRow(
        { work: 'all processes together', unit: 'GB', besideWhat: 'the budget' },
        [(inSite + inService) / gigabyte],
        [maxGigabytes],
      ),
      toMemory('web processes', inSite),
      toMemory('the collection', inService),
      toRow({ work: 'the hop', unit: 'ms', besideWhat: 'the budget' }, [hop], [maxHopMs]),
    ],
    values.json,
  );
} finally {
  await site?.stop();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Pages nobody asked before, on connections of their own, so that each process answers some. */
async function askPages(address: string): Promise<void> {
  for (let at = 0; at < searches; at += 1) {
    const path = `${explorePath}?q=${wordOf(at)}&${facetQuery}&n=${at}`;
    const answer = await fetch(address + path, { headers: { Connection: 'close' } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/** @returns milliseconds between what the caller and what the service measures, on average */
async function measureHop(address: string, metricsPort: number): Promise<number> {
  const call = createServiceFetch({ address, publicOrigin: 'https://museum.example' });
  const search = async (at: number) => {
    const query = `q=${wordOf(at)}&pageSize=24&page=${1 + (at % 20)}`;
    const answer = await call(`https://object-collection.internal/objects?${query}`);
    if (!answer.ok) throw new Error(`A search answers ${answer.status}.`);
    await answer.json();
  };
  const whole = await call('https://object-collection.internal/objects?pageSize=1');
  const { total } = (await whole.json()) as { total: number };
  if (total !== objects) throw new Error(`The collection has ${total} objects.`);
  for (let at = 0; at < 50; at += 1) await search(at);
  const before = await readDuration(metricsPort);
  const started = performance.now();
  for (let at = 0; at < searches; at += 1) await search(at);
  const ms = performance.now() - started;
  const after = await readDuration(metricsPort);
  return (ms - (after - before) * 1_000) / searches;
}

/** Seconds that calls have taken in the service so far. */
async function readDuration(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = /^girih_http_request_duration_seconds_sum\{kind="call"\} (\S+)$/m.exec(text);
  return Number(line?.[1] ?? 0);
}
