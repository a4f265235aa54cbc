import type { PeopleQuery } from './tables.ts';

/**
 * Ends sessions of somebody whose ways in have changed: they may have begun by what was taken away.
 * @param keptId the session that goes on; null: none does
 * @returns how many ended
 */
export async function endOtherSessions(
  work: PeopleQuery,
  personId: string,
  keptId: string | null,
): Promise<number> {
  const ended = await work
    .deleteFrom('studio_sessions')
    .where('userId', '=', personId)
    .$if(keptId !== null, (rows) => rows.where('id', '!=', keptId))
    .returning('id')
    .execute();
  return ended.length;
}
