import { type Database, withTables } from '#database/database.ts';
import type { CollectionObject } from '../../contract.ts';
import { type ObjectRecord, toWholeRecord } from '../object-record.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { findStoredVersion } from './stored-version.ts';

/** Raise it when the same objects give other lines than before. */
export const dumpFormat = 1;

const batchSize = 200;

/**
 * Every object as a line of JSON, in batches that hold the database for milliseconds. No transaction
 * is kept open: a publication changes the version with the objects, so lines read while the version
 * stood still are of one state.
 *
 * @throws {VersionPassed} when something was published meanwhile
 */
export async function* listDumpLines(
  database: Database,
  version: string,
  toAnswer: (object: CollectionObject) => unknown,
): AsyncGenerator<string> {
  const query = withTables<ObjectCollectionTables>(database);
  for (let last = 0; ; ) {
    const rows = await query
      .selectFrom('objects')
      .innerJoin('object_records', 'object_records.number', 'objects.record_number')
      .select(['objects.number', 'record', 'added_at', 'updated_at'])
      .where('objects.number', '>', last)
      .orderBy('objects.number')
      .limit(batchSize)
      .execute();
    if ((await findStoredVersion(database)) !== version) throw new VersionPassed();
    const lines = rows.map(({ record, added_at, updated_at }) => {
      const object = toWholeRecord(JSON.parse(record) as ObjectRecord);
      return JSON.stringify(toAnswer({ ...object, addedAt: added_at, updatedAt: updated_at }));
    });
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.number ?? last;
  }
}

/** The collection changed while it was being written down; the next attempt gets the new state. */
export class VersionPassed extends Error {
  override readonly name = 'VersionPassed';

  constructor() {
    super('The collection changed while it was being written.');
  }
}
