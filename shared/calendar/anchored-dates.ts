import {
  addDays,
  daysBetween,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayNames,
  weekdayOf,
} from '../dates/local-date.ts';
import { toMuseumTime } from './museum-time.ts';
import { listInstants, toInstant } from './to-instant.ts';

/** Reads the dates of content files, relative ones from the Monday of the present week. */
export interface AnchoredDates {
  /** That Monday, `YYYY-MM-DD`. */
  readonly anchor: string;
  /**
   * `+45d`, `2024-05-01`, or the next such day of every year: `01-01`, `11-thursday-4` for the fourth
   * Thursday of November → `YYYY-MM-DD`; null for other texts.
   */
  readonly toDate: (text: string) => string | null;
  /**
   * `+5d 18:00`, `2024-05-01 18:00` (both in the museum's zone) or ISO 8601 with an offset →
   * milliseconds since 1970; null for other texts, and for a time that the clock leaves out.
   */
  readonly toInstant: (text: string) => number | null;
  /**
   * When something begins or ends to be public: as `toInstant`, `2024-05-01T18:00` too, or a day alone
   * where `dayMeans` says which moment of it that is.
   */
  readonly toScheduleTime: (text: string, dayMeans: DayMeaning) => ScheduleTime;
}

/** Its first moment, its last one, or that the time has to be said too. */
export type DayMeaning = 'start' | 'end' | 'unclear';

/** Milliseconds since 1970, or a sentence that says how to write it. */
export type ScheduleTime = { readonly time: number } | { readonly problem: string };

/**
 * Demo content tells its age in days, so that the museum is always alive. Within a week nothing
 * moves.
 */
export function createAnchoredDates(now: Date, timeZone: string): AnchoredDates {
  const today = toMuseumTime(now, timeZone).date;
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));

  const parseDate = (text: string): LocalDate | null => {
    const days = /^([+-]\d{1,6})d$/.exec(text)?.[1];
    const yearly = findNextYearly(text, monday);
    const date =
      yearly ?? (days === undefined ? parseLocalDate(text) : addDays(monday, Number(days)));
    return date && isWritable(date) ? date : null;
  };

  const toDate = (text: string) => {
    const date = parseDate(text);
    return date && toDateText(date);
  };

  return {
    anchor: toDateText(monday),
    toDate,
    toInstant: (text) => {
      const local = /^(\S+) (\d{2}):(\d{2})$/.exec(text);
      if (!local) return parseInstant(text);
      const date = parseDate(local[1] as string);
      const minutes = toMinutes(local[2], local[3]);
      if (!date || minutes === null) return null;
      return toInstant(date, minutes, timeZone)?.getTime() ?? null;
    },
    toScheduleTime: (text, dayMeans) => {
      const instant = parseInstant(text);
      if (instant !== null) return { time: instant };
      const local = /^([+-]\d{1,6}d|\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(
        text,
      );
      const [, day = '', hour, minute, second = '00'] = local ?? [];
      const date = parseDate(day);
      const minutes = toMinutes(hour ?? '00', minute ?? '00');
      if (!date && parseLocalDate(day)) {
        return { problem: 'is too far away; where there is no such time, leave the field out' };
      }
      if (!local || !date || minutes === null || Number(second) > 59) {
        return {
          problem: `must be ${dayMeans === 'unclear' ? '' : 'a day or '}a time on the museum's clock, such as ${example(dayMeans)}`,
        };
      }
      if (hour === undefined && dayMeans === 'unclear') {
        const next = toDateText(addDays(date, 1));
        return {
          problem: `must say the time too: "${toDateText(date)} 00:00" is the beginning of that day, "${next} 00:00" its end`,
        };
      }
      if (hour === undefined && dayMeans === 'end') {
        const next = toInstant(addDays(date, 1), 0, timeZone);
        // When the clock skips midnight, the day ends with the minute before.
        const end = next?.getTime() ?? (toInstant(date, 1439, timeZone)?.getTime() ?? 0) + minuteMs;
        return { time: end - 1 };
      }
      const found = listInstants(date, minutes, timeZone);
      const [first, another] = found;
      if (!first || another) {
        const shown = first ? 'shows this time twice' : 'leaves this time out';
        return {
          problem: `is unclear: the museum's clock ${shown} when it is changed; write it with its offset, such as 2026-05-01T18:00:00-10:00`,
        };
      }
      return { time: first.getTime() + Number(second) * 1000 };
    },
  };
}

/** The first such day from the given one on; null where no year has it. A 29 February may take eight years. */
function findNextYearly(text: string, from: LocalDate): LocalDate | null {
  const [, month, day, weekday, place] =
    /^(\d{2})-(?:(\d{2})|([a-z]+day)-([1-5]))$/.exec(text) ?? [];
  if (!month || (weekday && !weekdays.includes(weekday))) return null;
  for (let year = from.year; year <= from.year + 8; year++) {
    const start = `${String(year).padStart(4, '0')}-${month}`;
    const date = day
      ? parseLocalDate(`${start}-${day}`)
      : findWeekday(parseLocalDate(`${start}-01`), weekdays.indexOf(weekday ?? ''), Number(place));
    if (date && daysBetween(from, date) >= 0) return date;
  }
  return null;
}

const weekdays: readonly string[] = weekdayNames;

/** @param place from 1; null where the month has no fifth one */
function findWeekday(first: LocalDate | null, weekday: number, place: number): LocalDate | null {
  if (!first) return null;
  const date = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1));
  return date.month === first.month ? date : null;
}

const minuteMs = 60_000;

/** Whether `YYYY-MM-DD` says it, in the zone and in UTC; before year 100 a `Date` means another century. */
const isWritable = (date: LocalDate): boolean => date.year >= 100 && daysBetween(date, lastDay) > 0;

const lastDay: LocalDate = { year: 9999, month: 12, day: 31 };

const example = (dayMeans: DayMeaning) =>
  `${dayMeans === 'unclear' ? '' : '2026-05-01, '}2026-05-01 18:00, +5d 18:00 or 2026-05-01T18:00:00-10:00`;

/** ISO 8601 with an offset; null for other texts and for days and hours that are none. */
function parseInstant(text: string): number | null {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})[\d:.]*(?:Z|[+-]\d{2}:?\d{2})$/.exec(text);
  if (!parts || !parseLocalDate(parts[1] as string)) return null;
  const time = toMinutes(parts[2], parts[3]) === null ? Number.NaN : Date.parse(text);
  return time < endOfYears ? time : null;
}

/** Later years have five digits, which few programs read. */
const endOfYears = Date.UTC(10_000, 0);

/** Minutes since midnight; null where the clock never shows this. */
function toMinutes(hour = '', minute = ''): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hours > 23 || minutes > 59 ? null : hours * 60 + minutes;
}
