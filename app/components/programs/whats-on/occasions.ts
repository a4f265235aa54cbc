import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { daysBetween, toDateText } from '#shared/dates/local-date.ts';
import type { Offering, OfferingTime } from './offerings/offering.ts';
import { toDaySpan, type WhatsOnFilters } from './whats-on-filters.ts';

/** An offering at the time that the list tells. */
export interface Occasion {
  readonly offering: Offering;
  readonly time: OfferingTime | null;
  readonly others: readonly OfferingTime[];
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

/** Finds the lines that an offering has in the list, where it is narrowed so. */
export function occasionsIn(
  { when, day, language }: Pick<WhatsOnFilters, 'when' | 'day' | 'language'>,
  clock: MuseumClock,
): (one: UpcomingOffering) => Occasion[] {
  if (when === 'past') return toPastOccasion;
  const { from, to } = toDaySpan({ when, day }, clock.now.date);
  const isDayByDay = day !== null || (when !== null && when !== 'month');
  // What has no date yet stands in the list of all, and in no span of days.
  const isDateNeeded = when !== null || day !== null || language !== null;
  return ({ offering, upcoming }) => {
    if (offering.times.length === 0 && !isDateNeeded) return [{ offering, time: null, others: [] }];
    const inSpan = upcoming.filter(
      (one) =>
        from <= one.day &&
        one.day <= to &&
        (language === null || one.time.languages.includes(language)) &&
        (when !== 'tonight' || isTonight(one.time, clock.timeZone)),
    );
    return toOccasions(offering, inSpan, isDayByDay);
  };
}

/** How many lines a span of days would show of all there is. */
export function countOccasions(
  offerings: readonly UpcomingOffering[],
  when: WhatsOnFilters['when'],
  clock: MuseumClock,
): number {
  const find = occasionsIn({ when, day: null, language: null }, clock);
  return offerings.reduce((sum, one) => sum + find(one).length, 0);
}

const toPastOccasion = ({ offering, upcoming }: UpcomingOffering): Occasion[] =>
  offering.times.length > 0 && upcoming.length === 0
    ? [{ offering, time: offering.times.at(-1) ?? null, others: [] }]
    : [];

/** A day with several times of one thing tells the first that has room; what is on all day stands once. */
function toOccasions(
  offering: Offering,
  found: UpcomingOffering['upcoming'],
  isDayByDay: boolean,
): Occasion[] {
  const times = found.map(({ time }) => time);
  const tell = (some: readonly OfferingTime[]): Occasion[] => {
    const time = some.find(({ isOpen }) => isOpen) ?? some[0];
    return time ? [{ offering, time, others: some.filter((other) => other !== time) }] : [];
  };
  if (!isDayByDay || times.some(({ isAllDay }) => isAllDay)) return tell(times);
  return [...Map.groupBy(found, ({ day }) => day).values()].flatMap((some) =>
    tell(some.map(({ time }) => time)),
  );
}

function isTonight({ startsAt, endsAt }: OfferingTime, timeZone: string): boolean {
  const start = toMuseumTime(new Date(startsAt), timeZone);
  if (start.hour >= eveningBegins) return true;
  const end = endsAt ? toMuseumTime(new Date(endsAt), timeZone) : null;
  return end !== null && (daysBetween(start.date, end.date) > 0 || end.hour >= eveningStays);
}

/** By day and hour, what is on all day last of its day, what has no date at the end. */
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
