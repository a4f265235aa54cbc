// `npm run backup`: the whole house in one folder, while the site runs.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUpHouse, type House, listBackups } from '#database/backup/house-backup.ts';
import type { DistantFile } from '#database/backup/house-files.ts';
import { readSettings } from '#server/settings/settings.ts';
import { formatBytes, startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { keepsMediaElsewhere, openDistantMedia } from './distant-media.ts';

const help = `Copies the whole house into one folder, while the site runs, and reads it back.

  npm run backup                           # into <DATA_FOLDER>/backups/house-<time>
  npm run backup -- --to /safe/house
  npm run backup -- --keep 14              # deletes all but the newest 14 beside it

It holds the items with all their versions, drafts, history and accounts, pages of the page builder,
objects with their records (imported ones too), what visitors gave, and the files of the data folder:
pictures that were uploaded, masters, mails in the outbox, notes of what was sent elsewhere. Both
databases are those of one moment. Files that did not change since the backup before take no room twice.

Not in it: sessions (everybody signs in anew), what is made again (caches, the list of items), the
content folder and the settings, which belong to git and to where passwords are kept. What editors uploaded
is in it wherever MEDIA_URL keeps it.

It is the same for SQLite and PostgreSQL, and restored into either by npm run restore. It holds personal
data and the key that signs links: only its owner may read it; keep it as safe as the site. Only what
visitors gave, in one file: npm run visitors:backup.

DATABASE_URL and DATA_FOLDER choose the house, as for the site.

Exit status: 0 done and verified, 1 failed and nothing is left of it, 2 the command is wrong.
`;

const { values } = readCommandLine(
  { options: { to: { type: 'string' }, keep: { type: 'string' } } },
  help,
);

async function run(): Promise<void> {
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && (!Number.isInteger(keep) || keep < 1)) {
    throw new WrongCommand('--keep must be a whole number from 1.');
  }
  const settings = readSettings();
  const takenAt = new Date();
  const name = `house-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const folder = values.to ?? join(settings.dataFolder, 'backups', name);
  const step = startStep('Backup');
  const copy = (list?: () => AsyncIterable<DistantFile>) =>
    backUpHouse(settings, folder, takenAt, step.progress, list);
  // The databases are opened for nothing else: opening them brings them to this version's state.
  const house = await (keepsMediaElsewhere(settings)
    ? withDatabases(({ visitors }) => copy(openDistantMedia(settings, visitors)?.list))
    : copy()
  ).catch((error) => {
    step.failed('nothing is left of it');
    throw error;
  });
  step.done(`${describeHouse(house)}, read back and complete: ${folder}`);
  if (keep === null) return;
  const beside = dirname(folder);
  removeUnfinished(beside, takenAt);
  for (const old of (await listBackups(beside)).slice(0, -keep)) {
    rmSync(join(beside, old), { recursive: true });
    console.log(`${old} is deleted.`);
  }
}

/** What a backup left that was killed a day ago or earlier. */
function removeUnfinished(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = now.getTime() - statSync(path).mtimeMs > 86_400_000;
    if (/^house-[\dT-]+\.unfinished$/.test(name) && isOld) rmSync(path, { recursive: true });
  }
}

function describeHouse({ databases, files }: House): string {
  const { rows: content } = databases.content;
  const { rows: visitors } = databases.visitors;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${content.document_versions ?? 0} versions of documents`,
    `${content.objects ?? 0} objects`,
    `${visitors.studio_drafts ?? 0} drafts`,
    `${visitors.studio_users ?? 0} accounts`,
    `${files.length} files (${formatBytes(bytes)})`,
  ].join(', ');
}

await runStaffCommand(run);
