import type { LocalDate } from '../dates/local-date.ts';

/** The time on the museum's clock. */
export interface MuseumTime {
  readonly date: LocalDate;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/** The last minute of the same day. */
export const endOfDay = ({ date }: MuseumTime): MuseumTime => ({ date, hour: 23, minute: 59 });

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times as much as using it; there are few zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * An instant in the museum's zone; neither the server's zone nor the visitor's has a say.
 * @param timeZone IANA name, for example `Pacific/Honolulu`
 */
export function toMuseumTime(instant: Date, timeZone: string): MuseumTime {
  const at = instant.getTime();
  const offset = offsetOn(Math.floor(at / dayMs), timeZone);
  if (offset === null) return readClock(instant, timeZone);
  const shown = new Date(at + offset);
  return {
    date: {
      year: shown.getUTCFullYear(),
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
    },
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Earlier offsets had seconds, and years before the first are told otherwise. */
const firstDay = Date.UTC(1972) / dayMs;
const lastDay = Date.UTC(9999) / dayMs;
/** Days of all zones: some years of a program's times. */
const maxDays = 4_000;
const offsets = new Map<string, number | null>();

/**
 * How far the zone's clock is ahead of UTC on a day of UTC, milliseconds. Asking a formatter costs
 * some twenty times as much, and a list of programs asks for a thousand instants.
 * @returns null where the clock is changed that day, or where no offset is certain
 */
function offsetOn(day: number, timeZone: string): number | null {
  if (!(day >= firstDay && day < lastDay)) return null;
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const begins = measureOffset(day * dayMs, timeZone);
  const offset = begins === measureOffset((day + 1) * dayMs, timeZone) ? begins : null;
  if (offsets.size >= maxDays) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function measureOffset(at: number, timeZone: string): number {
  const { date, hour, minute } = readClock(new Date(at), timeZone);
  return Date.UTC(date.year, date.month - 1, date.day) + (hour * 60 + minute) * minuteMs - at;
}

function readClock(instant: Date, timeZone: string): MuseumTime {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  return { date, hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** Minutes since midnight, for comparing with opening hours. */
export const minutesOf = ({ hour, minute }: Pick<MuseumTime, 'hour' | 'minute'>): number =>
  hour * 60 + minute;
