import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { readHours } from '#shared/calendar/stored-hours.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import type { ItemRoom } from '../items/item-room.ts';

/** What visitors read of today. */
export interface TodaysHours {
  /** In the museum, `2026-05-05`. */
  readonly date: string;
  /** Minutes since midnight; null: closed today. */
  readonly opens: number | null;
  readonly closes: number | null;
  /** Other hours than those of the weekday. */
  readonly isException: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** Null where the museum's settings are not published yet. */
export async function readHoursOfToday(
  room: ItemRoom,
  timeZone: string,
): Promise<TodaysHours | null> {
  const setId = createSetId('settings', 'settings');
  const set = (await room.documents.readSets([setId])).get(setId);
  const document = set?.documents.find(({ lang }) => lang === room.languageCodes.en);
  if (!document) return null;
  const rowsOf = (name: string) => (document.data[name] ?? []) as readonly Row[];
  const textOf = (row: Row, name: string) => (typeof row[name] === 'string' ? row[name] : '');
  const hoursIn = (row: Row) =>
    readHours({
      isClosed: row.is_closed === true,
      opens: textOf(row, 'opens'),
      closes: textOf(row, 'closes'),
    });
  const { date } = toMuseumTime(room.now(), timeZone);
  const weekly = rowsOf('opening_hours').map((row) => ({
    day: textOf(row, 'day'),
    ...hoursIn(row),
  }));
  const exceptions = rowsOf('exceptional_hours')
    .filter((row) => textOf(row, 'date') !== '')
    .map((row) => {
      const first = textOf(row, 'date');
      return { date: first, endDate: textOf(row, 'end_date') || first, ...hoursIn(row) };
    });
  const today = hoursOf(date, weekly, exceptions);
  return {
    date: toDateText(date),
    opens: today.opens,
    closes: today.closes,
    isException: today.exception !== null,
  };
}
