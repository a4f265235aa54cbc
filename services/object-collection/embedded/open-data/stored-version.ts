import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** Changes with every publication, in its transaction; `empty` before anything was loaded. */
export async function findStoredVersion(database: Database): Promise<string> {
  const row = await withTables<ObjectCollectionTables>(database)
    .selectFrom('object_collection_state')
    .select('value')
    .where('key', '=', 'version')
    .executeTakeFirst();
  return row?.value ?? 'empty';
}
