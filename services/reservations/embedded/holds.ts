import type { Hold, HoldAnswer, HoldRequest, Refusal } from '../contract.ts';
import { refuse } from './availability.ts';
import { createSecretId } from './create-code.ts';
import type { Desk, Work } from './desk.ts';
import { type Holder, holdsEnough } from './holder.ts';
import { checkLines, countTaken, lockSlot, readStoredSlot, toStoredView } from './slots.ts';
import type { ReservationRow, SlotRow } from './tables.ts';
import { offerFreedPlaces } from './waiting-list.ts';

/** So often a hold may be prolonged: with ten minutes, forty in all. */
const maxExtensions = 3;
const minuteMs = 60_000;

/**
 * Keeps places for some minutes. The same request with the same key is the same hold, as long as it
 * stands.
 * @param holder null: nobody counts what one visitor holds
 */
export async function takeHold(
  desk: Desk,
  request: Omit<HoldRequest, 'visitor'>,
  holder: Holder | null = null,
): Promise<HoldAnswer> {
  const { slotId } = request;
  const planned = desk.findPlanned(slotId);
  const no = async (reason: Refusal['reason'], quantity = 1): Promise<HoldAnswer> => ({
    outcome: 'refused',
    refusal: await refuse(desk, reason, slotId, quantity),
  });
  if (!planned) return no('no-slot');
  const wanted = checkLines(planned.offer, request.lines);
  if (!wanted) return no('quantity');
  const lines = JSON.stringify(wanted.lines);
  const key = request.idempotencyKey && `${slotId} ${lines} ${request.idempotencyKey}`;

  if (holder && !(await holder.takePlaces(wanted.quantity))) {
    return no('too-many-held', wanted.quantity);
  }

  const id = await desk.transact([slotId], async (work) => {
    const slot = await lockSlot(work, slotId, planned);
    if (!slot) return 'no-slot' as const;
    const known = key ? await findByKey(work, key) : undefined;
    if (known && isStanding(known, desk.now)) return { id: known.id };
    if (holder && (await holdsEnough(work, holder, wanted.quantity, desk.now))) {
      return 'too-many-held' as const;
    }
    const reason = await findObstacle(desk, work, slot, wanted.quantity, known?.id ?? null);
    if (reason) return reason;
    const times = {
      state: 'held' as const,
      expires_at: toHoldEnd(desk, slot),
      extensions: 0,
      state_changed_at: desk.now.toISOString(),
    };
    if (known) {
      await work.updateTable('reservations').set(times).where('id', '=', known.id).execute();
      return { id: known.id };
    }
    const made = createSecretId();
    await work
      .insertInto('reservations')
      .values({
        ...times,
        id: made,
        slot_id: slotId,
        quantity: wanted.quantity,
        lines,
        hold_key: key,
        held_by: holder?.key ?? null,
        changes: 0,
        created_at: desk.now.toISOString(),
      })
      .execute();
    return { id: made };
  });
  return typeof id === 'string' ? no(id, wanted.quantity) : answerHeld(desk, id.id, no);
}

const findByKey = (work: Work, key: string) =>
  work.selectFrom('reservations').selectAll().where('hold_key', '=', key).executeTakeFirst();

const isStanding = (row: ReservationRow, now: Date) =>
  row.state === 'reserved' || (row.state === 'held' && !isOver(row, now));

/** Whether a hold has ended; its places may have gone to others since. */
export const isOver = ({ expires_at }: Pick<ReservationRow, 'expires_at'>, now: Date): boolean =>
  expires_at === null || Date.parse(expires_at) <= now.getTime();

/** Nobody keeps places of a time at which one can no longer come in. */
function toHoldEnd({ now, programme }: Desk, slot: SlotTimes): string {
  const end = now.getTime() + programme.rules.holdMinutes * minuteMs;
  return new Date(Math.min(end, Date.parse(findLastMoment(slot)))).toISOString();
}

type SlotTimes = Pick<SlotRow, 'starts_at' | 'ends_at' | 'closes_at'>;

/** The end of an hour of entry that is reserved while it runs, the beginning of all others. */
const findLastMoment = ({ starts_at, ends_at, closes_at }: SlotTimes) =>
  Date.parse(closes_at) > Date.parse(starts_at) ? ends_at : starts_at;

/**
 * Why so many places cannot be taken. Those who wait come first: what has become free is theirs
 * before it is looked at here. The time must be locked.
 * @param except a reservation whose own places do not count
 * @returns null: they can
 */
