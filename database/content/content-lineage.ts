import type { Generated } from 'kysely';
import { type Database, withTables } from '../database.ts';

interface LineageTables {
  content_lineage: {
    hash: string;
    number: number;
    made_at: number;
    place: string;
    seen: Generated<string>;
    seen_until: Generated<number>;
  };
}

/** A state of a content folder. */
export interface ContentState {
  readonly hash: string;
  /** Machine and folder: what changes in the place of the last state is newer, whatever it is. */
  readonly place: string;
}

/** States that are known as past. */
const maxStates = 500;

/**
 * Whether a state of the content folder is older than the one that was loaded last: it was loaded
 * before and replaced since, or was made before that one.
 * @param findMadeAt asked only where the state is unknown; milliseconds since 1970
 */
export async function isOlderContent(
  database: Database,
  { hash, place }: ContentState,
  findMadeAt: () => Promise<number>,
): Promise<boolean> {
  const query = withTables<LineageTables>(database);
  const last = await query
    .selectFrom('content_lineage')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.hash === hash || last.place === place) return false;
  const known = await query
    .selectFrom('content_lineage')
    .select('number')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return known !== undefined || (await findMadeAt()) < last.made_at;
}

/** Makes a state the last one. To be called before it is loaded: what comes after it is newer. */
export async function noteContent(
  database: Database,
  { hash, place }: ContentState,
  madeAt: number,
): Promise<void> {
  await withTables<LineageTables>(database)
    .transaction()
    .execute(async (tables) => {
      const last = await tables
        .selectFrom('content_lineage')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst();
      const number = (last?.number ?? 0) + 1;
      const state = { number, made_at: madeAt, place, seen: '', seen_until: 0 };
      await tables
        .insertInto('content_lineage')
        .values({ hash, ...state })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(state))
        .execute();
      await tables
        .deleteFrom('content_lineage')
        .where('number', '<=', number - maxStates)
        .execute();
    });
}

/** The state that was loaded last; null: none was. */
export async function readLastContent(database: Database): Promise<string | null> {
  const last = await withTables<LineageTables>(database)
    .selectFrom('content_lineage')
    .select('hash')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.hash ?? null;
}

/** How a content folder looked, without reading it, and until when its files mean the same. */
export interface SeenContent {
  readonly seen: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Notes that the last state is loaded whole and has no problems to tell of. */
export async function noteSeenContent(
  database: Database,
  { seen, until }: SeenContent,
): Promise<void> {
  const tables = withTables<LineageTables>(database);
  await tables
    .updateTable('content_lineage')
    .set({ seen, seen_until: until })
    .where(
      'number',
      '=',
      tables.selectFrom('content_lineage').select(({ fn }) => fn.max('number').as('number')),
    )
    .execute();
}

/** True when the content that was loaded last looked the same, and loading it again would change nothing. */
export async function isSeenContent(database: Database, seen: string, now: Date): Promise<boolean> {
  const last = await withTables<LineageTables>(database)
    .selectFrom('content_lineage')
    .select(['seen', 'seen_until'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seen === seen && now.getTime() < last.seen_until;
}
