import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isOlderContent, noteContent, readLastContent } from '#database/content/content-lineage.ts';
import { type ContentPart, contentParts } from '#database/content/content-loads.ts';
import { parseSourceText } from '#database/content/read-source-files.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import { loadThesaurus } from '#services/object-collection/embedded/load-thesaurus.ts';
import {
  findInFiles,
  findKnown,
} from '#services/object-collection/embedded/similarity/find-pictures.ts';
import type { CheckCode, CheckDrawing } from '#services/page-builder/embedded/check-entry.ts';
import { loadPages } from '#services/page-builder/embedded/load-content.ts';
import { loadPlaylists } from '#services/video-playlists/embedded/load-content.ts';
import type { LoadProblem, LoadReport } from '#shared/files/content-loading.ts';
import type { Databases } from '../databases/open-databases.ts';
import type { Settings } from '../settings/settings.ts';
import { listEmbeddedParts } from './content-problems.ts';
import { findContentTime, hashContent, placeOf } from './content-state.ts';
import { creditWorks } from './credit-works.ts';
import { readImageIndex } from './read-image-index.ts';
import { readMediaIndex } from './read-media-index.ts';

/** The result of loading one service's part of the content folder. */
export interface ContentReport extends LoadReport {
  /** In the plural: `documents`. */
  readonly what: string;
  readonly part: ContentPart;
}

export interface LoadContentOptions {
  /** Told in a few words how far it is. */
  readonly onProgress?: (text: string) => void;
  /** Says what of editors' code visitors' pages do not run. */
  readonly checkCode?: CheckCode;
  readonly checkDrawing?: CheckDrawing;
  /** Take away as much as has no file any more, however much. */
  readonly allowsRemovals?: boolean;
  /** Nothing else is loaded; all parts that are embedded where absent. */
  readonly parts?: readonly ContentPart[];
  /** Somebody asks for just this folder: it is loaded even where it is older than what is there. */
  readonly isAskedFor?: boolean;
}

/** The folder is older than what was loaded last, by another checkout; nothing of it was loaded. */
export class OlderContent extends Error {
  override readonly name = 'OlderContent';

  constructor(folder: string) {
    super(
      `${folder} is older than the content that was loaded last into this database, so that one stays. To load this one all the same: npm run content:load`,
    );
  }
}

/**
 * Loads what changed in the content folder since the last time, for the services that are embedded.
 * @throws {OlderContent} before anything is changed
 */
export async function loadDemoContent(
  settings: Settings,
  { content: database }: Databases,
  {
    onProgress = () => {},
    checkCode,
    checkDrawing,
    allowsRemovals = false,
    isAskedFor = false,
    parts = contentParts,
  }: LoadContentOptions = {},
): Promise<ContentReport[]> {
  const { contentFolder, timeZone } = settings;
  const state = { hash: hashContent(contentFolder), place: placeOf(contentFolder) };
  const findTime = () => findContentTime(contentFolder);
  if (!isAskedFor && (await isOlderContent(database, state, findTime))) {
    throw new OlderContent(contentFolder);
  }
  if ((await readLastContent(database)) !== state.hash) {
    await noteContent(database, state, await findTime());
  }
  const { images, ...pictures } = await readImageIndex(contentFolder, database);
  const files = await readMediaIndex(contentFolder);
  const { features, problems } = await readDescribedPictures(contentFolder);
  const common = { database, images, now: new Date(), timeZone, allowsRemovals };
  const counting = (what: string) => (done: number, all: number) =>
    onProgress(`${done} of ${all} ${what}`);

  const reports: ContentReport[] = [];
  const nothing = {
    loaded: 0,
    unchanged: 0,
    removed: 0,
    removedNames: [],
    changed: false,
  };
  const warnings = [...pictures.warnings, ...problems, ...files.problems];
  if (pictures.rejected.length + warnings.length > 0) {
    const { rejected } = pictures;
    reports.push({ what: 'pictures', part: 'pictures', ...nothing, rejected, warnings });
  }
  const embedded = listEmbeddedParts(settings);
  const isWanted = (part: ContentPart) => parts.includes(part) && embedded.includes(part);
  if (isWanted('documents')) {
    const folder = `${contentFolder}/documents`;
    const onDocuments = counting('documents');
    const report = await loadDocuments({
      ...common,
      images: creditWorks(images, `${contentFolder}/objects`),
      ...(Object.keys(files.media).length > 0 && { media: files.media }),
      folder,
      onProgress: onDocuments,
    });
    reports.push({ what: 'documents', part: 'documents', ...report });
  }
  if (isWanted('objects')) {
    const folder = `${contentFolder}/objects`;
    const onObjects = counting('objects');
    const findFile = (src: string) => (src.startsWith('/images/') ? contentFolder + src : null);
    const findPicture = findKnown(features, findInFiles(findFile));
    const report = await loadObjects({ ...common, folder, findPicture, onProgress: onObjects });
    reports.push({ what: 'objects', part: 'objects', ...report });
    const terms = await loadThesaurus({ database, folder: contentFolder, allowsRemovals });
    reports.push({ what: 'terms', part: 'thesaurus', ...terms });
  }
  if (isWanted('pages')) {
    const folder = `${contentFolder}/pages`;
    const onProgress = counting('builder pages');
    const report = await loadPages({ ...common, folder, onProgress, checkCode, checkDrawing });
    reports.push({ what: 'builder entries', part: 'pages', ...report });
  }
  if (isWanted('playlists')) {
    const report = await loadPlaylists({ ...common, folder: `${contentFolder}/documents` });
    reports.push({ what: 'playlists', part: 'playlists', ...report });
  }
  return reports;
}

const describedPictures = z.record(z.string(), z.string());

/**
 * Most pictures of the folder are described beforehand: `scripts/pictures/describe.ts`. Where that file
 * is broken, they are described anew.
 */
async function readDescribedPictures(
  contentFolder: string,
): Promise<{ features: Readonly<Record<string, string>>; problems: readonly LoadProblem[] }> {
  const file = 'picture-features.json';
  const text = await readFile(`${contentFolder}/images/${file}`, 'utf8').catch(() => '{}');
  const read = parseSourceText({ file, text, problem: null });
  const parsed = describedPictures.safeParse('json' in read ? read.json : null);
  if (parsed.success) return { features: parsed.data, problems: [] };
  const reason =
    'cannot be read, so all pictures are described anew. Make it again: npm run pictures:describe';
  return { features: {}, problems: [{ file, field: '', reason }] };
}
