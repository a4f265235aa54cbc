import type { Convening, RichText } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import { daysBetween, type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** One day of an agenda, in the museum's zone. */
export interface AgendaDay {
  /** YYYY-MM-DD; null: parts whose day is not set. */
  readonly date: string | null;
  /** "Thursday, March 12"; empty where the day is not set. */
  readonly title: string;
  readonly parts: readonly {
    /** "9–10:30 am"; with the last day where it goes over several. */
    readonly time: string;
    readonly title: LocalizedText;
    readonly description: RichText | null;
  }[];
}

/** The agenda by day and hour, in the order of the editors. */
export function groupAgenda(
  agenda: Convening['agenda'],
  timeZone: string,
  language: Language,
): AgendaDay[] {
  const days: { date: string | null; title: string; parts: AgendaDay['parts'][number][] }[] = [];
  for (const { startsAt, endsAt, title, description } of agenda) {
    const start = startsAt ? toMuseumTime(new Date(startsAt), timeZone) : null;
    const end = endsAt ? toMuseumTime(new Date(endsAt), timeZone) : null;
    const date = start && toDateText(start.date);
    let day = days.find((other) => other.date === date);
    if (!day) {
      day = { date, title: start ? nameDay(start.date, language) : '', parts: [] };
      days.push(day);
    }
    day.parts.push({ time: describeHours(start, end, language), title, description });
  }
  return days;
}

type Moment = ReturnType<typeof toMuseumTime>;

function describeHours(start: Moment | null, end: Moment | null, language: Language): string {
  if (!start) return '';
  const from = formatTime(start.hour, start.minute, language);
  if (!end) return from;
  if (daysBetween(start.date, end.date) === 0) return formatTimeRange(start, end, language);
  return `${from}\u00a0– ${nameDay(end.date, language)}, ${formatTime(end.hour, end.minute, language)}`;
}

function nameDay(date: LocalDate, language: Language): string {
  const text = formatDate(date, language, { withWeekday: true, withYear: false });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
