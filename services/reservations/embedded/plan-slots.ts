import { lateMinutes } from '#shared/calendar/last-entry.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import {
  type DateHours,
  findLastEntry,
  type HoursOfDay,
  hoursOf,
} from '#shared/calendar/opening-hours.ts';
import { findSunset } from '#shared/calendar/sunset.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import {
  addDays,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayNames,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { PlannedOffer, Programme } from './programme.ts';

/** A time as the programme has it, whoever has reserved. */
export interface PlannedSlot {
  readonly id: string;
  readonly offer: PlannedOffer;
  readonly date: string;
  readonly time: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  /** From this moment on nothing can be reserved. */
  readonly closesAt: Date;
  readonly language: TextByLanguage | null;
}

export interface PlannedDay {
  readonly date: string;
  /** Whether the house is open at all. */
  readonly isOpen: boolean;
  readonly slots: readonly PlannedSlot[];
}

const minuteMs = 60_000;
/** A time without a length takes so long on calendars. */
const assumedMinutes = 60;

const toSlotId = (offer: string, date: string, time: string) => `${offer}@${date}T${time}`;

const slotIdPattern = /^([\w-]{1,80})@(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Finding instants and sunsets takes milliseconds, and a programme lasts for many calls. */
const plans = new WeakMap<Programme, Map<string, readonly PlannedDay[]>>();

/** The days on which something can be reserved, the museum's today first. */
export function listPlannedDays(
  programme: Programme,
  offer: PlannedOffer,
  now: Date,
): readonly PlannedDay[] {
  const today = toMuseumTime(now, programme.timeZone).date;
  const key = `${offer.uid} ${toDateText(today)}`;
  const known = plans.get(programme) ?? new Map<string, readonly PlannedDay[]>();
  const days =
    known.get(key) ??
    Array.from({ length: programme.rules.daysAhead + 1 }, (_, inDays) =>
      planDay(programme, offer, addDays(today, inDays)),
    );
  plans.set(programme, known.set(key, days));
  return days;
}

/**
 * @returns null where the programme has no such time (any more), or it lies beyond the days that can
 * be reserved yet; a time that is past is found
 */
export function findPlannedSlot(
  programme: Programme,
  slotId: string,
  now: Date,
): PlannedSlot | null {
  const [, uid, day = ''] = slotIdPattern.exec(slotId) ?? [];
  const offer = programme.offers.find((candidate) => candidate.uid === uid);
  const date = parseLocalDate(day);
  if (!offer || !date) return null;
  const today = toMuseumTime(now, programme.timeZone).date;
  if (day > toDateText(addDays(today, programme.rules.daysAhead))) return null;
  return planDay(programme, offer, date).slots.find(({ id }) => id === slotId) ?? null;
}

function planDay(programme: Programme, offer: PlannedOffer, date: LocalDate): PlannedDay {
  const { openingHours, exceptionalHours } = programme;
  const hours = hoursOf(date, openingHours, exceptionalHours);
  const day = toDateText(date);
  const weekday = hours.opens === null ? undefined : weekdayNames[weekdayOf(date)];
  const times = new Map(
    offer.departures
      .filter((departure) =>
        departure.date === undefined ? departure.weekday === weekday : departure.date === day,
      )
      .map((departure) => [departure.starts, departure]),
  );
  const slots = [...times.values()]
    .sort((one, other) => one.starts.localeCompare(other.starts))
    .flatMap((departure): PlannedSlot[] => {
      const { starts, language } = departure;
      const minutes = toMinutes(starts);
      const startsAt = toInstant(date, minutes, programme.timeZone);
      if (!startsAt) return [];
      if (departure.date === undefined && !fitsHours(offer, minutes, hours, programme)) return [];
      if (isClosed(programme, offer, day, starts)) return [];
      const length = findLength(offer, minutes, hours, programme) * minuteMs;
      const endsAt = new Date(startsAt.getTime() + length);
      if (offer.isDaylightOnly && isAfterSunset(programme, date, endsAt)) return [];
      const closesAt = findClosing(offer, startsAt, endsAt);
      const id = toSlotId(offer.uid, day, starts);
      const capacity = departure.capacity ?? offer.capacity;
      return [
        { id, offer, date: day, time: starts, startsAt, endsAt, capacity, closesAt, language },
      ];
    });
  return { date: day, isOpen: hours.opens !== null || slots.length > 0, slots };
}

/**
 * Admission is within the hours of the day, up to the last entry. Tours keep to their schedule, which
 * may begin before the doors open; on a day with other hours than usual they keep to these.
 */
function fitsHours(
  offer: PlannedOffer,
  starts: number,
  hours: HoursOfDay<DateHours>,
  { openingHours }: Programme,
): boolean {
  const { opens, closes, exception } = hours;
  if (opens === null || closes === null) return false;
  if (offer.kind === 'admission') {
    const last = findLastEntry(hours, openingHours) ?? closes - 1;
    return starts >= opens && starts <= last && starts < closes;
  }
  const ends = starts + (offer.durationMinutes || assumedMinutes);
  return !exception || (starts >= opens && ends <= closes);
}

/** Minutes for which one may come in, or for which a tour takes. */
function findLength(
  offer: PlannedOffer,
  starts: number,
  hours: HoursOfDay<DateHours>,
  { openingHours }: Programme,
): number {
  const length = offer.durationMinutes || assumedMinutes;
  const last = offer.kind === 'admission' ? findLastEntry(hours, openingHours) : null;
  return last === null ? length : Math.min(length, Math.max(last - starts, lateMinutes));
}

/**
 * Who stands at the gate may still reserve the hour of entry that runs, while there is time to come in; unless
 * the museum wants to know before.
 */
function findClosing(offer: PlannedOffer, startsAt: Date, endsAt: Date): Date {
  const isOpenWhileItRuns = offer.kind === 'admission' && offer.cutOffMinutes === 0;
  return isOpenWhileItRuns
    ? new Date(Math.max(startsAt.getTime(), endsAt.getTime() - lateMinutes * minuteMs))
    : new Date(startsAt.getTime() - offer.cutOffMinutes * minuteMs);
}

const isClosed = ({ closures }: Programme, offer: PlannedOffer, day: string, starts: string) =>
  closures.some(
    (closure) =>
      closure.date <= day &&
      day <= closure.endDate &&
      (closure.offer === null ||
        closure.offer === offer.uid ||
        offer.tickets.some(({ uid }) => uid === closure.offer)) &&
      (closure.time === null || closure.time === starts),
  );

function isAfterSunset({ location }: Programme, date: LocalDate, endsAt: Date): boolean {
  const sunset = location && findSunset(date, location.latitude, location.longitude);
  return sunset !== null && endsAt > sunset;
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
