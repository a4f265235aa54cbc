import { type LocalDate, weekdayOf } from '#shared/dates/local-date.ts';

/** Days of each month on which something costs nothing, as editors choose them. */
export const freeDays = [
  'first_sunday',
  'first_monday',
  'first_tuesday',
  'first_wednesday',
  'first_thursday',
  'first_friday',
  'first_saturday',
] as const;

export type FreeDays = (typeof freeDays)[number];

/** The first Sunday of a month is the one among its first seven days. */
export const isFreeOn = (days: FreeDays | null, date: LocalDate): boolean =>
  days !== null && date.day <= 7 && weekdayOf(date) === freeDays.indexOf(days);
