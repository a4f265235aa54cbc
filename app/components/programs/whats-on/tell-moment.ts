import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { type DayMessages, describeProgramTime } from '#shared/calendar/program-times.ts';
import { formatShortDate, formatTime } from '#shared/dates/format-dates.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import { hasBegun } from './occasions.ts';
import type { OfferingTime } from './offerings/offering.ts';

type Messages = DayMessages & {
  readonly onNow: string;
  readonly periods: { readonly today: string; readonly tonight: string };
};

/**
 * When the one thing is that somebody in a hurry is told: "Tonight" and "5:30 pm"; "On now" and "5:30–8 pm" once
 * it has begun, which the hour alone would hide.
 */
export function tellMoment(
  { time, when }: { readonly time: OfferingTime; readonly when: 'today' | 'tonight' | null },
  clock: MuseumClock,
  language: Language,
  messages: Messages,
): { readonly day: string; readonly hour: string | null } {
  const { startsAt, endsAt, isAllDay } = time;
  if (!isAllDay && endsAt !== null && hasBegun(time, clock)) {
    const { hours } = describeProgramTime(time, clock.now, clock.timeZone, language, messages);
    return { day: messages.onNow, hour: hours };
  }
  const { hour, minute } = toMuseumTime(new Date(startsAt), clock.timeZone);
  return {
    day: when ? messages.periods[when] : capitalize(formatShortDate(time.date, language)),
    hour: isAllDay ? null : formatTime(hour, minute, language),
  };
}
