// How many pages nobody asked before two workers answer beside one, on two processors, with few
// connections. Budget: 1.6 times, which shows on a machine that does nothing else.
// `node bench/workers.ts [--rounds 5] [--pages 300] [--short] [--json <file>]`; --short: one round of 60 pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
import { browserEncodings } from './load.ts';
import { tellRows, toRow } from './report/rows.ts';
import { sendRequests } from './send-requests.ts';

const { values } = readCommandLine({
  options: {
    rounds: { type: 'string' },
    pages: { type: 'string' },
    short: { type: 'boolean' },
    json: { type: 'string' },
  },
});
const pages = Number(values.pages ?? (values.short ? 60 : 300));
const rounds = Number(values.rounds ?? (values.short ? 1 : 5));
const connections = 8;
/** Of all pages once for each worker. */
const minWarmRounds = 4;
const maxWarmRounds = 12;
const headers = { 'Accept-Encoding': browserEncodings };
const paths = [
  '/',
  '/es',
  '/whats-on/exhibitions',
  '/tickets',
  '/collection/explore-the-collection',
];
const folder = mkdtempSync(join(tmpdir(), 'girih-workers-'));
let next = 0;

/** @returns pages a second */
async function measure(workers: number): Promise<number> {
  const command = ['scripts/site/start.mjs', '--workers', String(workers)];
  const metrics = { METRICS_PORT: String(await findFreePort()) };
  const site = await runSite(join(folder, String(workers)), metrics, '.', ...command);
  const toPath = () => `${paths[next++ % paths.length]}?n=${next}`;
  const ask = async (count: number) =>
    count / (await sendRequests(site.address, headers, { count, connections, toPath }));
  try {
    // A connection stays with the worker that got it: all have to be there when the first one is made.
    if (workers > 1) await untilReady(metrics.METRICS_PORT, workers);
    await warmUp(() => ask(pages * workers));
    return await ask(pages * workers);
  } finally {
    await site.stop();
  }
}

/**
 * Asks until it goes no faster. Each worker compiles for itself for some thousand pages, on threads beside
 * the one that draws: with one worker they have a processor of their own, with two they have none.
 */
async function warmUp(ask: () => Promise<number>): Promise<void> {
  const least = values.short ? 1 : minWarmRounds;
  let fastest = 0;
  for (let round = 1; round <= maxWarmRounds; round += 1) {
    const rate = await ask();
    if (round >= least && rate < fastest * 1.02) return;
    fastest = Math.max(fastest, rate);
  }
}

async function untilReady(metricsPort: string, workers: number): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/health/ready`);
    const report = (await answer.json()) as { details?: { workers?: { ready: number } } };
    if (report.details?.workers?.ready === workers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not all of ${workers} workers came up.`);
}

try {
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    two.push(await measure(2));
    one.push(await measure(1));
    console.log(`${two.at(-1)?.toFixed(1)} pages a second beside ${one.at(-1)?.toFixed(1)}`);
  }
  const row = { work: 'two workers beside one', unit: 'pages a second', besideWhat: 'one worker' };
  tellRows([toRow(row, two, one)], values.json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
