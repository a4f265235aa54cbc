import { foldEmail } from '#database/visitors/fold-email.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import type { Refusal, WaitAnswer, Waiting, WaitRequest } from '../contract.ts';
import { refuse } from './availability.ts';
import { createSecretId } from './create-code.ts';
import type { Desk, Work } from './desk.ts';
import type { Holder } from './holder.ts';
import { writeOfferMail, writeWaitingMail } from './mails/write-mails.ts';
import { checkLines, countTaken, lockSlot, readStoredSlot, toStoredView } from './slots.ts';
import type { SlotRow, WaitingRow } from './tables.ts';
import { parseWaitingFields } from './visitor-fields.ts';

/** The number of people who are considered when places become free. The others are considered the next time. */
const maxLookedAt = 50;
const hourMs = 3_600_000;
/** So long at least, to read a mail and answer it. */
const leastOfferMs = hourMs / 4;

/**
 * Holds freed places for those who wait, longest first, and writes to them. Whoever wants more than
 * there is does not keep back those behind. The time must be locked.
 */
export async function offerFreedPlaces(desk: Desk, work: Work, slot: SlotRow): Promise<void> {
  const { now, programme } = desk;
  const closes = Date.parse(slot.closes_at);
  await endOffers(desk, work, slot);
  if (slot.cancelled_at !== null || now.getTime() >= closes) return;
  const waiting = await work
    .selectFrom('reservation_waiting')
    .selectAll()
    .where('slot_id', '=', slot.id)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxLookedAt)
    .execute();
  if (waiting.length === 0) return;
  let left = slot.capacity - (await countTaken(work, slot.id, now));
  const expiresAt = toOfferEnd(now.getTime(), closes, programme.rules.waitingOfferHours);
  for (const person of waiting) {
    if (person.quantity > left) continue;
    left -= person.quantity;
    await offerPlaces(desk, work, slot, person, expiresAt);
  }
}

/** Half of the time that is left at most: whoever does not answer leaves the other half to the next. */
function toOfferEnd(now: number, closes: number, hours: number): string {
  const span = Math.min(hours * hourMs, Math.max((closes - now) / 2, leastOfferMs));
  return new Date(Math.min(now + span, closes)).toISOString();
}

async function offerPlaces(
  desk: Desk,
  work: Work,
  slot: SlotRow,
  person: WaitingRow,
  expiresAt: string,
): Promise<void> {
  const at = desk.now.toISOString();
  const id = createSecretId();
  await work
    .insertInto('reservations')
    .values({
      id,
      slot_id: slot.id,
      state: 'held',
      quantity: person.quantity,
      lines: person.lines,
      expires_at: expiresAt,
      extensions: 0,
      changes: 0,
      created_at: at,
      state_changed_at: at,
    })
    .execute();
  await work
    .updateTable('reservation_waiting')
    .set({ state: 'offered', reservation_id: id, state_changed_at: at })
    .where('id', '=', person.id)
    .execute();
  await queueMail(work, writeOfferMail(desk, slot, person, id, expiresAt), desk.now);
}

/** An offer that nobody took is over, and the places go to the next. */
async function endOffers({ now }: Desk, work: Work, slot: SlotRow): Promise<void> {
  await work
    .updateTable('reservation_waiting')
    .set({ state: 'over', state_changed_at: now.toISOString() })
    .where('slot_id', '=', slot.id)
    .where('state', '=', 'offered')
    .where('reservation_id', 'in', (rows) =>
      rows
        .selectFrom('reservations')
        .select('id')
        .where('slot_id', '=', slot.id)
        .where('state', '=', 'held')
        .where('expires_at', '<=', now.toISOString()),
    )
    .execute();
}

/**
 * Puts somebody on the list of a time without enough places; once for each mail address.
 * @param holder null: nobody counts what one visitor joins
 */
