import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import type { Language } from '#shared/languages/languages.ts';

/** A moment as the clock of this browser shows it. @param at ISO 8601 */
export function formatMoment(at: string, language: Language): string {
  const time = new Date(at);
  const date = { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() };
  return `${formatDate(date, language)}, ${formatTime(time.getHours(), time.getMinutes(), language)}`;
}
