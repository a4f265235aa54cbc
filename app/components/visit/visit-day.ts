import type { Settings } from '#services/content-management/contract.ts';
import { endOfDay, type MuseumTime } from '#shared/calendar/museum-time.ts';
import {
  findLastEntry,
  findOpenState,
  hoursOf,
  isEntryOver,
} from '#shared/calendar/opening-hours.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatTime, formatTimeRange, formatWeekday } from '#shared/dates/format-dates.ts';
import { addDays } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';

/** What one plans a visit by: the hours of the day on which one can come next, and what is to be known of them. */
export interface VisitDay {
  /** "Today, 10 am – 8 pm". */
  readonly hours: string;
  /** "Last entry 7 pm. Open until 5 pm on most days"; null: nothing is known. */
  readonly note: string | null;
}

interface VisitDayMessages {
  readonly today: string;
  readonly tomorrow: string;
  readonly lastEntry: string;
  readonly usualUntil: string;
}

type KnownHours = Pick<Settings, 'openingHours' | 'exceptionalHours'>;

/** @returns null where no day of the next weeks is known to be open */
export function tellVisitDay(
  settings: KnownHours | null,
  now: MuseumTime,
  language: Language,
  messages: VisitDayMessages,
): VisitDay | null {
  if (!settings) return null;
  const { openingHours, exceptionalHours } = settings;
  const at = findOpenState(now, openingHours, exceptionalHours);
  // Whoever plans after the last entry comes another day.
  const state =
    at.kind === 'open' && isEntryOver(now, at.today, openingHours)
      ? findOpenState(endOfDay(now), openingHours, exceptionalHours)
      : at;
  if (state.kind === 'closed') return null;
  const inDays = state.kind === 'open' ? 0 : state.inDays;
  const hours = hoursOf(addDays(now.date, inDays), openingHours, exceptionalHours);
  const { date, opens, closes } = hours;
  if (opens === null || closes === null) return null;
  const day = [messages.today, messages.tomorrow][inDays] ?? formatWeekday(date, language);
  const lastEntry = findLastEntry(hours, openingHours);
  const usual = findUsualEnd(openingHours);
  const tell = (sentence: string, { hour, minute }: Clock) =>
    fillTime(sentence, formatTime(hour, minute, language));
  const notes = [
    lastEntry !== null && tell(messages.lastEntry, readClock(formatClock(lastEntry))),
    usual && usual !== formatClock(closes) && tell(messages.usualUntil, readClock(usual)),
  ].filter(Boolean);
  return {
    hours: `${capitalize(day)}, ${formatTimeRange(readClock(formatClock(opens)), readClock(formatClock(closes)), language)}`,
    // An hour of Spanish ends with the point of "p. m.".
    note: notes.join('. ').replaceAll('.. ', '. ') || null,
  };
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** When most days end, HH:MM; null: no two end alike. */
function findUsualEnd(openingHours: KnownHours['openingHours']): string | null {
  const ends = openingHours.flatMap(({ closes }) => closes ?? []);
  const countOf = (end: string) => ends.filter((one) => one === end).length;
  const [usual] = [...ends].sort((one, other) => countOf(other) - countOf(one));
  return usual && countOf(usual) > 1 ? usual : null;
}

const readClock = (text: string): Clock => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

/** @param minutes since midnight */
const formatClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
