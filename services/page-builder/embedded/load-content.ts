import { createHash } from 'node:crypto';
import { readProblemsOf } from '#database/content/content-loads.ts';
import {
  guessValues,
  parseSourceText,
  readSourceFiles,
  type SourceFile,
  withLines,
} from '#database/content/read-source-files.ts';
import type { Database } from '#database/database.ts';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import {
  isMassRemoval,
  type LoadProblem,
  type LoadReport,
  problemKey,
} from '#shared/files/content-loading.ts';
import {
  pageModel,
  redirectModel,
  sectionModels,
  templateModel,
} from '#shared/page-builder/page-builder-models.ts';
import { buildEntry, createId } from './authoring/build-entry.ts';
import { parseSourceEntry, type SourceEntry } from './authoring/source-entry.ts';
import { type CheckCode, type CheckDrawing, findBreach, findUnsupported } from './check-entry.ts';
import { prepareEntry } from './entry.ts';
import { contentSource, studioSource } from './tables.ts';
import {
  type FileEntry,
  type LoadedEntry,
  listFilled,
  readLoadedEntries,
  readSourceHash,
  refuseContent,
  replaceContent,
} from './write-entries.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Holds `<model>/<name>.json`; one that is not there is the same as an empty one. */
  readonly folder: string;
  /** The entries of `content/images/index.json`, by name without ending. */
  readonly images: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Editors learn of code that visitors' pages do not run. */
  readonly checkCode?: CheckCode;
  readonly checkDrawing?: CheckDrawing;
  /** Take away as many entries as have no file any more, however many. */
  readonly allowsRemovals?: boolean;
}

/** Raise it when the same files must give other entries than before. */
const loaderFormat = 2;

/**
 * Makes the files of the content folder the stored entries when they, the pictures or the week have
 * changed since the last time, in one transaction. An entry that breaks the format is reported and
 * stays as it was; one whose file is gone is removed. Imported entries stay as they are. When so many
 * are gone that a mistake is likely, nothing is changed.
 */
