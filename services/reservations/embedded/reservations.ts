import { createHash } from 'node:crypto';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import type { Language } from '#shared/languages/languages.ts';
import type {
  ChangeAnswer,
  Lines,
  Refusal,
  Reservation,
  ReserveAnswer,
  VisitorDetails,
} from '../contract.ts';
import { refuse } from './availability.ts';
import { createCode } from './create-code.ts';
import type { Desk, Work } from './desk.ts';
import { findObstacle, isOver } from './holds.ts';
import { writeCancelledMail, writeConfirmationMail } from './mails/write-mails.ts';
import { checkLines, countTaken, lockSlot, readStoredSlot, toStoredView } from './slots.ts';
import type { ReservationRow, SlotRow } from './tables.ts';
import { parseReservationFields } from './visitor-fields.ts';
import { offerFreedPlaces } from './waiting-list.ts';

/** Confirms a hold. Done again, it says the same; a hold that is over is taken anew if it can be. */
export async function reserve(
  desk: Desk,
  holdId: string,
  { fields: typed, language, consentVersion }: VisitorDetails,
): Promise<ReserveAnswer> {
  const { fields, problems } = parseReservationFields(typed);
  if (problems) return { outcome: 'invalid', problems };
  const known = await findRow(desk.query, holdId);
  const no = async (reason: Refusal['reason']): Promise<ReserveAnswer> => ({
    outcome: 'refused',
    refusal: await refuse(desk, reason, known?.slot_id ?? null, known?.quantity ?? 1),
  });
  if (!known) return no('no-hold');
  const fingerprint = createHash('sha256').update(JSON.stringify(fields)).digest('hex');

  const answer = await desk.transact(
    [known.slot_id],
    async (work): Promise<ReserveAnswer | Refusal['reason']> => {
      const slot = await lockSlot(work, known.slot_id, desk.findPlanned(known.slot_id));
      const row = await findRow(work, holdId);
      if (!slot || !row) return 'no-hold';
      const token = await desk.signReservation(holdId, slot.ends_at);
      if (row.state === 'reserved') return { outcome: 'reserved', token, isRepeat: true };
      if (row.state !== 'held') return 'no-hold';
      if (slot.cancelled_at !== null) return 'cancelled';
      // What is held before it closes may be reserved until it begins.
      const end = Math.max(Date.parse(slot.starts_at), Date.parse(slot.closes_at));
      if (desk.now.getTime() >= end) return 'over';
      if (isOver(row, desk.now)) {
        const obstacle = await findObstacle(desk, work, slot, row.quantity, holdId);
        if (obstacle) return obstacle;
      }
      const at = desk.now.toISOString();
      const reserved = {
        state: 'reserved' as const,
        expires_at: null,
        code: createCode(),
        name: fields.name,
        email: fields.email,
        email_folded: foldEmail(fields.email),
        language,
        tour_language: fields.tourLanguage,
        access: fields.access,
        consent_version: consentVersion,
        fingerprint,
        reserved_at: at,
        state_changed_at: at,
      };
      await work.updateTable('reservations').set(reserved).where('id', '=', holdId).execute();
      await work
        .updateTable('reservation_waiting')
        .set({ state: 'taken', state_changed_at: at })
        .where('reservation_id', '=', holdId)
        .execute();
      const mail = writeConfirmationMail(desk, slot, { ...row, ...reserved }, token);
      await queueMail(work, mail, desk.now);
      return { outcome: 'reserved', token, isRepeat: false };
    },
  );
  return typeof answer === 'string' ? no(answer) : answer;
}

const findRow = (query: Desk['query'] | Work, id: string) =>
  query.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();

/** Null: there is none, or it is only a hold. Cancelled ones are found. */
export async function findReservation(desk: Desk, id: string): Promise<Reservation | null> {
  const row = await findRow(desk.query, id);
  if (!row?.code || !isReservation(row.state)) return null;
  const slot = await readStoredSlot(desk.query, row.slot_id);
  return {
    token: await desk.signReservation(id, slot.ends_at),
    code: row.code,
    state: row.state,
    ...toStoredView(slot, await countTaken(desk.query, slot.id, desk.now), desk.now),
    lines: JSON.parse(row.lines),
    quantity: row.quantity,
    name: row.name ?? '',
    email: row.email ?? '',
    language: (row.language ?? 'en') as Language,
    tourLanguage: row.tour_language,
    access: row.access,
    canChange: canChange(desk, row, slot),
    reservedAt: row.reserved_at ?? row.created_at,
    changedAt: row.state_changed_at,
  };
}

