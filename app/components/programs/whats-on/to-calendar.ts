import type { MuseumClock } from '#app/museum-clock.ts';
import { hoursOf, isHouseClosed } from '#shared/calendar/opening-hours.ts';
import {
  formatDate,
  formatShortMonth,
  formatShortWeekday,
  formatWeekday,
} from '#shared/dates/format-dates.ts';
import { addDays, startOfWeek, toDateText, weekdayOf } from '#shared/dates/local-date.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import { toWhatsOnHref, type WhatsOnWords } from './name-choices.ts';
import { calendarDays } from './whats-on-filters.ts';

/** The calendar by which one chooses a day: week below week, as that of tickets. */
export interface Calendar {
  /** Sunday first, short. */
  readonly weekdays: readonly string[];
  readonly days: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly date: string;
  readonly number: number;
  /** "Nov", above the first day and the first of each month. */
  readonly month: string | null;
  /** 0 for Sunday, with which a week begins, to 6. */
  readonly weekday: number;
  /** "Saturday, November 28: 7 things to do"; null: nothing to choose. */
  readonly label: string | null;
  readonly href: string | null;
  readonly count: number;
  readonly isChosen: boolean;
  /** The house is: what is on then is at its gate. */
  readonly isClosed: boolean;
}

/** "Closed: Monday, Tuesday", the days on which the house never opens; null: it always does, or nobody knows. */
export function tellClosedDays(
  { now, settings }: MuseumClock,
  language: Language,
  words: WhatsOnWords,
): string | null {
  const { openingHours = [] } = settings ?? {};
  if (openingHours.length === 0) return null;
  const sunday = startOfWeek(now.date);
  const days = Array.from({ length: 7 }, (_, inDays) => addDays(sunday, inDays))
    .filter((date) => hoursOf(date, openingHours, []).opens === null)
    .map((date) => formatWeekday(date, language));
  return days.length > 0 ? fill(words.closedDays, { days: days.join(', ') }) : null;
}

/** The next six weeks, from today on. */
export function toCalendar(
  { days, filters }: Pick<WhatsOnListing, 'days' | 'filters'>,
  { now, settings }: Pick<MuseumClock, 'now' | 'settings'>,
  language: Language,
  words: WhatsOnWords,
): Calendar {
  const counts = new Map(days.map((one) => [one.day, one]));
  const toDay = (inDays: number): CalendarDay => {
    const date = addDays(now.date, inDays);
    const isClosed = isHouseClosed(date, settings);
    const day = toDateText(date);
    const { count: all = 0, dated = 0 } = counts.get(day) ?? {};
    const count = dated || all;
    return {
      date: day,
      number: date.day,
      month: inDays === 0 || date.day === 1 ? formatShortMonth(date.month, language) : null,
      weekday: weekdayOf(date),
      label:
        count > 0
          ? fill(choosePlural(isClosed ? words.closedDayLabel : words.dayLabel, count, language), {
              day: formatDate(date, language, { withWeekday: true, withYear: false }),
              count,
            })
          : null,
      href: count > 0 ? toWhatsOnHref(filters, { day, when: null }) : null,
      // A day with exhibitions alone is one to choose, and no number says so.
      count: dated > 0 || filters.kind === 'exhibition' ? count : 0,
      isChosen: filters.day === day,
      isClosed,
    };
  };
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => formatShortWeekday(index, language)),
    days: Array.from({ length: calendarDays }, (_, inDays) => toDay(inDays)),
  };
}
