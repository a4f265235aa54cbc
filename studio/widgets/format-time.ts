import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import type { Language } from '#shared/languages/languages.ts';

/** The day of a moment whose hour says nothing, as of what files brought. @param at ISO 8601 */
export const formatDay = (at: string, language: Language): string =>
  formatDate(dayOf(new Date(at)), language);

/** A moment as the clock of this browser shows it. @param at ISO 8601 */
export function formatMoment(at: string, language: Language): string {
  const time = new Date(at);
  return `${formatDate(dayOf(time), language)}, ${formatTime(time.getHours(), time.getMinutes(), language)}`;
}

/** "HST", "GMT+2": the clock that moments are shown by, where somebody may be elsewhere. */
export const zoneName = (at: Date): string =>
  Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const dayOf = (time: Date) => ({
  year: time.getFullYear(),
  month: time.getMonth() + 1,
  day: time.getDate(),
});
