// From the start of the process to the first page, when nothing has changed since the last start.
// Budget: 3 s. `node bench/start-up.ts [number of starts, 7 by default]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';

const { positionals } = readCommandLine({ words: 1 });
const starts = Number(positionals[0] ?? 7);
const folder = mkdtempSync(join(tmpdir(), 'girih-bench-'));

/** Milliseconds until the site is ready, and until its home page has arrived whole. */
async function measure(): Promise<{ ready: number; firstPage: number }> {
  const started = performance.now();
  const site = await runSite(folder);
  try {
    const ready = performance.now() - started;
    const answer = await fetch(site.address);
    if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`);
    await answer.text();
    return { ready, firstPage: performance.now() - started };
  } finally {
    await site.stop();
  }
}

try {
  const first = await measure();
  console.log(`first start, loading content: ${format(first.firstPage)}`);
  const measured: { ready: number; firstPage: number }[] = [];
  for (let i = 0; i < starts; i += 1) {
    const one = await measure();
    console.log(`start ${i + 1}: ready ${format(one.ready)}, first page ${format(one.firstPage)}`);
    measured.push(one);
  }
  const median = measured.map((one) => one.firstPage).sort((a, b) => a - b)[starts >> 1] ?? 0;
  console.log(`median of ${starts}: ${format(median)} (budget 3.00 s)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function format(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
