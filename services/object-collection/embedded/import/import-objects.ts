import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { isMassRemoval } from '#shared/files/content-loading.ts';
import type { ObjectRecord } from '../object-record.ts';
import { countRemovals, publishStaged, type Removals } from '../publish-staged.ts';
import type { FindPicture } from '../similarity/find-pictures.ts';
import { describeObjects } from '../similarity/store-features.ts';
import type { ImportProblemRow, ImportRunRow, ObjectCollectionTables } from '../tables.ts';
import { addCounts, noPictures, type PictureCounts } from './check-pictures.ts';
import { checkRoom, dropStaged } from './disk-room.ts';
import { advanceRun, deleteOldRuns, deleteRun, openRun } from './import-runs.ts';
import { type InputFile, listInputFiles } from './input-files.ts';
import type { MappedEntry } from './map-batch.ts';
import { joinBatches, mapInThreads } from './map-in-threads.ts';
import type { Mapping } from './mapping.ts';
import { openRawRecords } from './read-records.ts';
import { stageBatch } from './stage-batch.ts';
import { writeProblems } from './write-problems.ts';

export interface ImportOptions {
  readonly database: Database;
  /** A file of records, or a folder of such files. */
  readonly file: string;
  readonly mapping: Mapping;
  /** The file is only a part of the source: keep the objects that are not in it. */
  readonly keepOthers?: boolean;
  /** Remove as many objects as the file does not name any more, however many. */
  readonly allowsRemovals?: boolean;
  /** Folder for the report of rejected records, made when there is something to report. */
  readonly reportFolder: string;
  /** Finds delivered pictures to be described, so that similar ones are found; none where absent. */
  readonly findPicture?: FindPicture | undefined;
  /** Hosts from which visitors' browsers may have pictures; from all where absent. */
  readonly pictureHosts?: readonly string[];
  readonly now?: () => Date;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  /** Records dealt with, those of an earlier, killed run included. */
  readonly records: number;
  readonly rejected: number;
  /** Of the input up to the last record that was dealt with. */
  readonly bytesRead: number;
  /** Of the whole input, packed if it is. */
  readonly bytes: number;
}

export interface ImportReport {
  readonly runId: string;
  readonly records: number;
  /** Records that an earlier, killed run had dealt with. */
  readonly resumedAfter: number;
  /** New and changed objects. */
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Objects that no record names, and that stay since a record that cannot be read may be theirs. */
  readonly retained: number;
  readonly rejected: number;
  /** Of the records this run has read. */
  readonly pictures: PictureCounts;
  /** File of rejected records and left-out fields; null: there are none. */
  readonly problemsFile: string | null;
  /** The first of them, at most twenty. */
  readonly problems: readonly ImportProblemRow[];
}

/** Not one record could be taken; nothing has changed. */
export class NothingImported extends Error {
  override readonly name = 'NothingImported';
  readonly problemsFile: string | null;
  readonly problems: readonly ImportProblemRow[];

  constructor(records: number, problemsFile: string | null, problems: readonly ImportProblemRow[]) {
    super(
      records === 0
        ? 'The file holds no record. Nothing has changed.'
        : `None of ${records} records could be taken. Nothing has changed. Does the mapping fit the file?`,
    );
    this.problemsFile = problemsFile;
    this.problems = problems;
  }
}

/** So many objects would go that a mistake is likely; nothing has changed. */
export class TooManyRemovals extends Error {
  override readonly name = 'TooManyRemovals';
  readonly problemsFile: string | null;
  readonly problems: readonly ImportProblemRow[];

  constructor(
    { source, unidentified }: ImportRunRow,
    { gone, published }: Removals,
    problemsFile: string | null,
    problems: readonly ImportProblemRow[],
  ) {
    const unread =
      unidentified === 0 ? '' : ` (${unidentified} of its records cannot be read at all)`;
    super(
      `${gone} of ${published} objects of "${source}" would be removed, since no record of the file names them${unread}. Nothing has changed. Is the file whole, in UTF-8, with the same ids as before, and the mapping its own? If it holds a part of the source only, add --keep; if these objects are to go, add --allow-removals: what was read is not read again.`,
    );
    this.problemsFile = problemsFile;
    this.problems = problems;
  }
}

/** Bytes, packed if it is, that are certainly some thousand records. */
const longInput = 4_000_000;

/** Raise it when the same input must be mapped anew although it has not changed. */
const importFormat = 4;

/**
 * Brings a museum's export into the collection as the objects of one source. Batches are written
 * beside what visitors see, and become visible in one transaction at the end: a run that fails or
 * is killed changes nothing, and the next run with the same file and mapping continues after the
 * last batch. Objects that have not changed are not written again.
 *
 * Objects whose record is rejected stay as they are. When more than a small share would be removed,
 * nothing changes.
 *
 * @throws {UnreadableInput} {@link ImportIsRunning} {@link NothingImported} {@link TooManyRemovals}
 */
