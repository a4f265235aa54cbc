import type { Database } from '#database/database.ts';
import type {
  ContentManagement,
  Settings as MuseumSettings,
} from '#services/content-management/contract.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { EntryStore } from '#services/page-builder/embedded/store.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { minutesUntilChange } from '#shared/calendar/opening-hours.ts';
import { endOf } from '#shared/calendar/program-times.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { isHeldTour } from '#shared/calendar/tour-path.ts';
import { weekdayNames, weekdayOf } from '#shared/dates/local-date.ts';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { Settings } from '../settings/settings.ts';
import { isEmbeddedPageBuilder } from './content-problems.ts';
import type { FindNextChange } from './content-version.ts';

type Hours = Pick<MuseumSettings, 'openingHours' | 'exceptionalHours' | 'timeZone'>;

/** What begins and ends by itself, and what is read to know when. */
export type ReadSchedule = Pick<
  ContentManagement,
  'listPublicPrograms' | 'listEvents' | 'listConvenings' | 'listTicketTypes'
> & { readonly findSettings: (language: Language) => Promise<Hours | null> };

/**
 * When pages next become untrue by themselves: content of the embedded services begins or ends to be
 * public, the museum opens, closes or begins another day, or something that is held begins or ends.
 */
export function createFindNextChange(
  database: Database,
  settings: Pick<Settings, 'prismic' | 'pageBuilder'>,
  schedule: ReadSchedule,
): FindNextChange {
  const documents = settings.prismic ? null : new DocumentStore(database);
  const entries = isEmbeddedPageBuilder(settings) ? new EntryStore(database) : null;
  const readMoments = createMomentsReader(schedule);
  return async (now) => {
    const hours = await schedule.findSettings(defaultLanguage).catch(() => null);
    const moments = [
      (await documents?.readNextMoment(now)) ?? null,
      (await entries?.readIndex(now))?.changesAt.find((time) => time > now) ?? null,
      hours && findHoursChange(hours, now),
      ...(await readMoments(hours?.timeZone ?? null, now)),
    ].filter((moment) => moment !== null && moment > now) as number[];
    return moments.length > 0 ? Math.min(...moments) : null;
  };
}

/**
 * Reads when what is held begins and ends: of what has dates all of them, of a tour that follows the week those of
 * today, since midnight is such a moment too. As long as the lists are the same, nothing is counted anew.
 */
function createMomentsReader(schedule: ReadSchedule) {
  const known = new WeakMap<readonly unknown[], readonly number[]>();
  const once = <Item>(items: readonly Item[], count: (item: Item) => readonly number[]) => {
    const moments = known.get(items) ?? items.flatMap(count);
    known.set(items, moments);
    return moments;
  };
  const ofSpan = (span: Parameters<typeof endOf>[0]) => [Date.parse(span.startsAt), endOf(span)];
  return async (timeZone: string | null, now: number): Promise<number[]> => {
    // What cannot be read now is drawn by nobody, or as it was read last.
    const [programs, events, convenings, tickets] = await Promise.all([
      schedule.listPublicPrograms(defaultLanguage).catch(() => []),
      schedule.listEvents(defaultLanguage).catch(() => []),
      schedule.listConvenings(defaultLanguage).catch(() => []),
      schedule.listTicketTypes(defaultLanguage).catch(() => []),
    ]);
    const held = [
      ...once(programs, ({ times }) => times.flatMap(ofSpan)),
      ...once(events, ({ times }) => times.flatMap(ofSpan)),
      ...once(convenings, ({ startsAt, endsAt }) =>
        startsAt ? ofEachDay(ofSpan({ startsAt, endsAt })) : [],
      ),
    ].filter((moment) => moment > now);
    const next = held.length > 0 ? [Math.min(...held)] : [];
    return timeZone === null ? next : [...next, ...listTourMoments(tickets, timeZone, now)];
  };
}

/** What lasts several days begins and ends on each as the whole does. */
function ofEachDay([begins = 0, ends = 0]: readonly number[]): number[] {
  const days = Math.min(Math.floor((ends - begins) / dayMs) + 1, maxDays);
  return Array.from({ length: Math.max(days, 1) }).flatMap((_, day) => [
    begins + day * dayMs,
    ends - day * dayMs,
  ]);
}

function listTourMoments(
  tickets: Awaited<ReturnType<ReadSchedule['listTicketTypes']>>,
  timeZone: string,
  now: number,
): number[] {
  const { date } = toMuseumTime(new Date(now), timeZone);
  const today = weekdayNames[weekdayOf(date)];
  return tickets.filter(isHeldTour).flatMap(({ schedule, durationMinutes }) =>
    schedule
      .filter(({ weekday }) => weekday === today)
      .flatMap(({ starts }) => {
        const [hour = 0, minute = 0] = starts.split(':').map(Number);
        const begins = toInstant(date, hour * 60 + minute, timeZone)?.getTime();
        return begins ? [begins, begins + (durationMinutes ?? 60) * minuteMs] : [];
      }),
  );
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const maxDays = 60;

function findHoursChange({ openingHours, exceptionalHours, timeZone }: Hours, now: number): number {
  const minutes = minutesUntilChange(
    toMuseumTime(new Date(now), timeZone),
    openingHours,
    exceptionalHours,
  );
  return Math.floor(now / minuteMs) * minuteMs + minutes * minuteMs;
}
