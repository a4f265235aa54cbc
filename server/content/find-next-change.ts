import type { Database } from '#database/database.ts';
import type { Settings as MuseumSettings } from '#services/content-management/contract.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { EntryStore } from '#services/page-builder/embedded/store.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { minutesUntilChange } from '#shared/calendar/opening-hours.ts';
import type { Settings } from '../settings/settings.ts';
import { isEmbeddedPageBuilder } from './content-problems.ts';
import type { FindNextChange } from './content-version.ts';

type Hours = Pick<MuseumSettings, 'openingHours' | 'exceptionalHours' | 'timeZone'>;

/**
 * When pages next become untrue by themselves: content of the embedded services begins or ends to be
 * public, or the museum opens, closes or begins another day.
 * @param readHours null: they are not known
 */
export function createFindNextChange(
  database: Database,
  settings: Pick<Settings, 'prismic' | 'pageBuilder'>,
  readHours: () => Promise<Hours | null>,
): FindNextChange {
  const documents = settings.prismic ? null : new DocumentStore(database);
  const entries = isEmbeddedPageBuilder(settings) ? new EntryStore(database) : null;
  return async (now) => {
    const moments = [
      (await documents?.readNextMoment(now)) ?? null,
      (await entries?.readIndex(now))?.changesAt.find((time) => time > now) ?? null,
      findHoursChange(await readHours().catch(() => null), now),
    ].filter((moment) => moment !== null);
    return moments.length > 0 ? Math.min(...moments) : null;
  };
}

const minuteMs = 60_000;

function findHoursChange(hours: Hours | null, now: number): number | null {
  if (!hours || hours.openingHours.length === 0) return null;
  const { openingHours, exceptionalHours, timeZone } = hours;
  const minutes = minutesUntilChange(
    toMuseumTime(new Date(now), timeZone),
    openingHours,
    exceptionalHours,
  );
  return Math.floor(now / minuteMs) * minuteMs + minutes * minuteMs;
}
