// `npm run collection:import`: brings a museum's export into the collection, or takes it out again.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '#database/database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { describeCounts } from '#services/object-collection/embedded/import/check-pictures.ts';
import {
  type ImportReport,
  importObjects,
  NothingImported,
  removeSource,
  TooManyRemovals,
} from '#services/object-collection/embedded/import/import-objects.ts';
import { ImportIsRunning } from '#services/object-collection/embedded/import/import-runs.ts';
import { listMapped } from '#services/object-collection/embedded/import/list-mapped.ts';
import {
  InvalidMapping,
  type Mapping,
  parseMapping,
} from '#services/object-collection/embedded/import/mapping.ts';
import { UnreadableInput } from '#services/object-collection/embedded/import/raw-batch.ts';
import { findInFiles } from '#services/object-collection/embedded/similarity/find-pictures.ts';
import { createObjectStore } from '#services/object-collection/embedded/store.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { createProgressLine } from './import-progress.ts';

const help = `Brings the objects of a museum's export into the collection.

  npm run collection:import -- <file or folder> --mapping <mapping.json>
  npm run collection:import -- --remove --source <source>

  <file or folder>  JSON Lines (.jsonl), one JSON array or record (.json), a table (.csv, .tsv), XML
                    (.xml), packed with gzip (.gz) or not; or a folder of such files
  --mapping         says which field of ours comes from where in a record; the format is documented
                    in services/object-collection/README.md. Ready ones in content/mappings/:
                    lido.json, linked-art.json, met.json, cmoa.json, walters.json
  --dry-run         shows the first ten records as they would be taken, says how many of all would
                    be and what is wrong with the others, and changes nothing
  --keep            the file is only a part of the source: keep its other objects
                    (otherwise objects that are no longer in the file are removed)
  --allow-removals  remove as many objects as the file does not name any more; otherwise an import
                    that would remove more than a small share of the source changes nothing
  --pictures        a folder with the delivered pictures, under the last part of their addresses:
                    objects that look alike are found by them. Addresses stay as they are
  --remove          takes all objects of a source out of the collection
  --source          which source: the "source" of its mapping
  --help            shows this

Visitors see the new objects all at once, at the end. A run that was killed is continued by the same
command; one that failed has changed nothing. An object whose record is rejected stays as it was; rejected
records are listed in <data folder>/imports/<run>.rejected.jsonl. The search index is built before the command ends, so
that the site is ready at once. DATABASE_URL and DATA_FOLDER choose the database, as for the site.

Exit status: 0 done, 1 failed and nothing changed, 2 the command, the mapping or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean' },
      keep: { type: 'boolean' },
      'allow-removals': { type: 'boolean' },
      pictures: { type: 'string' },
      remove: { type: 'boolean' },
      source: { type: 'string' },
    },
  },
  help,
);

const dryRunRecords = 10;

async function run(): Promise<void> {
  if (values.remove) {
    const others = [
      values.mapping,
      values.pictures,
      values.keep,
      values['dry-run'],
      values['allow-removals'],
    ];
    if (positionals.length > 0 || others.some((value) => value !== undefined)) {
      throw new WrongCommand('--remove takes nothing else, only --source.');
    }
    if (!values.source) throw new WrongCommand('Name the source to remove: --source <source>.');
    if (values.source === 'demo') {
      throw new WrongCommand('The demo objects come from content/objects/; remove their files.');
    }
    return remove(values.source);
  }
  const [file] = positionals;
  if (file === undefined) throw new WrongCommand('Name the file to import; --help shows how.');
  if (!values.mapping)
    throw new WrongCommand('Name the mapping of the file: --mapping <mapping.json>.');
  if (values.source) throw new WrongCommand('--source belongs to --remove; the mapping names it.');
  const mapping = readMapping(values.mapping);
  if (values['dry-run']) {
    const { objectPictureHosts } = readSettings();
    const mapped = listMapped(file, mapping, dryRunRecords, objectPictureHosts);
    for await (const lines of mapped) console.log(lines);
    return;
  }
  const { pictures } = values;
  if (pictures !== undefined && !existsSync(pictures)) {
    throw new WrongCommand(`The folder of pictures is not there: ${pictures}`);
  }
  await importFile(file, mapping, {
    keepOthers: values.keep ?? false,
    allowsRemovals: values['allow-removals'] ?? false,
    pictures,
  });
}

function readMapping(path: string): Mapping {
  try {
    return parseMapping(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof InvalidMapping) throw new WrongCommand(error.message);
    const { code, message } = error as NodeJS.ErrnoException;
    throw code ? new WrongCommand(`The mapping cannot be read: ${message}`) : error;
  }
}

const importFile = (
  file: string,
  mapping: Mapping,
  {
    keepOthers,
    allowsRemovals,
    pictures,
  }: { keepOthers: boolean; allowsRemovals: boolean; pictures: string | undefined },
) =>
  withDatabases(async ({ content }, { dataFolder, objectPictureHosts }) => {
    const progress = createProgressLine();
    try {
      const report = await importObjects({
        database: content,
        file,
        mapping,
        keepOthers,
        allowsRemovals,
        findPicture: pictures === undefined ? undefined : findInFolder(pictures),
        reportFolder: `${dataFolder}/imports`,
        pictureHosts: objectPictureHosts,
        onProgress: progress.show,
      });
      progress.end();
      tell(report, mapping.source);
      await prepareSearch(content, dataFolder);
    } finally {
      progress.end();
    }
  });

/** The site looks for it in the same place, so its next start only opens it. */
const prepareSearch = (content: Database, dataFolder: string) =>
  createObjectStore(content, { indexFolder: `${dataFolder}/cache/search` }).prepareSearch();

/** Pictures under the last part of their addresses. */
const findInFolder = (folder: string) =>
  findInFiles((src) => {
    const name = new URL(src, 'https://site.internal').pathname.split('/').at(-1);
    // A name that is not encoded as an address needs is taken as it is.
    return name ? join(folder, decodeName(name)) : null;
  });

function decodeName(name: string): string {
  try {
    return basename(decodeURIComponent(name));
  } catch {
    return name;
  }
}

const remove = (source: string) =>
  withDatabases(async ({ content }, { dataFolder }) => {
    const { removed } = await removeSource(content, source, new Date());
    if (removed > 0) await prepareSearch(content, dataFolder);
    console.error(
      removed === 0
        ? `There is no object of the source "${source}".`
        : `Removed ${count(removed, 'object')} of the source "${source}".`,
    );
  });

function tell(report: ImportReport, source: string): void {
  const parts = [
    `${count(report.records, 'record')} of "${source}"`,
    `${report.written} new or changed`,
    `${report.unchanged} unchanged`,
    `${report.removed} removed`,
    `${report.rejected} rejected`,
  ];
  if (report.resumedAfter > 0) parts.push(`continued after record ${report.resumedAfter}`);
  console.error(`${parts.join(', ')}.`);
  if (report.retained > 0) {
    console.error(
      `${count(report.retained, 'object')} that no record names stay, since the records that cannot be read may be theirs; --allow-removals removes them.`,
    );
  }
  for (const line of describeCounts(report.pictures)) console.error(line);
  logProblems(report);
}

function logProblems({ problems, problemsFile }: Pick<ImportReport, 'problems' | 'problemsFile'>) {
  if (!problemsFile) return;
  for (const { line, field, reason, is_rejected } of problems) {
    const what = is_rejected ? 'rejected' : 'taken without the field';
    console.error(`  line ${line}, ${what}: ${[field, reason].filter(Boolean).join(' ')}`);
  }
  console.error(`All of them: ${problemsFile}`);
}

const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

await runStaffCommand(
  run,
  [UnreadableInput, ImportIsRunning, NothingImported, TooManyRemovals],
  (error) => {
    if (error instanceof UnreadableInput) console.error('Nothing that visitors see has changed.');
    if (error instanceof NothingImported || error instanceof TooManyRemovals) logProblems(error);
  },
);
