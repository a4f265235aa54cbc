import type { Database } from '#database/database.ts';
import { sweepLimits } from '#database/visitors/limits.ts';
import type { Log } from '../process/log.ts';
import type { RetainedData } from './personal-data.ts';

const dayMs = 24 * 3_600_000;
const everyMs = 3_600_000;
/** Not while the site is busy with starting. */
const firstAfterMs = 60_000;
/** Rounds of one kind at a time; what is left is deleted an hour later. */
const maxRounds = 50;

/**
 * Deletes what is older than the days it is kept. Several processes may do so at once.
 * @returns how many records of each kind are gone, those alone of which some are
 */
export async function deleteOutdated(
  visitors: Database,
  retained: readonly RetainedData[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>();
  for (const { kind, days } of retained) {
    if (days === null) continue;
    const before = new Date(now.getTime() - days * dayMs);
    for (let round = 0; round < maxRounds; round += 1) {
      const count = await kind.deleteOlderThan(visitors, before);
      if (count === 0) break;
      gone.set(kind.name, (gone.get(kind.name) ?? 0) + count);
    }
  }
  await sweepLimits(visitors, now);
  return gone;
}

/** Deletes what is outdated soon after the start and then every hour. */
export function startRetention(
  visitors: Database,
  retained: readonly RetainedData[],
  log: Log,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = deleteOutdated(visitors, retained, new Date()).then(
      (gone) => {
        if (gone.size > 0) log.info({ deleted: Object.fromEntries(gone) }, 'outdated data deleted');
      },
      (error) => log.error({ err: error }, 'outdated data could not be deleted'),
    );
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  first.unref();
  timer.unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
      return running;
    },
  };
}
