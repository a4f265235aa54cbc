import type { ExceptionalHours, OpeningHours } from '#services/content-management/contract.ts';
import { parseClockTime, readHours } from '#shared/calendar/stored-hours.ts';
import { weekdaysFromMonday } from '#shared/dates/local-date.ts';
import type { FieldReader } from '../../fields/field-reader.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

/** One entry per weekday, Monday first; a day without hours is closed. */
export function toOpeningHours(item: ItemReader): OpeningHours[] {
  const rows = item.shared.rows('opening_hours');
  return weekdaysFromMonday.map((day) => {
    const row = rows.find((candidate) => candidate.choice('day', weekdaysFromMonday) === day);
    const hours = toHours(row);
    return { day, ...hours, lastEntry: row && hours.opens ? toLocalTime(row, 'last_entry') : null };
  });
}

/**
 * Times come from the master document, reasons from the row of the same date in the wanted
 * language: this group alone is joined by date, so that a changed hour is right everywhere.
 */
export function toExceptionalHours(item: ItemReader): ExceptionalHours[] {
  const reasons = item.rows('exceptional_hours');
  return item.shared
    .rows('exceptional_hours')
    .flatMap((row) => {
      const date = row.date('date');
      if (!date) return [];
      const own = reasons.find((candidate) => candidate.date('date') === date);
      const reason = own?.text('reason') ?? row.text('reason');
      return [{ date, endDate: row.date('end_date') ?? date, ...toHours(row), reason }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

const toHours = (row: FieldReader | undefined) =>
  readHours(
    row
      ? { isClosed: row.flag('is_closed'), opens: row.plain('opens'), closes: row.plain('closes') }
      : null,
  );

/** HH:MM; editors may write 9:00. */
export const toLocalTime = (row: FieldReader, name: string): string | null =>
  parseClockTime(row.plain(name));
