import type { MuseumClock } from '#app/museum-clock.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { addDays, type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import { languages } from '#shared/languages/languages.ts';
import type { OfferingTime } from './offering.ts';

type OpenDays = Map<string, readonly OfferingTime[]>;

/** All that is on view is open on the same days, which only other settings change. */
const openDays = new WeakMap<object, OpenDays>();
const maxSpans = 500;

/**
 * The days on which the house is open, each from opening to closing.
 * @param count of days of the calendar, open or not
 */
export function listOpenDays(
  first: LocalDate,
  count: number,
  clock: MuseumClock,
): readonly OfferingTime[] {
  const { settings, timeZone } = clock;
  const key = `${timeZone} ${toDateText(first)} ${count}`;
  const cached = settings && openDays.get(settings);
  const known = cached?.get(key);
  if (known) return known;
  const days = Array.from({ length: Math.max(count, 0) }, (_, inDays) =>
    addDays(first, inDays),
  ).flatMap((date) => findOpenDay(date, clock) ?? []);
  const spans: OpenDays = cached ?? new Map();
  if (spans.size >= maxSpans) spans.clear();
  if (settings) openDays.set(settings, spans.set(key, days));
  return days;
}

function findOpenDay(date: LocalDate, { settings, timeZone }: MuseumClock): OfferingTime | null {
  const { opens, closes } = hoursOf(
    date,
    settings?.openingHours ?? [],
    settings?.exceptionalHours ?? [],
  );
  if (opens === null || closes === null) return null;
  const from = toInstant(date, opens, timeZone);
  const to = toInstant(date, closes, timeZone);
  return from && to ? toAllDay(date, from.toISOString(), to.toISOString()) : null;
}

/** As long as the house is open, in every language. */
export const toAllDay = (date: LocalDate, startsAt: string, endsAt: string): OfferingTime => ({
  startsAt,
  endsAt,
  date,
  isAllDay: true,
  isOpen: true,
  languages,
});
