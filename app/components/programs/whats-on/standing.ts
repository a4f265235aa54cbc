import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatTime } from '#shared/dates/format-dates.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { Occasion, UpcomingOffering } from './occasions.ts';
import type { OfferingTime } from './offerings/offering.ts';
import type { WhatsOnFilters } from './whats-on-filters.ts';

/** What a day has as most days have it, in one line: "House tour, 10:30 am". */
export interface DailyThing {
  readonly id: string;
  readonly href: string;
  readonly title: LocalizedText;
  /** When it begins. */
  readonly hours: string;
  /** "24 places left", "No reservation needed". */
  readonly room?: string | null;
  /** Where, and for how much: told where the house is closed otherwise. */
  readonly place?: LocalizedText | null;
  readonly price?: LocalizedText | null;
}

const spanDays = 14;
/** The house is closed on two days of the week, and on some days of the year. */
const minDays = 8;

/**
 * An exhibition, or what is held on most days: it would hide what a day has of its own.
 * @param language in which somebody looks for it; what is held in it on some days only is theirs
 */
export function isStanding(
  { upcoming }: Pick<UpcomingOffering, 'upcoming'>,
  language: WhatsOnFilters['language'] = null,
): boolean {
  const held = upcoming.filter(
    ({ time }) => language === null || time.languages.includes(language),
  );
  const [first] = held;
  if (!first) return false;
  if (first.time.isAllDay) return true;
  const end = toDateText(addDays(first.time.date, spanDays));
  return new Set(held.flatMap(({ day }) => (day < end ? [day] : []))).size >= minDays;
}

/** "10:30 am, 1:30 pm", "hola 10:30 kakahiaka, 1:30 ʻauinalā": the times of a day at which somebody can still come. */
export function tellStarts(
  { time, others }: Pick<Occasion, 'time' | 'others'>,
  timeZone: string,
  language: Language,
): string {
  const open: readonly OfferingTime[] = [...(time ? [time] : []), ...others];
  return open
    .filter(({ isOpen }) => isOpen)
    .map(({ startsAt }) => toMuseumTime(new Date(startsAt), timeZone))
    .sort((a, b) => a.hour - b.hour || a.minute - b.minute)
    .map(({ hour, minute }, at) => formatTime(hour, minute, language, at > 0 ? '' : undefined))
    .join(', ');
}

/** "10:30 am": when the earliest of a day begins, of days whose times differ. */
export function tellEarliest(
  times: readonly OfferingTime[],
  timeZone: string,
  language: Language,
): string {
  const [first] = times
    .map(({ startsAt }) => toMuseumTime(new Date(startsAt), timeZone))
    .sort((a, b) => a.hour - b.hour || a.minute - b.minute);
  return first ? formatTime(first.hour, first.minute, language) : '';
}
