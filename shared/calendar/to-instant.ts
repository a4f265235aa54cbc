import { addDays, daysBetween, type LocalDate } from '../dates/local-date.ts';
import { minutesOf, toMuseumTime } from './museum-time.ts';

const minuteMs = 60_000;

/**
 * The instant at which the clock on the museum's wall shows this. Where the clock is put back and
 * shows a time twice, the first of both.
 * @param minutes since midnight, 0 to 1439
 * @param timeZone IANA name
 * @returns null for a time that the clock leaves out when it is put forward
 */
export const toInstant = (date: LocalDate, minutes: number, timeZone: string): Date | null =>
  listInstants(date, minutes, timeZone)[0] ?? null;

/** All instants at which the clock shows this, in order: one, or none or two when it is changed. */
export function listInstants(date: LocalDate, minutes: number, timeZone: string): Date[] {
  const asUtc = Date.UTC(date.year, date.month - 1, date.day) + minutes * minuteMs;
  // How far off the wall clock is, as it stands a day before and a day after: one of both is right.
  const candidates = [-1, 1].map((days) => {
    const near = new Date(asUtc + days * 24 * 60 * minuteMs);
    const shown = toMuseumTime(near, timeZone);
    const expected = addDays(date, days);
    const offset = daysBetween(expected, shown.date) * 24 * 60 + minutesOf(shown) - minutes;
    return new Date(asUtc - offset * minuteMs);
  });
  const times = new Set(candidates.map((instant) => instant.getTime()));
  return [...times]
    .sort((one, other) => one - other)
    .map((time) => new Date(time))
    .filter((instant) => {
      const shown = toMuseumTime(instant, timeZone);
      return daysBetween(date, shown.date) === 0 && minutesOf(shown) === minutes;
    });
}
