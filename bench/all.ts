// `npm run bench`: measures what was promised and prints one table; stores it with charts in
// docs/performance.md. Rounds are taken in turn in one run, so that ratios hold on any machine; on one
// that does something else beside, only those of processor time do.
//   --only pages,kept     some of: pages, pages-of-one-museum, visitor, kept, start, import, workers,
//                         shared-collection, outages, mixed-load, growth
//   --rounds 5            how often each is measured
//   --export <file>       a museum's export that content/mappings/cmoa.json fits; else what needs one is left out
//   --beside <folder>     another version of this project, built, such as a work tree of fd0754c
//   --dry                 prints, and stores nothing
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import {
  describeMachine,
  type Results,
  readResults,
  type StoredWork,
  storeResults,
} from './all/results.ts';
import { type BenchOptions, type Work, works } from './all/works.ts';
import { isMet, writeReport } from './all/write-report.ts';
import type { MeasuredRow } from './report/rows.ts';

const { values } = readCommandLine({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    export: { type: 'string' },
    beside: { type: 'string' },
    dry: { type: 'boolean' },
  },
});
const names = values.only?.split(',') ?? works.map(({ name }) => name);
const unknown = names.find((name) => works.every((work) => work.name !== name));
if (unknown !== undefined) refuseCommand(`There is no measurement "${unknown}".`);
const options: BenchOptions = {
  rounds: values.rounds,
  export: values.export ? resolve(values.export) : null,
  beside: values.beside ? resolve(values.beside) : null,
};

const reasons: Readonly<Record<Work['needs'][number], string>> = {
  export: 'it needs --export <file>',
  beside: 'it needs --beside <folder>',
  workers: '`npm start` has no --workers here',
};

const folder = mkdtempSync(join(tmpdir(), 'girih-bench-all-'));
const chosen = works.filter(({ name }) => names.includes(name));
let results: Results = readResults();
const told: Record<string, Record<string, string | number | null>> = {};
try {
  for (const [at, work] of chosen.entries()) {
    console.log(`\n[${at + 1} of ${chosen.length}] ${work.title}`);
    const missing = work.needs.find((need) => !isThere(need));
    if (missing) {
      console.log(`left out: ${reasons[missing]}`);
      continue;
    }
    const measured = measure(work);
    if (!measured) continue;
    results = { ...results, [work.name]: measured };
    for (const row of measured.rows) told[`${work.name}: ${row.work}`] = toCells(work, row);
    if (values.dry) continue;
    // After each, so that an interrupted run has not been in vain.
    storeResults(results);
    writeReport(results);
  }
  console.table(told);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(work: Work): StoredWork | null {
  const file = join(folder, `${work.name}.json`);
  const load = loadavg()[0] ?? 0;
  const command = [...work.toCommand(options), '--json', file];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`"${work.name}" failed; what was measured of it before stays.`);
    process.exitCode = 1;
    return null;
  }
  return {
    rows: readRows(file),
    measuredOn: new Date().toISOString().slice(0, 10),
    version: readVersion('.'),
    machine: describeMachine(),
    load: Number(load.toFixed(2)),
  };
}

/** What stands beside is called by its version: a folder is of one machine. */
function readRows(file: string): MeasuredRow[] {
  const rows: MeasuredRow[] = JSON.parse(readFileSync(file, 'utf8'));
  const { beside } = options;
  return rows.map((row) =>
    beside !== null && row.besideWhat === beside
      ? { ...row, besideWhat: readVersion(beside) }
      : row,
  );
}

function readVersion(folder: string): string {
  const command = ['-C', folder, 'rev-parse', '--short', 'HEAD'];
  return execFileSync('git', command, { encoding: 'utf8' }).trim();
}

function isThere(need: Work['needs'][number]): boolean {
  if (need !== 'workers') return options[need] !== null;
  const help = execFileSync(process.execPath, ['scripts/site/start.mjs', '--help'], {
    encoding: 'utf8',
  });
  return help.includes('--workers');
}

function toCells(work: Work, row: MeasuredRow): Record<string, string | number | null> {
  const met = isMet(work, row);
  return {
    measured: row.ours,
    beside: row.beside,
    ratio: row.ratio,
    budget: work.budgets[row.work] ?? null,
    met: met === null ? '' : met ? 'yes' : 'no',
    unit: row.unit,
  };
}
