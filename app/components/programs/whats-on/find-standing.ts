import type { MuseumClock } from '#app/museum-clock.ts';
import { isHouseClosed } from '#shared/calendar/opening-hours.ts';
import { addDays, daysBetween, type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Occasion } from './occasions.ts';

/** What every open day of a list has, so that no day needs to say it. */
export interface Standing {
  /** By the thing, as an open day goes: its daily occasions, of which there are two or more. */
  readonly things: readonly (readonly Occasion[])[];
  /** Of those the ones that are held on the closed days too. */
  readonly alsoClosed: ReadonlySet<Occasion['offering']>;
  readonly hasExhibitions: boolean;
}

/** Fewer days are read as quickly as a line that speaks of them all. */
const minDays = 3;

/** Of today some is over and some can still be reserved: it is no measure, nor is what has no date. */
export function findStanding(
  byDay: ReadonlyMap<string | null, readonly Occasion[]>,
  { now, settings }: Pick<MuseumClock, 'now' | 'settings'>,
): Standing | null {
  const days = [...byDay].flatMap(([day, occasions]) => {
    const date = occasions[0]?.time?.date;
    return day !== null && date && day !== toDateText(now.date)
      ? [{ date, occasions, isClosed: isHouseClosed(date, settings) }]
      : [];
  });
  const [open, closed] = [false, true].map((is) => days.filter((day) => day.isClosed === is)) as [
    typeof days,
    typeof days,
  ];
  if (open.length < minDays) return null;
  const dates = days.map(({ date }) => date);
  const [first, last] = [dates[0], dates.at(-1)] as [LocalDate, LocalDate];
  const span = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  const closedDays = span.filter((date) => isHouseClosed(date, settings)).length;
  // A list that is narrowed leaves out days, which have nothing of it.
  if (open.length < span.length - closedDays) return null;
  const daily = days.flatMap(({ occasions }) => occasions.filter(({ isDaily }) => isDaily));
  const isOn = (days_: typeof days, of: Occasion['offering']) =>
    days_.every(({ occasions }) => occasions.some(({ offering }) => offering === of));
  const things = [
    ...Map.groupBy(
      daily.filter(({ time }) => !time?.isAllDay),
      ({ offering }) => offering,
    ),
  ].filter(([offering, some]) => some.length > 1 && isOn(open, offering));
  const goes = open[0]?.occasions.map(({ offering }) => offering) ?? [];
  things.sort(([one], [other]) => goes.indexOf(one) - goes.indexOf(other));
  return {
    things: things.map(([, occasions]) => occasions),
    alsoClosed: new Set(
      things.flatMap(([offering]) =>
        closed.length > 0 && closed.length === closedDays && isOn(closed, offering)
          ? [offering]
          : [],
      ),
    ),
    hasExhibitions: open.every(({ occasions }) =>
      occasions.some(({ isDaily, time }) => isDaily && time?.isAllDay),
    ),
  };
}
