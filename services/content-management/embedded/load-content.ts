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
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { isMassRemoval, type LoadProblem, type LoadReport } from '#shared/files/content-loading.ts';
import { type Models, readModels } from '../models/read-models.ts';
import { type BuiltItems, buildAll, type PublishedItem } from './authoring/build-all.ts';
import type { KnownFile, KnownImage } from './authoring/field-context.ts';
import { defaultLanguageCodes, type LanguageCodes } from './content-languages.ts';
import { findFileVersions } from './holds.ts';
import { publishAll, refuseSource } from './publish.ts';
import { DocumentStore } from './store.ts';
import { createWebhook, type Webhook } from './webhook.ts';

export interface LoadOptions {
  readonly database: Database;
  /** Holds `<type>/<uid>.json`; one that is not there is the same as an empty one. */
  readonly folder: string;
  /** The entries of `content/images/index.json`, by name without ending. */
  readonly images: Readonly<Record<string, KnownImage>>;
  /** The entries of `content/media/index.json`. */
  readonly media?: Readonly<Record<string, KnownFile>>;
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
const loaderFormat = 3;

/**
 * Publishes the items of the content folder when the files, the list of pictures, the models or the
 * week have changed since the last time: all under one new master ref, in one transaction. An item
 * that breaks its model is reported and stays as it was last published; one whose file is gone is
 * unpublished, unless it is the only one of its type. When so many are gone that a mistake is likely, nothing is changed.
 */
export async function loadDocuments(options: LoadOptions): Promise<LoadReport> {
  const { database } = options;
  const models = options.models ?? readModels();
  const languageCodes = options.languageCodes ?? defaultLanguageCodes;
  const dates = createAnchoredDates(options.now, options.timeZone);
  const files = readSourceFiles(options.folder);
  const findMediaSize = createMediaFinder(options.mediaFolder ?? dirname(options.folder));
  const sourceHash = hashSource(
    JSON.stringify([
      loaderFormat,
      dates.anchor,
      options.timeZone,
      languageCodes,
      [...models.types],
      [...models.slices],
      options.images,
      ...(options.media ? [options.media] : []),
      listMedia(files, findMediaSize),
      files,
    ]),
  );
  const store = new DocumentStore(database);
  const nothingRemoved = { removed: 0, removedNames: [] };
  const earlier = await readProblemsOf(database, 'documents');
  const loadedHash = await store.readSourceHash();
  // A removal that was refused before may be possible now.
  const isWholeEnough = loadedHash === withoutOnlyItems(sourceHash) && !options.allowsRemovals;
  if (loadedHash === sourceHash || isWholeEnough) {
    const rejectedFiles = new Set(earlier.rejected.map(({ file }) => file));
    const unchanged = Math.max(0, files.length - rejectedFiles.size);
    return { loaded: 0, unchanged, ...nothingRemoved, ...earlier, changed: false };
  }

  const published = await store.readPublishedItems();
  const built = buildAll({
    files,
    context: {
      models,
      images: options.images,
      media: options.media,
      findMediaSize,
      dates,
      languageCodes,
    },
    published,
    earlierWarnings: earlier.warnings,
    hash: hashSource,
    onProgress: options.onProgress,
  });
  const holds = await store.listHolds();
  const held = new Set(holds.map((hold) => hold.set_id));
  const gone = [...published.keys()].filter(
    (id) => !built.fileOfSet.has(id) && !built.retained.has(id) && !held.has(id),
  );
  const onlyItems = options.allowsRemovals ? [] : findOnlyItems(gone, published, built, models);
  const problems = {
    rejected: withLines([...built.rejected, ...onlyItems.map(({ problem }) => problem)], files),
    warnings: [
      ...withLines(built.warnings, files),
      ...findFileVersions(holds, built.documents, built.retained).flatMap(({ setId, hash }) => {
        const hold = holds.find((one) => one.set_id === setId);
        return hold ? [tellOfVersions(hold, hash === '')] : [];
      }),
    ],
  };
  if (!options.allowsRemovals && isMassRemoval(gone.length, published.size)) {
    const reason = `${gone.length} of ${published.size} published items have no file any more, so nothing was changed. Is ${options.folder} the right folder? If they are to go: npm run content:load -- --allow-removals`;
    const refused = { file: '', field: '', reason, keepsLastVersion: true as const };
    const told = { rejected: [refused, ...problems.rejected], warnings: earlier.warnings };
    await refuseSource(database, told);
    return { loaded: 0, unchanged: published.size, ...nothingRemoved, ...told, changed: false };
  }

  const retainedSets = new Set([...built.retained, ...onlyItems.map(({ id }) => id)]);
  const changes = await publishAll(
    database,
    models,
    { documents: built.documents, retainedSets },
    { hash: onlyItems.length > 0 ? withoutOnlyItems(sourceHash) : sourceHash, problems },
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
    removedNames: changes ? nameRemoved(published, built, new Set([...retainedSets, ...held])) : [],
    ...problems,
    changed: changedIds.length > 0,
  };
}

/** Both stay: nobody's work is overwritten by a load. */
const tellOfVersions = (item: HeldItem, isGone: boolean): LoadProblem => ({
  file: fileOfItem(item),
  field: '',
  reason: isGone
    ? 'is gone, but the item was changed in the studio and stays as it is there'
    : 'is not what the studio began with. The site shows the studio’s version; choose one there',
});

/** Tells a folder that was loaded without taking the only items of their types away. */
const withoutOnlyItems = (sourceHash: string) => `${sourceHash} without removals`;

type HeldItem = Pick<PublishedItem, 'type' | 'uid'>;

const fileOfItem = ({ type, uid }: HeldItem) => `${type}/${uid ?? type}.json`;

/** Items that would be removed although the site needs them: its settings, its home page. */
function findOnlyItems(
  gone: readonly string[],
  published: ReadonlyMap<string, PublishedItem>,
  { documents }: BuiltItems,
  models: Models,
): { readonly id: string; readonly problem: LoadProblem }[] {
  const types = new Set(documents.map(({ type }) => type));
  return gone.flatMap((id) => {
    const item = published.get(id);
    if (!item || types.has(item.type) || models.types.get(item.type)?.isRepeatable !== false) {
      return [];
    }
    const reason =
      'is gone, and the site cannot be without it. Put it back; if it is to go: npm run content:load -- --allow-removals';
    return [
      {
        id,
        problem: { file: fileOfItem(item), field: '', reason, keepsLastVersion: true as const },
      },
    ];
  });
}

function nameRemoved(
  published: ReadonlyMap<string, PublishedItem>,
  { documents }: BuiltItems,
  retainedSets: ReadonlySet<string>,
): string[] {
  const shown = new Set(documents.map(({ setId, lang }) => `${setId} ${lang}`));
  const names = [...published].flatMap(([id, item]) => {
    const gone = item.languageCodes.filter((code) => !shown.has(`${id} ${code}`));
    if (retainedSets.has(id) || gone.length === 0) return [];
    const file = fileOfItem(item);
    return gone.length === item.languageCodes.length
      ? [file]
      : gone.map((code) => `${file} (${code})`);
  });
  return names.sort();
}

/** Sizes of files below the folder; a path that leaves it finds nothing. */
export const createMediaFinder =
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

/** Of a file's text, as documents that were made from it carry it. */
export const hashSource = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
