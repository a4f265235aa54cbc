import { readFile } from 'node:fs/promises';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import type { Databases } from './open-databases.ts';
import type { Settings } from './settings.ts';

/** What came of one service's part of the content folder. */
export interface ContentReport {
  /** In the plural: `documents`. */
  readonly what: string;
  readonly loaded: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedRecord[];
}

/** A file that breaks its schema; what was loaded from it before stays. */
export interface RejectedRecord {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

/**
 * Loads what changed in the content folder since the last time, for the services that are embedded.
 * @param onProgress told in a few words how far it is
 */
export async function loadDemoContent(
  settings: Settings,
  { content: database }: Databases,
  onProgress: (text: string) => void,
): Promise<ContentReport[]> {
  const reports: ContentReport[] = [];
  if (!settings.prismic) {
    const images = JSON.parse(
      await readFile(`${settings.contentFolder}/images/index.json`, 'utf8'),
    );
    const report = await loadDocuments({
      database,
      folder: `${settings.contentFolder}/documents`,
      images,
      now: new Date(),
      timeZone: settings.timeZone,
      onProgress: (done, all) => onProgress(`${done} of ${all} documents`),
    });
    reports.push({ what: 'documents', ...report });
  }
  if (!settings.objectCollectionUrl) {
    const report = await loadObjects({
      database,
      folder: `${settings.contentFolder}/objects`,
      onProgress: (done, all) => onProgress(`${done} of ${all} objects`),
    });
    reports.push({ what: 'objects', ...report });
  }
  return reports;
}
