import {
  formatDate,
  formatMonth,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '../dates/format-dates.ts';
import { daysBetween } from '../dates/local-date.ts';
import { capitalize } from '../languages/capitalize.ts';
import type { Language } from '../languages/languages.ts';
import { type MuseumTime, minutesOf, toMuseumTime } from './museum-time.ts';

/** Instants, ISO 8601. */
interface TimeSpan {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** A program without an end is taken to last this long, so that it is not past while it goes on. */
const assumedLengthMs = 2 * 60 * 60 * 1000;

/** When a program ends, or is taken to. Milliseconds since 1970. */
export const endOf = ({ startsAt, endsAt }: TimeSpan): number =>
  endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + assumedLengthMs;

/** Whether a program is over: from the minute of its end on. */
export const isPast = (span: TimeSpan, now: Date): boolean => endOf(span) <= now.getTime();

/** The first time that is not over; null when all are. */
export const findNextTime = <Time extends TimeSpan>(
  times: readonly Time[],
  now: Date,
): Time | null => times.find((time) => !isPast(time, now)) ?? null;

/** The parts in which a list of programs tells a date. */
export interface ProgramDate {
  /** Day of the month. */
  readonly day: string;
  /** "March", with the year when it is not this one. */
  readonly month: string;
  /** "Today, 2–4 pm", "Thursday, 2–4 pm". */
  readonly time: string;
  /** "2–4 pm". */
  readonly hours: string;
  /** The instant, for machines. */
  readonly dateTime: string;
}

export interface DayMessages {
  /** In place of today, of what has begun and goes on. */
  readonly onNow?: string;
  readonly today: string;
  readonly tomorrow: string;
}

/** A date and its hours in the museum's zone. */
export function describeProgramTime(
  span: TimeSpan,
  now: MuseumTime,
  timeZone: string,
  language: Language,
  messages: DayMessages,
): ProgramDate {
  const start = toMuseumTime(new Date(span.startsAt), timeZone);
  const end = span.endsAt ? toMuseumTime(new Date(span.endsAt), timeZone) : null;
  const inDays = daysBetween(now.date, start.date);
  const weekday =
    inDays === 0
      ? nameToday(start, end, now, messages)
      : inDays === 1
        ? messages.tomorrow
        : capitalize(formatWeekday(start.date, language));
  const hours =
    end && daysBetween(start.date, end.date) === 0
      ? formatTimeRange(start, end, language)
      : formatTime(start.hour, start.minute, language);
  const month = formatMonth(start.date.month, language);
  return {
    day: String(start.date.day),
    month: start.date.year === now.date.year ? month : `${month} ${start.date.year}`,
    time: `${weekday}, ${hours}`,
    hours,
    dateTime: span.startsAt,
  };
}

/** Of what has no end nobody says that it goes on. */
const nameToday = (
  start: MuseumTime,
  end: MuseumTime | null,
  now: MuseumTime,
  { onNow, today }: DayMessages,
): string => {
  const isOn =
    end !== null &&
    minutesOf(start) <= minutesOf(now) &&
    (daysBetween(start.date, end.date) > 0 || minutesOf(now) < minutesOf(end));
  return (isOn && onNow) || today;
};

/**
 * "Today, 2–4 pm"; "On now, 2–4 pm"; "Saturday, March 12, 2–4 pm".
 * @param isWhole the date is told of today and tomorrow too: "Today, Saturday, March 12, 2–4 pm"
 */
export function describeProgramMoment(
  span: TimeSpan,
  now: MuseumTime,
  timeZone: string,
  language: Language,
  messages: DayMessages,
  isWhole = false,
): string {
  const { time, hours } = describeProgramTime(span, now, timeZone, language, messages);
  const start = toMuseumTime(new Date(span.startsAt), timeZone);
  const end = span.endsAt ? toMuseumTime(new Date(span.endsAt), timeZone) : null;
  const inDays = daysBetween(now.date, start.date);
  const near = [nameToday(start, end, now, messages), messages.tomorrow][inDays];
  if (near && !isWhole) return time;
  const date = formatDate(start.date, language, {
    withWeekday: true,
    withYear: start.date.year !== now.date.year,
  });
  // No line ends between a month and its day.
  const day = date.replace(/ (?=\d)|(?<=\d) /g, '\u00a0');
  return `${near ? `${near}, ${day}` : capitalize(day)}, ${hours}`;
}
