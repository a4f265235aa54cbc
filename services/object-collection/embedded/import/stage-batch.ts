import { type Database, withTables } from '#database/database.ts';
import { type PictureFeaturesRow, storePictureFeatures } from '../similarity/store-features.ts';
import { stageAsUnchanged, stageObjects } from '../stage-objects.ts';
import type { ImportProblemRow, ImportRunRow, ObjectCollectionTables } from '../tables.ts';
import { type ColumnTypes, insertRows } from '../write-rows.ts';
import { advanceRun } from './import-runs.ts';
import type { MappedEntry } from './map-batch.ts';

/**
 * Writes a batch beside what visitors see, and how far the run has come, in one transaction.
 * @throws {ImportIsRunning}
 */
export async function stageBatch(
  database: Database,
  run: ImportRunRow,
  entries: readonly MappedEntry[],
  features: readonly PictureFeaturesRow[],
): Promise<ImportRunRow> {
  const problems: ImportProblemRow[] = [];
  const note = (
    { position, line }: MappedEntry,
    isRejected: boolean,
    field: string,
    reason: string,
  ) => {
    const is_rejected = isRejected ? 1 : 0;
    problems.push({ run_id: run.id, position, line, is_rejected, field, reason });
  };
  for (const entry of entries) {
    for (const { field, reason } of entry.problems) note(entry, !entry.staged, field, reason);
  }
  const taken = entries.filter((entry) => entry.staged !== null);
  // What was known of a rejected one stays visible rather than vanish for a mistake in the export.
  const retainedIds = entries.flatMap(({ rejectedId }) => rejectedId ?? []);
  const { dialect } = database;
  return withTables<ObjectCollectionTables>(database)
    .transaction()
    .execute(async (change) => {
      const objects = taken.flatMap(({ staged }) => staged ?? []);
      const staged = await stageObjects(change, dialect, run, objects);
      for (const { index, reason } of staged.taken) {
        const refused = taken[index];
        if (refused) note(refused, true, 'id', reason);
      }
      await storePictureFeatures(change, dialect, features);
      await stageAsUnchanged(change, dialect, run.id, retainedIds);
      await insertRows(change, dialect, 'object_import_problems', problemColumns, problems);
      const after: ImportRunRow = {
        ...run,
        staged_position: entries.at(-1)?.position ?? run.staged_position,
        accepted: run.accepted + staged.changed + staged.unchanged,
        unchanged: run.unchanged + staged.unchanged,
        rejected: run.rejected + entries.length - taken.length + staged.taken.length,
        unidentified:
          run.unidentified +
          entries.filter(({ staged, rejectedId }) => !staged && rejectedId === null).length,
      };
      await advanceRun(change, run, after);
      return after;
    });
}

const problemColumns: ColumnTypes = {
  run_id: 'text',
  position: 'integer',
  line: 'integer',
  is_rejected: 'integer',
  field: 'text',
  reason: 'text',
};
