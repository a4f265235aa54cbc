import { type Kysely, sql } from 'kysely';
import type { SqlDialect } from '#database/database.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { ObjectRecord } from './object-record.ts';
import { type ObjectRow, toObjectRow } from './object-row.ts';
import type { ObjectCollectionTables, StagedObjectRow } from './tables.ts';
import { type ColumnTypes, insertRecords, insertRows, isAmong } from './write-rows.ts';

export interface StagedObject {
  readonly record: ObjectRecord;
  readonly addedAt: string | null;
  /** Names of the collections it brings, by their ids. */
  readonly collectionTitles?: Readonly<Record<string, TextByLanguage>>;
}

/** An object made ready to be written: what costs time, done outside the transaction. */
export interface StagedEntry extends ObjectRow {
  /** The collections it belongs to, with the JSON of the names it brings for them. */
  readonly memberships: readonly { readonly collection: string; readonly title: string | null }[];
}

export function toStagedEntry({ record, addedAt, collectionTitles }: StagedObject): StagedEntry {
  return {
    ...toObjectRow(record, addedAt),
    memberships: record.collections.map((collection) => {
      const title = collectionTitles?.[collection];
      return { collection, title: title ? JSON.stringify(title) : null };
    }),
  };
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
 * @param objects at most 10,000
 */
export async function stageObjects(
  change: Kysely<ObjectCollectionTables>,
  dialect: SqlDialect,
  run: { readonly id: string; readonly source: string },
  objects: readonly StagedEntry[],
): Promise<{ changed: number; unchanged: number; taken: TakenId[] }> {
  if (objects.length === 0) return { changed: 0, unchanged: 0, taken: [] };
  const ids = objects.map(({ columns }) => columns.id);
  const storedRows = await change
    .selectFrom('objects')
    .select(['id', 'source', 'hash'])
    .where(isAmong(dialect, 'id', ids))
    .execute();
  const stored = new Map(storedRows.map((row) => [row.id, row]));
  const stagedRows = await change
    .selectFrom('staged_objects')
    .select('id')
    .where('run_id', '=', run.id)
    .where(isAmong(dialect, 'id', ids))
    .execute();
  const staged = new Set(stagedRows.map((row) => row.id));

  const rows: StagedObjectRow[] = [];
  const records: { readonly number: number; readonly record: Uint8Array }[] = [];
  const numbers = await reserveNumbers(change, dialect, objects.length);
  const memberships: ObjectCollectionTables['staged_object_memberships'][] = [];
  /** A collection's name is written once for the batch, not with each of its objects. */
  const titles = new Set<string>();
  const taken: TakenId[] = [];
  let unchanged = 0;
  for (const [index, object] of objects.entries()) {
    const { id, hash } = object.columns;
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
    if (before?.hash === hash) {
      unchanged += 1;
      rows.push({ ...nothing, run_id: run.id, id });
      continue;
    }
    const number = numbers[records.length] as number;
    records.push({ number, record: object.json });
    rows.push({ ...object.columns, run_id: run.id, record_number: number });
    for (const { collection, title } of object.memberships) {
      const isNew = title !== null && !titles.has(collection + title);
      if (isNew) titles.add(collection + title);
      memberships.push({ run_id: run.id, id, collection, title: isNew ? title : null });
    }
  }
  await insertRecords(change, dialect, 'object_records', records);
  // In the order of their index, so that its pages are looked for once and not for each row.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  await insertRows(change, dialect, 'staged_objects', stagedColumns, rows);
  await insertRows(
    change,
    dialect,
    'staged_object_memberships',
    stagedMembershipColumns,
    memberships,
  );
  return { changed: rows.length - unchanged, unchanged, taken };
}

/** Numbers of records that nobody has, in ascending order; not all need be used. */
async function reserveNumbers(
  change: Kysely<ObjectCollectionTables>,
  dialect: SqlDialect,
  count: number,
): Promise<number[]> {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ number: number }>`
      SELECT nextval('object_record_numbers') AS number FROM generate_series(1, ${sql.lit(count)})
    `.execute(change);
    return rows.map(({ number }) => number);
  }
  // Nobody else writes during a transaction that does.
  const last = await change
    .selectFrom('object_records')
    .select((expression) => expression.fn.max('number').as('number'))
    .executeTakeFirst();
  return Array.from({ length: count }, (_, index) => (last?.number ?? 0) + 1 + index);
}

/** Notes that the source still has this object, without knowing more of it: it stays as it is. */
export async function stageAsUnchanged(
  change: Kysely<ObjectCollectionTables>,
  dialect: SqlDialect,
  runId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = [...new Set(ids)].map((id) => ({ ...nothing, run_id: runId, id }));
  const otherwise = 'ON CONFLICT (run_id, id) DO NOTHING';
  await insertRows(change, dialect, 'staged_objects', stagedColumns, rows, otherwise);
}

const stagedColumns: ColumnTypes = {
  run_id: 'text',
  id: 'text',
  source_id: 'text',
  record_number: 'integer',
  hash: 'text',
  sort_title: 'text',
  sort_accession_number: 'text',
  earliest_year: 'integer',
  latest_year: 'integer',
  has_image: 'integer',
  added_at: 'text',
};

const stagedMembershipColumns: ColumnTypes = {
  run_id: 'text',
  id: 'text',
  collection: 'text',
  title: 'text',
};

const nothing: Omit<StagedObjectRow, 'run_id' | 'id'> = {
  source_id: null,
  record_number: null,
  hash: null,
  sort_title: null,
  sort_accession_number: null,
  earliest_year: null,
  latest_year: null,
  has_image: null,
  added_at: null,
};
