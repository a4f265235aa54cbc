import { parseLocalDate, toDateText } from '../dates/local-date.ts';
import { toMuseumTime } from './museum-time.ts';

const dayMs = 86_400_000;

/**
 * Demo content tells its age in days, so that it is always as old as it means to be. Days count
 * from the Monday of the present week in the museum's zone: within a week nothing changes.
 *
 * @returns a function from `-200d` or `2024-05-01` to ISO 8601 in UTC; null for other texts
 */
export function toAddedAt(now: Date, timeZone: string): (text: string) => string | null {
  const today = Date.parse(toDateText(toMuseumTime(now, timeZone).date));
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = today - weekday * dayMs;
  return (text) => {
    const days = /^([+-]\d{1,6})d$/.exec(text)?.[1];
    if (days !== undefined) return new Date(monday + Number(days) * dayMs).toISOString();
    return parseLocalDate(text) ? new Date(text).toISOString() : null;
  };
}
