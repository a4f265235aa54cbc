import type { DeskOptions } from './desk.ts';
import { openDesk } from './desk.ts';
import { lockSlot } from './slots.ts';
import { offerFreedPlaces } from './waiting-list.ts';

/** A hold that was never used is kept so long, in case its holder comes back to it. */
const keptHoldsMs = 24 * 3_600_000;
const maxSlots = 100;
const maxDeleted = 1_000;

/**
 * What time alone changes: places of ended holds go to those who wait, and holds long over are
 * deleted. Safe to run in several processes; nothing is sold wrongly when it never runs.
 */
export async function runReservationsUpkeep(options: DeskOptions): Promise<void> {
  const desk = await openDesk(options);
  const now = desk.now.toISOString();
  const waited = await desk.query
    .selectFrom('reservation_waiting')
    .innerJoin('reservation_slots', 'reservation_slots.id', 'reservation_waiting.slot_id')
    .select('slot_id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .where('closes_at', '>', now)
    .limit(maxSlots)
    .execute();
  for (const { slot_id: id } of waited) {
    await desk.transact(async (work) => {
      const slot = await lockSlot(work, id, desk.findPlanned(id));
      if (slot) await offerFreedPlaces(desk, work, slot);
    });
  }
  const long = new Date(desk.now.getTime() - keptHoldsMs).toISOString();
  await desk.query
    .deleteFrom('reservations')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('reservations')
        .select('id')
        .where('state', 'in', ['held', 'released'])
        .where('expires_at', '<', long)
        .limit(maxDeleted),
    )
    .execute();
}
