import type { Kysely } from 'kysely';
import { toVisitorsQuery, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { PersonalDataKind } from '#database/visitors/personal-data.ts';
import type { ReservationTables } from './tables.ts';

const toQuery = (query: VisitorsQuery) =>
  toVisitorsQuery(query) as unknown as Kysely<ReservationTables>;

const maxRows = 2_000;

/** Reservations and places on waiting lists, with the times they are for. */
export const reservationsData: PersonalDataKind = {
  name: 'reservations',
  tables: ['reservations', 'reservation_waiting', 'reservation_slots'],
  // Long enough to answer a question about a visit of the last season.
  retentionDays: 180,

  async listOfPerson(visitors, email) {
    const query = toQuery(visitors);
    const reserved = await query
      .selectFrom('reservations')
      .select(['slot_id', 'state', 'code', 'name', 'email', 'quantity', 'lines'])
      .select(['language', 'tour_language', 'access', 'consent_version', 'reserved_at'])
      .where('email_folded', '=', email)
      .orderBy('created_at')
      .limit(maxRows)
      .execute();
    const waiting = await query
      .selectFrom('reservation_waiting')
      .select(['slot_id', 'state', 'name', 'email', 'quantity', 'language', 'created_at'])
      .where('email_folded', '=', email)
      .orderBy('created_at')
      .limit(maxRows)
      .execute();
    return [
      ...reserved.map((row) => ({ record: 'reservation', ...row })),
      ...waiting.map((row) => ({ record: 'waiting list', ...row })),
    ];
  },

  /** Places of a visit to come are free again, since nobody is known who would use them. */
  async eraseOfPerson(visitors, email) {
    const query = toQuery(visitors);
    const waiting = await query
      .deleteFrom('reservation_waiting')
      .where('email_folded', '=', email)
      .returning('reservation_id')
      .execute();
    const held = waiting.flatMap(({ reservation_id: id }) => id ?? []);
    const offered =
      held.length === 0
        ? []
        : await query
            .deleteFrom('reservations')
            .where('id', 'in', held)
            .where('state', 'in', ['held', 'released'])
            .returning('id')
            .execute();
    const reserved = await query
      .deleteFrom('reservations')
      .where('email_folded', '=', email)
      .returning('id')
      .execute();
    return waiting.length + offered.length + reserved.length;
  },

  /** Counted from the end of the visit, not from the day it was reserved. */
  async deleteOlderThan(visitors, before) {
    const query = toQuery(visitors);
    const old = await query
      .selectFrom('reservation_slots')
      .select('id')
      .where('ends_at', '<', before.toISOString())
      .orderBy('ends_at')
      .limit(200)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const waiting = await query
      .deleteFrom('reservation_waiting')
      .where('slot_id', 'in', ids)
      .returning('id')
      .execute();
    const reserved = await query
      .deleteFrom('reservations')
      .where('slot_id', 'in', ids)
      .returning('id')
      .execute();
    await query.deleteFrom('reservation_slots').where('id', 'in', ids).execute();
    return waiting.length + reserved.length + ids.length;
  },
};
