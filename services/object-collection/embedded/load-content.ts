import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  type LoadProblems,
  readProblemsOf,
  writeLoadProblems,
} from '#database/content/content-loads.ts';
import {
  guessValues,
  parseSourceText,
  readSourceFiles,
  type SourceFile,
  withLines,
} from '#database/content/read-source-files.ts';
import { type Database, withTables } from '#database/database.ts';
import { toAddedAt } from '#shared/calendar/relative-date.ts';
import {
  isMassRemoval,
  type LoadProblem,
  type LoadReport,
  problemKey,
} from '#shared/files/content-loading.ts';
import { parseObjectInput } from './object-input.ts';
import { type KnownImage, toObjectRecord } from './object-record.ts';
import { publishStaged } from './publish-staged.ts';
import type { FindPicture } from './similarity/find-pictures.ts';
import { describeObjects, storePictureFeatures } from './similarity/store-features.ts';
import {
  type StagedObject,
  stageAsUnchanged,
  stageObjects,
  toStagedEntry,
} from './stage-objects.ts';
import type { ObjectCollectionTables } from './tables.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Folder of `<id>.json` files; none is the same as an empty one. */
  readonly folder: string;
  /** The entries of `content/images/index.json`, by name without ending. */
  readonly images: Readonly<Record<string, KnownImage>>;
  /** Finds pictures to be described, so that similar ones are found; none where absent. */
  readonly findPicture?: FindPicture | undefined;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Take away as many objects as have no file any more, however many. */
  readonly allowsRemovals?: boolean;
}

const demoSource = 'demo';

/** Raise it when the same files must give other objects than before. */
const loaderFormat = 4;

/**
 * Loads the demo objects if the files, their pictures or the week have changed since the last time:
 * all in one transaction, so that a process killed in the middle leaves what was there. An invalid
 * file is reported, and its object stays as it was; an object whose file is gone is removed. When so
 * many are gone that a mistake is likely, nothing is changed.
 */
export async function loadObjects(options: LoadOptions): Promise<LoadReport> {
  const { database, folder, images, now } = options;
  const files = readSourceFiles(folder, false);
  const addedAt = toAddedAt(now, options.timeZone);
  const fingerprint = hash(
    'sha256',
    JSON.stringify([loaderFormat, addedAt('+0d'), images, ...files]),
    'base64url',
  );
  const query = withTables<ObjectCollectionTables>(database);
  const loadedBefore = await query
    .selectFrom('object_collection_state')
    .select('value')
    .where('key', '=', 'demo-content')
    .executeTakeFirst();
  const earlier = await readProblemsOf(database, 'objects');
  if (loadedBefore?.value === fingerprint) {
    const rejectedFiles = new Set(earlier.rejected.map(({ file }) => file));
    const unchanged = files.length - rejectedFiles.size;
    return { loaded: 0, unchanged, ...nothingRemoved, ...earlier, changed: false };
  }

  const rows = await query
    .selectFrom('objects')
    .select('id')
    .where('source', '=', demoSource)
    .execute();
  const stored = new Set(rows.map(({ id }) => id));
  const read = readObjects({ files, images, addedAt, stored, earlier });
  const { objects, retained } = read;
  const named = new Set([...retained, ...objects.map(({ record }) => record.id)]);
  const gone = [...stored].filter((id) => !named.has(id));
  if (!options.allowsRemovals && isMassRemoval(gone.length, stored.size)) {
    const reason = `${gone.length} of ${stored.size} objects have no file any more, so nothing was changed. Is ${folder} the right folder? If they are to go: npm run content:load -- --allow-removals`;
    const refused = { file: '', field: '', reason, keepsLastVersion: true as const };
    const { rejected } = withoutObjects(read, files);
    const told = { rejected: [refused, ...rejected], warnings: earlier.warnings };
    await query.transaction().execute(async (change) => {
      await writeFingerprint(change, '');
      await writeLoadProblems(change, 'objects', told);
    });
    return { loaded: 0, unchanged: stored.size, ...nothingRemoved, ...told, changed: false };
  }
  const run = { id: 'demo-content', source: demoSource, now };
  const features = options.findPicture
    ? await describeObjects(
        database,
        objects.map(({ record }) => record),
        options.findPicture,
      )
    : [];
  const batchSize = 250;
  return query.transaction().execute(async (change) => {
    let unchanged = 0;
    for (let from = 0; from < objects.length; from += batchSize) {
      const batch = objects.slice(from, from + batchSize);
      const staged = await stageObjects(change, database.dialect, run, batch.map(toStagedEntry));
      unchanged += staged.unchanged;
      for (const { id, reason } of staged.taken) {
        read.rejected.push({ file: `${id}.json`, field: 'id', reason });
      }
      options.onProgress?.(from + batch.length, objects.length);
    }
    await stageAsUnchanged(change, database.dialect, run.id, [...retained]);
    await storePictureFeatures(change, database.dialect, features);
    const published = await publishStaged(change, database.dialect, run);
    await writeFingerprint(change, fingerprint);
    const problems = withoutObjects(read, files);
    await writeLoadProblems(change, 'objects', problems);
    return {
      loaded: published.written,
      unchanged,
      removed: published.removed,
      removedNames: gone.map((id) => `${id}.json`),
      ...problems,
      changed: published.written + published.removed > 0,
    };
  });
}

