import type { MuseumClock } from '#app/museum-clock.ts';
import type { ProgramTime } from '#services/content-management/contract.ts';
import type { Slot } from '#services/reservations/contract.ts';
import { toMuseumDay } from '#shared/calendar/dated-href.ts';
import { isPast } from '#shared/calendar/program-times.ts';

/**
 * The time of a program that a day means: the first with room, as its row in What's on tells it; null: it
 * has none then, or none that is to come.
 */
export function chooseTime<Time extends ProgramTime>(
  times: readonly Time[],
  day: string,
  { instant, timeZone }: Pick<MuseumClock, 'instant' | 'timeZone'>,
  hasRoom: (time: Time) => boolean,
): Time | null {
  const ofDay = times.filter(
    (time) => !isPast(time, instant) && toMuseumDay(time.startsAt, timeZone) === day,
  );
  return ofDay.find(hasRoom) ?? ofDay[0] ?? null;
}

/** Nobody else can come then. The service of reservations knows it first. */
export const isFull = (time: ProgramTime, slot: Slot | null): boolean =>
  time.isCancelled || (slot ? slot.state === 'sold-out' : time.isFullyBooked);
