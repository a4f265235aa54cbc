import type { CompiledQuery, Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** Asked for every page, so its text is made once. */
const queries = new WeakMap<Kysely<ObjectCollectionTables>, CompiledQuery<{ value: string }>>();

/** A page asks several times, and each question costs as much as reading an object. */
const maxAgeMs = 100;
const lastRead = new WeakMap<Database, { value: string; at: number; publications: number }>();

/** By this process. */
let publications = 0;

/** Changes with every publication, in its transaction; `empty` before anything was loaded. */
export async function findStoredVersion(database: Database): Promise<string> {
  const tables = withTables<ObjectCollectionTables>(database);
  const query = queries.get(tables) ?? toQuery(tables);
  queries.set(tables, query);
  const begun = { at: performance.now(), publications };
  const { rows } = await tables.executeQuery(query);
  const value = rows[0]?.value ?? 'empty';
  // Of two that are read at once the one that began last counts.
  if (begun.at >= (lastRead.get(database)?.at ?? 0)) lastRead.set(database, { value, ...begun });
  return value;
}

/**
 * The same, perhaps a moment old, for those who answer from what is stored. Never older than what was
 * read before, so that a page that is kept under a version holds nothing from before it.
 */
export async function findRecentVersion(database: Database): Promise<string> {
  const last = lastRead.get(database);
  const isRecent =
    last && last.publications === publications && performance.now() - last.at < maxAgeMs;
  return isRecent ? last.value : findStoredVersion(database);
}

/**
 * To be called by whoever writes another version: who asks next wants that. What is read until the
 * transaction ends is the one before, and is believed for its moment.
 */
export function notePublication(): void {
  publications++;
}

const toQuery = (tables: Kysely<ObjectCollectionTables>) =>
  tables
    .selectFrom('object_collection_state')
    .select('value')
    .where('key', '=', 'version')
    .compile();
