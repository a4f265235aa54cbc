import type { CompiledQuery, Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** Asked several times for every page, so its text is made once. */
const queries = new WeakMap<Kysely<ObjectCollectionTables>, CompiledQuery<{ value: string }>>();

/** Changes with every publication, in its transaction; `empty` before anything was loaded. */
export async function findStoredVersion(database: Database): Promise<string> {
  const tables = withTables<ObjectCollectionTables>(database);
  const query = queries.get(tables) ?? toQuery(tables);
  queries.set(tables, query);
  const { rows } = await tables.executeQuery(query);
  return rows[0]?.value ?? 'empty';
}

const toQuery = (tables: Kysely<ObjectCollectionTables>) =>
  tables
    .selectFrom('object_collection_state')
    .select('value')
    .where('key', '=', 'version')
    .compile();
