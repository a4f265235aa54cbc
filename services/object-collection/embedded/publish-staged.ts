import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SqlDialect } from '#database/database.ts';
import { recordChanges } from './open-data/record-changes.ts';
import { notePublication } from './open-data/stored-version.ts';
import type { ObjectCollectionTables } from './tables.ts';

type Change = Transaction<ObjectCollectionTables>;

export interface Published {
  /** New and changed objects. */
  readonly written: number;
  readonly removed: number;
}

/**
 * Makes what a run has staged visible, all at once: the caller's transaction is the only moment in
 * which visitors' data changes. Records stay where staging has put them; rows staged without one
 * keep their object as it is.
 *
 * @param keepOthers leave the source's objects that the run did not name; otherwise they go
 */
export async function publishStaged(
  change: Change,
  dialect: SqlDialect,
  run: { readonly id: string; readonly source: string; readonly now: Date },
  keepOthers = false,
): Promise<Published> {
  // A large import takes longer than a query of a visitor ever may.
  if (dialect === 'postgres') await sql`SET LOCAL statement_timeout = 0`.execute(change);
  await recordChanges(change, dialect, {
    now: run.now,
    written: sql`SELECT s.id FROM ${stagedBy(run)}`,
    removed: keepOthers ? null : sql`SELECT id FROM objects WHERE ${unnamedBy(run)}`,
  });
  const removed = keepOthers ? 0 : await removeUnnamed(change, run);
  const written = await writeStaged(change, run);
  if (written + removed > 0) {
    await writeMemberships(change, run.id);
    await writeVersion(change);
    notePublication();
  }
  await clearStaged(change, dialect, run.id);
  return { written, removed };
}

/** The objects of its source that a run would remove. */
export interface Removals {
  /** Objects that the run did not name. */
  readonly gone: number;
  /** All objects of the source. */
  readonly published: number;
}

export async function countRemovals(
  change: Change,
  run: { readonly id: string; readonly source: string },
): Promise<Removals> {
  const { rows } = await sql<{ gone: number; published: number }>`SELECT
    (SELECT count(*) FROM objects WHERE ${unnamedBy(run)}) AS gone,
    (SELECT count(*) FROM objects WHERE source = ${run.source}) AS published`.execute(change);
  return { gone: Number(rows[0]?.gone ?? 0), published: Number(rows[0]?.published ?? 0) };
}

/**
 * Rows that have done their work. SQLite empties a whole table in no time; it lets one write at a
 * time, so nothing of another run can come in between.
 */
