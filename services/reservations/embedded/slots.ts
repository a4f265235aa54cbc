import { sql } from 'kysely';
import { isFreeOn } from '#shared/calendar/free-days.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import type { Lines, Offer, Slot, SlotState } from '../contract.ts';
import type { Query, Work } from './desk.ts';
import type { PlannedSlot } from './plan-slots.ts';
import type { PlannedOffer } from './programme.ts';
import type { SlotRow } from './tables.ts';

/** Below a fifth of its places a time has few left. */
const fewShare = 0.2;

/** The stored data of a slot: everything but its places. */
type SlotFacts = Omit<Slot, 'capacity' | 'left' | 'state'>;

/**
 * An offer without what only the planning needs.
 * @param day YYYY-MM-DD, for which it has its prices; null: the usual ones
 */
export function toOffer(planned: PlannedOffer, day: string | null): Offer {
  const { capacity: _, cutOffMinutes: __, departures: ___, tickets, ...offer } = planned;
  const free = day === null ? [] : listFreeTickets(planned, day);
  return {
    ...offer,
    tickets: tickets.map(({ freeDays: _, ...ticket }) =>
      free.includes(ticket.uid) ? { ...ticket, price: 0 } : ticket,
    ),
  };
}

/** Tickets that cost something, but nothing on this day. @param day YYYY-MM-DD */
export function listFreeTickets({ tickets }: PlannedOffer, day: string): string[] {
  const date = parseLocalDate(day);
  return tickets
    .filter(({ freeDays = null }) => date && isFreeOn(freeDays, date))
    .map(({ uid }) => uid);
}

const toFacts = (planned: PlannedSlot): SlotFacts => ({
  id: planned.id,
  offer: planned.offer.uid,
  date: planned.date,
  time: planned.time,
  startsAt: planned.startsAt.toISOString(),
  endsAt: planned.endsAt.toISOString(),
  language: planned.language,
});

/**
 * Locks a time until the transaction ends: nobody else takes or gives back places there meanwhile.
 * When the programme has the time, its stored data is updated.
 * @returns null: neither the programme nor anybody's reservation knows it
 */
