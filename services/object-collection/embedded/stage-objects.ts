import type { Kysely } from 'kysely';
import type { TextByLanguage } from '#shared/localized-text.ts';
import type { ObjectRecord } from './object-record.ts';
import { toObjectRow } from './object-row.ts';
import type { ObjectCollectionTables, StagedObjectRow } from './tables.ts';

export interface StagedObject {
  readonly record: ObjectRecord;
  readonly addedAt: string | null;
  /** Names of the collections it brings, by their ids. */
  readonly collectionTitles?: Readonly<Record<string, TextByLanguage>>;
}

/** Why an object cannot be staged: its id is taken. */
export interface TakenId {
  readonly id: string;
  /** Which object of the batch. */
  readonly index: number;
  readonly reason: string;
}

/**
 * Writes one batch beside the visible objects. Objects whose stored hash is the same are noted as
 * unchanged and not written again.
 *
 * @param objects at most 1000
 */
export async function stageObjects(
  change: Kysely<ObjectCollectionTables>,
  run: { readonly id: string; readonly source: string },
  objects: readonly StagedObject[],
): Promise<{ changed: number; unchanged: number; taken: TakenId[] }> {
  if (objects.length === 0) return { changed: 0, unchanged: 0, taken: [] };
  const ids = objects.map(({ record }) => record.id);
  const stored = new Map(
    (
      await change
        .selectFrom('objects')
        .select(['id', 'source', 'hash'])
        .where('id', 'in', ids)
        .execute()
    ).map((row) => [row.id, row]),
  );
  const staged = new Set(
    (
      await change
        .selectFrom('staged_objects')
        .select('id')
        .where('run_id', '=', run.id)
        .where('id', 'in', ids)
        .execute()
    ).map((row) => row.id),
  );

  const rows: StagedObjectRow[] = [];
  const memberships: ObjectCollectionTables['staged_object_memberships'][] = [];
  const taken: TakenId[] = [];
  let unchanged = 0;
  for (const [index, { record, addedAt, collectionTitles }] of objects.entries()) {
    const { id } = record;
    const before = stored.get(id);
    if (staged.has(id)) {
      taken.push({ id, index, reason: `"${id}" was already given to an earlier record` });
      continue;
    }
    if (before && before.source !== run.source) {
      taken.push({
        id,
        index,
        reason: `"${id}" belongs to an object of the source "${before.source}"`,
      });
      continue;
    }
    staged.add(id);
    const row = toObjectRow(record, addedAt);
    if (before?.hash === row.hash) {
      unchanged += 1;
      rows.push({ ...nothing, run_id: run.id, id });
      continue;
    }
    rows.push({ ...row, run_id: run.id });
    for (const collection of record.collections) {
      const title = collectionTitles?.[collection];
      memberships.push({
        run_id: run.id,
        id,
        collection,
        title: title ? JSON.stringify(title) : null,
      });
    }
  }
  if (rows.length > 0) await change.insertInto('staged_objects').values(rows).execute();
  if (memberships.length > 0) {
    await change.insertInto('staged_object_memberships').values(memberships).execute();
  }
  return { changed: rows.length - unchanged, unchanged, taken };
}

/** Notes that the source still has this object, without knowing more of it: it stays as it is. */
export async function stageAsKept(
  change: Kysely<ObjectCollectionTables>,
  runId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await change
    .insertInto('staged_objects')
    .values([...new Set(ids)].map((id) => ({ ...nothing, run_id: runId, id })))
    .onConflict((conflict) => conflict.columns(['run_id', 'id']).doNothing())
    .execute();
}

const nothing: Omit<StagedObjectRow, 'run_id' | 'id'> = {
  source_id: null,
  record: null,
  hash: null,
  sort_title: null,
  sort_accession_number: null,
  earliest_year: null,
  latest_year: null,
  has_image: null,
  added_at: null,
};
