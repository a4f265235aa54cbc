import type { MuseumClock } from '#app/museum-clock.ts';
import type { ProgramTime } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeProgramTime, isPast } from '#shared/calendar/program-times.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { addDays, daysBetween, toDateText } from '#shared/dates/local-date.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { StatusMessages } from './describe-program.ts';

export interface RuleMessages extends StatusMessages {
  readonly everyDay: string;
  readonly everyEvening: string;
  /** "{rule} until {date}". */
  readonly untilDate: string;
  /** "{rule}, except {days}". */
  readonly exceptDays: string;
}

/** Fewer are listed as quickly as told. */
const minTimes = 7;
const maxExceptions = 3;

/** What is told so far ahead does not end there: the calendar does. */
const openEndedDays = 28;
const eveningBegins = 17;

/**
 * "Every day until January 7, 2–4 pm, except December 25", "Every evening, 5:40–6:10 pm"; null: its times
 * follow no such rule.
 */
export function tellRule(
  times: readonly ProgramTime[],
  clock: MuseumClock,
  language: Language,
  messages: RuleMessages,
): string | null {
  const { now, instant, timeZone } = clock;
  const held = times.filter((time) => !isPast(time, instant) && !time.isCancelled);
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || held.length < minTimes) return null;
  const hoursOf = (time: ProgramTime) =>
    describeProgramTime(time, now, timeZone, language, messages).hours;
  const hours = hoursOf(first);
  if (held.some((time) => hoursOf(time) !== hours)) return null;
  const dateOf = ({ startsAt }: ProgramTime) => toMuseumTime(new Date(startsAt), timeZone).date;
  const [from, to] = [dateOf(first), dateOf(last)];
  const days = new Set(held.map((time) => toDateText(dateOf(time))));
  const missing = Array.from({ length: daysBetween(from, to) }, (_, at) =>
    addDays(from, at),
  ).filter((date) => !days.has(toDateText(date)));
  if (days.size < held.length || missing.length > maxExceptions) return null;
  const name = (date: typeof from) =>
    formatDate(date, language, { withYear: date.year !== now.date.year });
  const { hour } = toMuseumTime(new Date(first.startsAt), timeZone);
  const often = hour < eveningBegins ? messages.everyDay : messages.everyEvening;
  const isOpenEnded = daysBetween(now.date, to) >= openEndedDays;
  const span = isOpenEnded ? often : fill(messages.untilDate, { rule: often, date: name(to) });
  const rule = `${span}, ${hours}`;
  return missing.length === 0
    ? rule
    : fill(messages.exceptDays, { rule, days: missing.map(name).join(', ') });
}
