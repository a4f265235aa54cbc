import { addDays, type LocalDate, weekdayOf } from '#shared/dates/local-date.ts';

const saturday = 6;
const sunday = 0;

/** The last day on which an answer is still within so many working days; the first day does not count. */
export function toReplyDate(received: LocalDate, workingDays: number): LocalDate {
  let date = received;
  for (let left = workingDays; left > 0; ) {
    date = addDays(date, 1);
    const weekday = weekdayOf(date);
    if (weekday !== saturday && weekday !== sunday) left -= 1;
  }
  return date;
}
