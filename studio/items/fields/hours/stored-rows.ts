import type { DateHours, WeekdayHours } from '#shared/calendar/opening-hours.ts';
import { readHours } from '#shared/calendar/stored-hours.ts';
import { weekdaysFromMonday } from '#shared/dates/local-date.ts';

interface HoursRow {
  readonly _key: string;
  readonly is_closed?: boolean | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** An item of `settings.opening_hours`. */
export interface WeekdayRow extends HoursRow {
  readonly day?: string | null;
  readonly last_entry?: string | null;
}

/** An item of `settings.exceptional_hours`. */
export interface ExceptionRow extends HoursRow {
  readonly date?: string | null;
  readonly end_date?: string | null;
  readonly reason?: string | null;
}

const hoursOf = ({ is_closed: isClosed, opens = null, closes = null }: HoursRow) =>
  readHours({ isClosed: isClosed ?? false, opens, closes });

/** The week as the site reads it: of a day that is there twice the first. */
export const toWeek = (rows: readonly WeekdayRow[]): WeekdayHours[] =>
  weekdaysFromMonday.flatMap((day) => {
    const row = rows.find((one) => one.day === day);
    return row ? [{ day, ...hoursOf(row) }] : [];
  });

/** Exceptions as the site reads them, the earliest first. */
export const toExceptions = (
  rows: readonly ExceptionRow[],
): (DateHours & { readonly reason: string | null })[] =>
  rows
    .flatMap((row) => {
      const { date, end_date: endDate, reason = null } = row;
      return date ? [{ date, endDate: endDate ?? date, ...hoursOf(row), reason }] : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
