import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PeopleTables } from './tables.ts';

/** Whoever has an account with this address. */
export const findPerson = (target: VisitorsQuery, email: string) =>
  (toVisitorsQuery(target) as unknown as Kysely<PeopleTables>)
    .selectFrom('studio_users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
