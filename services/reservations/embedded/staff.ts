import { queueMail } from '#database/visitors/mail-queue.ts';
import type { CheckIn, Lines } from '../contract.ts';
import type { Desk } from './desk.ts';
import { writeCancelledByMuseumMail } from './mails/write-mails.ts';
import { countTaken, findStoredSlot, lockSlot, toStoredView } from './slots.ts';
import type { ReservationState } from './tables.ts';

const maxRows = 20_000;

/** The list would be cut, and a list that lacks somebody is worse than none. */
export class TooManyReservations extends Error {
  override readonly name = 'TooManyReservations';

  constructor(most: number) {
    super(`These days have more than ${most} reservations. Ask for fewer days at once.`);
  }
}

export interface ListedReservation {
  readonly slotId: string;
  readonly startsAt: string;
  readonly state: ReservationState | 'waiting' | 'offered';
  readonly code: string | null;
  readonly quantity: number;
  readonly lines: Lines;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly tourLanguage: string | null;
  readonly access: string | null;
  readonly reservedAt: string;
}

export interface ListQuery {
  /** Instants; `to` is not included. */
  readonly from: Date;
  readonly to: Date;
  readonly offer: string | null;
  /** With those that were cancelled and those who wait. */
  readonly all: boolean;
}

/**
 * In the order of their times.
 * @throws {TooManyReservations} when there are more than `most`
 */
export async function listReservations(
  desk: Desk,
  { from, to, offer, all }: ListQuery,
  most = maxRows,
): Promise<ListedReservation[]> {
  const { query } = desk;
  const reserved = await query
    .selectFrom('reservations')
    .innerJoin('reservation_slots', 'reservation_slots.id', 'reservations.slot_id')
    .selectAll('reservations')
    .select('starts_at')
    .where('starts_at', '>=', from.toISOString())
    .where('starts_at', '<', to.toISOString())
    .where('state', 'in', all ? ['reserved', 'cancelled', 'cancelled-by-museum'] : ['reserved'])
    .$if(offer !== null, (rows) => rows.where('offer', '=', offer ?? ''))
    .orderBy('starts_at')
    .orderBy('reserved_at')
    .limit(most + 1)
    .execute();
  const waiting = all
    ? await query
        .selectFrom('reservation_waiting')
        .innerJoin('reservation_slots', 'reservation_slots.id', 'reservation_waiting.slot_id')
        .selectAll('reservation_waiting')
        .select('starts_at')
        .where('starts_at', '>=', from.toISOString())
        .where('starts_at', '<', to.toISOString())
        .where('state', 'in', ['waiting', 'offered'])
        .$if(offer !== null, (rows) => rows.where('offer', '=', offer ?? ''))
        .limit(most + 1)
        .execute()
    : [];
  if (reserved.length + waiting.length > most) throw new TooManyReservations(most);
  return [
    ...reserved.map((row) => ({
      ...toShared(row),
      state: row.state,
      code: row.code,
      tourLanguage: row.tour_language,
      access: row.access,
      reservedAt: row.reserved_at ?? row.created_at,
    })),
    ...waiting.map((row) => ({
      ...toShared(row),
      state: row.state as 'waiting' | 'offered',
      code: null,
      tourLanguage: null,
      access: null,
      reservedAt: row.created_at,
    })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

const toShared = (row: {
  slot_id: string;
  starts_at: string;
  quantity: number;
  lines: string;
  name: string | null;
  email: string | null;
  language: string | null;
}) => ({
  slotId: row.slot_id,
  startsAt: row.starts_at,
  quantity: row.quantity,
  lines: JSON.parse(row.lines) as Lines,
  name: row.name,
  email: row.email,
  language: row.language,
});

/**
 * Takes a time out of sale for good and writes to everybody who had reserved, in one transaction.
 * Done again, it writes to nobody twice.
 * @param note what the staff add to the mails
 * @returns how many were written to; null: there is no such time
 */
export async function cancelSlot(
  desk: Desk,
  slotId: string,
  note: string | null,
): Promise<number | null> {
  return desk.transact([slotId], async (work) => {
    const slot = await lockSlot(work, slotId, desk.findPlanned(slotId));
    if (!slot) return null;
    const at = desk.now.toISOString();
    await work
      .updateTable('reservation_slots')
      .set({ cancelled_at: slot.cancelled_at ?? at })
      .where('id', '=', slotId)
      .execute();
    const cancelled = await work
      .updateTable('reservations')
      .set({ state: 'cancelled-by-museum', state_changed_at: at })
      .where('slot_id', '=', slotId)
      .where('state', '=', 'reserved')
      .returningAll()
      .execute();
    const changed = { state_changed_at: at };
    await work
      .updateTable('reservations')
      .set({ ...changed, state: 'released' })
      .where('slot_id', '=', slotId)
      .where('state', '=', 'held')
      .execute();
    await work
      .updateTable('reservation_waiting')
      .set({ ...changed, state: 'over' })
      .where('slot_id', '=', slotId)
      .where('state', 'in', ['waiting', 'offered'])
      .execute();
    for (const reservation of cancelled) {
      await queueMail(work, writeCancelledByMuseumMail(desk, slot, reservation, note), desk.now);
    }
    return cancelled.length;
  });
}

/** Everybody expected at one time, by name. Null: nobody has used that time. */
export async function findCheckIn(desk: Desk, slotId: string): Promise<CheckIn | null> {
  const row = await findStoredSlot(desk.query, slotId);
  if (!row) return null;
  const entries = await desk.query
    .selectFrom('reservations')
    .select(['code', 'name', 'quantity', 'lines', 'tour_language', 'access'])
    .where('slot_id', '=', slotId)
    .where('state', '=', 'reserved')
    .limit(maxRows)
    .execute();
  return {
    ...toStoredView(row, await countTaken(desk.query, slotId, desk.now), desk.now),
    isCancelled: row.cancelled_at !== null,
    expected: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    entries: entries
      .map(({ code, name, quantity, lines, tour_language: tourLanguage, access }) => ({
        code: code ?? '',
        name: name ?? '',
        quantity,
        lines: JSON.parse(lines) as Lines,
        tourLanguage,
        access,
      }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Address of the printable list. @returns null: there is no such time */
export async function createCheckInLink(desk: Desk, slotId: string): Promise<string | null> {
  const slot = await desk.transact([slotId], (work) =>
    lockSlot(work, slotId, desk.findPlanned(slotId)),
  );
  if (!slot) return null;
  return `${desk.publicOrigin}/tickets/check-in/${await desk.signCheckIn(slotId, slot.ends_at)}`;
}
