// `npm run content:export`: writes what the studio published back into the files of the content folder.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { creditWorks } from '#server/content/credit-works.ts';
import { readImageIndex } from '#server/content/read-image-index.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { hashSource } from '#services/content-management/embedded/load-content.ts';
import {
  type ExportedFile,
  planExport,
} from '#services/content-management/embedded/plan-export.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';

const help = `Writes what is published back into files, for those who keep content in git.

  npm run content:export                       # into the content folder
  npm run content:export -- --dry-run          # shows what would change in which file, and writes nothing
  npm run content:export -- --into ../checkout/content
  npm run content:export -- --release          # the files have the say again

Only items that the studio changed have something to write: their files change where the item did, and
nowhere else. A relative date (+45d) stays unless somebody changed it. Files of all other items stay as
they are, to the letter. An item that was archived loses its file; drafts are not written, since they
are not published. What the shorthand of files has no form for stands in them as it is stored
({ "stored": … }), and that is said.

A file that was changed too, since the studio began, is left alone and named: load it, choose in the
studio, export again.

Afterwards the studio still has the say over the items that it changed: a later change of their files
is told, not taken. --release gives those items back to the files, so that the next load takes what the
files say and relative dates move on. Drafts stay.

  --into DIR   another content folder, with documents/ in it; items without a file there get one
  --dry-run    shows the changes and writes nothing
  --release    gives what was written, or is the same, back to the files; only for the content folder
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
    },
  },
  help,
);

await runStaffCommand(() =>
  withDatabases(async ({ content: database }, { contentFolder, timeZone }) => {
    const into = join(values.into ?? contentFolder, 'documents');
    const isOwn = resolve(into) === resolve(contentFolder, 'documents');
    const { images } = await readImageIndex(contentFolder, database);
    const files = await planExport({
      database,
      folder: join(contentFolder, 'documents'),
      into,
      images: creditWorks(images, join(contentFolder, 'objects')),
      now: new Date(),
      timeZone,
    });
    const studio = new StudioDocuments(database, readModels(), defaultLanguageCodes);
    for (const file of files) {
      tell(file, into);
      if (values['dry-run'] || file.action === 'left') continue;
      write(join(into, file.file), file);
      if (!isOwn || !file.isHeld) continue;
      if (values.release && file.action !== 'removed') await studio.release(file.setId);
      else await studio.noteFile(file.setId, file.after === '' ? '' : hashSource(file.after));
    }
    summarize(files);
  }),
);

function tell({ file, action, before, after, notes }: ExportedFile, into: string): void {
  const path = join(into, file);
  if (action !== 'same' && action !== 'left') {
    console.log(`${action.padEnd(8)} ${path}`);
    if (values['dry-run'] && action === 'changed') {
      const patch = createTwoFilesPatch(path, path, before, after, '', '', { context: 1 });
      console.log(patch.split('\n').slice(3).join('\n'));
    }
  }
  for (const note of notes) console.warn(`  ${path} ${note}.`);
}

/** Whole or not at all. */
function write(path: string, { action, after }: ExportedFile): void {
  if (action === 'removed') rmSync(path);
  if (action !== 'new' && action !== 'changed') return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, after);
  renameSync(`${path}.new`, path);
}

function summarize(files: readonly ExportedFile[]): void {
  const count = (action: ExportedFile['action']) =>
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
