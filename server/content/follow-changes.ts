import {
  type ChangeWatch,
  listenToPostgres,
  watchSqlite,
} from '#database/content/watch-changes.ts';
import type { Database } from '#database/database.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';

/** A process looks at the content soon after any other process has changed it. */
export const followChanges = (
  settings: FollowedSettings,
  content: Database,
  log: Log,
  expectChange: () => Promise<void>,
): ChangeWatch => {
  const look = oneAtATime(expectChange, log);
  return settings.databaseUrl
    ? hearChanges(settings.databaseUrl, settings, log, look)
    : watchSqlite(content, look);
};

/** Listens to PostgreSQL; while that is away, content is looked at in intervals (`content-version.ts`). */
export function hearChanges(
  databaseUrl: string,
  { contentDatabaseReadUrl }: FollowedSettings,
  log: Log,
  onChange: () => void,
): ChangeWatch {
  // A standby has what the primary tells of a moment later.
  const again = () => {
    for (const ms of contentDatabaseReadUrl ? standbyMs : []) setTimeout(onChange, ms).unref();
  };
  const onHeard = () => {
    onChange();
    again();
  };
  return listenToPostgres(databaseUrl, onHeard, (error) =>
    log.warn({ err: error }, 'changes of content cannot be heard of; they are looked for instead'),
  );
}

type FollowedSettings = Pick<Settings, 'databaseUrl' | 'contentDatabaseReadUrl'>;

const standbyMs = [100, 400, 900];

/** Many changes at once are looked at together, and the last one always. */
export function oneAtATime(look: () => Promise<void>, log: Log): () => void {
  let isLooking = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      await look().catch((error) => log.warn({ err: error }, 'content could not be looked at'));
    }
    isLooking = false;
  };
}
