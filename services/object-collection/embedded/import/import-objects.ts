import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Database, withTables } from '#database/database.ts';
import { toObjectRecord } from '../object-record.ts';
import { publishStaged } from '../publish-staged.ts';
import { type StagedObject, stageAsKept, stageObjects } from '../stage-objects.ts';
import type { ImportProblemRow, ImportRunRow, ObjectCollectionTables } from '../tables.ts';
import { advanceRun, forgetOldRuns, forgetRun, openRun } from './import-runs.ts';
import { compileMapping, type MappedRecord } from './map-record.ts';
import type { Mapping } from './mapping.ts';
import { chooseFormat, isPackedFile, openRecords, type SourceRecord } from './read-records.ts';
import { writeProblems } from './write-problems.ts';

export interface ImportOptions {
  readonly database: Database;
  readonly file: string;
  readonly mapping: Mapping;
  /** The file is only a part of the source: keep the objects that are not in it. */
  readonly keepOthers?: boolean;
  /** Folder for the report of rejected records, made when there is something to report. */
  readonly reportFolder: string;
  readonly now?: () => Date;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  /** Records dealt with, those of an earlier, killed run included. */
  readonly records: number;
  readonly rejected: number;
  readonly bytesRead: number;
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
  readonly rejected: number;
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

/** Large enough that transactions cost little, small enough that a killed run loses little. */
const batchSize = 500;

/** Raise it when the same input must be mapped anew although it has not changed. */
const importFormat = 1;

/**
 * Brings a museum's export into the collection as the objects of one source. Batches are written
 * beside what visitors see, and become visible in one transaction at the end: a run that fails or
 * is killed changes nothing, and the next run with the same file and mapping continues after the
 * last batch. Objects that have not changed are not written again.
 *
 * @throws {UnreadableInput} {@link ImportIsRunning} {@link NothingImported}
 */
export async function importObjects(options: ImportOptions): Promise<ImportReport> {
  const { database, file, mapping, now = () => new Date() } = options;
  const query = withTables<ObjectCollectionTables>(database);
  const format = mapping.format ?? chooseFormat(file);
  const { delimiter } = mapping.csv;
  // Looked at first: a file that is not there must not cost the staged batches of an earlier run.
  await isPackedFile(file);
  const fingerprint = await findFingerprint(file, mapping);
  let run = await openRun(query, mapping.source, fingerprint, now());
  const resumedAfter = run.staged_position;
  const { batches, bytesRead } = await openRecords(file, { format, delimiter, skip: resumedAfter });
  const mapRecord = compileMapping(mapping);

  const stage = async (records: readonly SourceRecord[]) => {
    run = await stageBatch(database, run, records, mapRecord);
    options.onProgress?.({
      records: run.staged_position,
      rejected: run.rejected,
      bytesRead: bytesRead(),
    });
  };
  let waiting: SourceRecord[] = [];
  for await (const records of batches) {
    waiting.push(...records);
    while (waiting.length >= batchSize) {
      await stage(waiting.slice(0, batchSize));
      waiting = waiting.slice(batchSize);
    }
  }
  if (waiting.length > 0) await stage(waiting);

  const { problemsFile, problems } = await writeProblems(query, run.id, options.reportFolder);
  if (run.accepted === 0) {
    await query.transaction().execute((change) => forgetRun(change, run.id));
    throw new NothingImported(run.staged_position, problemsFile, problems);
  }
  const published = await query.transaction().execute(async (change) => {
    const finished = now();
    const { id, source } = run;
    await advanceRun(change, run, {
      ...run,
      state: 'published',
      finished_at: finished.toISOString(),
    });
    await forgetOldRuns(change, source);
    const target = { id, source, now: finished };
    return publishStaged(change, database.dialect, target, options.keepOthers);
  });
  return {
    runId: run.id,
    records: run.staged_position,
    resumedAfter,
    ...published,
    unchanged: run.unchanged,
    rejected: run.rejected,
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
      for (const run of runs) await forgetRun(change, run.id);
      const nothing = { id: `removal-of-${source}`, source, now };
      return publishStaged(change, database.dialect, nothing);
    });
}

async function stageBatch(
  database: Database,
  run: ImportRunRow,
  records: readonly SourceRecord[],
  mapRecord: (record: unknown) => MappedRecord,
): Promise<ImportRunRow> {
  const problems: ImportProblemRow[] = [];
  const taken: { readonly record: SourceRecord; readonly object: StagedObject }[] = [];
  const keptIds: string[] = [];
  let rejected = 0;
  const note = (record: SourceRecord, isRejected: boolean, field: string, reason: string) =>
    problems.push({
      run_id: run.id,
      position: record.position,
      line: record.line,
      is_rejected: isRejected ? 1 : 0,
      field,
      reason,
    });

  for (const record of records) {
    if (record.problem !== null) {
      rejected += 1;
      note(record, true, '', record.problem);
      continue;
    }
    const mapped = mapRecord(record.value);
    for (const { field, reason } of mapped.problems) note(record, !mapped.object, field, reason);
    if (!mapped.object) {
      rejected += 1;
      // What was known of it stays visible rather than vanish for a mistake in the new export.
      if (mapped.id !== null) keptIds.push(mapped.id);
      continue;
    }
    taken.push({
      record,
      object: {
        record: toObjectRecord(mapped.object, run.source),
        addedAt: mapped.object.addedAt ?? null,
        collectionTitles: mapped.collectionTitles,
      },
    });
  }

  return withTables<ObjectCollectionTables>(database)
    .transaction()
    .execute(async (change) => {
      const staged = await stageObjects(
        change,
        run,
        taken.map(({ object }) => object),
      );
      for (const { index, reason } of staged.taken) {
        const refused = taken[index];
        if (refused) note(refused.record, true, 'id', reason);
      }
      await stageAsKept(change, run.id, keptIds);
      if (problems.length > 0) {
        await change.insertInto('object_import_problems').values(problems).execute();
      }
      const after: ImportRunRow = {
        ...run,
        staged_position: records.at(-1)?.position ?? run.staged_position,
        accepted: run.accepted + staged.changed + staged.unchanged,
        unchanged: run.unchanged + staged.unchanged,
        rejected: run.rejected + rejected + staged.taken.length,
      };
      await advanceRun(change, run, after);
      return after;
    });
}

async function findFingerprint(file: string, mapping: Mapping): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([importFormat, mapping]));
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('base64url');
}
