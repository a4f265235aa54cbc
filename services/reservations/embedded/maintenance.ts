import { type Desk, type DeskOptions, openDesk } from './desk.ts';
import { lockSlot } from './slots.ts';
import { offerFreedPlaces } from './waiting-list.ts';

/** A hold that was never used is kept so long, in case its holder comes back to it. */
const holdRetentionMs = 24 * 3_600_000;
/** The number of times that are read at once. */
const slotsOfPage = 100;
const maxDeleted = 1_000;

/**
 * Applies the changes that only time brings: places of ended holds go to those who wait, and holds
 * long over are deleted. Several processes may run it. If it never runs, nothing is sold wrongly.
 */
export async function maintainReservations(
  options: DeskOptions,
  pageSize = slotsOfPage,
): Promise<void> {
  const desk = await openDesk(options);
  for await (const id of listWaitedFor(desk, pageSize)) {
    await desk.transact([id], async (work) => {
      const slot = await lockSlot(work, id, desk.findPlanned(id));
      if (slot) await offerFreedPlaces(desk, work, slot);
    });
  }
  const long = new Date(desk.now.getTime() - holdRetentionMs).toISOString();
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

/** Ids of all times for which somebody waits; the last one is as sure of its turn as the first. */
async function* listWaitedFor(desk: Desk, pageSize: number): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const page = await desk.query
      .selectFrom('reservation_waiting')
      .innerJoin('reservation_slots', 'reservation_slots.id', 'reservation_waiting.slot_id')
      .select('slot_id')
      .distinct()
      .where('state', 'in', ['waiting', 'offered'])
      .where('closes_at', '>', desk.now.toISOString())
      .where('slot_id', '>', last)
      .orderBy('slot_id')
      .limit(pageSize)
      .execute();
    for (const { slot_id: id } of page) yield id;
    last = page.at(-1)?.slot_id ?? '';
    if (page.length < pageSize) return;
  }
}
