import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeProgramTime } from '#shared/calendar/program-times.ts';
import { formatShortDate } from '#shared/dates/format-dates.ts';
import { daysBetween, type LocalDate } from '#shared/dates/local-date.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { OfferMessages, RowOffer } from './describe-offer.ts';

interface Dated {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/**
 * In the row of a time that is full: "Next with room: Fri, Dec 4, 6–7:15 pm", and the way there. Of the same day
 * the hours alone.
 * @param times in order
 * @returns nothing where all that come after it are full too
 */
export function tellNext<Time extends Dated>(
  full: Dated,
  times: readonly Time[],
  hasRoom: (time: Time) => boolean,
  toHref: (time: Time) => string,
  { now, timeZone }: Pick<MuseumClock, 'now' | 'timeZone'>,
  language: Language,
  messages: OfferMessages & { readonly today: string; readonly tomorrow: string },
): Pick<RowOffer, 'next'> {
  const next = times.find((time) => time.startsAt > full.startsAt && hasRoom(time));
  if (!next) return {};
  const { hours } = describeProgramTime(next, now, timeZone, language, messages);
  const [from, date] = [full, next].map(
    ({ startsAt }) => toMuseumTime(new Date(startsAt), timeZone).date,
  ) as [LocalDate, LocalDate];
  const isSameDay = daysBetween(from, date) === 0;
  const when = isSameDay
    ? hours
    : `${toWithinLine(formatShortDate(date, language), language)}, ${hours}`;
  return {
    next: {
      text: fill(messages.actions.nextWithRoom, { when }),
      link: { href: toHref(next), isExternal: false, text: null },
    },
  };
}

/** Spanish writes days of the week small but at the head of a line: "plazas: vie 4 dic". */
const toWithinLine = (date: string, language: Language): string =>
  language === 'es' ? date.charAt(0).toLowerCase() + date.slice(1) : date;
