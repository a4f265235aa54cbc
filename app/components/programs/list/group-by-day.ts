import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { daysBetween, toDateText } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { WhatsOnGroup } from '../whats-on/group-rows.ts';

/** Lines below the day on which they are, as What's on has them: no line says the day again. */
export function groupByDay(
  items: readonly (ProgramListItem & { readonly dateTime: string | null })[],
  { now, timeZone }: Pick<MuseumClock, 'now' | 'timeZone'>,
  language: Language,
  { today, tomorrow }: { readonly today: string; readonly tomorrow: string },
): WhatsOnGroup[] {
  const dateOf = ({ dateTime }: ProgramListItem) =>
    dateTime === null ? null : toMuseumTime(new Date(dateTime), timeZone).date;
  const byDay = Map.groupBy(items, (item) => {
    const date = dateOf(item);
    return date && toDateText(date);
  });
  return [...byDay].map(([dateTime, ofDay]) => {
    const date = ofDay[0] && dateOf(ofDay[0]);
    const name = date && [today, tomorrow][daysBetween(now.date, date)];
    const day =
      date &&
      formatDate(date, language, { withWeekday: true, withYear: date.year !== now.date.year });
    return {
      heading: capitalize([name, day].filter(Boolean).join(', ')),
      dateTime,
      items: ofDay,
      labels: { allDay: '', daily: '' },
      daily: [],
      onView: null,
    };
  });
}
