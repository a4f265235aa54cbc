// An hour of mixed load: popular pages, and among them 50,000 addresses that nobody asked before. Budgets:
// memory flat, popular pages stay cached, the slowest of a hundred popular pages within twice the quiet one.
// `node bench/mixed-load.ts [--minutes 60] [--addresses 50000] [--share 0.7] [--short] [--json <file>]`;
// --share: of a processor; --short: three minutes, 2,500 addresses.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { objectWords } from './collection-pages/addresses.ts';
import { browserEncodings, processorSeconds } from './load.ts';
import { listFamily, readMemory } from './processes.ts';
import { tellRows, toRow } from './report/rows.ts';

const { values } = readCommandLine({
  options: {
    minutes: { type: 'string' },
    addresses: { type: 'string' },
    share: { type: 'string', default: '0.7' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const totalMs = Number(values.minutes ?? (values.short ? 3 : 60)) * 60_000;
const addresses = Number(values.addresses ?? (values.short ? 2_500 : 50_000));
const share = Number(values.share);
const quietMs = Math.min(60_000, totalMs / 6);
const popular = ['/', '/es', '/whats-on', '/tickets', '/visit/plan-your-visit', '/shop'];
const toRareAddress = (at: number) =>
  at % 2
    ? `/collection/explore-the-collection?q=${objectWords[at % objectWords.length]}&n=${at}`
    : `/whats-on/exhibitions?n=${at}`;

const folder = mkdtempSync(join(tmpdir(), 'girih-mixed-'));
const metricsPort = await findFreePort();
const site = await runSite(join(folder, 'site'), { METRICS_PORT: String(metricsPort) });
let failed = 0;
try {
  for (const path of popular) await ask(path);
  const quiet = await askPopular(quietMs);
  const loadMs = totalMs - quietMs;
  const hitsBefore = await readHits();
  const memory: number[] = [];
  const sample = setInterval(() => memory.push(readMemory(listFamily(site.processId))), 1_000);
  const [busy, rare] = await Promise.all([askPopular(loadMs), askRare(loadMs)]);
  clearInterval(sample);
  const hits = (await readHits()) - hitsBefore;
  const third = Math.floor(memory.length / 3);
  const begun = Math.max(...memory.slice(third, 2 * third));
  const ended = Math.max(...memory.slice(2 * third));
  const [mega, besideWhat] = [1024 ** 2, 'the third before'];
  tellRows(
    [
      toRow({ work: 'memory, last third', unit: 'MB', besideWhat }, [ended / mega], [begun / mega]),
      toRow({ work: 'popular pages from the cache', unit: 'of 1', besideWhat: '' }, [
        hits / busy.length,
      ]),
      toRow(
        { work: 'slowest of a hundred popular pages', unit: 'ms', besideWhat: 'while quiet' },
        [slowest(busy)],
        [slowest(quiet)],
      ),
      toRow({ work: 'addresses nobody asked before', unit: 'pages', besideWhat: '' }, [rare]),
      toRow({ work: 'failed', unit: 'pages', besideWhat: '' }, [failed]),
    ],
    values.json,
  );
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function ask(path: string): Promise<void> {
  const answer = await fetch(site.address + path, {
    headers: { 'Accept-Encoding': browserEncodings },
  });
  await answer.arrayBuffer();
  if (!answer.ok) failed += 1;
}

/** @returns how long each took, in milliseconds */
async function askPopular(ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const took: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    await ask(popular[took.length % popular.length] ?? '/');
    took.push(performance.now() - started);
    await pause(20);
  }
  return took;
}

/** As many as the site draws with its share of a processor, each after the other. @returns how many */
async function askRare(ms: number): Promise<number> {
  const started = performance.now();
  const usedBefore = processorSeconds(site.processId);
  let asked = 0;
  while (performance.now() - started < ms) {
    const elapsed = (performance.now() - started) / 1_000;
    const isAhead = processorSeconds(site.processId) - usedBefore > elapsed * share;
    const isDone = asked >= addresses * ((performance.now() - started) / ms);
    if (isAhead || isDone) await pause(10);
    else await ask(toRareAddress(asked++));
  }
  return asked;
}

async function readHits(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^girih_page_cache_hits_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

function slowest(took: readonly number[]): number {
  return [...took].sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
}
