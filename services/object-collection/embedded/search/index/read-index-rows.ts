import { MessageChannel, type Transferable } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { ObjectCollectionTables } from '../../tables.ts';
import type { IndexRow } from './build-index.ts';
import type { BuildAnswer, BuildMessage } from './build-worker.ts';

const batchSize = 500;

/** Has a message answered by one builder. */
export type AskBuilder = (
  message: BuildMessage,
  transferred?: readonly Transferable[],
) => Promise<BuildAnswer>;

/**
 * Sends every object to what builds an index; records only of those it asks for.
 * @param builders each reads a stretch of the objects, and the first puts all together
 * @param file where the index is to be written
 * @returns the index, or null when it is in the file
 */
export async function sendRows(
  query: Kysely<ObjectCollectionTables>,
  version: string,
  { before, file }: { readonly before: SharedArrayBuffer | null; readonly file: string | null },
  builders: readonly [AskBuilder, ...AskBuilder[]],
): Promise<SharedArrayBuffer | null> {
  const [first, ...others] = builders;
  const starts = await findStarts(query, builders.length);
  await Promise.all(
    builders.map(async (ask, at) => {
      await ask({ kind: 'begin', before });
      const after = starts[at];
      // Objects that went since they were counted may leave nothing for the last builder.
      if (after !== undefined) await sendStretch(query, ask, after, starts[at + 1] ?? null);
    }),
  );
  for (const other of others) {
    const { port1, port2 } = new MessageChannel();
    await other({ kind: 'give', port: port1 }, [port1]);
    await first({ kind: 'take', port: port2 }, [port2]);
  }
  const titles = await readCollectionTitles(query);
  return (await first({ kind: 'finish', version, titles, file })) as SharedArrayBuffer | null;
}

/** Ids behind which stretches of about as many objects begin; the first is before all. */
async function findStarts(
  query: Kysely<ObjectCollectionTables>,
  stretches: number,
): Promise<readonly string[]> {
  if (stretches === 1) return [''];
  const size = await countObjects(query);
  const starts = [''];
  for (let at = 1; at < stretches; at++) {
    const row = await query
      .selectFrom('objects')
      .select('id')
      .orderBy('id')
      .limit(1)
      .offset(Math.floor((size * at) / stretches))
      .executeTakeFirst();
    if (row) starts.push(row.id);
  }
  return starts;
}

export async function countObjects(query: Kysely<ObjectCollectionTables>): Promise<number> {
  const row = await query
    .selectFrom('objects')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * @param after the id before the first
 * @param upTo the last id; null: all that follow
 */
async function sendStretch(
  query: Kysely<ObjectCollectionTables>,
  ask: AskBuilder,
  after: string,
  upTo: string | null,
): Promise<void> {
  // Asked for as a column: with a second bound PostgreSQL reads the whole stretch and sorts it.
  const isWithin = upTo === null ? sql<number>`1` : sql<number>`CASE WHEN id <= ${upTo} THEN 1 END`;
  let last: string | null = after;
  while (last !== null) {
    const read = await query
      .selectFrom('objects')
      .select([...columns, isWithin.as('is_within')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const rows = read.filter(({ is_within }) => is_within === 1);
    last = rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null;
    const changed = (await ask({ kind: 'check', rows })) as number[];
    const records = await readRecords(query, changed);
    const isChanged = new Set(changed);
    await ask({
      kind: 'add',
      // An object that was deleted after its row was read is left out.
      rows: rows.flatMap((row): IndexRow[] => {
        if (!isChanged.has(row.number)) return [{ ...row, record: null }];
        const record = records.get(row.number);
        return record === undefined ? [] : [{ ...row, record }];
      }),
    });
  }
}

const columns = [
  'id',
  'number',
  'hash',
  'sort_title',
  'sort_accession_number',
  'earliest_year',
  'latest_year',
  'added_at',
] as const;

async function readRecords(
  query: Kysely<ObjectCollectionTables>,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await query
    .selectFrom('objects')
    .innerJoin('object_records', 'object_records.number', 'objects.record_number')
    .select(['objects.number', 'record'])
    .where('objects.number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, record }) => [number, record]));
}

async function readCollectionTitles(
  query: Kysely<ObjectCollectionTables>,
): Promise<Map<string, TextByLanguage>> {
  const rows = await query.selectFrom('object_collection_titles').selectAll().execute();
  return new Map(rows.map(({ collection, title }) => [collection, JSON.parse(title)]));
}