export async function findObstacle(
  desk: Desk,
  work: Work,
  slot: SlotRow,
  quantity: number,
  except: string | null,
): Promise<Refusal['reason'] | null> {
  if (slot.cancelled_at !== null) return 'cancelled';
  if (desk.now.getTime() >= Date.parse(slot.closes_at)) return 'over';
  await offerFreedPlaces(desk, work, slot);
  const left = slot.capacity - (await countTaken(work, slot.id, desk.now, except));
  if (left <= 0) return 'sold-out';
  return left < quantity ? 'not-enough' : null;
}

async function answerHeld(
  desk: Desk,
  id: string,
  no: (reason: Refusal['reason']) => Promise<HoldAnswer>,
): Promise<HoldAnswer> {
  const hold = await findHold(desk, id);
  return hold ? { outcome: 'held', hold } : no('no-hold');
}

/** A hold, also one that has ended or became a reservation; null: given back, or deleted since. */
export async function findHold(desk: Desk, id: string): Promise<Hold | null> {
  const { query, now } = desk;
  const row = await query
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['held', 'reserved'])
    .executeTakeFirst();
  if (!row) return null;
  const slot = await readStoredSlot(query, row.slot_id);
  const waiting = await findWaitingOf(query, id);
  const isReserved = row.state === 'reserved';
  return {
    id,
    ...toStoredView(slot, await countTaken(query, slot.id, now), now),
    lines: JSON.parse(row.lines),
    quantity: row.quantity,
    expiresAt: row.expires_at ?? slot.starts_at,
    isExpired: !isReserved && isOver(row, now),
    canExtend:
      !isReserved &&
      !waiting &&
      row.extensions < maxExtensions &&
      Date.parse(row.expires_at ?? slot.starts_at) < Date.parse(findLastMoment(slot)),
    canRenew:
      !isReserved &&
      slot.cancelled_at === null &&
      Math.max(now.getTime(), Date.parse(row.expires_at ?? slot.starts_at)) <
        Date.parse(slot.closes_at),
    reservationToken: isReserved ? await desk.signReservation(id, slot.ends_at) : null,
    details: waiting ? { name: waiting.name, email: waiting.email } : null,
  };
}

const findWaitingOf = (query: Desk['query'], reservationId: string) =>
  query
    .selectFrom('reservation_waiting')
    .select(['name', 'email'])
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();

/** Begins the time of a hold anew; one that has ended is taken again where its places are still free. */
export async function extendHold(desk: Desk, id: string): Promise<HoldAnswer> {
  const known = await findHold(desk, id);
  const no = async (reason: Refusal['reason']): Promise<HoldAnswer> => ({
    outcome: 'refused',
    refusal: await refuse(desk, reason, known?.slot.id ?? null, known?.quantity ?? 1),
  });
  if (!known) return no('no-hold');
  const reason = await desk.transact(
    [known.slot.id],
    async (work): Promise<Refusal['reason'] | null> => {
      const slot = await lockSlot(work, known.slot.id, desk.findPlanned(known.slot.id));
      const row = await readHeld(work, id);
      if (!slot || !row) return 'no-hold';
      if (row.extensions >= maxExtensions || !known.canExtend) return 'held-long-enough';
      if (isOver(row, desk.now)) {
        const obstacle = await findObstacle(desk, work, slot, row.quantity, id);
        if (obstacle) return obstacle;
      }
      await work
        .updateTable('reservations')
        .set({ expires_at: toHoldEnd(desk, slot), extensions: row.extensions + 1 })
        .where('id', '=', id)
        .execute();
      return null;
    },
  );
  return reason ? no(reason) : answerHeld(desk, id, no);
}

const readHeld = (work: Work, id: string) =>
  work
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();

/** Gives a hold's places back. What is no hold (any more) is left as it is. */
export async function releaseHold(desk: Desk, id: string): Promise<void> {
  const known = await desk.query
    .selectFrom('reservations')
    .select('slot_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) return;
  await desk.transact([known.slot_id], async (work) => {
    const slot = await lockSlot(work, known.slot_id, desk.findPlanned(known.slot_id));
    const changed = { state_changed_at: desk.now.toISOString() };
    const released = await work
      .updateTable('reservations')
      .set({ ...changed, state: 'released' })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .returning('id')
      .executeTakeFirst();
    if (!released || !slot) return;
    await work
      .updateTable('reservation_waiting')
      .set({ ...changed, state: 'left' })
      .where('reservation_id', '=', id)
      .execute();
    await offerFreedPlaces(desk, work, slot);
  });
}
