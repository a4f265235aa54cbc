// `npm run collection:import`: brings a museum's export into the collection, or takes it out again.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Databases, openDatabases } from '#server/open-databases.ts';
import { InvalidSetting, readSettings } from '#server/settings.ts';
import {
  type ImportReport,
  importObjects,
  NothingImported,
  removeSource,
} from '#services/object-collection/embedded/import/import-objects.ts';
import { ImportIsRunning } from '#services/object-collection/embedded/import/import-runs.ts';
import { listMapped } from '#services/object-collection/embedded/import/list-mapped.ts';
import {
  InvalidMapping,
  type Mapping,
  parseMapping,
} from '#services/object-collection/embedded/import/mapping.ts';
import { UnreadableInput } from '#services/object-collection/embedded/import/raw-batch.ts';
import { createObjectStore } from '#services/object-collection/embedded/store.ts';
import { createProgressLine } from './import-progress.ts';

const help = `Brings the objects of a museum's export into the collection.

  npm run collection:import -- <file> --mapping <mapping.json>
  npm run collection:import -- --remove --source <source>

  <file>        JSON Lines (.jsonl) or a table (.csv), packed with gzip (.gz) or not
  --mapping     says which field of ours comes from where in a record; the format is documented in
                services/object-collection/README.md, an example is content/mappings/cmoa.json
  --dry-run     shows the first ten records as they would be taken, and changes nothing
  --keep        the file is only a part of the source: keep its other objects
                (otherwise objects that are no longer in the file are removed)
  --remove      takes all objects of a source out of the collection
  --source      which source: the "source" of its mapping
  --help        shows this

Visitors see the new objects all at once, at the end. A run that was killed is continued by the same
command; one that failed has changed nothing. Rejected records are listed in
<data folder>/imports/<run>.rejected.jsonl. DATABASE_URL and DATA_FOLDER choose the database, as for
the site.

Exit status: 0 done, 1 failed and nothing changed, 2 the command or the mapping is wrong.
`;

/** The command cannot be carried out as it was given. */
class WrongCommand extends Error {}

const dryRunRecords = 10;

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (values.remove) {
    if (positionals.length > 0 || values.mapping) {
      throw new WrongCommand('--remove takes no file and no mapping, only --source.');
    }
    if (!values.source) throw new WrongCommand('Say which source to remove: --source <source>.');
    if (values.source === 'demo') {
      throw new WrongCommand('The demo objects come from content/objects/; remove their files.');
    }
    return remove(values.source);
  }
  const [file, ...others] = positionals;
  if (file === undefined) throw new WrongCommand('Say which file to import; --help shows how.');
  if (others.length > 0) throw new WrongCommand('Import one file at a time.');
  if (!values.mapping)
    throw new WrongCommand('Say how to read the file: --mapping <mapping.json>.');
  if (values.source) throw new WrongCommand('--source belongs to --remove; the mapping names it.');
  const mapping = parseMapping(readMapping(values.mapping));
  if (values['dry-run']) {
    for await (const lines of listMapped(file, mapping, dryRunRecords)) console.log(lines);
    return;
  }
  await importFile(file, mapping, values.keep ?? false);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        keep: { type: 'boolean' },
        remove: { type: 'boolean' },
        source: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongCommand((error as Error).message);
  }
}

function readMapping(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongCommand(`The mapping cannot be read: ${(error as Error).message}`);
  }
}

async function withDatabases(use: (databases: Databases, dataFolder: string) => Promise<void>) {
  const settings = readSettings();
  const databases = await openDatabases(settings);
  try {
    await use(databases, settings.dataFolder);
  } finally {
    await databases.close();
  }
}

const importFile = (file: string, mapping: Mapping, keepOthers: boolean) =>
  withDatabases(async ({ content }, dataFolder) => {
    const progress = createProgressLine();
    try {
      const report = await importObjects({
        database: content,
        file,
        mapping,
        keepOthers,
        reportFolder: `${dataFolder}/imports`,
        onProgress: progress.show,
      });
      progress.end();
      tell(report, mapping.source);
      const indexFolder = `${dataFolder}/cache/search`;
      await createObjectStore(content, { indexFolder }).prepareSearch();
    } finally {
      progress.end();
    }
  });

const remove = (source: string) =>
  withDatabases(async ({ content }) => {
    const { removed } = await removeSource(content, source, new Date());
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
  tellProblems(report);
}

function tellProblems({ problems, problemsFile }: Pick<ImportReport, 'problems' | 'problemsFile'>) {
  if (!problemsFile) return;
  for (const { line, field, reason, is_rejected } of problems) {
    const what = is_rejected ? 'rejected' : 'taken without the field';
    console.error(`  line ${line}, ${what}: ${[field, reason].filter(Boolean).join(' ')}`);
  }
  console.error(`All of them: ${problemsFile}`);
}

const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

try {
  await run();
} catch (error) {
  const isWrong = error instanceof WrongCommand || error instanceof InvalidMapping;
  const isKnown =
    isWrong ||
    error instanceof UnreadableInput ||
    error instanceof InvalidSetting ||
    error instanceof ImportIsRunning ||
    error instanceof NothingImported;
  console.error(isKnown ? (error as Error).message : error);
  if (error instanceof UnreadableInput) console.error('Nothing that visitors see has changed.');
  if (error instanceof NothingImported) tellProblems(error);
  process.exitCode = isWrong ? 2 : 1;
}
