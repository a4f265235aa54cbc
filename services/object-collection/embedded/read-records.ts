import type { CompiledQuery, Kysely } from 'kysely';
import type { ObjectRecord } from './object-record.ts';
import type { ObjectCollectionTables } from './tables.ts';

export interface RecordReader {
  /** Null when there is no object of this id. */
  one(id: string): Promise<ReadRecord | null>;
  /** In the order of the keys; unknown and repeated ones are left out. */
  list<Key extends string | number>(
    column: 'id' | 'number',
    keys: readonly Key[],
  ): Promise<[Key, ObjectRecord][]>;
}

export interface ReadRecord {
  readonly number: number;
  readonly record: ObjectRecord;
  readonly addedAt: string;
  readonly updatedAt: string;
}

/** Every page of objects reads records: what it asks is put into words once for each number of keys. */
export function createRecordReader(query: Kysely<ObjectCollectionTables>): RecordReader {
  const selectRecords = query
    .selectFrom('objects')
    .innerJoin('object_records', 'object_records.number', 'objects.record_number');
  const ofOne = selectRecords
    .select(['objects.number', 'record', 'added_at', 'updated_at'])
    .where('objects.id', '=', '')
    .compile();
  const ofSeveral = new Map<string, CompiledQuery<{ key: string | number; record: string }>>();
  function findQuery(column: 'id' | 'number', count: number) {
    const name = `${column} ${count}`;
    const known = ofSeveral.get(name);
    if (known) return known;
    const made = selectRecords
      .select([`objects.${column} as key`, 'record'])
      .where(`objects.${column}`, 'in', new Array<string>(count).fill(''))
      .compile();
    if (ofSeveral.size < maxQueries) ofSeveral.set(name, made);
    return made;
  }
  return {
    async one(id) {
      const { rows } = await query.executeQuery(withParameters(ofOne, [id]));
      const [row] = rows;
      if (!row) return null;
      const { number, added_at: addedAt, updated_at: updatedAt } = row;
      return { number, record: JSON.parse(row.record), addedAt, updatedAt };
    },

    async list(column, keys) {
      const distinct = [...new Set(keys)];
      if (distinct.length === 0) return [];
      const asked = findQuery(column, distinct.length);
      const { rows } = await query.executeQuery(withParameters(asked, distinct));
      const records = new Map(rows.map((row) => [row.key, row.record]));
      return distinct.flatMap((key): [(typeof keys)[number], ObjectRecord][] => {
        const record = records.get(key);
        return record ? [[key, JSON.parse(record)]] : [];
      });
    },
  };
}

/** A page is at most 100 objects long, by id or by number. */
const maxQueries = 200;

const withParameters = <Row>(
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): CompiledQuery<Row> => ({ ...query, parameters });
