import { weekdaysFromMonday } from '#shared/dates/local-date.ts';
import type { Value } from './parse-query.ts';

/** Parts of an instant that can be compared on their own; columns of the flat index. */
export type DatePart = 'year' | 'month' | 'day' | 'weekday' | 'hour';

/** The range of JavaScript's dates. */
const farthest = 8.64e15;

/**
 * `YYYY-MM-DD` (midnight UTC), an ISO time with offset, or milliseconds since 1970.
 *
 * @returns milliseconds since 1970, or null
 */
export function parseInstant(value: Value): number | null {
  if (typeof value === 'number') return Math.abs(value) <= farthest ? Math.round(value) : null;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const limits: Readonly<Record<DatePart, readonly [number, number]>> = {
  year: [0, 9999],
  month: [1, 12],
  day: [1, 31],
  weekday: [1, 7],
  hour: [0, 23],
};

/** A number within the part's limits, or an English name of a month or weekday, whole or three letters. */
export function parseDatePart(part: DatePart, value: Value): number | null {
  if (typeof value === 'number') {
    const [least, most] = limits[part];
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  }
  if (typeof value !== 'string') return null;
  const names: readonly string[] =
    part === 'month' ? months : part === 'weekday' ? weekdaysFromMonday : [];
  const wanted = value.toLowerCase();
  const position = names.findIndex((name) => name === wanted || name.slice(0, 3) === wanted);
  return position < 0 ? null : position + 1;
}
