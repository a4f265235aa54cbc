// From the start of the process to the first page, when nothing has changed since the last start,
// beside another version of the project where one is given, in turn: of a site that was restarted, as
// the supervisor does it, and of one that was away for so long that it draws its first page anew.
// Budget: 0.5 of fd0754c.
// `node bench/start-up.ts [--rounds 7] [--beside <folder of another version, built>] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { findFreePort } from '../tests/setup/free-port.ts';
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

// A site that is restarted is at its old place.
const ports = await Promise.all(projects.map(findFreePort));

/**
 * Seconds until the home page has arrived whole.
 * @param isAwayLong nothing is left of the pages that the last process drew
 */
async function measure(project: string, isAwayLong: boolean): Promise<number> {
  const data = join(folder, String(projects.indexOf(project)));
  if (isAwayLong) rmSync(join(data, 'cache/pages'), { recursive: true, force: true });
  const port = String(ports[projects.indexOf(project)]);
  const command = findCommand(project, startCommands);
  const started = performance.now();
  const site = await runSite(data, { PORT: port }, project, command);
  try {
    const ready = performance.now() - started;
    const answer = await fetch(site.address);
    if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`);
    await answer.text();
    const seconds = (performance.now() - started) / 1_000;
    const kind = isAwayLong ? 'after long' : 'restarted';
    console.log(
      `${project}, ${kind}: ready ${(ready / 1_000).toFixed(2)} s, first page ${seconds.toFixed(2)} s`,
    );
    return seconds;
  } finally {
    await site.stop();
  }
}

const works = [
  { work: 'second start to the first page', isAwayLong: false },
  { work: 'the same, nothing left of the last process', isAwayLong: true },
];

try {
  const measured = works.map(() => projects.map((): number[] => []));
  // The first start loads the content, the second compiles for those after it.
  for (let round = -2; round < Number(values.rounds); round += 1) {
    for (const [at, { isAwayLong }] of works.entries()) {
      for (const [index, project] of projects.entries()) {
        const seconds = await measure(project, isAwayLong);
        if (round >= 0) measured[at]?.[index]?.push(seconds);
      }
    }
  }
  const besideWhat = values.beside ?? '';
  tellRows(
    works.map(({ work }, at) => {
      const [ours = [], theirs = []] = measured[at] ?? [];
      return toRow({ work, unit: 's', besideWhat }, ours, theirs);
    }),
    values.json,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
