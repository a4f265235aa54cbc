import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { createAnchoredDates } from '#shared/anchored-dates.ts';
import type { LoadProblem, LoadReport } from '#shared/content-loading.ts';
import { buildEntry, createId } from './authoring/build-entry.ts';
import { parseSourceEntry, type SourceEntry } from './authoring/source-entry.ts';
import { type CheckCode, findBreach, findUnsupported } from './check-entry.ts';
import { type PreparedEntry, prepareEntry } from './entry.ts';
import { contentSource } from './tables.ts';
import { readLoadedSource, replaceContent } from './write-entries.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Holds `<model>/<name>.json`; one that is not there is the same as an empty one. */
  readonly folder: string;
  /** What `content/images/index.json` holds, by name without ending. */
  readonly images: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Editors learn of code that visitors' pages do not run. */
  readonly checkCode?: CheckCode;
}

/** Raise it when the same files must give other entries than before. */
const loaderFormat = 1;

/**
 * Makes the files of the content folder the stored entries when they, the pictures or the week have
 * changed since the last time, in one transaction. An entry that breaks the format is reported and
 * left out; one whose file is gone is removed. Imported entries stay as they are.
 */
export async function loadPages(options: LoadOptions): Promise<LoadReport> {
  const { database, images } = options;
  const dates = createAnchoredDates(options.now, options.timeZone);
  const files = readFiles(options.folder);
  const sourceHash = hash(
    JSON.stringify([
      loaderFormat,
      dates.anchor,
      options.timeZone,
      Object.keys(images),
      Boolean(options.checkCode),
      files,
    ]),
  );
  const earlier = await readLoadedSource(database);
  if (earlier.hash === sourceHash) {
    const problems = earlier.problems as Pick<LoadReport, 'rejected' | 'warnings'>;
    const rejectedFiles = new Set(problems.rejected.map(({ file }) => file));
    const unchanged = files.length - rejectedFiles.size;
    return { loaded: 0, unchanged, removed: 0, ...problems, changed: false };
  }

  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  const sources = new Map<string, SourceEntry>();
  for (const { file, text } of files) {
    const parsed = parseSourceEntry(file, text);
    if (Array.isArray(parsed)) rejected.push(...parsed);
    else sources.set(file, parsed);
  }
  const prepared: PreparedEntry[] = [];
  const context = {
    dates,
    findId: (name: string) => {
      const source = sources.get(`${name}.json`);
      return source && (source.id ?? createId(name));
    },
    hasImage: (name: string) => Object.hasOwn(images, name),
  };
  let done = 0;
  for (const [file, source] of sources) {
    const built = buildEntry(file, source, context);
    const breach = findBreach(built.entry);
    const found = [...built.rejected, ...(breach ? [{ file, ...breach }] : [])];
    rejected.push(...found);
    if (found.length === 0) {
      prepared.push(prepareEntry(file.split('/', 1)[0] as string, built.entry));
      const unsupported = findUnsupported(built.entry, options.checkCode ?? (() => null));
      warnings.push(...built.warnings, ...unsupported.map((one) => ({ file, ...one })));
    }
    done += 1;
    options.onProgress?.(done, sources.size);
  }

  const changes = await replaceContent(database, contentSource, prepared, {
    hash: sourceHash,
    problems: { rejected, warnings },
  });
  const loaded = changes?.written.length ?? 0;
  return {
    loaded,
    unchanged: prepared.length - loaded,
    removed: changes?.removed.length ?? 0,
    rejected,
    warnings,
    changed: loaded + (changes?.removed.length ?? 0) > 0,
  };
}

function readFiles(folder: string): { file: string; text: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((model) =>
      readdirSync(join(folder, model.name))
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${model.name}/${name}`),
    )
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