const isReservation = (state: ReservationRow['state']) =>
  state === 'reserved' || state === 'cancelled' || state === 'cancelled-by-museum';

const canChange = ({ now }: Desk, { state }: ReservationRow, slot: SlotRow) =>
  state === 'reserved' && slot.cancelled_at === null && now.getTime() < Date.parse(slot.starts_at);

/** @returns the reservation's id; null: there is none of this code and address */
export async function findByCode(desk: Desk, code: string, email: string): Promise<string | null> {
  const row = await desk.query
    .selectFrom('reservations')
    .select('id')
    .where('code', '=', code)
    .where('email_folded', '=', foldEmail(email.trim()))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Another time of the same offer, or other tickets. The old places are kept until the new ones are
 * sure; nothing changes where they cannot be had. The visitor is written to.
 */
export async function changeReservation(
  desk: Desk,
  id: string,
  slotId: string,
  lines: Lines,
): Promise<ChangeAnswer> {
  const known = await findRow(desk.query, id);
  if (!known) return { outcome: 'not-possible' };
  const planned = desk.findPlanned(slotId);
  const quantityOf = Object.values(lines).reduce((sum, count) => sum + count, 0);
  const answer = await desk.transact(
    [known.slot_id, slotId],
    async (work): Promise<'done' | Refusal['reason'] | null> => {
      // Always in the same order, so that two who change places do not wait for each other.
      const locked = new Map<string, SlotRow | null>();
      for (const one of [...new Set([known.slot_id, slotId])].sort()) {
        locked.set(one, await lockSlot(work, one, desk.findPlanned(one)));
      }
      const row = await findRow(work, id);
      const before = row && locked.get(row.slot_id);
      const slot = locked.get(slotId);
      if (!row || !before || !canChange(desk, row, before)) return null;
      if (!slot || !planned || slot.offer !== before.offer) return 'no-slot';
      const wanted = checkLines(toStoredView(slot, 0, desk.now).offer, lines);
      if (!wanted) return 'quantity';
      const text = JSON.stringify(wanted.lines);
      if (slot.id === before.id && text === row.lines) return 'done';
      // Fewer people at the same time need no place, and may be told up to the beginning.
      if (slot.id !== before.id || wanted.quantity > row.quantity) {
        const obstacle = await findObstacle(desk, work, slot, wanted.quantity, id);
        if (obstacle) return obstacle;
      }
      const changed = {
        slot_id: slot.id,
        quantity: wanted.quantity,
        lines: text,
        changes: row.changes + 1,
        state_changed_at: desk.now.toISOString(),
      };
      await work.updateTable('reservations').set(changed).where('id', '=', id).execute();
      await offerFreedPlaces(desk, work, before);
      const token = await desk.signReservation(id, slot.ends_at);
      await queueMail(
        work,
        writeConfirmationMail(desk, slot, { ...row, ...changed }, token),
        desk.now,
      );
      return 'done';
    },
  );
  if (answer === null) return { outcome: 'not-possible' };
  if (answer !== 'done') {
    return { outcome: 'refused', refusal: await refuse(desk, answer, slotId, quantityOf || 1) };
  }
  return toChanged(await findReservation(desk, id));
}

const toChanged = (reservation: Reservation | null): ChangeAnswer =>
  reservation ? { outcome: 'changed', reservation } : { outcome: 'not-possible' };

/** Frees the places for those who wait, and writes to the visitor. Done again, it says the same. */
export async function cancelReservation(desk: Desk, id: string): Promise<ChangeAnswer> {
  const known = await findRow(desk.query, id);
  if (!known) return { outcome: 'not-possible' };
  const isDone = await desk.transact([known.slot_id], async (work) => {
    const slot = await lockSlot(work, known.slot_id, desk.findPlanned(known.slot_id));
    const row = await findRow(work, id);
    if (row && row.state !== 'reserved') return isReservation(row.state);
    if (!slot || !row || !canChange(desk, row, slot)) return false;
    const cancelled = { state: 'cancelled' as const, state_changed_at: desk.now.toISOString() };
    await work.updateTable('reservations').set(cancelled).where('id', '=', id).execute();
    await queueMail(work, writeCancelledMail(desk, slot, { ...row, ...cancelled }), desk.now);
    await offerFreedPlaces(desk, work, slot);
    return true;
  });
  return isDone ? toChanged(await findReservation(desk, id)) : { outcome: 'not-possible' };
}
