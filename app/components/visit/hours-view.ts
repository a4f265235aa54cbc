import type { Settings } from '#services/content-management/contract.ts';
import { endOfDay, type MuseumTime, minutesOf } from '#shared/calendar/museum-time.ts';
import {
  type DateHours,
  findOpenState,
  hoursOf,
  isEntryOver,
  type OpenState,
} from '#shared/calendar/opening-hours.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import {
  formatDate,
  formatDateRange,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
  timePrefix,
} from '#shared/dates/format-dates.ts';
import {
  addDays,
  type LocalDate,
  parseLocalDate,
  startOfWeek,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** Sentences with the places `{time}` and `{day}`. */
export interface HoursMessages {
  readonly openUntil: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  /** While it is open and lets nobody in any more. */
  readonly entryOver: string;
  readonly closedNow: string;
  readonly closedToday: string;
  readonly closedTomorrow: string;
  readonly closed: string;
  readonly hours: string;
}

/** What a page says of the moment, and of the usual week. */
export interface WeekHours {
  /** "Open now until 4 pm", "Closed today. Opens Thursday, 9 am", "Open now until 4 pm. Closed tomorrow". */
  readonly now: string;
  /** The same in two: "Closed now", and "Opens Thursday, 9 am"; "Closed today, Thanksgiving" and "Opens tomorrow, 10 am". */
  readonly state: { readonly label: string; readonly change: string };
  readonly isOpen: boolean;
  /** The reason of an exception that is in force today, where `now` does not say it. */
  readonly reason: LocalizedText | null;
  /** Sunday first, as calendars have it; each with the hours of the next date on which it falls, today's for today. */
  readonly week: readonly {
    readonly day: string;
    readonly hours: string;
    readonly isToday: boolean;
    readonly reason: LocalizedText | null;
  }[];
}

/** What a page says of the opening hours, as it stands at this moment. */
export interface HoursView extends WeekHours {
  /** Stands above the hours of the coming days, where a language says a word before a time. */
  readonly hoursHead: string | null;
  /** Today and the six days after it, with the exceptions that fall on them. */
  readonly coming: readonly {
    readonly day: string;
    /** "November 21"; of days that are told as today and tomorrow "Thursday, November 21". */
    readonly date: string;
    /** "Thu, Nov 26". */
    readonly shortDate: string;
    readonly hours: string;
    readonly isClosed: boolean;
    /** Today, after closing. */
    readonly isOver: boolean;
    /** The first day on which one can still come. */
    readonly isNext: boolean;
    /** 0: today. */
    readonly inDays: number;
    readonly isException: boolean;
    readonly reason: LocalizedText | null;
  }[];
  /** Exceptions that are not over. */
  readonly exceptions: readonly {
    readonly date: string;
    readonly hours: string;
    readonly reason: LocalizedText | null;
  }[];
}

const timeOf = (minutes: number, language: Language) =>
  formatTime(Math.floor(minutes / 60), minutes % 60, language);

const rangeOf = (opens: number, closes: number, language: Language, prefix?: string) =>
  formatTimeRange(
    { hour: Math.floor(opens / 60), minute: opens % 60 },
    { hour: Math.floor(closes / 60), minute: closes % 60 },
    language,
    prefix,
  );

/** Today and tomorrow. */
const daysNamed = 2;

type KnownHours = Pick<Settings, 'openingHours' | 'exceptionalHours'>;
type MuseumState = OpenState<DateHours & { readonly reason: LocalizedText | null }>;

/** @returns null when no hours are known */
export function toWeekHours(
  settings: KnownHours | null,
  now: MuseumTime,
  language: Language,
  messages: HoursMessages,
): WeekHours | null {
  if (!settings || settings.openingHours.length === 0) return null;
  const state = findOpenState(now, settings.openingHours, settings.exceptionalHours);
  const sunday = startOfWeek(now.date);
  const { reason = null } = state.today.exception ?? {};
  const over = tellEntryOver(settings, state, now, messages);
  // Who comes now is helped by the next opening, who is inside by the hours of the day.
  const ahead = over
    ? findOpenState(endOfDay(now), settings.openingHours, settings.exceptionalHours)
    : state;
  return {
    now: over
      ? `${over}. ${describeNextChange(ahead, language, messages)}`
      : [describeOpenState(state, language, messages), tellEve(settings, state, now, messages)]
          .filter(Boolean)
          .join('. '),
    state: {
      label: over ?? closedLabel(state, language, messages) ?? messages.hours,
      change: describeNextChange(ahead, language, messages),
    },
    isOpen: state.kind === 'open',
    reason: dayOff(state, language) ? null : reason,
    week: Array.from({ length: 7 }, (_, index) => {
      const ofThisWeek = addDays(sunday, index);
      // Nobody comes on a day that is over: next week's stands in its place.
      const date = compare(ofThisWeek, now.date) < 0 ? addDays(ofThisWeek, 7) : ofThisWeek;
      const hours = hoursOf(date, settings.openingHours, settings.exceptionalHours);
      return {
        day: formatWeekday(date, language),
        hours: formatHours(hours, language, messages, ''),
        isToday: weekdayOf(date) === weekdayOf(now.date),
        reason: hours.exception?.reason ?? null,
      };
    }),
  };
}

/** @returns null when no hours are known */
export function toHoursView(
  settings: KnownHours | null,
  now: MuseumTime,
  language: Language,
  messages: HoursMessages,
): HoursView | null {
  const week = toWeekHours(settings, now, language, messages);
  if (!settings || !week) return null;
  const { openingHours, exceptionalHours } = settings;
  const isOver = ({ closes }: { closes: number | null }, inDays: number) =>
    inDays === 0 && closes !== null && closes <= minutesOf(now);
  const days = Array.from({ length: 7 }, (_, inDays) => {
    const date = addDays(now.date, inDays);
    return { date, inDays, hours: hoursOf(date, openingHours, exceptionalHours) };
  });
  const next = days.find(({ hours, inDays }) => hours.opens !== null && !isOver(hours, inDays));
  return {
    ...week,
    hoursHead: capitalize(timePrefix(language).trim()) || null,
    coming: days.map((one) => {
      const { date, inDays, hours } = one;
      return {
        day: formatWeekday(date, language),
        date: formatDate(date, language, { withYear: false, withWeekday: inDays < daysNamed }),
        shortDate: formatShortDate(date, language),
        hours: formatHours(hours, language, messages, ''),
        isClosed: hours.opens === null,
        isOver: isOver(hours, inDays),
        isNext: one === next,
        inDays,
        isException: hours.exception !== null,
        reason: hours.exception?.reason ?? null,
      };
    }),
    exceptions: exceptionalHours
      .map((exception) => ({
        exception,
        first: parseLocalDate(exception.date),
        last: parseLocalDate(exception.endDate),
      }))
      .filter(({ first, last }) => first && last && compare(last, now.date) >= 0)
      .sort((one, other) => one.exception.date.localeCompare(other.exception.date))
      .slice(0, 20)
      .map(({ exception, first, last }) => ({
        date:
          first && last ? formatDateRange(first, last, language, now.date.year) : exception.date,
        hours: formatHours(
          first ? hoursOf(first, openingHours, [exception]) : { opens: null, closes: null },
          language,
          messages,
        ),
        reason: exception.reason,
      })),
  };
}

/** The hours of any day, and why they are others than usual. */
export function describeHoursOn(
  date: LocalDate,
  { openingHours, exceptionalHours }: KnownHours,
  language: Language,
  messages: HoursMessages,
): { readonly hours: string; readonly reason: LocalizedText | null } {
  const hours = hoursOf(date, openingHours, exceptionalHours);
  return {
    hours: formatHours(hours, language, messages),
    reason: hours.exception?.reason ?? null,
  };
}

const formatHours = (
  { opens, closes }: { opens: number | null; closes: number | null },
  language: Language,
  { closed }: HoursMessages,
  prefix?: string,
): string =>
  opens === null || closes === null ? closed : rangeOf(opens, closes, language, prefix);

/** Open until when; or that it is closed, which a page must say too, and when it opens. */
function describeOpenState(
  state: MuseumState,
  language: Language,
  messages: HoursMessages,
): string {
  const change = describeNextChange(state, language, messages);
  const closed = closedLabel(state, language, messages);
  return closed ? `${closed}. ${change}` : change;
}

/** Null before that, and while it is closed. */
export const tellEntryOver = (
  { openingHours }: Pick<KnownHours, 'openingHours'>,
  state: MuseumState,
  now: MuseumTime,
  { entryOver }: Pick<HoursMessages, 'entryOver'>,
): string | null =>
  state.kind === 'open' && isEntryOver(now, state.today, openingHours) ? entryOver : null;

/** Of a day before one that is closed out of the ordinary, while one can still come; null: nothing to tell. */
function tellEve(
  { openingHours, exceptionalHours }: KnownHours,
  state: MuseumState,
  now: MuseumTime,
  { closedTomorrow }: HoursMessages,
): string | null {
  const canCome = state.kind === 'open' || (state.kind === 'opens-later' && state.inDays === 0);
  const { opens, exception } = hoursOf(addDays(now.date, 1), openingHours, exceptionalHours);
  return canCome && exception && opens === null ? closedTomorrow : null;
}

/** Null where the change says it: while it is open, and before it opens, since "Opens today" says both. */
function closedLabel(
  state: MuseumState,
  language: Language,
  messages: HoursMessages,
): string | null {
  if (state.kind !== 'opens-later' || state.inDays === 0) return null;
  return describeClosedDay(state, language, messages) ?? messages.closedNow;
}

/** "Closed today, Thanksgiving"; null on a day that has hours. */
export function describeClosedDay(
  state: MuseumState,
  language: Language,
  { closedToday }: HoursMessages,
): string | null {
  if (state.kind !== 'opens-later' || state.today.opens !== null) return null;
  return [closedToday, dayOff(state, language)].filter(Boolean).join(', ');
}

/** What fits a label; a longer reason is a sentence of its own. */
const longestDayOff = 30;

/** Why it is closed all day, in words that can stand behind "Closed today". */
function dayOff({ today }: MuseumState, language: Language): string | null {
  const reason = today.opens === null ? today.exception?.reason : null;
  const isShort = reason?.language === language && reason.text.length <= longestDayOff;
  return isShort ? reason.text : null;
}

/** Open until when, or opening when: what a line has room for. */
export function describeNextChange(
  state: MuseumState,
  language: Language,
  messages: HoursMessages,
): string {
  if (state.kind === 'open') return fillTime(messages.openUntil, timeOf(state.until, language));
  if (state.kind === 'closed' || state.next.opens === null) return messages.closedNow;
  const time = timeOf(state.next.opens, language);
  if (state.inDays === 0) return fillTime(messages.opensToday, time);
  if (state.inDays === 1) return fill(messages.opensTomorrow, { time });
  const day =
    state.inDays < 7
      ? formatWeekday(state.next.date, language)
      : formatDate(state.next.date, language, { withYear: false });
  return fill(messages.opensOn, { day, time });
}

const compare = (a: LocalDate, b: LocalDate) =>
  a.year - b.year || a.month - b.month || a.day - b.day;
