import type { Kysely } from 'kysely';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { ObjectCollectionTables } from '../../tables.ts';
import type { IndexRow } from './build-index.ts';
import type { BuildAnswer, BuildMessage } from './build-worker.ts';

const batchSize = 500;

/**
 * Sends every object to what builds an index; records only of those it asks for.
 * @param file where the index is to be written
 * @returns the index, or null when it is in the file
 */
export async function sendRows(
  query: Kysely<ObjectCollectionTables>,
  version: string,
  { before, file }: { readonly before: SharedArrayBuffer | null; readonly file: string | null },
  send: (message: BuildMessage) => Promise<BuildAnswer>,
): Promise<SharedArrayBuffer | null> {
  await send({ kind: 'begin', before });
  let last = '';
  for (;;) {
    const rows = await query
      .selectFrom('objects')
      .select(columns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? '';
    const changed = (await send({ kind: 'check', rows })) as number[];
    const records = await readRecords(query, changed);
    const isChanged = new Set(changed);
    await send({
      kind: 'add',
      // An object that was deleted after its row was read is left out.
      rows: rows.flatMap((row): IndexRow[] => {
        if (!isChanged.has(row.number)) return [{ ...row, record: null }];
        const record = records.get(row.number);
        return record === undefined ? [] : [{ ...row, record }];
      }),
    });
  }
  const titles = await readCollectionTitles(query);
  return (await send({ kind: 'finish', version, titles, file })) as SharedArrayBuffer | null;
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
