// Says whether the content folder looks as it did when it was last loaded, so that a start need not read
// it again.
import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSeenContent, noteSeenContent } from '#database/content/content-lineage.ts';
import type { Database } from '#database/database.ts';
import { listEmbeddedParts } from '#server/content/content-problems.ts';
import type { ContentReport } from '#server/content/load-demo-content.ts';
import type { Settings } from '#server/settings/settings.ts';
import { findBundle, toBundleStamp } from './find-program.ts';
import { lookAt, readStamp } from './stamp.ts';

/** They are no part of the bundle. */
const models = 'services/content-management/models';

/**
 * A hash of the folder's names, sizes and times, of the code that loads it and of the settings that say
 * what is a problem in it; null where the code is not bundled, so that it may be another at any time or
 * there is no folder.
 */
export function lookAtContent(
  settings: Settings,
  program = findBundle() && (readStamp(toBundleStamp())?.hash ?? null),
): string | null {
  if (program === null || !existsSync(settings.contentFolder)) return null;
  const { contentFolder, timeZone, publicOrigin, pageBuilder } = settings;
  const { host, formHosts, requestHosts, pictureHosts, allowsCustomCode } = pageBuilder;
  const read = [
    program,
    resolve(contentFolder),
    lookAt([contentFolder, models].flatMap(listEntries)),
    listEmbeddedParts(settings),
    timeZone,
    // Without its port, which may be another at each start.
    new URL(publicOrigin).hostname,
    [host, formHosts, requestHosts, pictureHosts, allowsCustomCode],
  ];
  return hash('sha256', JSON.stringify(read), 'base64url');
}

/** Links are followed. */
const listEntries = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .sort();

/** @param seen of `lookAtContent` */
export const isLoaded = async (database: Database, seen: string | null): Promise<boolean> =>
  seen !== null && (await isSeenContent(database, seen, new Date()));

/**
 * To be called when all was loaded that looked so before. Where something is to be told of it, or
 * nothing was loaded, the next start looks again.
 */
export async function noteLoaded(
  { timeZone }: Settings,
  database: Database,
  seen: string | null,
  reports: readonly ContentReport[],
): Promise<void> {
  const isClean = reports.every(
    ({ rejected, warnings }) => rejected.length + warnings.length === 0,
  );
  if (seen === null || reports.length === 0 || !isClean) return;
  const { createAnchoredDates } = await import('#shared/calendar/anchored-dates.ts');
  // Relative dates of the folder mean others from then on.
  const until = createAnchoredDates(new Date(), timeZone).toInstant('+7d 00:00');
  if (until !== null) await noteSeenContent(database, { seen, until });
}
