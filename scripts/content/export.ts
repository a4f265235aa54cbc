// `npm run content:export`: writes what the studio published back into the files of the content folder.
import { join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { openMediaStore } from '#server/images/media-store.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { CannotChange, changeFiles, putBackUnfinished, undoFiles } from './change-files.ts';
import {
  type DatabaseNote,
  readDatabaseNote,
  restoreNote,
  settleExport,
} from './export-database.ts';
import { CannotAdd } from './picture-index.ts';
import { type PlannedFile, planFolderExport } from './plan-folder-export.ts';

const help = `Writes what is published back into files, for those who keep content in git.

  npm run content:export                       # into the content folder
  npm run content:export -- --dry-run          # shows what would change in which file, and writes nothing
  npm run content:export -- --into ../checkout/content
  npm run content:export -- --release          # the files have the say again
  npm run content:export -- --undo             # takes the last export back

Only items that the studio changed have something to write: their files change where the item did, and
nowhere else. A relative date (+45d) stays unless somebody changed it. Files of all other items stay as
they are, to the letter. An item that was archived loses its file; drafts are not written, since they
are not published. What the shorthand of files has no form for stands in them as it is stored
({ "stored": … }), and that is said.

Pictures, films, captions and documents that were uploaded and that published items or pages show lie
afterwards in images/studio/ and media/, under the addresses that they have. What the studio says of them,
and of the folder's own (alternative texts, credit, rights, the point that matters, transcripts), stands in
images/index.json and media/index.json. What nothing names any more goes. Files that take their words from
the list say the new ones once they are loaded.

All files are written, or none: a run that fails or is killed is put back, by the next one at the latest.

A file that was changed too, since the studio began, is left alone and named: load it, choose in the
studio, export again.

Afterwards the studio still has the say over the items that it changed: a later change of their files
is told, not taken. --release gives those items back to the files, so that the next load takes what the
files say and relative dates move on. Drafts stay.

  --into DIR   another content folder, with documents/ in it; items without a file there get one
  --dry-run    shows the changes and writes nothing
  --release    gives what was written, or is the same, back to the files; only for the content folder
  --undo       puts files back as they were before the last export, and the say over items; not when
               somebody has changed one of them since
  --help       shows this

CONTENT_FOLDER, DATABASE_URL and DATA_FOLDER choose folder and database, as for the site.

Exit status: 0 done, 1 a file was left alone or would be refused by a load, 2 the command or a setting is
wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      into: { type: 'string' },
      'dry-run': { type: 'boolean' },
      release: { type: 'boolean' },
      undo: { type: 'boolean' },
    },
  },
  help,
);

await runStaffCommand(
  () =>
    withDatabases(async (databases, settings) => {
      const { contentFolder, dataFolder, timeZone } = settings;
      const into = values.into ?? contentFolder;
      const keepIn = join(dataFolder, 'last-export');
      const unfinished = putBackUnfinished(into);
      if (unfinished) {
        await restoreNote(databases, unfinished.note as DatabaseNote);
        console.log('An export that was broken off has been put back.');
      }
      if (values.undo) {
        await restoreNote(databases, (await undoFiles(into, keepIn)) as DatabaseNote);
        console.log('Files are as they were before the last export.');
        return;
      }
      const store = openMediaStore(settings.media, join(dataFolder, 'cache/media'));
      const folders = { contentFolder, into };
      const plan = await planFolderExport({
        ...{ databases, store, ...folders, timeZone, now: new Date() },
      });
      for (const file of plan.files) tell(file, into);
      const isOwn = resolve(into) === resolve(contentFolder);
      if (!values['dry-run']) {
        const finish = async () => {
          if (isOwn) await settleExport(databases, plan, values.release ?? false);
        };
        const note = await readDatabaseNote(databases, plan);
        if (plan.changes.length === 0 && !values.release) await finish();
        else await changeFiles(into, plan.changes, { note, settle: finish, keepIn });
      }
      summarize(plan.files);
    }),
  [CannotAdd, CannotChange],
);

function tell({ path: file, action, before, after, notes }: PlannedFile, into: string): void {
  const path = join(into, file);
  if (action !== 'same' && action !== 'left') {
    console.log(`${action.padEnd(8)} ${path}`);
    if (values['dry-run'] && action === 'changed' && after !== '') {
      const patch = createTwoFilesPatch(path, path, before, after, '', '', { context: 1 });
      console.log(patch.split('\n').slice(3).join('\n'));
    }
  }
  for (const note of notes) console.warn(`  ${path} ${note}.`);
}

function summarize(files: readonly PlannedFile[]): void {
  const count = (action: PlannedFile['action']) =>
    files.filter((file) => file.action === action).length;
  const parts = [
    `${count('changed')} changed`,
    `${count('new')} new`,
    `${count('removed')} removed`,
    `${count('same')} as they were`,
    `${count('left')} left alone`,
  ];
  console.log(`${parts.join(', ')}${values['dry-run'] ? '. Nothing was written.' : '.'}`);
  const isRefused = files.some(({ notes }) => notes.some((note) => note.includes('would refuse')));
  if (isRefused || count('left') > 0) process.exitCode = 1;
}
