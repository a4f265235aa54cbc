import { minutesOf, toMuseumTime } from '#shared/calendar/museum-time.ts';
import { listInstants } from '#shared/calendar/to-instant.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import type { LocalDate } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';

/** A day and a time as a clock on a wall shows them. */
export interface WallTime extends LocalDate {
  readonly hour: number;
  readonly minute: number;
}

/** @param stored `2026-05-01T18:00:00+0000`; @returns null for what is no moment */
export function toWallTime(stored: string, timeZone: string): WallTime | null {
  const instant = new Date(stored.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(instant.getTime())) return null;
  const { date, hour, minute } = toMuseumTime(instant, timeZone);
  return { ...date, hour, minute };
}

/**
 * The moments at which a clock shows this, in the service's format: none where the clock is put
 * forward over it, two where it is put back.
 */
export const toStoredTimes = ({ hour, minute, ...date }: WallTime, timeZone: string): string[] =>
  listInstants(date, minutesOf({ hour, minute }), timeZone).map((instant) =>
    instant.toISOString().replace(/\.\d+Z$/, '+0000'),
  );

/** "Friday, May 1, 2026, 9 am". */
export const describeWallTime = (time: WallTime, language: Language): string =>
  `${formatDate(time, language, { withWeekday: true })}, ${formatTime(time.hour, time.minute, language)}`;

/** "Honolulu" of `Pacific/Honolulu`. */
export const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
