import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readProblemsOf } from '#database/content/content-loads.ts';
import {
  readSourceFiles,
  type SourceFile,
  withLines,
} from '#database/content/read-source-files.ts';
import type { Database } from '#database/database.ts';
import { createAnchoredDates } from '#shared/anchored-dates.ts';
import { isMassRemoval, type LoadReport } from '#shared/content-loading.ts';
import { type Models, readModels } from '../models/read-models.ts';
import { buildAll } from './authoring/build-all.ts';
import type { KnownImage } from './authoring/field-context.ts';
import { defaultLanguageCodes, type LanguageCodes } from './content-languages.ts';
import { publishAll, refuseSource } from './publish.ts';
import { DocumentStore } from './store.ts';
import { createWebhook, type Webhook } from './webhook.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Holds `<type>/<uid>.json`; one that is not there is the same as an empty one. */
  readonly folder: string;
  /** What `content/images/index.json` holds, by name without ending. */
  readonly images: Readonly<Record<string, KnownImage>>;
  readonly now: Date;
  /** IANA name; relative dates count from the Monday of the present week there. */
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Told once when something was published. */
  readonly onPublished?: (webhook: Webhook) => void;
  readonly languageCodes?: LanguageCodes;
  readonly models?: Models;
  /** Holds the films and downloads that links name; beside `folder` when not given. */
  readonly mediaFolder?: string;
  /** Take away as many items as have no file any more, however many. */
  readonly allowsRemovals?: boolean;
}

/** Raise it when the same files must give other documents than before. */
const loaderFormat = 2;

/**
 * Publishes the items of the content folder when the files, the list of pictures, the models or the
 * week have changed since the last time: all under one new master ref, in one transaction. An item
 * that breaks its model is reported and stays as it was last published; one whose file is gone is
 * unpublished. When so many are gone that a mistake is likely, nothing is changed.
 */
export async function loadDocuments(options: LoadOptions): Promise<LoadReport> {
  const { database } = options;
  const models = options.models ?? readModels();
  const languageCodes = options.languageCodes ?? defaultLanguageCodes;
  const dates = createAnchoredDates(options.now, options.timeZone);
  const files = readSourceFiles(options.folder);
  const findMediaSize = createMediaFinder(options.mediaFolder ?? dirname(options.folder));
  const sourceHash = hash(
    JSON.stringify([
      loaderFormat,
      dates.anchor,
      options.timeZone,
      languageCodes,
      [...models.types],
      [...models.slices],
      options.images,
      listMedia(files, findMediaSize),
      files,
    ]),
  );
  const store = new DocumentStore(database);
  const earlier = await readProblemsOf(database, 'documents');
  if ((await store.readSourceHash()) === sourceHash) {
    const rejectedFiles = new Set(earlier.rejected.map(({ file }) => file));
    const unchanged = files.length - rejectedFiles.size;
    return { loaded: 0, unchanged, removed: 0, ...earlier, changed: false };
  }

  const published = await store.readPublishedItems();
  const built = buildAll({
    files,
    context: { models, images: options.images, findMediaSize, dates, languageCodes },
    published,
    earlierWarnings: earlier.warnings,
    hash,
    onProgress: options.onProgress,
  });
  const problems = {
    rejected: withLines(built.rejected, files),
    warnings: withLines(built.warnings, files),
  };
  const gone = [...published.keys()].filter(
    (id) => !built.fileOfSet.has(id) && !built.kept.has(id),
  );
  if (!options.allowsRemovals && isMassRemoval(gone.length, published.size)) {
    const reason = `${gone.length} of ${published.size} published items have no file any more, so nothing was changed. Is ${options.folder} the right folder? If they are to go: npm run content:load -- --allow-removals`;
    const refused = { file: '', field: '', reason, keepsLastVersion: true as const };
    const told = { rejected: [refused, ...problems.rejected], warnings: earlier.warnings };
    await refuseSource(database, told);
    return { loaded: 0, unchanged: published.size, removed: 0, ...told, changed: false };
  }

  const changes = await publishAll(
    database,
    models,
    { documents: built.documents, keptSets: built.kept },
    { hash: sourceHash, problems },
    options.now,
  );
  if (changes?.masterRef) options.onPublished?.(createWebhook(changes));
  const changedIds = changes?.documents ?? [];
  const fileOf = new Map(built.documents.map(({ id, setId }) => [id, built.fileOfSet.get(setId)]));
  const changedFiles = new Set(changedIds.map((id) => fileOf.get(id)).filter(Boolean));
  return {
    loaded: changedFiles.size,
    unchanged: built.fileOfSet.size - changedFiles.size,
    removed: changedIds.filter((id) => !fileOf.has(id)).length,
    ...problems,
    changed: changedIds.length > 0,
  };
}

/** Sizes of files below the folder; a path that leaves it finds nothing. */
const createMediaFinder =
  (folder: string) =>
  (path: string): number | null => {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) return null;
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    return stat?.isFile() ? stat.size : null;
  };

/** The media that the files name, with their sizes: a film that is drawn later is a change too. */
const listMedia = (files: readonly SourceFile[], findSize: (path: string) => number | null) =>
  files
    .flatMap(({ text }) => [...text.matchAll(/"media:([^"]+)"/g)].map((match) => match[1] ?? ''))
    .map((path) => [path, findSize(path)]);

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
