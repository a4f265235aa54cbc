import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { daysBetween, toDateText } from '#shared/dates/local-date.ts';
import type { Offering, OfferingTime } from './offerings/offering.ts';
import { isStanding } from './standing.ts';
import { toDaySpan, type WhatsOnFilters } from './whats-on-filters.ts';

/** An offering at the time that the list tells. */
export interface Occasion {
  readonly offering: Offering;
  readonly time: OfferingTime | null;
  readonly others: readonly OfferingTime[];
  /** It is on at most days, one can come to it on this one, and it is not what somebody can still reserve today. */
  readonly isDaily: boolean;
}

/** An offering with the times that are not over, each with its day, YYYY-MM-DD. */
export interface UpcomingOffering {
  readonly offering: Offering;
  readonly upcoming: readonly { readonly time: OfferingTime; readonly day: string }[];
}

export const toUpcoming = (
  offerings: readonly Offering[],
  { instant }: Pick<MuseumClock, 'instant'>,
): UpcomingOffering[] =>
  offerings.map((offering) => ({
    offering,
    upcoming: offering.times
      .filter((time) => !isPast(time, instant))
      .map((time) => ({ time, day: toDateText(time.date) })),
  }));

/** What begins at five, or lasts until after six, is tonight. */
const eveningBegins = 17;
const eveningStays = 18;

type UpcomingTime = UpcomingOffering['upcoming'][number];

interface Span extends Pick<WhatsOnFilters, 'when' | 'day' | 'language'> {
  /** Of any day what belongs to its evening; what is on view all day does not. */
  readonly isEvening?: boolean;
}

/** Whether a place at it can be reserved. */
const hasPlaces = ({ time }: UpcomingTime): boolean => time.isOpen && (time.left ?? 0) > 0;

/** Whether somebody can still reserve a place today, also at what is held on most days. */
export function hasPlacesToday({ now }: Pick<MuseumClock, 'now'>) {
  const today = toDateText(now.date);
  return ({ upcoming }: UpcomingOffering): boolean =>
    upcoming.some((one) => one.day === today && hasPlaces(one));
}

/** Whether one of an offering's times lies in a list that is narrowed so. */
function isTimeIn(
  { when, day, language, isEvening = false }: Span,
  { now, timeZone }: MuseumClock,
): (one: UpcomingTime) => boolean {
  const { from, to } = toDaySpan({ when, day }, now.date);
  return (one) =>
    from <= one.day &&
    one.day <= to &&
    (language === null || one.time.languages.includes(language)) &&
    (when !== 'tonight' || isTonight(one.time, timeZone)) &&
    (!isEvening || (!one.time.isAllDay && isTonight(one.time, timeZone)));
}

/** What has no date yet stands in the list of all, and in no span of days. */
const isUndatedIn = ({ when, day, language }: Span, { times }: Offering) =>
  times.length === 0 && when === null && day === null && language === null;

/** Finds whether an offering stands in the list at all, where it is narrowed so: it counts once. */
export function isListedIn(span: Span, clock: MuseumClock): (one: UpcomingOffering) => boolean {
  if (span.when === 'past') return (one) => toPastOccasion(one).length > 0;
  const isIn = isTimeIn(span, clock);
  return ({ offering, upcoming }) => isUndatedIn(span, offering) || upcoming.some(isIn);
}

/** The days of the list on which there is something, in order; null last, for what has no date yet. */
export function listDaysIn(
  offerings: readonly UpcomingOffering[],
  span: Span,
  clock: MuseumClock,
): (string | null)[] {
  const isIn = isTimeIn(span, clock);
  const days = new Set<string>();
  for (const { upcoming } of offerings) {
    for (const one of upcoming) if (isIn(one)) days.add(one.day);
  }
  const isUndated = offerings.some(({ offering }) => isUndatedIn(span, offering));
  return [...[...days].sort(), ...(isUndated ? [null] : [])];
}

/**
 * Finds the lines that an offering has in the list, where it is narrowed so: one on each of its days, so
 * that a day's heading is true.
 * @param days those shown; absent: all
 */
export function occasionsIn(
  span: Span,
  clock: MuseumClock,
  days?: ReadonlySet<string | null>,
): (one: UpcomingOffering) => Occasion[] {
  if (span.when === 'past') return toPastOccasion;
  const isIn = isTimeIn(span, clock);
  const today = toDateText(clock.now.date);
  return ({ offering, upcoming }) => {
    if (isUndatedIn(span, offering)) {
      return !days || days.has(null) ? [{ offering, time: null, others: [], isDaily: false }] : [];
    }
    const found = upcoming.filter((one) => (!days || days.has(one.day)) && isIn(one));
    if (found.length === 0) return [];
    const isDaily = isStanding({ upcoming }, span.language);
    return [...Map.groupBy(found, ({ day }) => day)].flatMap(([day, some]) =>
      toOccasion(
        offering,
        some.map(({ time }) => time),
        isDaily && !(day === today && some.some(hasPlaces)),
      ),
    );
  };
}

/** Each offering once, at its first time: exhibitions, of which one asks from when on they are. */
export function firstOccasionsIn(
  span: Span,
  clock: MuseumClock,
): (one: UpcomingOffering) => Occasion[] {
  const isIn = isTimeIn(span, clock);
  return ({ offering, upcoming }) => {
    const time = upcoming.find(isIn)?.time ?? null;
    return time || isUndatedIn(span, offering)
      ? [{ offering, time, others: [], isDaily: false }]
      : [];
  };
}

/** How many things a span of days has. */
export const countListed = (
  offerings: readonly UpcomingOffering[],
  when: WhatsOnFilters['when'],
  clock: MuseumClock,
): number => offerings.filter(isListedIn({ when, day: null, language: null }, clock)).length;

const toPastOccasion = ({ offering, upcoming }: UpcomingOffering): Occasion[] =>
  offering.times.length > 0 && upcoming.length === 0
    ? [{ offering, time: offering.times.at(-1) ?? null, others: [], isDaily: false }]
    : [];

/** A day with several times of one thing tells the first that has room. */
function toOccasion(
  offering: Offering,
  times: readonly OfferingTime[],
  isStandingOne: boolean,
): Occasion[] {
  const time = times.find(({ isOpen }) => isOpen) ?? times[0];
  if (!time) return [];
  const others = times.filter((other) => other !== time);
  return [{ offering, time, others, isDaily: isStandingOne && time.isOpen }];
}

/** Nobody is sent to what is under way, but for what is open all the same. */
export const hasBegun = (time: OfferingTime | null, { instant }: Pick<MuseumClock, 'instant'>) =>
  time !== null && Date.parse(time.startsAt) <= instant.getTime();

function isTonight({ startsAt, endsAt }: OfferingTime, timeZone: string): boolean {
  const start = toMuseumTime(new Date(startsAt), timeZone);
  if (start.hour >= eveningBegins) return true;
  const end = endsAt ? toMuseumTime(new Date(endsAt), timeZone) : null;
  return end !== null && (daysBetween(start.date, end.date) > 0 || end.hour >= eveningStays);
}

/** By day and hour; of a day what is on all day last, what has no date at the end. */
export function inOrder({ time: a }: Occasion, { time: b }: Occasion): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return (
    daysBetween(b.date, a.date) ||
    Number(a.isAllDay) - Number(b.isAllDay) ||
    a.startsAt.localeCompare(b.startsAt)
  );
}

export const latestFirst = ({ time: a }: Occasion, { time: b }: Occasion): number =>
  (b?.startsAt ?? '').localeCompare(a?.startsAt ?? '');
