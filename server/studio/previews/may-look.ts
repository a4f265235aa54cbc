import type { Database } from '#database/database.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { readRole } from '../people/read-person.ts';
import { peopleQuery } from '../people/tables.ts';

/** Whether the maker of a preview still works here: it ends with that, and not by its time alone. */
export async function mayLook(visitors: Database, personId: string): Promise<boolean> {
  const maker = await peopleQuery(visitors)
    .selectFrom('studio_users')
    .select(['role', 'blockedAt'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!maker || maker.blockedAt !== null) return false;
  return hasRight({ role: readRole(maker.role) }, 'items.read');
}
