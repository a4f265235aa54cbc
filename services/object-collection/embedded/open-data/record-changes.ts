import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SqlDialect } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/**
 * Notes what a publication is about to change, before it does: the objects that are there already
 * are updated, the others created. Objects get new places at the end, in the order of their ids, and
 * lose the ones they had, so that somebody who has read up to a place misses nothing.
 *
 * @param written selects the ids of objects that are written
 * @param removed selects the ids of objects that go; null: none does
 */
export async function recordChanges(
  change: Transaction<ObjectCollectionTables>,
  dialect: SqlDialect,
  {
    now,
    written,
    removed,
  }: {
    readonly now: Date;
    readonly written: RawBuilder<unknown>;
    readonly removed: RawBuilder<unknown> | null;
  },
): Promise<void> {
  // Places are given in the order in which changes become visible: one publication at a time.
  if (dialect === 'postgres') {
    await sql`LOCK TABLE object_changes IN SHARE ROW EXCLUSIVE MODE`.execute(change);
  }
  const kindOfWritten = sql`CASE WHEN EXISTS (SELECT 1 FROM objects AS o WHERE o.id = w.id)
    THEN 'update' ELSE 'create' END`;
  const changes = removed
    ? sql`SELECT w.id, ${kindOfWritten} AS kind FROM (${written}) AS w
        UNION ALL SELECT r.id, 'remove' AS kind FROM (${removed}) AS r`
    : sql`SELECT w.id, ${kindOfWritten} AS kind FROM (${written}) AS w`;
  const last = await findLast(change);
  for (const ids of removed ? [written, removed] : [written]) {
    await sql`DELETE FROM object_changes WHERE position IN (
      SELECT h.position FROM (${ids}) AS c JOIN object_changes AS h ON h.object_id = c.id)
    `.execute(change);
  }
  // Two clocks may disagree; the times of the feed never go back.
  const changedAt = [now.toISOString(), last.changedAt].sort().at(-1);
  await sql`
    INSERT INTO object_changes (position, object_id, kind, changed_at)
    SELECT ${sql.lit(last.position)} + row_number() OVER (ORDER BY c.id), c.id, c.kind, ${changedAt}
    FROM (${changes}) AS c
  `.execute(change);
}

async function findLast(change: Transaction<ObjectCollectionTables>) {
  const row = await change
    .selectFrom('object_changes')
    .select(['position', 'changed_at'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { position: row?.position ?? 0, changedAt: row?.changed_at ?? '' };
}
