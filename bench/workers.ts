// How many pages nobody asked before two workers answer beside one, on two processors, with few
// connections. Budget: 1.6 times. `node bench/workers.ts [--rounds 5] [--pages 300] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { tellRows, toRow } from './report/rows.ts';

const { values } = readCommandLine({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '300' },
    json: { type: 'string' },
  },
});
const pages = Number(values.pages);
const connections = 8;
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
  const command = ['scripts/site/start.ts', '--workers', String(workers)];
  const site = await runSite(join(folder, String(workers)), {}, '.', ...command);
  const ask = async (count: number) => {
    let left = count;
    const started = performance.now();
    const one = async () => {
      while (left-- > 0) {
        const path = paths[next++ % paths.length];
        const answer = await fetch(`${site.address}${path}?n=${next}`);
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
    return count / ((performance.now() - started) / 1_000);
  };
  try {
    // The first pages compile.
    await ask(pages);
    return await ask(pages);
  } finally {
    await site.stop();
  }
}

try {
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    two.push(await measure(2));
    one.push(await measure(1));
    console.log(`${two.at(-1)?.toFixed(1)} pages a second beside ${one.at(-1)?.toFixed(1)}`);
  }
  const row = { work: 'two workers beside one', unit: 'pages a second', besideWhat: 'one worker' };
  tellRows([toRow(row, two, one)], values.json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
