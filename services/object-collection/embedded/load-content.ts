import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Database, withTables } from '#database/database.ts';
import type { LoadProblem, LoadReport } from '#shared/content-loading.ts';
import { toAddedAt } from '#shared/relative-date.ts';
import { parseObjectInput } from './object-input.ts';
import { type KnownImage, toObjectRecord } from './object-record.ts';
import { publishStaged } from './publish-staged.ts';
import type { FindPicture } from './similarity/find-pictures.ts';
import { describeObjects, storeLooks } from './similarity/store-looks.ts';
import { type StagedObject, stageObjects, toStagedEntry } from './stage-objects.ts';
import type { ObjectCollectionTables } from './tables.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Folder of `<id>.json` files; none is the same as an empty one. */
  readonly folder: string;
  /** What `content/images/index.json` holds, by name without ending. */
  readonly images: Readonly<Record<string, KnownImage>>;
  /** Finds pictures to be described, so that similar ones are found; none where absent. */
  readonly findPicture?: FindPicture | undefined;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
}

const source = 'demo';

/** Raise it when the same files must give other objects than before. */
const loaderFormat = 3;

/**
 * Loads the demo objects if the files, their pictures or the week have changed since the last time:
 * all in one transaction, so that a process killed in the middle leaves what was there. An invalid
 * file is reported and left out; an object whose file is gone is removed.
 */
export async function loadObjects(options: LoadOptions): Promise<LoadReport> {
  const { database, folder, images, now } = options;
  const files = readFiles(folder);
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
  if (loadedBefore?.value === fingerprint) {
    return {
      loaded: 0,
      unchanged: files.length,
      removed: 0,
      rejected: [],
      warnings: [],
      changed: false,
    };
  }

  const { objects, rejected, warnings } = readObjects(files, images, addedAt);
  const run = { id: 'demo-content', source, now };
  const looks = options.findPicture
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
        rejected.push({ file: `${id}.json`, field: 'id', reason });
      }
      options.onProgress?.(from + batch.length, objects.length);
    }
    await storeLooks(change, database.dialect, looks);
    const published = await publishStaged(change, database.dialect, run);
    await change
      .insertInto('object_collection_state')
      .values({ key: 'demo-content', value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
      .execute();
    return {
      loaded: published.written,
      unchanged,
      removed: published.removed,
      rejected,
      warnings,
      changed: published.written + published.removed > 0,
    };
  });
}

type SourceFile = readonly [name: string, content: string];

const readFiles = (folder: string): SourceFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')])
    : [];

function readObjects(
  files: readonly SourceFile[],
  images: LoadOptions['images'],
  addedAt: (text: string) => string | null,
) {
  const objects: StagedObject[] = [];
  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  for (const [file, content] of files) {
    const parsed = parseFile(file, content, addedAt);
    if ('problems' in parsed) {
      rejected.push(...parsed.problems.map((problem) => ({ file, ...problem })));
      continue;
    }
    const findImage = (name: string) => {
      const image = images[name] ?? null;
      if (!image) {
        const reason = `the picture "${name}" is not in content/images/index.json`;
        warnings.push({ file, field: 'images', reason });
      }
      return image;
    };
    objects.push({
      record: toObjectRecord(parsed.object, source, findImage),
      addedAt: parsed.object.addedAt ?? null,
    });
  }
  return { objects, rejected, warnings };
}

function parseFile(file: string, content: string, addedAt: (text: string) => string | null) {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return { problems: [{ field: '', reason: `is not JSON: ${(error as Error).message}` }] };
  }
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
