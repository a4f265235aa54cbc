import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { listInstants } from '#shared/calendar/to-instant.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import { parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';

/** "9 am, Friday, November 27, 2026": a moment as the clock of a zone shows it. @param at ISO 8601 */
export function formatInZone(at: string, timeZone: string, language: Language): string {
  const { date, hour, minute } = toMuseumTime(new Date(at), timeZone);
  return `${formatTime(hour, minute, language)}, ${formatDate(date, language, { withWeekday: true })}`;
}

/** The zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Honolulu" of `Pacific/Honolulu`. */
export const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/**
 * The moment at which the museum's clock shows a wall time.
 * @param text as a field of day and time gives it: `2026-05-05T09:00`
 * @returns ISO 8601; null: it never shows it, or twice
 */
export function toMoment(text: string, timeZone: string): string | null {
  const [day = '', time = ''] = text.split('T');
  const date = parseLocalDate(day);
  const [hour, minute] = time.split(':').map(Number);
  const minutes = (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
  if (!date || !(minutes >= 0 && minutes < 1_440)) return null;
  const instants = listInstants(date, minutes, timeZone);
  return instants.length === 1 ? (instants[0]?.toISOString() ?? null) : null;
}

/** The opposite of `toMoment`: what the museum's clock shows. @param at ISO 8601 */
export function toWallTime(at: string, timeZone: string): string {
  const { date, hour, minute } = toMuseumTime(new Date(at), timeZone);
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return `${toDateText(date)}T${hours}:${minutes}`;
}

/** What a field of day and time begins with: tomorrow at nine, on the museum's clock. */
export function tomorrowAtNine(now: Date, timeZone: string): string {
  const { date } = toMuseumTime(new Date(now.getTime() + 86_400_000), timeZone);
  return `${toDateText(date)}T09:00`;
}