export async function importObjects(options: ImportOptions): Promise<ImportReport> {
  await setCheckpoint(options.database, pagesWhileImporting);
  try {
    return await runImport(options);
  } finally {
    await setCheckpoint(options.database, usualPages);
  }
}

async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { database, file, mapping, pictureHosts = null, now = () => new Date() } = options;
  const query = withTables<ObjectCollectionTables>(database);
  // Looked at first: a file that is not there must not cost the staged batches of an earlier run.
  const files = await listInputFiles(file);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  let run = await openRun(
    query,
    mapping.source,
    await findFingerprint(files, mapping, pictureHosts),
    now(),
  );
  const resumedAfter = run.staged_position;
  const giveBackRoom = async (error: unknown): Promise<never> => {
    if (error instanceof DatabaseUnavailable && error.outage === 'full') {
      await dropStaged(database, run.id);
    }
    throw error;
  };
  const reader = openRawRecords(files, mapping, resumedAfter);
  let pictures = noPictures;
  for await (const entries of joinBatches(
    mapInThreads(reader.batches, mapping, bytes > longInput, pictureHosts),
  )) {
    const features = options.findPicture
      ? await describeEntries(database, entries, options.findPicture)
      : [];
    await checkRoom(database).catch(giveBackRoom);
    run = await stageBatch(database, run, entries, features).catch(giveBackRoom);
    for (const entry of entries) pictures = addCounts(pictures, entry.pictures);
    const { staged_position: records, rejected } = run;
    options.onProgress?.({ records, rejected, bytesRead: reader.bytesUpTo(records), bytes });
  }

  const { problemsFile, problems } = await writeProblems(query, run.id, options.reportFolder);
  if (run.accepted === 0) {
    await query.transaction().execute((change) => deleteRun(change, run.id));
    throw new NothingImported(run.staged_position, problemsFile, problems);
  }
  const publish = query.transaction().execute(async (change) => {
    const finished = now();
    const { id, source } = run;
    const removals = await countRemovals(change, run);
    const isChecked = !options.keepOthers && !options.allowsRemovals;
    if (isChecked && isMassRemoval(removals.gone, removals.published)) {
      throw new TooManyRemovals(run, removals, problemsFile, problems);
    }
    const keepsUnnamed = isChecked && run.unidentified > 0;
    await advanceRun(change, run, {
      ...run,
      state: 'published',
      finished_at: finished.toISOString(),
    });
    await deleteOldRuns(change, source);
    const target = { id, source, now: finished };
    const keepOthers = options.keepOthers || keepsUnnamed;
    const published = await publishStaged(change, database.dialect, target, keepOthers);
    return { ...published, retained: keepsUnnamed ? removals.gone : 0 };
  });
  const published = await publish.catch(giveBackRoom);
  return {
    runId: run.id,
    records: run.staged_position,
    resumedAfter,
    ...published,
    unchanged: run.unchanged,
    rejected: run.rejected,
    pictures,
    problemsFile,
    problems,
  };
}

/** Takes a source's objects out of the collection, and what its unfinished imports have staged. */
export async function removeSource(
  database: Database,
  source: string,
  now: Date,
): Promise<{ removed: number }> {
  return withTables<ObjectCollectionTables>(database)
    .transaction()
    .execute(async (change) => {
      const runs = await change
        .selectFrom('object_import_runs')
        .select('id')
        .where('source', '=', source)
        .execute();
      for (const run of runs) await deleteRun(change, run.id);
      const nothing = { id: `removal-of-${source}`, source, now };
      return publishStaged(change, database.dialect, nothing);
    });
}

/** SQLite moves what was written to its place after so many pages of 4 kB. */
const usualPages = 1_000;
const pagesWhileImporting = 16_000;

/** Pages that batch after batch touches, those of indexes, are then moved once and not each time. */
async function setCheckpoint({ dialect, query }: Database, pages: number): Promise<void> {
  if (dialect === 'sqlite') await sql.raw(`PRAGMA wal_autocheckpoint = ${pages}`).execute(query);
}

function describeEntries(
  database: Database,
  entries: readonly MappedEntry[],
  findPicture: FindPicture,
) {
  const pictured = entries.flatMap(({ staged }) =>
    staged?.columns.has_image
      ? (JSON.parse(new TextDecoder().decode(staged.json)) as ObjectRecord)
      : [],
  );
  return describeObjects(database, pictured, findPicture);
}

/** A folder is known by its files' names, sizes and times: reading all of them twice takes long. */
async function findFingerprint(
  files: readonly InputFile[],
  mapping: Mapping,
  pictureHosts: readonly string[] | null,
): Promise<string> {
  const settings = JSON.stringify([importFormat, mapping, pictureHosts]);
  const hash = createHash('sha256').update(settings);
  for (const { path, name, size, modifiedMs } of files) {
    if (name !== null) hash.update(JSON.stringify([name, size, modifiedMs]));
    else {
      for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
        hash.update(chunk as Buffer);
      }
    }
  }
  return hash.digest('base64url');
}
