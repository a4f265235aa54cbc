// `npm run page-builder:import`: brings a space's export into the embedded page builder, or takes it out.
import { readSettings } from '#server/settings/settings.ts';
import type { PreparedEntry } from '#services/page-builder/embedded/entry.ts';
import { contentSource, studioSource } from '#services/page-builder/embedded/tables.ts';
import {
  readLoadedEntries,
  removeSource,
  replaceEntries,
} from '#services/page-builder/embedded/write-entries.ts';
import { prepareImport } from '#services/page-builder/transfer/prepare-import.ts';
import {
  type ExportProblem,
  readExport,
  UnreadableExport,
} from '#services/page-builder/transfer/read-export.ts';
import { isMassRemoval } from '#shared/files/content-loading.ts';
import { type Step, startStep } from '../command-line/progress.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { createCheckCode } from './check-code.ts';
import { createDrawingCheck } from './check-drawing.ts';

const help = `Brings the pages of a page-builder space into the embedded one.

  npm run page-builder:import -- <file or folder> --source <source> [--model <model>]
  npm run page-builder:import -- --remove --source <source>

  <file or folder>  one JSON file per entry, in a folder per model; or what the content API answered:
                    {"results":[…]} (its model is --model, else the name of the file) or
                    {"page":[…],"symbol":[…]}
  --source          a name for this export, in small letters, digits and hyphens; a later import of the
                    same source replaces the earlier one
  --model           model of entries that do not say it themselves
  --dry-run         reads and checks everything, shows the first ten entries, and changes nothing
  --keep            the files are only a part of the source: keep its other entries
  --allow-removals  take away as many entries as the files do not hold any more; otherwise an import
                    that would take away more than a small share changes nothing
  --remove          takes all entries of a source out again
  --help            shows this

Visitors see the new entries all at once, at the end. Entries that cannot be taken are named with the
reason and stay as they were imported before, or are left out, as are ids that belong to another source
already. Named too is all that visitors will not get of an entry: expressions and scripts that do not
run, frames, components, styles and HTML that are left out, hosts that the settings do not name.
Pictures that stay elsewhere need BUILDER_PICTURE_HOSTS. DATABASE_URL and DATA_FOLDER
choose the database, as for the site.

Exit status: 0 done, 1 failed and nothing changed, 2 the command or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      source: { type: 'string' },
      model: { type: 'string' },
      'dry-run': { type: 'boolean' },
      keep: { type: 'boolean' },
      'allow-removals': { type: 'boolean' },
      remove: { type: 'boolean' },
    },
  },
  help,
);

/** Nothing of the export can be taken. */
class NothingToImport extends Error {}

/** So many entries would be removed that a mistake is likely. */
class TooManyRemovals extends Error {}

const shownEntries = 10;
const shownProblems = 50;

interface ReadExport {
  readonly entries: readonly PreparedEntry[];
  readonly rejected: readonly ExportProblem[];
  /** Ids of rejected entries; of some it cannot be read. */
  readonly rejectedIds: ReadonlySet<string>;
  readonly hasUnidentified: boolean;
  readonly warnings: readonly ExportProblem[];
}

async function run(): Promise<void> {
  const { source } = values;
  if (!source) throw new WrongCommand('Name the source: --source <source>.');
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(source)) {
    throw new WrongCommand(
      'A source name has lowercase letters, digits and hyphens, at most 60 characters.',
    );
  }
  if (source === contentSource || source === studioSource) {
    throw new WrongCommand('These entries come from content/pages/; change or remove their files.');
  }
  if (values.remove) {
    if (positionals.length > 0) throw new WrongCommand('--remove takes no file, only --source.');
    return remove(source);
  }
  const [path] = positionals;
  if (path === undefined) throw new WrongCommand('Name what to import; --help shows how.');
  const read = await readAll(path, values.model ?? null);
  logProblems('left out', read.rejected);
  logProblems('incomplete', read.warnings);
  if (read.entries.length === 0) throw new NothingToImport('No entry can be imported.');
  if (values['dry-run']) showEntries(read.entries);
  else await store(source, read);
}

async function readAll(path: string, model: string | null): Promise<ReadExport> {
  const checkCode = createCheckCode(readSettings());
  const step = startStep('Export');
  const checkDrawing = createDrawingCheck(readSettings().pageBuilder);
  const entries = new Map<string, PreparedEntry>();
  const rejected: ExportProblem[] = [];
  const warnings: ExportProblem[] = [];
  const rejectedIds = new Set<string>();
  let hasUnidentified = false;
  try {
    for await (const file of readExport(path, model)) {
      step.progress(`${file.done} of ${file.total} files`);
      rejected.push(...file.problems);
      hasUnidentified ||= file.problems.length > 0;
      for (const exported of file.entries) {
        const prepared = prepareImport(exported, checkCode, checkDrawing);
        rejected.push(...prepared.rejected);
        warnings.push(...prepared.warnings);
        if (!prepared.entry) {
          const { id } = (exported.raw ?? {}) as { readonly id?: unknown };
          if (typeof id === 'string') rejectedIds.add(id);
          else hasUnidentified = true;
          continue;
        }
        if (entries.has(prepared.entry.id)) {
          const reason = `its id ${prepared.entry.id} came before; this one counts`;
          warnings.push({ place: exported.place, reason });
        }
        entries.set(prepared.entry.id, prepared.entry);
      }
    }
  } catch (error) {
    step.failed('cannot be read');
    throw error;
  }
  step.done(`${count(entries.size, 'entry', 'entries')} read, ${rejected.length} problems`);
  return { entries: [...entries.values()], rejected, rejectedIds, hasUnidentified, warnings };
}

function logProblems(kind: string, problems: readonly ExportProblem[]): void {
  for (const { place, reason } of problems.slice(0, shownProblems)) {
    console.error(`  ${kind}: ${place}: ${reason}`);
  }
  const rest = problems.length - shownProblems;
  if (rest > 0) console.error(`  and ${rest} more of this kind`);
}

function showEntries(entries: readonly PreparedEntry[]): void {
  for (const { model, summary } of entries.slice(0, shownEntries)) {
    const rules = summary.query.map(({ property, operator, value }) =>
      [property, operator, JSON.stringify(value)].join(' '),
    );
    const parts = [model, summary.published, `"${summary.name}"`, rules.join(' and ')];
    console.log(parts.filter(Boolean).join('  '));
  }
  console.error(`${count(entries.length, 'entry', 'entries')} in all. Nothing was changed.`);
}

async function withStep(title: string, work: (step: Step) => Promise<string>): Promise<void> {
  const step = startStep(title);
  try {
    step.done(await work(step));
  } catch (error) {
    step.failed('nothing has changed');
    throw error;
  }
}

const store = (source: string, { entries, rejectedIds, hasUnidentified }: ReadExport) =>
  withStep('Import', () =>
    withDatabases(async ({ content }) => {
      const stored = await readLoadedEntries(content, source);
      const wanted = new Set(entries.map(({ id }) => id));
      const gone = stored.filter(({ id }) => !wanted.has(id) && !rejectedIds.has(id));
      const allowsRemovals = values['allow-removals'] ?? false;
      if (!values.keep && !allowsRemovals && isMassRemoval(gone.length, stored.length)) {
        throw new TooManyRemovals(
          `${gone.length} of ${stored.length} entries of "${source}" would be taken away, since the files do not hold them. Nothing has changed. If these are a part of the source only, add --keep; if the others are to go, add --allow-removals.`,
        );
      }
      // An unreadable file may be any of the missing entries.
      const keepsOthers = values.keep || (hasUnidentified && !allowsRemovals);
      const isRetained = (id: string) => keepsOthers || rejectedIds.has(id);
      const changes = await replaceEntries(content, source, entries, isRetained);
      logProblems(
        'left out',
        changes.taken.map((id) => ({ place: id, reason: 'this id belongs to another source' })),
      );
      if (keepsOthers && !values.keep && gone.length > 0) {
        console.error(
          `  ${count(gone.length, 'entry', 'entries')} that the files do not hold stay, since what cannot be read may be theirs; --allow-removals takes them away`,
        );
      }
      const unchanged = entries.length - changes.written.length - changes.taken.length;
      return [
        `"${source}": ${changes.written.length} new or changed`,
        `${unchanged} unchanged`,
        `${changes.removed.length} removed`,
        `${changes.taken.length} left out`,
      ].join(', ');
    }),
  );

const remove = (source: string) =>
  withStep('Remove', () =>
    withDatabases(async ({ content }) => {
      const removed = await removeSource(content, source);
      return `${count(removed, 'entry', 'entries')} of "${source}" removed`;
    }),
  );

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

await runStaffCommand(run, [UnreadableExport, NothingToImport, TooManyRemovals]);
