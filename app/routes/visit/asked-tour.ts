import type { TicketType } from '#services/content-management/contract.ts';
import type { FieldProblem, FieldProblems, FormValues } from '#services/forms/contract.ts';
import { type DateHours, findOpenDay, type WeekdayHours } from '#shared/calendar/opening-hours.ts';
import {
  addDays,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import { groupTypes, leadDaysOf, tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * What the link that led to the form knows: the kind of group, the number of people, the day. The form
 * opens with what it can take.
 * @param dates today, the first and the last possible day, as YYYY-MM-DD
 * @returns the fields by name; `tooSoon`: a day ahead that comes before the first possible one
 */
export function readAskedTour(
  asked: URLSearchParams,
  dates: { readonly today: string; readonly min: string; readonly max: string },
): Fields & { readonly tooSoon?: string } {
  const groupType = asked.get('groupType') ?? '';
  const people = asked.get('partySize') ?? '';
  const day = asked.get('firstDate') ?? '';
  const isDay = parseLocalDate(day) !== null && day.length === 10;
  const { min, max } = tourRequestRules.partySize;
  return {
    ...(groupTypes.some((type) => type === groupType) && { groupType }),
    ...(/^\d{1,3}$/.test(people) &&
      Number(people) >= min &&
      Number(people) <= max && { partySize: people }),
    ...(isDay && day >= dates.min && day <= dates.max && { firstDate: day }),
    ...(isDay && day >= dates.today && day < dates.min && { tooSoon: day }),
  };
}

/** What groups pay, of the tickets whose link leads to this form. */
export function listGroupPrices(
  tickets: readonly Pick<TicketType, 'name' | 'priceLabel' | 'booking'>[],
): { readonly groupType: string; readonly name: LocalizedText; readonly price: LocalizedText }[] {
  return tickets.flatMap(({ name, priceLabel, booking }) => {
    const groupType = /\/visit\/tour-form\?groupType=([a-z]+)$/.exec(booking?.href ?? '')?.[1];
    return groupType && priceLabel ? [{ groupType, name, price: priceLabel }] : [];
  });
}

/**
 * The days of the next year on which the house is closed: weekdays that always are, 0 to 6 from Sunday on, and
 * other days, YYYY-MM-DD.
 */
export function listClosedDays(today: LocalDate, hours: Hours): string[] {
  if (!hours) return [];
  const { openingHours, exceptionalHours } = hours;
  if (findOpenDay(today, openingHours, exceptionalHours) === null) return [];
  const days = Array.from({ length: tourRequestRules.latestDays + 1 }, (_, inDays) => {
    const day = addDays(today, inDays);
    return {
      weekday: String(weekdayOf(day)),
      text: toDateText(day),
      isClosed: toDateText(findTourDay(null, day, hours)) !== toDateText(day),
    };
  });
  const open = new Set(days.filter(({ isClosed }) => !isClosed).map(({ weekday }) => weekday));
  const closed = days.filter(({ isClosed }) => isClosed);
  return [
    ...new Set(closed.map(({ weekday, text }) => (open.has(weekday) ? text : weekday))),
  ].sort();
}

type Hours = {
  readonly openingHours: readonly WeekdayHours[];
  readonly exceptionalHours: readonly DateHours[];
} | null;

/** The first day from one on on which somebody opens the door; a tour on a screen needs none. */
const findTourDay = (groupType: unknown, from: LocalDate, hours: Hours): LocalDate =>
  groupType === 'virtual' || !hours || hours.openingHours.length === 0
    ? from
    : (findOpenDay(from, hours.openingHours, hours.exceptionalHours) ?? from);

/** The first day that a group of that kind can ask for: in the words, in the fields and in what is refused. */
export const findEarliestTour = (groupType: unknown, today: LocalDate, hours: Hours): LocalDate =>
  findTourDay(groupType, addDays(today, leadDaysOf(groupType)), hours);

/** Days that were asked for and come too early, or on which the house is closed: each with one that is possible. */
export function findDayProblems(values: FormValues, today: LocalDate, hours: Hours): FieldProblems {
  const { groupType } = values;
  const earliest = toDateText(findEarliestTour(groupType, today, hours));
  const problemOf = (asked: unknown): FieldProblem | null => {
    const day = typeof asked === 'string' ? parseLocalDate(asked) : null;
    if (!day) return null;
    const text = toDateText(day);
    if (text < earliest) return { code: 'too-early', limit: earliest };
    const next = toDateText(findTourDay(groupType, day, hours));
    return next === text ? null : { code: 'closed-day', limit: next };
  };
  return Object.fromEntries(
    ['firstDate', 'secondDate'].flatMap((name) => {
      const problem = problemOf(values[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}
