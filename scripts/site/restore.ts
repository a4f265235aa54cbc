// `npm run restore`: a backup of the whole house put in its place.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrokenBackup } from '#database/backup/backup-file.ts';
import { backUpHouse, checkHouse, type House } from '#database/backup/house-backup.ts';
import { restoreHouse } from '#database/backup/house-restore.ts';
import { CannotRestore } from '#database/backup/restore.ts';
import { openDatabases } from '#server/databases/open-databases.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';
import { openDistantMedia } from './distant-media.ts';

const help = `Puts a backup of the whole house in its place.

  npm run restore -- var/backups/house-2026-11-21T10-00-00
  npm run restore -- FOLDER --check      # reads all of it, compares sums, changes nothing
  npm run restore -- FOLDER --drill      # restores it beside, into SQLite that is thrown away, and counts
  npm run restore -- FOLDER --replace    # keeps a backup of what is there, deletes that, restores

Without --replace both databases must be empty. It refuses while a process of the site runs. The backup
is read whole before anything is changed; each database changes at once or not at all, and rows are
counted afterwards. Files that the backup lacks stay. The tables are brought to this version's state
first, so a backup of an earlier version fits, and one of SQLite fits PostgreSQL and the other way round.

--replace first writes <DATA_FOLDER>/backups/before-<time>: restoring that one undoes it. Mails that
waited when the backup was made wait again. After it, erase again whom visitors:person erased since the
backup; everybody signs in anew. The content folder is not touched: if the files in it are newer, the
next start loads them.

DATABASE_URL and DATA_FOLDER choose the house, as for the site.

Exit status: 0 done, 1 failed, 2 the command is wrong, the backup broken or the house in use.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      check: { type: 'boolean' },
      drill: { type: 'boolean' },
      replace: { type: 'boolean' },
    },
  },
  help,
);
const [folder] = positionals;

async function run(): Promise<void> {
  if (folder === undefined) throw new WrongCommand('Name the folder; --help tells more.');
  const settings = readSettings();
  const step = startStep(values.check ? 'Check' : values.drill ? 'Drill' : 'Restore');
  try {
    const house = await (values.check
      ? checkHouse(folder, step.progress)
      : values.drill
        ? drill(folder, settings, step.progress)
        : restore(folder, settings, step.progress));
    step.done(`the backup of ${house.takenAt} is ${values.check ? 'complete' : 'restored'}`);
    tell(house);
  } catch (error) {
    step.failed(values.check || values.drill ? 'nothing was changed' : 'not restored');
    if (error instanceof BrokenBackup || error instanceof CannotRestore) {
      throw new WrongCommand(error.message);
    }
    throw error;
  }
}

type Progress = (text: string) => void;

async function restore(from: string, settings: Settings, onProgress: Progress): Promise<House> {
  const { dataFolder } = settings;
  const databases = await openDatabases(settings);
  const now = new Date();
  const name = `before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const before = join(dataFolder, 'backups', name);
  const distant = openDistantMedia(settings, databases.visitors);
  try {
    return await restoreHouse(from, {
      databases,
      dataFolder,
      replaces: values.replace === true,
      ...(distant && { putDistant: distant.put }),
      onProgress,
      async beforeChange() {
        if (!values.replace) return;
        await backUpHouse(settings, before, now, onProgress, distant?.list);
        console.log(`\nWhat is there now is kept. To undo: npm run restore -- ${before} --replace`);
      },
    });
  } finally {
    await databases.close();
  }
}

async function drill(from: string, settings: Settings, onProgress: Progress): Promise<House> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'girih-drill-'));
  try {
    const databases = await openDatabases({ ...settings, databaseUrl: null, dataFolder });
    try {
      return await restoreHouse(from, { databases, dataFolder, replaces: false, onProgress });
    } finally {
      await databases.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function tell({ databases, files }: House): void {
  const rows = Object.entries(databases).flatMap(([name, { rows }]) =>
    Object.entries(rows).map(([table, count]) => [name, table, String(count)]),
  );
  console.log(toTable([['database', 'table', 'rows'], ...rows], 2));
  console.log(`\n${files.length} files.`);
}

await runStaffCommand(run);
