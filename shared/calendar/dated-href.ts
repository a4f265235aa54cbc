import { parseLocalDate, toDateText } from '../dates/local-date.ts';
import { toMuseumTime } from './museum-time.ts';

/** Of the address of a program: which of its days the page is about. */
const dayParameter = 'day';

/** The museum's day of an instant, YYYY-MM-DD. */
export const toMuseumDay = (instant: string, timeZone: string): string =>
  toDateText(toMuseumTime(new Date(instant), timeZone).date);

/**
 * A program's page as a row of one of its dates leads to it: it begins with that day.
 * @param href path or whole address of the page
 */
export const toDatedHref = (href: string, startsAt: string, timeZone: string): string =>
  `${href}?${dayParameter}=${toMuseumDay(startsAt, timeZone)}`;

/**
 * The day that an address of a program asks for; null: none.
 * @returns `unknown` for what is no date
 */
export function readDay(query: URLSearchParams): string | 'unknown' | null {
  const asked = query.get(dayParameter);
  if (asked === null) return null;
  return parseLocalDate(asked) && query.getAll(dayParameter).length === 1 ? asked : 'unknown';
}

/** The same address without its day. */
export function withoutDay({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(dayParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
