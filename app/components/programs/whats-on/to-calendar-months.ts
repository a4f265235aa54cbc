import type { MuseumClock } from '#app/museum-clock.ts';
import { hoursOf, isHouseClosed } from '#shared/calendar/opening-hours.ts';
import {
  formatDate,
  formatMonth,
  formatShortWeekday,
  formatWeekday,
} from '#shared/dates/format-dates.ts';
import { addDays, toDateText, weekdayOf } from '#shared/dates/local-date.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import { toWhatsOnHref, type WhatsOnWords } from './name-choices.ts';
import { calendarDays } from './whats-on-filters.ts';

/** A month of the calendar by which one chooses a day. */
export interface CalendarMonth {
  readonly name: string;
  /** Sunday first, short. */
  readonly weekdays: readonly string[];
  readonly days: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly number: number;
  /** 0 for Sunday, with which a week begins, to 6. */
  readonly weekday: number;
  /** "Saturday, November 28: 7 things to do"; null: nothing to choose. */
  readonly label: string | null;
  readonly href: string | null;
  readonly count: number;
  readonly isChosen: boolean;
  /** "closed", of the house: what is on then is at its gate. */
  readonly closed: string | null;
}

/** "Closed: Monday, Tuesday", the days on which the house never opens; null: it always does, or nobody knows. */
export function tellClosedDays(
  { now, settings }: MuseumClock,
  language: Language,
  words: WhatsOnWords,
): string | null {
  const { openingHours = [] } = settings ?? {};
  if (openingHours.length === 0) return null;
  const monday = addDays(now.date, -((weekdayOf(now.date) + 6) % 7));
  const days = Array.from({ length: 7 }, (_, inDays) => addDays(monday, inDays))
    .filter((date) => hoursOf(date, openingHours, []).opens === null)
    .map((date) => formatWeekday(date, language));
  return days.length > 0 ? fill(words.closedDays, { days: days.join(', ') }) : null;
}

/** The next six weeks, month by month, from today on. */
export function toCalendarMonths(
  { days, filters }: Pick<WhatsOnListing, 'days' | 'filters'>,
  { now, settings }: Pick<MuseumClock, 'now' | 'settings'>,
  language: Language,
  words: WhatsOnWords,
): CalendarMonth[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const months = new Map<number, CalendarDay[]>();
  for (let inDays = 0; inDays < calendarDays; inDays += 1) {
    const date = addDays(now.date, inDays);
    const isClosed = isHouseClosed(date, settings);
    const day = toDateText(date);
    const count = counts.get(day) ?? 0;
    const cells = months.get(date.month) ?? [];
    months.set(date.month, cells);
    cells.push({
      number: date.day,
      weekday: weekdayOf(date),
      label:
        count > 0
          ? fill(choosePlural(isClosed ? words.closedDayLabel : words.dayLabel, count, language), {
              day: formatDate(date, language, { withWeekday: true, withYear: false }),
              count,
            })
          : null,
      href: count > 0 ? toWhatsOnHref(filters, { day, when: null }) : null,
      count,
      isChosen: filters.day === day,
      closed: isClosed ? words.closedDay : null,
    });
  }
  const weekdays = Array.from({ length: 7 }, (_, index) => formatShortWeekday(index, language));
  return [...months].map(([month, cells]) => ({
    name: formatMonth(month, language),
    weekdays,
    days: cells,
  }));
}