export async function loadPages(options: LoadOptions): Promise<LoadReport> {
  const { database, images } = options;
  const dates = createAnchoredDates(options.now, options.timeZone);
  const files = readSourceFiles(options.folder);
  const sourceHash = hash(
    JSON.stringify([
      loaderFormat,
      dates.anchor,
      options.timeZone,
      Object.keys(images),
      Boolean(options.checkCode),
      Boolean(options.checkDrawing),
      files,
    ]),
  );
  const earlier = await readProblemsOf(database, 'pages');
  if ((await readSourceHash(database)) === sourceHash) {
    const rejectedFiles = new Set(earlier.rejected.map(({ file }) => file));
    const unchanged = files.length - rejectedFiles.size;
    return { loaded: 0, unchanged, ...nothingRemoved, ...earlier, changed: false };
  }

  const stored = await readLoadedEntries(database, contentSource);
  // What the studio changed stays as it is there, whatever its file says.
  const held = await readLoadedEntries(database, studioSource);
  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  const sources = new Map<string, SourceEntry>();
  const withoutBlocks = new Set<string>();
  const retained = new Set<string>(held.map(({ id }) => id));
  const refuse = (file: string, problems: readonly LoadProblem[]) => {
    const text = files.find((one) => one.file === file)?.text ?? '';
    const ids = isShown(file)
      ? listClaims(file, text, stored)
      : listMoved(file, hash(text), stored, files);
    for (const id of ids) retained.add(id);
    // Still true of what is shown, and known when the file is mended.
    if (ids.length > 0) warnings.push(...earlier.warnings.filter((one) => one.file === file));
    const keeps = ids.length > 0 && { keepsLastVersion: true as const };
    rejected.push(...problems.map((problem) => ({ ...problem, ...keeps })));
  };
  for (const source of files) {
    const read = parseSourceText(source);
    if (!isShown(source.file)) {
      const reason = `lies in a folder of which the site shows nothing; folders are ${shownModels.join(', ')}`;
      refuse(source.file, [{ file: source.file, field: '', reason }]);
      continue;
    }
    const parsed = 'problems' in read ? read.problems : parseSourceEntry(source.file, read.json);
    if (Array.isArray(parsed)) refuse(source.file, parsed);
    else sources.set(source.file, parsed);
    const given = Object('json' in read ? read.json : null).data;
    if (Object(given).blocks === undefined) withoutBlocks.add(source.file);
  }
  const filled = withoutBlocks.size > 0 ? await listFilled(database, contentSource) : withoutBlocks;
  const idsOfFiles = new Map([...stored, ...held].map(({ file, id }) => [file, id]));
  const prepared: FileEntry[] = [];
  const context = {
    dates,
    findId: (name: string) => {
      const source = sources.get(`${name}.json`);
      if (source) return source.id ?? createId(name);
      const known = idsOfFiles.get(`${name}.json`) ?? createId(name);
      return retained.has(known) ? known : undefined;
    },
    hasImage: (name: string) => Object.hasOwn(images, name),
  };
  const textHashes = new Map(files.map(({ file, text }) => [file, hash(text)]));
  const known = new Set(earlier.warnings.map(problemKey));
  let done = 0;
  for (const [file, source] of sources) {
    const built = buildEntry(file, source, context);
    const breach = findBreach(built.entry);
    const found = [...built.rejected, ...(breach ? [{ file, ...breach }] : [])];
    const fileHash = textHashes.get(file) ?? '';
    const before = stored.find(({ id }) => id === built.entry.id);
    // Named for the first time, and not there: a mistake in this file, which was right before.
    const isChanged = before !== undefined && before.file_hash !== fileHash;
    const lost = isChanged ? built.warnings.filter((one) => !known.has(problemKey(one))) : [];
    if (isChanged && withoutBlocks.has(file) && filled.has(built.entry.id)) {
      const reason =
        'is gone, so that nothing would be shown; if that is meant, write "blocks": []';
      lost.push({ file, field: 'data.blocks', reason });
    }
    const heldOne = held.find(({ id }) => id === built.entry.id);
    if (heldOne && heldOne.file_hash !== fileHash) {
      const reason = 'was changed in the studio, which goes on with what stands there';
      warnings.push({ file, field: '', reason });
    }
    if (found.length + lost.length > 0) refuse(file, [...found, ...lost]);
    else {
      const entry = prepareEntry(file.split('/', 1)[0] as string, built.entry);
      prepared.push({ ...entry, file, fileHash });
      const unsupported = findUnsupported(built.entry, options.checkCode ?? (() => null));
      warnings.push(...built.warnings, ...unsupported.map((one) => ({ file, ...one })));
      for (const reason of options.checkDrawing?.(built.entry) ?? []) {
        warnings.push({ file, field: 'data', reason });
      }
    }
    done += 1;
    options.onProgress?.(done, sources.size);
  }

  const problems = {
    rejected: withLines(rejected, files),
    warnings: withLines(warnings, files),
  };
  const wanted = new Set(prepared.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !wanted.has(id) && !retained.has(id));
  if (!options.allowsRemovals && isMassRemoval(gone.length, stored.length)) {
    const reason = `${gone.length} of ${stored.length} entries have no file any more, so nothing was changed. Is ${options.folder} the right folder? If they are to go: npm run content:load -- --allow-removals`;
    const refused = { file: '', field: '', reason, keepsLastVersion: true as const };
    const told = { rejected: [refused, ...problems.rejected], warnings: earlier.warnings };
    await refuseContent(database, told);
    return { loaded: 0, unchanged: stored.length, ...nothingRemoved, ...told, changed: false };
  }
  const changes = await replaceContent(database, contentSource, prepared, retained, {
    hash: sourceHash,
    problems,
  });
  const loaded = changes?.written.length ?? 0;
  return {
    loaded,
    unchanged: prepared.length - loaded,
    removed: changes?.removed.length ?? 0,
    removedNames: changes ? gone.map(({ file }) => file) : [],
    ...problems,
    changed: loaded + (changes?.removed.length ?? 0) > 0,
  };
}

/** The folders of `content/pages/`; entries of other models come with `page-builder:import`. */
const shownModels: readonly string[] = [
  pageModel,
  'symbol',
  templateModel,
  redirectModel,
  ...sectionModels,
];
const isShown = (file: string) => shownModels.includes(file.split('/', 1)[0] as string);

/** Ids of the stored entries that a file in a wrong folder was before: of its name or its text, and without a file now. */
function listMoved(
  file: string,
  textHash: string,
  stored: readonly LoadedEntry[],
  files: readonly SourceFile[],
): string[] {
  const there = new Set(files.map((one) => one.file));
  const [, name] = file.split('/');
  return stored
    .filter((entry) => !there.has(entry.file))
    .filter((entry) => entry.file_hash === textHash || entry.file.split('/')[1] === name)
    .map(({ id }) => id);
}

const nothingRemoved = { removed: 0, removedNames: [] };

/**
 * Ids of the stored entries that a file may stand for: as it is named and as its text says, which
 * may be broken or name another.
 */
function listClaims(file: string, text: string, stored: readonly LoadedEntry[]): string[] {
  const stem = file.replace(/\.json$/i, '');
  const names = new Set([createId(stem), ...guessValues(text, 'id').slice(0, 1)]);
  return stored.filter((entry) => entry.file === file || names.has(entry.id)).map(({ id }) => id);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
