// How long a first import takes beside another version of the project, in SQLite and in PostgreSQL
// where the system has one: each by its own command, in turn. Budgets beside fd0754c: 0.9 and 0.6.
// `node bench/import-beside.ts <export.jsonl.gz> --beside <folder of another version>
//  [--size 100000] [--rounds 3] [--json <file>]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuseCommand } from '../scripts/command-line/read-command-line.ts';
import { findBinaries, startServer } from '../tests/setup/postgres.ts';
import { multiplyExport } from './collection-import/multiply-export.ts';
import { importRecords } from './collection-pages/start-with-records.ts';
import { type MeasuredRow, tellRows, toRow } from './report/rows.ts';

const { values, positionals } = readCommandLine({
  words: 1,
  options: {
    size: { type: 'string', default: '100000' },
    mapping: { type: 'string', default: 'content/mappings/cmoa.json' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
const { beside } = values;
if (file === undefined) refuseCommand('Say which export to measure with.');
if (beside === undefined) refuseCommand('Say what to measure beside: --beside <folder>.');

const folder = mkdtempSync(join(tmpdir(), 'girih-import-'));
try {
  const records = join(folder, 'records.jsonl.gz');
  await multiplyExport(file, records, Number(values.size));
  const rows = [await measure('import into SQLite', (project) => importInto(records, project, {}))];
  const binaries = findBinaries();
  if (binaries) {
    rows.push(
      await measure('import into PostgreSQL', (project) =>
        importIntoPostgres(records, project, binaries),
      ),
    );
  }
  tellRows(rows, values.json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param run returns the seconds it took */
async function measure(
  work: string,
  run: (project: string) => Promise<number>,
): Promise<MeasuredRow> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(await run(process.cwd()));
    theirs.push(await run(beside as string));
    console.log(`${work}: ${ours.at(-1)?.toFixed(1)} s beside ${theirs.at(-1)?.toFixed(1)} s`);
  }
  return toRow(
    { work, unit: `s for ${values.size} records`, besideWhat: beside as string },
    ours,
    theirs,
  );
}

async function importInto(
  records: string,
  project: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const data = mkdtempSync(join(folder, 'data-'));
  const started = performance.now();
  importRecords(records, values.mapping, project, { DATA_FOLDER: data, ...environment });
  const seconds = (performance.now() - started) / 1_000;
  rmSync(data, { recursive: true, force: true });
  return seconds;
}

/** Each into a server of its own, so that none finds what another has left. */
async function importIntoPostgres(records: string, project: string, binaries: string) {
  const place = mkdtempSync(join(tmpdir(), 'girih-postgres-'));
  const server = await startServer(binaries, place);
  if (!server) throw new Error('PostgreSQL does not start.');
  try {
    return await importInto(records, project, { DATABASE_URL: server.address });
  } finally {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
}
