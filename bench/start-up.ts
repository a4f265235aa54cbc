// From the start of the process to the first page, when nothing has changed since the last start,
// beside another version of the project where one is given, in turn. Budget: 0.5 of fd0754c.
// `node bench/start-up.ts [--rounds 7] [--beside <folder of another version, built>] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findCommand, startCommands } from './collection-pages/start-with-records.ts';
import { tellRows, toRow } from './report/rows.ts';

const { values } = readCommandLine({
  options: {
    rounds: { type: 'string', default: '7' },
    beside: { type: 'string' },
    json: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'girih-bench-'));
const projects = [process.cwd(), ...(values.beside ? [values.beside] : [])];

/** Seconds until the home page has arrived whole. */
async function measure(project: string): Promise<number> {
  const started = performance.now();
  const data = join(folder, String(projects.indexOf(project)));
  const site = await runSite(data, {}, project, findCommand(project, startCommands));
  try {
    const ready = performance.now() - started;
    const answer = await fetch(site.address);
    if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`);
    await answer.text();
    const seconds = (performance.now() - started) / 1_000;
    console.log(
      `${project}: ready ${(ready / 1_000).toFixed(2)} s, first page ${seconds.toFixed(2)} s`,
    );
    return seconds;
  } finally {
    await site.stop();
  }
}

try {
  const [ours = [], theirs = []]: number[][] = projects.map(() => []);
  // The first start loads the content, the second compiles for those after it.
  for (let round = -2; round < Number(values.rounds); round += 1) {
    for (const [index, project] of projects.entries()) {
      const seconds = await measure(project);
      if (round >= 0) (index === 0 ? ours : theirs).push(seconds);
    }
  }
  const besideWhat = values.beside ?? '';
  tellRows(
    [toRow({ work: 'second start to the first page', unit: 's', besideWhat }, ours, theirs)],
    values.json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
