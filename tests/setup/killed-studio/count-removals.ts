import type { Database } from '#database/database.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';

/** How often the audit log says that something was taken off the site. */
export async function countRemovals(
  visitors: Database,
  act: 'item.unpublished' | 'page.unpublished',
): Promise<number> {
  const { count } = await peopleQuery(visitors)
    .selectFrom('studio_acts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('act', '=', act)
    .executeTakeFirstOrThrow();
  return Number(count);
}
