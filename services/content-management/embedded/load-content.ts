import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '#database/database.ts';
import { createAnchoredDates } from '#shared/anchored-dates.ts';
import type { LoadProblem, LoadReport } from '#shared/content-loading.ts';
import type { Language } from '#shared/languages.ts';
import { type Models, readModels } from '../models/read-models.ts';
import { type BuildContext, buildDocuments } from './authoring/build-documents.ts';
import type { KnownImage } from './authoring/field-context.ts';
import { languagesOf, parseSourceFile, type SourceDocument } from './authoring/source-file.ts';
import { defaultLanguageCodes, type LanguageCodes } from './content-languages.ts';
import { publishAll } from './publish.ts';
import { DocumentStore } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
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
}

/** Raise it when the same files must give other documents than before. */
const loaderFormat = 1;

/**
 * Publishes the items of the content folder when the files, the list of pictures, the models or the
 * week have changed since the last time: all under one new master ref, in one transaction. An item
 * that breaks its model is reported and left out; one whose file is gone is unpublished.
 */
export async function loadDocuments(options: LoadOptions): Promise<LoadReport> {
  const models = options.models ?? readModels();
  const languageCodes = options.languageCodes ?? defaultLanguageCodes;
  const dates = createAnchoredDates(options.now, options.timeZone);
  const files = readFiles(options.folder);
  const findMediaSize = createMediaFinder(options.mediaFolder ?? dirname(options.folder));

  const rejected: LoadProblem[] = [];
  const warnings: LoadProblem[] = [];
  const sources = new Map<string, SourceDocument>();
  for (const { file, text } of files) {
    const parsed = parseSourceFile(file, text);
    if (Array.isArray(parsed)) rejected.push(...parsed);
    else sources.set(file, parsed);
  }
  const media = listMedia(files, findMediaSize);
  const sourceHash = hash(
    JSON.stringify([
      loaderFormat,
      dates.anchor,
      options.timeZone,
      languageCodes,
      [...models.types],
      [...models.slices],
      options.images,
      media,
      files,
    ]),
  );
  const earlier = await new DocumentStore(options.database).readSource();
  if (earlier.hash === sourceHash) {
    const problems = earlier.problems as Pick<LoadReport, 'rejected' | 'warnings'>;
    const rejectedFiles = new Set(problems.rejected.map(({ file }) => file));
    const unchanged = files.length - rejectedFiles.size;
    return { loaded: 0, unchanged, removed: 0, ...problems, changed: false };
  }

  const languages = new Map<string, readonly Language[]>(
    [...sources].map(([file, source]) => [file, languagesOf(source)]),
  );
  const context: BuildContext = {
    models,
    images: options.images,
    findMediaSize,
    dates,
    languageCodes,
    findLanguages: (type, uid) => languages.get(`${type}/${uid}.json`),
  };
  const documents: StoredDocument[] = [];
  const fileOf = new Map<string, string>();
  let done = 0;
  for (const { file, text } of files) {
    const source = sources.get(file);
    const built = source && buildDocuments(file, source, hash(text), context);
    for (const document of built?.documents ?? []) {
      documents.push(document);
      fileOf.set(document.id, file);
    }
    rejected.push(...(built?.rejected ?? []));
    warnings.push(...(built?.warnings ?? []));
    done += 1;
    options.onProgress?.(done, files.length);
  }

  const published = await publishAll(
    options.database,
    models,
    documents,
    { hash: sourceHash, problems: { rejected, warnings } },
    options.now,
  );
  if (published?.masterRef) options.onPublished?.(createWebhook(published));
  const changedIds = published?.documents ?? [];
  const changedFiles = new Set(changedIds.map((id) => fileOf.get(id)).filter(Boolean));
  return {
    loaded: changedFiles.size,
    unchanged: new Set(fileOf.values()).size - changedFiles.size,
    removed: changedIds.filter((id) => !fileOf.has(id)).length,
    rejected,
    warnings,
    changed: changedIds.length > 0,
  };
}

interface SourceFile {
  /** `<type>/<name>.json` */
  readonly file: string;
  readonly text: string;
}

function readFiles(folder: string): SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((type) =>
      readdirSync(join(folder, type.name))
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${type.name}/${name}`),
    )
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
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
