import type { MuseumClock } from '#app/museum-clock.ts';
import type english from '#locales/en/residencies.json';
import { stateOfCall } from '#shared/calendar/call-state.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import { nameZone } from '#shared/dates/name-zone.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';

export interface DescribedCall {
  /** "The call is open until November 15, 2026, 5 pm HST.", in the page's language. */
  readonly sentence: string;
  /** Beside the way to apply. */
  readonly state: string;
}

/** @returns null where the museum has no call */
export function describeCall(
  { now, instant, timeZone, settings }: MuseumClock,
  language: Language,
  { call: messages }: Pick<typeof english, 'call'>,
): DescribedCall | null {
  const call = settings?.residencyCall;
  if (!call) return null;
  const { isOpen, from, until } = stateOfCall(call, now);
  const isMidnight = call.closesAtHour === 24;
  const values = {
    from: formatDate(from, language),
    until: formatDate(until, language),
    time: formatTime(isMidnight ? 23 : call.closesAtHour, isMidnight ? 59 : 0, language),
    zone: nameZone(timeZone, instant),
  };
  return {
    sentence: fill(isOpen ? messages.open : messages.closed, values),
    state: fill(isOpen ? messages.isOpen : messages.isNext, values),
  };
}