export async function lockSlot(
  work: Work,
  slotId: string,
  planned: PlannedSlot | null,
): Promise<SlotRow | null> {
  if (!planned) {
    const row = await work
      .updateTable('reservation_slots')
      .set({ revision: sql<number>`revision + 1` })
      .where('id', '=', slotId)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }
  const values = {
    offer: planned.offer.uid,
    offer_json: JSON.stringify(toOffer(planned.offer, planned.date)),
    slot_json: JSON.stringify(toFacts(planned)),
    capacity: planned.capacity,
    starts_at: planned.startsAt.toISOString(),
    ends_at: planned.endsAt.toISOString(),
    closes_at: planned.closesAt.toISOString(),
  };
  return work
    .insertInto('reservation_slots')
    .values({ ...values, id: slotId, cancelled_at: null, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, revision: sql<number>`reservation_slots.revision + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The stored data of a time. Null: nobody has used it yet. */
export const findStoredSlot = async (query: Query, slotId: string): Promise<SlotRow | null> =>
  (await query
    .selectFrom('reservation_slots')
    .selectAll()
    .where('id', '=', slotId)
    .executeTakeFirst()) ?? null;

/** That of a reservation or of somebody who waits, whose time is always kept. */
export async function readStoredSlot(query: Query, slotId: string): Promise<SlotRow> {
  const row = await findStoredSlot(query, slotId);
  if (!row) throw new Error(`The time ${slotId} is not stored.`);
  return row;
}

/**
 * Places reserved, or held by a hold that is not over.
 * @param except a reservation whose own places do not count
 */
export async function countTaken(
  query: Query,
  slotId: string,
  now: Date,
  except: string | null = null,
): Promise<number> {
  const { taken } = await query
    .selectFrom('reservations')
    .select(sql<number>`coalesce(sum(quantity), 0)`.as('taken'))
    .where('slot_id', '=', slotId)
    .where(isTaking(now))
    .$if(except !== null, (rows) => rows.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(taken);
}

const isTaking = (now: Date) =>
  sql<boolean>`(state = 'reserved' or (state = 'held' and expires_at > ${now.toISOString()}))`;

/** The stored data of all used times of some offers from a moment on, with the places taken. */
export async function readUsedSlots(
  query: Query,
  offers: readonly string[],
  from: Date,
  now: Date,
): Promise<ReadonlyMap<string, { readonly taken: number; readonly isCancelled: boolean }>> {
  const slots = await query
    .selectFrom('reservation_slots')
    .select(['id', 'cancelled_at'])
    .where('offer', 'in', offers)
    .where('starts_at', '>=', from.toISOString())
    .execute();
  const sums = await query
    .selectFrom('reservations')
    .innerJoin('reservation_slots', 'reservation_slots.id', 'reservations.slot_id')
    .select(['slot_id', sql<number>`sum(quantity)`.as('taken')])
    .where('reservation_slots.offer', 'in', offers)
    .where('reservation_slots.starts_at', '>=', from.toISOString())
    .where(isTaking(now))
    .groupBy('slot_id')
    .execute();
  const takenOf = new Map(sums.map(({ slot_id, taken }) => [slot_id, Number(taken)]));
  return new Map(
    slots.map(({ id, cancelled_at }) => [
      id,
      { taken: takenOf.get(id) ?? 0, isCancelled: cancelled_at !== null },
    ]),
  );
}

/** @param slot.left places, never below zero */
function toState(
  slot: { isCancelled: boolean; closesAt: Date; capacity: number; left: number },
  now: Date,
): SlotState {
  if (slot.isCancelled) return 'cancelled';
  if (now >= slot.closesAt) return 'over';
  if (slot.left === 0) return 'sold-out';
  return slot.left <= Math.max(2, Math.floor(slot.capacity * fewShare)) ? 'few' : 'open';
}

/** A time of the programme. @param used undefined: nobody has used it yet */
export function toPlannedView(
  planned: PlannedSlot,
  used: { taken: number; isCancelled: boolean } | undefined,
  now: Date,
): Slot {
  const { capacity } = planned;
  const left = Math.max(0, capacity - (used?.taken ?? 0));
  const isCancelled = used?.isCancelled ?? false;
  const state = toState({ isCancelled, closesAt: planned.closesAt, capacity, left }, now);
  return { ...toFacts(planned), capacity, left, state };
}

/** A time as it is kept, also where the programme no longer has it. */
export function toStoredView(row: SlotRow, taken: number, now: Date): { offer: Offer; slot: Slot } {
  const { capacity } = row;
  const left = Math.max(0, capacity - taken);
  const isCancelled = row.cancelled_at !== null;
  const state = toState({ isCancelled, closesAt: new Date(row.closes_at), capacity, left }, now);
  const facts = JSON.parse(row.slot_json) as SlotFacts;
  return { offer: JSON.parse(row.offer_json) as Offer, slot: { ...facts, capacity, left, state } };
}

/**
 * The places asked for, without tickets of which none is wanted.
 * @returns null: unknown tickets, or fewer or more places than one reservation may have
 */
export function checkLines(offer: Offer, lines: Lines): { lines: Lines; quantity: number } | null {
  const wanted = Object.entries(lines).filter(([, count]) => count !== 0);
  const isKnown = wanted.every(
    ([ticket, count]) =>
      offer.tickets.some(({ uid }) => uid === ticket) && Number.isInteger(count) && count > 0,
  );
  const quantity = wanted.reduce((sum, [, count]) => sum + count, 0);
  const fits = quantity >= offer.minQuantity && quantity <= offer.maxQuantity;
  if (!isKnown || !fits) return null;
  const order = offer.tickets.map(({ uid }) => uid);
  const sorted = wanted.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { lines: Object.fromEntries(sorted), quantity };
}
