/** A calendar date without time or zone, as editors enter it. */
export interface LocalDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/**
 * Reads YYYY-MM-DD as a date of the calendar, never as an instant: no zone may move it to the day
 * before. Source: specification §5.
 * @returns null when it is not a date that exists
 */
export function parseLocalDate(text: string): LocalDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

/** `2026-03-05`. */
export const toDateText = ({ year, month, day }: LocalDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Days are counted in UTC, where each has 24 hours. */
const millisecondsPerDay = 86_400_000;

const toUtc = ({ year, month, day }: LocalDate) => Date.UTC(year, month - 1, day);

/** By the calendar; days may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(toUtc(date) + days * millisecondsPerDay);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Positive when `to` is later. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((toUtc(to) - toUtc(from)) / millisecondsPerDay);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: LocalDate): number => new Date(toUtc(date)).getUTCDay();

/** As contents write them, from Sunday on, as `weekdayOf` counts. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const putFirstLast = <First, const Rest extends readonly unknown[]>([first, ...rest]: readonly [
  First,
  ...Rest,
]): readonly [...Rest, First] => [...(rest as unknown as Rest), first];

/**
 * From Monday on, as hours are written and as Prismic counts. Marked as pure: a list that is taken apart while a
 * module loads stays in every page's scripts.
 */
export const weekdaysFromMonday = /* @__PURE__ */ putFirstLast(weekdayNames);

export type Weekday = (typeof weekdayNames)[number];

/** The Sunday with which the week of a date begins, in every language: docs/decisions/0175. */
export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));
