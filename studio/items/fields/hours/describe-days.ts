import { formatDateRange } from '#shared/dates/format-dates.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { ExceptionRow } from './stored-rows.ts';

/** "November 25, 2026", "March 5–8, 2027"; a dash where no day is known yet. */
export function describeDays(
  { date, end_date: endDate }: ExceptionRow,
  language: Language,
): string {
  const first = parseLocalDate(date ?? '');
  const last = parseLocalDate(endDate ?? date ?? '');
  return first && last ? formatDateRange(first, last, language) : '–';
}