async function clearStaged(change: Change, dialect: SqlDialect, runId: string): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM staged_objects
    WHERE run_id < ${runId} OR run_id > ${runId} LIMIT 1`.execute(change);
  if (dialect === 'sqlite' && rows.length === 0) {
    await sql`DELETE FROM staged_objects`.execute(change);
    await sql`DELETE FROM staged_object_memberships`.execute(change);
  }
  await deleteStaged(change, runId);
}

/** Forgets what a run has staged; its row in `object_import_runs` stays. */
export async function discardStaged(
  change: Kysely<ObjectCollectionTables>,
  runId: string,
): Promise<void> {
  await sql`DELETE FROM object_records WHERE number IN (
    SELECT s.record_number FROM ${stagedBy({ id: runId })})`.execute(change);
  await deleteStaged(change, runId);
}

async function deleteStaged(change: Kysely<ObjectCollectionTables>, runId: string): Promise<void> {
  await change.deleteFrom('staged_objects').where('run_id', '=', runId).execute();
  await change.deleteFrom('staged_object_memberships').where('run_id', '=', runId).execute();
  await change.deleteFrom('object_import_problems').where('run_id', '=', runId).execute();
}

/** The objects that a run has staged with a record: new and changed ones. */
const stagedBy = (run: { readonly id: string }) =>
  sql`staged_objects AS s WHERE s.run_id = ${run.id} AND s.record_number IS NOT NULL`;

/** The objects that are there already of those that a run has staged with a record. */
const replacedBy = (run: { readonly id: string }) =>
  sql`staged_objects AS s JOIN objects AS o ON o.id = s.id
    WHERE s.run_id = ${run.id} AND s.record_number IS NOT NULL`;

async function removeUnnamed(
  change: Change,
  run: { readonly id: string; readonly source: string },
): Promise<number> {
  await sql`DELETE FROM object_records WHERE number IN (
    SELECT record_number FROM objects WHERE ${unnamedBy(run)})`.execute(change);
  const result = await sql`DELETE FROM objects WHERE ${unnamedBy(run)}`.execute(change);
  const removed = Number(result.numAffectedRows ?? 0);
  if (removed > 0) {
    await sql`DELETE FROM object_picture_features WHERE NOT EXISTS (
      SELECT 1 FROM objects AS o WHERE o.id = object_picture_features.object_id)
      AND NOT EXISTS (SELECT 1 FROM staged_objects AS s
        WHERE s.run_id = ${run.id} AND s.id = object_picture_features.object_id)`.execute(change);
  }
  return removed;
}

/** Objects of the source that the run did not name. */
const unnamedBy = (run: { readonly id: string; readonly source: string }) =>
  sql`source = ${run.source} AND NOT EXISTS (
    SELECT 1 FROM staged_objects AS s WHERE s.run_id = ${run.id} AND s.id = objects.id)`;

async function writeStaged(
  change: Change,
  run: { readonly id: string; readonly source: string; readonly now: Date },
): Promise<number> {
  const now = run.now.toISOString();
  await sql`DELETE FROM object_memberships WHERE object_number IN (
    SELECT o.number FROM ${replacedBy(run)})`.execute(change);
  await sql`DELETE FROM object_records WHERE number IN (
    SELECT o.record_number FROM ${replacedBy(run)})`.execute(change);
  const columns = sql.raw(copiedColumns.join(', '));
  const updates = [...copiedColumns, 'source', 'updated_at']
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`);
  const result = await sql`
    INSERT INTO objects (${columns}, source, added_at, updated_at)
    SELECT ${columns}, ${run.source}, coalesce(s.added_at, ${now}), ${now}
    FROM ${stagedBy(run)} ORDER BY s.id
    ON CONFLICT (id) DO UPDATE SET ${sql.raw(updates.join(', '))},
      added_at = coalesce(
        (SELECT t.added_at FROM staged_objects AS t
          WHERE t.run_id = ${run.id} AND t.id = excluded.id), objects.added_at)
  `.execute(change);
  return Number(result.numAffectedRows ?? 0);
}

const copiedColumns = [
  'id',
  'source_id',
  'record_number',
  'hash',
  'sort_title',
  'sort_accession_number',
  'earliest_year',
  'latest_year',
  'has_image',
];

async function writeMemberships(change: Change, runId: string): Promise<void> {
  await sql`
    INSERT INTO object_memberships (collection, object_number)
    SELECT m.collection, o.number FROM staged_object_memberships AS m
    JOIN objects AS o ON o.id = m.id WHERE m.run_id = ${runId}
    ORDER BY m.collection, o.number
  `.execute(change);
  await sql`
    INSERT INTO object_collection_titles (collection, title)
    SELECT m.collection, min(m.title) FROM staged_object_memberships AS m
    WHERE m.run_id = ${runId} AND m.title IS NOT NULL GROUP BY m.collection
    ON CONFLICT (collection) DO UPDATE SET title = excluded.title
  `.execute(change);
  await sql`
    DELETE FROM object_collection_titles WHERE NOT EXISTS (
      SELECT 1 FROM object_memberships AS m
      WHERE m.collection = object_collection_titles.collection)
  `.execute(change);
}

/** Random and not counted: a database that was made anew must not repeat an old version. */
async function writeVersion(change: Change): Promise<void> {
  await change
    .insertInto('object_collection_state')
    .values({ key: 'version', value: randomBytes(9).toString('base64url') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((set) => ({ value: set.ref('excluded.value') })),
    )
    .execute();
}
