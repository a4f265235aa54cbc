// `npm run visitors:backup`: what visitors gave the museum, as one file, while the site runs.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup, writeBackup } from '#database/backup/backup-file.ts';
import { openPostgresSnapshot, openSqliteSnapshot } from '#database/backup/read-tables.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `Copies the visitors' database into one file, while the site runs, and reads it back.

  npm run visitors:backup                             # into <DATA_FOLDER>/backups/
  npm run visitors:backup -- --to /safe/today.jsonl.gz
  npm run visitors:backup -- --keep 14                # deletes all but the newest 14 of that folder

The file holds one moment: gzipped lines of JSON with the number of rows and a hash at the end. It is
the same for SQLite and PostgreSQL and may be restored into either by visitors:restore. It holds
personal data and the key that signs links: only its owner may read it; keep it as safe as the site.

DATABASE_URL and DATA_FOLDER choose the database, as for the site.

Exit status: 0 done and verified, 1 failed, 2 the command is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
    },
  },
  help,
);

async function run(): Promise<void> {
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && (!Number.isInteger(keep) || keep < 1)) {
    throw new WrongCommand('--keep must be a whole number from 1.');
  }
  const { databaseUrl, dataFolder } = readSettings();
  const takenAt = new Date();
  const folder = join(dataFolder, 'backups');
  const name = `visitors-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`;
  const path = values.to ?? join(folder, name);

  const snapshot = databaseUrl
    ? await openPostgresSnapshot(databaseUrl)
    : openSqliteSnapshot(join(dataFolder, 'visitors.sqlite'));
  try {
    await writeBackup(snapshot, path, takenAt);
  } finally {
    await snapshot.close();
  }
  const counts = await readBackup(path, { table: () => {}, row: () => {} });
  const rows = [...counts].map(([table, count]) => [table, String(count)]);
  console.log(toTable([['table', 'rows'], ...rows], 1));
  console.log(`\n${path}: ${Math.ceil(statSync(path).size / 1024)} KB, read back and complete.`);
  if (keep !== null) deleteOld(folder, keep);
}

function deleteOld(folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => /^visitors-[\dT-]+\.jsonl\.gz$/.test(name));
  for (const name of backups.sort().slice(0, -keep)) {
    rmSync(join(folder, name));
    console.log(`${name} is deleted.`);
  }
}

await runStaffCommand(run);
