import {
  describeClosedDay,
  describeNextChange,
  type HoursMessages,
  tellEntryOver,
} from '#app/components/visit/hours-view.ts';
import type { Settings } from '#services/content-management/contract.ts';
import { type MuseumTime, minutesOf, toMuseumTime } from '#shared/calendar/museum-time.ts';
import { findEntryEnd, findOpenState, hoursOf } from '#shared/calendar/opening-hours.ts';
import { addDays } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';

/** What holds of the museum from a moment on, until the next line. */
export interface TodayLine {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly text: string;
  /** Of a day on which it is closed: "Closed today, Thanksgiving". */
  readonly closed?: string;
  readonly isOpen: boolean;
}

type Hours = Pick<Settings, 'openingHours' | 'exceptionalHours' | 'timeZone'>;

const dayMinutes = 24 * 60;
const minuteMs = 60_000;
const daysTold = 2;

/**
 * Whether the museum is open, now and at every change of the next two days: so a page says the
 * truth however long it is kept, by a cache or in an open window, without knowing any time zone.
 * @param words the last of them, `unknown`, holds when the lines have run out
 * @returns none where no hours are known
 */
export function listTodayLines(
  settings: Hours | null,
  now: Date,
  language: Language,
  messages: HoursMessages & { readonly unknown: string },
): TodayLine[] {
  if (!settings || settings.openingHours.length === 0) return [];
  const { openingHours, exceptionalHours, timeZone } = settings;
  const start = toMuseumTime(now, timeZone);
  // From midnight of the museum's today; its clock is not put forward within two days but twice a
  // year, and then the next page that is loaded says it right.
  const midnight = Math.floor(now.getTime() / minuteMs) * minuteMs - minutesOf(start) * minuteMs;
  const changes = Array.from({ length: daysTold }, (_, inDays) => {
    const day = hoursOf(addDays(start.date, inDays), openingHours, exceptionalHours);
    return [0, day.opens, findEntryEnd(day, openingHours), day.closes]
      .filter((minutes) => minutes !== null)
      .toSorted((one, other) => one - other)
      .map((minutes) => inDays * dayMinutes + minutes);
  }).flat();
  const later = changes.filter((minutes) => minutes > minutesOf(start));
  const lines = [minutesOf(start), ...later].map((minutes) => {
    const at = addMinutes(start, minutes);
    const state = findOpenState(at, openingHours, exceptionalHours);
    const over = tellEntryOver(settings, state, at, messages);
    const closed = describeClosedDay(state, language, messages);
    return {
      from: midnight + minutes * minuteMs,
      text: over ?? describeNextChange(state, language, messages),
      ...(closed && { closed }),
      isOpen: state.kind === 'open' && !over,
    };
  });
  const all: TodayLine[] = [
    ...lines,
    { from: midnight + daysTold * dayMinutes * minuteMs, text: messages.unknown, isOpen: false },
  ];
  const isSame = (one: TodayLine, other?: TodayLine) =>
    one.text === other?.text && one.closed === other.closed;
  return all.filter((line, index) => !isSame(line, all[index - 1]));
}

/** @param minutes since the midnight before `start` */
const addMinutes = (start: MuseumTime, minutes: number): MuseumTime => ({
  date: addDays(start.date, Math.floor(minutes / dayMinutes)),
  hour: Math.floor((minutes % dayMinutes) / 60),
  minute: minutes % 60,
});
