import { addDays, type LocalDate, weekdayOf } from './local-date.ts';

/** The coming Saturday; on a Saturday the next one, as the day itself is "today". */
export const findNextSaturday = (today: LocalDate): LocalDate =>
  addDays(today, 6 - weekdayOf(today) || 7);