const writeFingerprint = (change: Transaction<ObjectCollectionTables>, value: string) =>
  change
    .insertInto('object_collection_state')
    .values({ key: 'demo-content', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

const nothingRemoved = { removed: 0, removedNames: [] };

interface ReadOptions {
  readonly files: readonly SourceFile[];
  readonly images: LoadOptions['images'];
  readonly addedAt: (text: string) => string | null;
  /** Ids of the objects that visitors see. */
  readonly stored: ReadonlySet<string>;
  readonly earlier: LoadProblems;
}

interface ReadObjects {
  readonly objects: StagedObject[];
  /** Ids of objects that stay as they are: their file is there, but cannot be taken. */
  readonly retained: Set<string>;
  readonly rejected: LoadProblem[];
  readonly warnings: LoadProblem[];
}

const withoutObjects = ({ rejected, warnings }: ReadObjects, files: readonly SourceFile[]) => ({
  rejected: withLines(rejected, files),
  warnings: withLines(warnings, files),
});

function readObjects({ files, images, addedAt, stored, earlier }: ReadOptions): ReadObjects {
  const read: ReadObjects = { objects: [], retained: new Set(), rejected: [], warnings: [] };
  const known = new Set(earlier.warnings.map(problemKey));
  const refuse = ({ file, text }: SourceFile, problems: readonly LoadProblem[]) => {
    const ids = [file.replace(/\.json$/i, ''), ...guessValues(text, 'id').slice(0, 1)];
    const retained = ids.filter((id) => stored.has(id));
    for (const id of retained) read.retained.add(id);
    // Still true of what is shown, and known when the file is mended.
    if (retained.length > 0)
      read.warnings.push(...earlier.warnings.filter((one) => one.file === file));
    const keeps = retained.length > 0 && { keepsLastVersion: true as const };
    read.rejected.push(...problems.map((problem) => ({ ...problem, ...keeps })));
  };
  for (const source of files) {
    const { file } = source;
    const parsed = parseFile(source, addedAt);
    if ('problems' in parsed) {
      refuse(
        source,
        parsed.problems.map((problem) => ({ file, ...problem })),
      );
      continue;
    }
    const warnings: LoadProblem[] = [];
    const findImage = (name: string) => {
      const image = images[name] ?? null;
      if (!image) {
        const reason = `the picture "${name}" is not in content/images/index.json`;
        warnings.push({ file, field: 'images', reason });
      }
      return image;
    };
    const record = toObjectRecord(parsed.object, demoSource, findImage);
    // A published object must not lose its pictures through a mistake.
    const lost = warnings.filter((one) => stored.has(record.id) && !known.has(problemKey(one)));
    if (lost.length > 0) {
      refuse(source, lost);
      continue;
    }
    read.warnings.push(...warnings);
    read.objects.push({ record, addedAt: parsed.object.addedAt ?? null });
  }
  // A copy of another object's file must not hold that one back.
  for (const { record } of read.objects) read.retained.delete(record.id);
  return read;
}

function parseFile(source: SourceFile, addedAt: (text: string) => string | null) {
  const read = parseSourceText(source);
  if ('problems' in read) return read;
  let value = read.json;
  const { file } = source;
  const given = value as { id?: unknown; addedAt?: unknown } | null;
  if (typeof given?.addedAt === 'string') {
    value = { ...given, addedAt: addedAt(given.addedAt) ?? given.addedAt };
  }
  const parsed = parseObjectInput(value);
  if ('object' in parsed && `${parsed.object.id}.json` !== file) {
    const reason = `must be the file's name without .json, "${file.slice(0, -'.json'.length)}"`;
    return { problems: [{ field: 'id', reason }] };
  }
  return parsed;
}
