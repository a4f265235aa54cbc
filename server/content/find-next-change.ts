import type { Database } from '#database/database.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { EntryStore } from '#services/page-builder/embedded/store.ts';
import type { Settings } from '../settings/settings.ts';
import type { FindNextChange } from './content-version.ts';

/** When content of the embedded services next begins or ends to be public by itself. */
export function createFindNextChange(
  database: Database,
  settings: Pick<Settings, 'prismic' | 'pageBuilder'>,
): FindNextChange {
  const documents = settings.prismic ? null : new DocumentStore(database);
  const entries = settings.pageBuilder.apiKey === null ? new EntryStore(database) : null;
  return async (now) => {
    const moments = [
      (await documents?.readNextMoment(now)) ?? null,
      (await entries?.readIndex())?.changesAt.find((time) => time > now) ?? null,
    ].filter((moment) => moment !== null);
    return moments.length > 0 ? Math.min(...moments) : null;
  };
}
