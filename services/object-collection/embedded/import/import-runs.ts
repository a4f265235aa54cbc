import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { discardStaged } from '../publish-staged.ts';
import type { ImportProblemRow, ImportRunRow, ObjectCollectionTables } from '../tables.ts';

type Query = Kysely<ObjectCollectionTables>;
type Change = Transaction<ObjectCollectionTables>;

/** Somebody else is importing the same source at this moment. */
export class ImportIsRunning extends Error {
  override readonly name = 'ImportIsRunning';

  constructor(source: string) {
    super(
      `Another import of "${source}" is running. It goes on; this one has changed nothing. Wait for it to end, then try again.`,
    );
  }
}

/** Runs of the past that are kept as a record, per source. */
const retainedRuns = 20;

/**
 * The run that was left in the middle, when its input and mapping were the same, else a new one.
 * What other unfinished runs of the source have staged is thrown away.
 */
export async function openRun(
  query: Query,
  source: string,
  fingerprint: string,
  now: Date,
): Promise<ImportRunRow> {
  return query.transaction().execute(async (change) => {
    const unfinished = await change
      .selectFrom('object_import_runs')
      .selectAll()
      .where('source', '=', source)
      .where('state', '=', 'staging')
      .orderBy('started_at', 'desc')
      .execute();
    const same = unfinished.find((run) => run.fingerprint === fingerprint);
    for (const run of unfinished) {
      if (run !== same) await deleteRun(change, run.id);
    }
    if (same) return same;
    const run: ImportRunRow = {
      id: toRunId(source, now),
      source,
      fingerprint,
      state: 'staging',
      staged_position: 0,
      accepted: 0,
      unchanged: 0,
      rejected: 0,
      unidentified: 0,
      started_at: now.toISOString(),
      finished_at: null,
    };
    await change.insertInto('object_import_runs').values(run).execute();
    return run;
  });
}

/**
 * Writes the counts after a batch, in its transaction.
 * @throws {ImportIsRunning} when the run is no longer where we left it
 */
export async function advanceRun(change: Change, before: ImportRunRow, after: ImportRunRow) {
  const { numUpdatedRows } = await change
    .updateTable('object_import_runs')
    .set(after)
    .where('id', '=', before.id)
    .where('state', '=', 'staging')
    .where('staged_position', '=', before.staged_position)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw new ImportIsRunning(before.source);
}

export async function deleteRun(change: Change, runId: string): Promise<void> {
  await discardStaged(change, runId);
  await change.deleteFrom('object_import_runs').where('id', '=', runId).execute();
}

export async function deleteOldRuns(change: Change, source: string): Promise<void> {
  const old = await change
    .selectFrom('object_import_runs')
    .select('id')
    .where('source', '=', source)
    .where('state', '=', 'published')
    .orderBy('started_at', 'desc')
    .limit(1_000)
    .offset(retainedRuns)
    .execute();
  if (old.length === 0) return;
  await change
    .deleteFrom('object_import_runs')
    .where(
      'id',
      'in',
      old.map((run) => run.id),
    )
    .execute();
}

/** Problems in the order of the records, a page at a time, so that memory stays flat. */
export async function* listProblems(
  query: Query,
  runId: string,
): AsyncGenerator<ImportProblemRow[]> {
  let after = 0;
  for (;;) {
    const positions = await query
      .selectFrom('object_import_problems')
      .select('position')
      .distinct()
      .where('run_id', '=', runId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(1_000)
      .execute();
    const last = positions.at(-1)?.position;
    if (last === undefined) return;
    yield await query
      .selectFrom('object_import_problems')
      .selectAll()
      .where('run_id', '=', runId)
      .where('position', '>', after)
      .where('position', '<=', last)
      .orderBy('position')
      .execute();
    after = last;
  }
}

/** `cmoa-20260105-091500-x7Fq`: sorts by time and says what it was. */
function toRunId(source: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${source}-${time}-${randomBytes(3).toString('hex')}`;
}