export async function joinWaitingList(
  desk: Desk,
  slotId: string,
  request: Omit<WaitRequest, 'visitor'>,
  holder: Pick<Holder, 'key' | 'joinList'> | null = null,
): Promise<WaitAnswer> {
  const planned = desk.findPlanned(slotId);
  const no = async (reason: Refusal['reason']): Promise<WaitAnswer> => ({
    outcome: 'refused',
    refusal: await refuse(desk, reason, slotId, 1),
  });
  if (!planned) return no('no-slot');
  const wanted = checkLines(planned.offer, request.lines);
  if (!wanted) return no('quantity');
  const { fields, problems } = parseWaitingFields(request.fields);
  if (problems) return { outcome: 'invalid', problems };
  if (holder && !(await holder.joinList())) return no('too-many-lists');
  const at = desk.now.toISOString();
  const token = (id: string) => desk.signWaiting(id, planned.endsAt.toISOString());

  const answer = await desk.transact(
    [slotId],
    async (work): Promise<WaitAnswer | Refusal['reason']> => {
      const slot = await lockSlot(work, slotId, planned);
      if (!slot || slot.cancelled_at !== null) return 'cancelled';
      if (at >= slot.closes_at) return 'over';
      const folded = foldEmail(fields.email);
      const known = await work
        .selectFrom('reservation_waiting')
        .select('id')
        .where('slot_id', '=', slotId)
        .where('email_folded', '=', folded)
        .where('state', 'in', ['waiting', 'offered'])
        .executeTakeFirst();
      if (known) return { outcome: 'waiting', token: await token(known.id), isRepeat: true };
      await offerFreedPlaces(desk, work, slot);
      const left = slot.capacity - (await countTaken(work, slotId, desk.now));
      if (left >= wanted.quantity) return { outcome: 'places-left', left };
      const person: WaitingRow = {
        id: createSecretId(),
        slot_id: slotId,
        state: 'waiting',
        quantity: wanted.quantity,
        lines: JSON.stringify(wanted.lines),
        name: fields.name,
        email: fields.email,
        email_folded: folded,
        language: request.language,
        consent_version: request.consentVersion,
        reservation_id: null,
        created_at: at,
        state_changed_at: at,
      };
      await work.insertInto('reservation_waiting').values(person).execute();
      const own = await token(person.id);
      await queueMail(
        work,
        writeWaitingMail(desk, slot, person, own, holder?.key ?? null),
        desk.now,
      );
      return { outcome: 'waiting', token: own, isRepeat: false };
    },
  );
  return typeof answer === 'string' ? no(answer) : answer;
}

/** Null: there is no such entry. It is over where its time can no longer be reserved. */
export async function findWaiting(desk: Desk, id: string): Promise<Waiting | null> {
  const { query, now } = desk;
  const row = await query
    .selectFrom('reservation_waiting')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const slot = await readStoredSlot(query, row.slot_id);
  const isPast = now.getTime() >= Date.parse(slot.closes_at) || slot.cancelled_at !== null;
  return {
    token: await desk.signWaiting(id, slot.ends_at),
    state: row.state === 'waiting' && isPast ? 'over' : row.state,
    ...toStoredView(slot, await countTaken(query, slot.id, now), now),
    quantity: row.quantity,
    email: row.email,
    holdId: row.state === 'offered' ? row.reservation_id : null,
  };
}

/** The offered places are given back with it. */
export async function leaveWaitingList(desk: Desk, id: string): Promise<void> {
  const known = await desk.query
    .selectFrom('reservation_waiting')
    .select('slot_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) return;
  await desk.transact([known.slot_id], async (work) => {
    const slot = await lockSlot(work, known.slot_id, desk.findPlanned(known.slot_id));
    const at = desk.now.toISOString();
    const left = await work
      .updateTable('reservation_waiting')
      .set({ state: 'left', state_changed_at: at })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'offered'])
      .returning('reservation_id')
      .executeTakeFirst();
    if (!slot || !left?.reservation_id) return;
    await work
      .updateTable('reservations')
      .set({ state: 'released', state_changed_at: at })
      .where('id', '=', left.reservation_id)
      .where('state', '=', 'held')
      .execute();
    await offerFreedPlaces(desk, work, slot);
  });
}
