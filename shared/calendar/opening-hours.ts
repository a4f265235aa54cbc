import {
  addDays,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayNames,
  weekdayOf,
} from '../dates/local-date.ts';
import { lateMinutes } from './last-entry.ts';
import { type MuseumTime, minutesOf } from './museum-time.ts';

/** One weekday's hours, local HH:MM; both null when closed. */
export interface WeekdayHours {
  readonly day: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Hours of a date or of several; they win over the weekday's. */
export interface DateHours {
  readonly date: string;
  readonly endDate: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

export interface HoursOfDay<Exception extends DateHours> {
  readonly date: LocalDate;
  /** Minutes since midnight; null when closed that day. */
  readonly opens: number | null;
  readonly closes: number | null;
  /** The exception that decided, if one did. */
  readonly exception: Exception | null;
}

/** The museum's state at one moment. */
export type OpenState<Exception extends DateHours> =
  | { readonly kind: 'open'; readonly until: number; readonly today: HoursOfDay<Exception> }
  | {
      readonly kind: 'opens-later';
      readonly next: HoursOfDay<Exception>;
      /** 0: later today. */
      readonly inDays: number;
      readonly today: HoursOfDay<Exception>;
    }
  /** No opening within the next weeks is known. */
  | { readonly kind: 'closed'; readonly today: HoursOfDay<Exception> };

const lookAheadDays = 60;
const dayMinutes = 24 * 60;

/** Whether the house stays closed all day; false where nobody knows. */
export const isHouseClosed = (
  day: LocalDate,
  hours: {
    readonly openingHours: readonly WeekdayHours[];
    readonly exceptionalHours: readonly DateHours[];
  } | null,
): boolean =>
  hours !== null &&
  hours.openingHours.length > 0 &&
  hoursOf(day, hours.openingHours, hours.exceptionalHours).opens === null;

/** The hours of a day: those of the date where it has its own, else those of its weekday. */
export function hoursOf<Exception extends DateHours>(
  date: LocalDate,
  weekly: readonly WeekdayHours[],
  exceptions: readonly Exception[],
): HoursOfDay<Exception> {
  const text = toDateText(date);
  const exception = exceptions.find((candidate) => contains(candidate, text)) ?? null;
  const hours = exception ?? weekly.find(({ day }) => day === weekdayNames[weekdayOf(date)]);
  const opens = toMinutes(hours?.opens);
  const closes = toMinutes(hours?.closes);
  return opens === null || closes === null
    ? { date, opens: null, closes: null, exception }
    : { date, opens, closes, exception };
}

/**
 * The last entry of a day, minutes from midnight; null: up to the closing. A date with hours of its own says
 * nothing of it.
 */
export function findLastEntry(
  { date, opens, exception }: HoursOfDay<DateHours>,
  weekly: readonly (WeekdayHours & { readonly lastEntry?: string | null })[],
): number | null {
  if (opens === null || exception) return null;
  return toMinutes(weekly.find(({ day }) => day === weekdayNames[weekdayOf(date)])?.lastEntry);
}

/** The first day from one on, itself included, that has hours; null: none within the next weeks. */
export function findOpenDay(
  from: LocalDate,
  weekly: readonly WeekdayHours[],
  exceptions: readonly DateHours[],
): LocalDate | null {
  for (let inDays = 0; inDays <= lookAheadDays; inDays += 1) {
    const { date, opens } = hoursOf(addDays(from, inDays), weekly, exceptions);
    if (opens !== null) return date;
  }
  return null;
}

/**
 * When nobody is let in any more, minutes from midnight: some time after the last entry, for who comes late.
 * Null: one can come in up to the closing, or nobody can that day.
 */
export function findEntryEnd(
  day: HoursOfDay<DateHours>,
  weekly: Parameters<typeof findLastEntry>[1],
): number | null {
  const last = findLastEntry(day, weekly);
  return last === null || day.closes === null ? null : Math.min(last + lateMinutes, day.closes);
}

/** Whether nobody is let in any more on a day that still runs. */
export function isEntryOver(
  now: MuseumTime,
  day: HoursOfDay<DateHours>,
  weekly: Parameters<typeof findLastEntry>[1],
): boolean {
  const end = findEntryEnd(day, weekly);
  return end !== null && minutesOf(now) >= end;
}

/** Open now, or when next. */
export function findOpenState<Exception extends DateHours>(
  now: MuseumTime,
  weekly: readonly WeekdayHours[],
  exceptions: readonly Exception[],
): OpenState<Exception> {
  const today = hoursOf(now.date, weekly, exceptions);
  const minutes = minutesOf(now);
  if (today.opens !== null && today.closes !== null) {
    if (minutes < today.opens) return { kind: 'opens-later', next: today, inDays: 0, today };
    if (minutes < today.closes) return { kind: 'open', until: today.closes, today };
  }
  for (let inDays = 1; inDays <= lookAheadDays; inDays += 1) {
    const next = hoursOf(addDays(now.date, inDays), weekly, exceptions);
    if (next.opens !== null) return { kind: 'opens-later', next, inDays, today };
  }
  return { kind: 'closed', today };
}

/** Minutes until the museum opens, lets nobody in any more, closes, or another day begins. */
export function minutesUntilChange(
  now: MuseumTime,
  weekly: Parameters<typeof findLastEntry>[1],
  exceptions: readonly DateHours[],
): number {
  const day = hoursOf(now.date, weekly, exceptions);
  const entryEnd = findEntryEnd(day, weekly);
  const minutes = minutesOf(now);
  const later = [day.opens, entryEnd, day.closes].filter((at) => at !== null && at > minutes);
  return Math.min(dayMinutes, ...(later as number[])) - minutes;
}

/** @param day YYYY-MM-DD. Compared as text first, since nearly all exceptions are of other days. */
function contains({ date, endDate }: DateHours, day: string): boolean {
  return (
    date <= day &&
    day <= endDate &&
    parseLocalDate(date) !== null &&
    parseLocalDate(endDate) !== null
  );
}

function toMinutes(time: string | null | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
