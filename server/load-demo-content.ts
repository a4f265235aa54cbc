import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import {
  findInFiles,
  findKnown,
} from '#services/object-collection/embedded/similarity/find-pictures.ts';
import type { CheckCode } from '#services/page-builder/embedded/check-entry.ts';
import { loadPages } from '#services/page-builder/embedded/load-content.ts';
import { loadPlaylists } from '#services/video-playlists/embedded/load-content.ts';
import type { Databases } from './open-databases.ts';
import type { Settings } from './settings.ts';

/** What came of one service's part of the content folder. */
export interface ContentReport {
  /** In the plural: `documents`. */
  readonly what: string;
  /** New or different since the last time. */
  readonly loaded: number;
  readonly unchanged: number;
  /** Files that break their schema; their records are not shown. */
  readonly rejected: readonly ContentProblem[];
  /** Loaded, but without something: a picture that is not there. */
  readonly warnings: readonly ContentProblem[];
}

export interface ContentProblem {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

const imageIndex = z.record(
  z.string(),
  z.object({
    file: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    dominantColor: z.string().regex(/^#[0-9a-f]{6}$/i),
    alt: z.object({ en: z.string(), es: z.string(), haw: z.string() }),
  }),
);

/**
 * Loads what changed in the content folder since the last time, for the services that are embedded.
 * @param onProgress told in a few words how far it is
 * @param checkCode says what of editors' code visitors' pages do not run
 * @throws when the folder's list of pictures cannot be read; nothing is loaded then
 */
export async function loadDemoContent(
  settings: Settings,
  { content: database }: Databases,
  onProgress: (text: string) => void,
  checkCode?: CheckCode,
): Promise<ContentReport[]> {
  const { contentFolder, timeZone } = settings;
  const images = await readImages(`${contentFolder}/images/index.json`);
  const common = { database, images, now: new Date(), timeZone };
  const counting = (what: string) => (done: number, all: number) =>
    onProgress(`${done} of ${all} ${what}`);

  const reports: ContentReport[] = [];
  if (!settings.prismic) {
    const folder = `${contentFolder}/documents`;
    const onDocuments = counting('documents');
    const report = await loadDocuments({ ...common, folder, onProgress: onDocuments });
    reports.push({ what: 'documents', ...report });
  }
  if (!settings.objectCollectionUrl) {
    const folder = `${contentFolder}/objects`;
    const onObjects = counting('objects');
    const findPicture = await findDemoPictures(contentFolder);
    const report = await loadObjects({ ...common, folder, findPicture, onProgress: onObjects });
    reports.push({ what: 'objects', ...report });
  }
  if (settings.pageBuilder.apiKey === null) {
    const folder = `${contentFolder}/pages`;
    const onProgress = counting('builder pages');
    const report = await loadPages({ ...common, folder, onProgress, checkCode });
    reports.push({ what: 'builder entries', ...report });
  }
  if (!settings.youtubeApiKey) {
    const report = await loadPlaylists({ ...common, folder: `${contentFolder}/documents` });
    reports.push({ what: 'playlists', ...report });
  }
  return reports;
}

const describedPictures = z.record(z.string(), z.string());

/** Pictures of the folder, most of them described beforehand: `scripts/describe-pictures.ts`. */
async function findDemoPictures(contentFolder: string) {
  const file = `${contentFolder}/images/looks.json`;
  const content = await readFile(file, 'utf8').catch(() => '{}');
  const looks = describedPictures.parse(JSON.parse(content));
  const findFile = (src: string) => (src.startsWith('/images/') ? contentFolder + src : null);
  return findKnown(looks, findInFiles(findFile));
}

async function readImages(file: string): Promise<z.infer<typeof imageIndex>> {
  const result = imageIndex.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file} is not a list of pictures: ${issue?.path.join('.')} ${issue?.message}`);
}
