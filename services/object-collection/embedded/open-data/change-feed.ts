import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** Changes on a page of the feed, at most: pages are ranges of places, so they never shift. */
export const changesPerPage = 200;

export interface ObjectChange {
  /** Counts up; later changes have higher places. */
  readonly position: number;
  readonly objectId: string;
  readonly kind: 'create' | 'update' | 'remove';
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** Whether there is a picture of it to show. */
  readonly hasImage: boolean;
}

export interface ChangePage {
  /** Oldest first. */
  readonly changes: readonly ObjectChange[];
  /** Numbers of the pages beside it that hold changes; null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

export interface ChangeSummary {
  readonly total: number;
  /** Numbers of the oldest and the newest page that hold changes; null: nothing was ever loaded. */
  readonly first: number | null;
  readonly last: number | null;
  readonly changedAt: string | null;
}

/** The changes of objects, from `object_changes`. */
export interface ChangeFeed {
  summarize(): Promise<ChangeSummary>;
  /** @returns null for a page that holds nothing */
  findPage(number: number): Promise<ChangePage | null>;
  /** When an object was removed that is no longer there; null: it is there, or never was. */
  findRemoval(id: string): Promise<string | null>;
}

export function createChangeFeed(database: Database): ChangeFeed {
  const query = withTables<ObjectCollectionTables>(database);

  const findPosition = async (
    which: 'first' | 'last',
    bounds: { from?: number; to?: number } = {},
  ) => {
    let find = query.selectFrom('object_changes').select('position');
    if (bounds.from !== undefined) find = find.where('position', '>=', bounds.from);
    if (bounds.to !== undefined) find = find.where('position', '<=', bounds.to);
    const row = await find
      .orderBy('position', which === 'first' ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.position ?? null;
  };
  const findPageOf = async (...search: Parameters<typeof findPosition>) => {
    const position = await findPosition(...search);
    return position === null ? null : Math.ceil(position / changesPerPage);
  };

  return {
    async summarize() {
      const [counted, newest, first, last] = await Promise.all([
        query
          .selectFrom('object_changes')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
        query
          .selectFrom('object_changes')
          .select('changed_at')
          .orderBy('position', 'desc')
          .limit(1)
          .executeTakeFirst(),
        findPageOf('first'),
        findPageOf('last'),
      ]);
      return { total: counted.total, first, last, changedAt: newest?.changed_at ?? null };
    },

    async findPage(number) {
      const to = number * changesPerPage;
      const from = to - changesPerPage + 1;
      const rows = await query
        .selectFrom('object_changes')
        .leftJoin('objects', 'objects.id', 'object_changes.object_id')
        .select(['position', 'object_id', 'kind', 'changed_at', 'has_image'])
        .where('position', '>=', from)
        .where('position', '<=', to)
        .orderBy('position')
        .execute();
      if (rows.length === 0) return null;
      const [previous, next] = await Promise.all([
        findPageOf('last', { to: from - 1 }),
        findPageOf('first', { from: to + 1 }),
      ]);
      const changes = rows.map((row) => ({
        position: row.position,
        objectId: row.object_id,
        kind: row.kind,
        changedAt: row.changed_at,
        hasImage: row.has_image === 1,
      }));
      return { changes, previous, next };
    },

    async findRemoval(id) {
      const row = await query
        .selectFrom('object_changes')
        .select(['kind', 'changed_at'])
        .where('object_id', '=', id.replaceAll('\0', '\uFFFD'))
        .executeTakeFirst();
      return row?.kind === 'remove' ? row.changed_at : null;
    },
  };
}
