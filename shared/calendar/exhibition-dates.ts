import { formatDate, formatDateRange } from '../dates/format-dates.ts';
import { daysBetween, type LocalDate, parseLocalDate } from '../dates/local-date.ts';
import { fill } from '../languages/fill.ts';
import type { Language } from '../languages/languages.ts';

export type ExhibitionState = 'permanent' | 'current' | 'upcoming' | 'past';

/** Sentences with a place `{date}`. */
export interface ExhibitionDateMessages {
  readonly permanent: string;
  readonly until: string;
  readonly finalWeek: string;
  readonly lastDay: string;
  readonly endsTomorrow: string;
  readonly opens: string;
  readonly opensTomorrow: string;
}

interface ExhibitionDates {
  readonly isPermanent: boolean;
  /** YYYY-MM-DD. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Both ends belong to the exhibition; without an end it goes on. */
export function stateOfExhibition(dates: ExhibitionDates, today: LocalDate): ExhibitionState {
  if (dates.isPermanent) return 'permanent';
  const start = dates.startDate ? parseLocalDate(dates.startDate) : null;
  const end = dates.endDate ? parseLocalDate(dates.endDate) : null;
  if (start && daysBetween(today, start) > 0) return 'upcoming';
  return end && daysBetween(end, today) > 0 ? 'past' : 'current';
}

const finalWeekDays = 7;

/** Whether it is open and has seven days left at most, today among them. */
export function isInFinalWeek(dates: ExhibitionDates, today: LocalDate): boolean {
  const end = dates.endDate ? parseLocalDate(dates.endDate) : null;
  if (!end || stateOfExhibition(dates, today) !== 'current') return false;
  return daysBetween(today, end) < finalWeekDays;
}

/** "Until May 4", "Final week, until May 4", "Opens June 12", "March 5 – April 8, 2026", "Permanent". */
export function describeExhibitionDates(
  dates: ExhibitionDates,
  today: LocalDate,
  language: Language,
  messages: ExhibitionDateMessages,
): string {
  const state = stateOfExhibition(dates, today);
  if (state === 'permanent') return messages.permanent;
  const start = dates.startDate ? parseLocalDate(dates.startDate) : null;
  const end = dates.endDate ? parseLocalDate(dates.endDate) : null;
  const format = (date: LocalDate) =>
    formatDate(date, language, { withYear: date.year !== today.year });
  if (state === 'upcoming' && start) {
    if (daysBetween(today, start) === 1) return messages.opensTomorrow;
    return fill(messages.opens, { date: format(start) });
  }
  if (state === 'current') {
    if (!end) return start ? formatDate(start, language) : '';
    const left = daysBetween(today, end);
    if (left === 0) return messages.lastDay;
    if (left === 1) return messages.endsTomorrow;
    return fill(isInFinalWeek(dates, today) ? messages.finalWeek : messages.until, {
      date: format(end),
    });
  }
  // An editor's date that cannot be read is shown as it stands (specification §5).
  if (!start || !end) return [dates.startDate, dates.endDate].filter(Boolean).join(' – ');
  return formatDateRange(start, end, language);
}

/** As `describeExhibitionDates`, but with both ends of one that is still to come: where its own page tells it. */
export function describeWholeRun(
  dates: ExhibitionDates,
  today: LocalDate,
  language: Language,
  messages: ExhibitionDateMessages,
): string {
  const start = dates.startDate ? parseLocalDate(dates.startDate) : null;
  const end = dates.endDate ? parseLocalDate(dates.endDate) : null;
  if (stateOfExhibition(dates, today) === 'upcoming' && start && end)
    return formatDateRange(start, end, language, today.year);
  return describeExhibitionDates(dates, today, language, messages);
}
