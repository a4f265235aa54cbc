import { type RawBuilder, sql } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { Page } from '#shared/page.ts';
import type {
  CollectionObject,
  ObjectCollectionCount,
  ObjectOrder,
  ObjectQuery,
  ObjectSummary,
} from '../contract.ts';
import { type ObjectRecord, toObjectSummary } from './object-record.ts';
import { toWordSearch, type WordSearch } from './search-conditions.ts';
import type { ObjectCollectionTables } from './tables.ts';

/** What the server reads. The same on SQLite and PostgreSQL for the same data. */
export interface ObjectStore {
  searchObjects(query: ObjectQuery): Promise<Page<ObjectSummary>>;
  findObject(id: string): Promise<CollectionObject | null>;
  /** In the order of the ids; unknown and repeated ones are left out. */
  listObjectsById(ids: readonly string[]): Promise<ObjectSummary[]>;
  listCollections(): Promise<ObjectCollectionCount[]>;
  /** `empty` before anything was loaded. */
  findContentVersion(): Promise<string>;
}

export function createObjectStore(database: Database): ObjectStore {
  const query = withTables<ObjectCollectionTables>(database);

  async function listSummaries(column: 'id' | 'number', keys: readonly (string | number)[]) {
    if (keys.length === 0) return [];
    const rows = await query
      .selectFrom('objects')
      .select([`${column} as key`, 'record'])
      .where(column, 'in', keys as string[])
      .execute();
    const records = new Map(rows.map((row) => [row.key, row.record]));
    return [...new Set(keys)].flatMap((key) => {
      const record = records.get(key);
      return record ? [toObjectSummary(JSON.parse(record) as ObjectRecord)] : [];
    });
  }

  return {
    async searchObjects({ page, pageSize, order, ...filters }) {
      const search = filters.words ? toWordSearch(filters.words, database.dialect) : null;
      const matching = toCondition(filters, search);
      const counted = await sql<{ total: number }>`
        SELECT count(*) AS total FROM objects AS o WHERE ${matching}`.execute(query);
      const total = Number(counted.rows[0]?.total ?? 0);
      const offset = (page - 1) * pageSize;
      if (offset >= total) return { items: [], page, pageSize, total };
      // Numbers first and records after: sorting rows with their records in them is slow.
      const { rows } = await sql<{ number: number }>`
        SELECT o.number FROM objects AS o WHERE ${matching}
        ORDER BY ${toOrder(order ?? (search ? 'relevance' : 'title'), search)}
        LIMIT ${pageSize} OFFSET ${offset}`.execute(query);
      const items = await listSummaries(
        'number',
        rows.map((row) => row.number),
      );
      return { items, page, pageSize, total };
    },

    async findObject(id) {
      const row = await query
        .selectFrom('objects')
        .select(['record', 'added_at', 'updated_at'])
        .where('id', '=', withoutNul(id))
        .executeTakeFirst();
      if (!row) return null;
      const record = JSON.parse(row.record) as ObjectRecord;
      return { ...record, addedAt: row.added_at, updatedAt: row.updated_at };
    },

    listObjectsById: (ids) => listSummaries('id', ids.map(withoutNul)),

    async listCollections() {
      const { rows } = await sql<{ collection: string; title: string | null; total: number }>`
        SELECT m.collection, t.title, m.total
        FROM (
          SELECT collection, count(*) AS total FROM object_memberships GROUP BY collection
        ) AS m
        LEFT JOIN object_collection_titles AS t ON t.collection = m.collection
        ORDER BY m.total DESC, m.collection
        LIMIT ${mostCollections}`.execute(query);
      return rows.map((row) => ({
        sourceId: row.collection,
        title: row.title === null ? null : JSON.parse(row.title),
        objectCount: Number(row.total),
      }));
    },

    async findContentVersion() {
      const row = await query
        .selectFrom('object_collection_state')
        .select('value')
        .where('key', '=', 'version')
        .executeTakeFirst();
      return row?.value ?? 'empty';
    },
  };
}

/** PostgreSQL fails on this character, which nothing stored holds; SQLite does not. */
const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A list longer than that is a mapping that takes a field of free text for a collection. */
const mostCollections = 1_000;

function toCondition(
  { collection, hasImage, onView }: Pick<ObjectQuery, 'collection' | 'hasImage' | 'onView'>,
  search: WordSearch | null,
): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (search) conditions.push(search.condition);
  if (collection !== undefined) {
    conditions.push(sql`o.number IN (
      SELECT object_number FROM object_memberships WHERE collection IN (${sql.join([collection].flat().map(withoutNul))}))`);
  }
  if (hasImage !== undefined) conditions.push(sql`o.has_image = ${hasImage ? 1 : 0}`);
  if (onView !== undefined) conditions.push(sql`o.on_view = ${onView ? 1 : 0}`);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` AND `)}` : sql`1 = 1`;
}

/** The id comes last everywhere, so that no object is on two pages or on none. */
function toOrder(order: ObjectOrder, search: WordSearch | null): RawBuilder<unknown> {
  switch (order) {
    case 'relevance':
      return search
        ? sql`${search.rank}, o.has_image DESC, o.sort_title, o.id`
        : sql`o.has_image DESC, o.sort_title, o.id`;
    case 'title':
      return sql`o.sort_title, o.id`;
    case 'date':
    case 'date-newest':
      return sql`o.sort_year, o.sort_title, o.id`;
    case 'recently-added':
      return sql`o.added_at DESC, o.id`;
  }
}
