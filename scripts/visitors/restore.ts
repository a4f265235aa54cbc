// `npm run visitors:restore`: a backup of the visitors' database put in its place.
import { type BackupVisitor, readBackup } from '#database/backup/backup-file.ts';
import { restoreBackup } from '#database/backup/restore.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `Puts a backup in place of what the visitors' database holds: all of it, or nothing is changed.

  npm run visitors:restore -- var/backups/visitors-2026-11-21T10-00-00.jsonl.gz
  npm run visitors:restore -- file.jsonl.gz --check      # reads it and changes nothing
  npm run visitors:restore -- file.jsonl.gz --replace    # deletes what is there

Without --replace the database must be empty. The tables are brought to this version's state first, so
a backup of an earlier version fits. Stop the site before (--replace refuses while it runs): mails that waited when the backup was made
wait again, and those that were sent since are sent once more, with the same Message-ID. After it, erase
again whom visitors:person erased since the backup.

DATABASE_URL and DATA_FOLDER choose the database, as for the site.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
    },
  },
  help,
);
const [path] = positionals;

const nobody: BackupVisitor = { table: () => {}, row: () => {} };

async function run(): Promise<void> {
  if (path === undefined) throw new WrongCommand('Name the file; --help tells more.');
  try {
    const counts = values.check
      ? await readBackup(path, nobody)
      : await withDatabases(({ visitors }) =>
          restoreBackup(visitors, path, values.replace === true),
        );
    const rows = [...counts].map(([table, count]) => [table, String(count)]);
    console.log(toTable([['table', 'rows'], ...rows], 1));
    console.log(values.check ? '\nThe backup is complete.' : '\nThe backup is restored.');
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'BrokenBackup' || name === 'CannotRestore') throw new WrongCommand(message);
    throw error;
  }
}

await runStaffCommand(run);
