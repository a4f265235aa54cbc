import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { creditWorks } from '#server/content/credit-works.ts';
import { readImageIndex } from '#server/content/read-image-index.ts';
import { mediaIndexFile, readMediaIndex } from '#server/content/read-media-index.ts';
import type { Databases } from '#server/databases/open-databases.ts';
import type { MediaStore } from '#server/images/media-store.ts';
import {
  type BroughtMedia,
  type MediaExport,
  planMediaExport,
} from '#server/studio/pictures/folder/plan-media-export.ts';
import {
  type ExportedFile,
  planExport,
} from '#services/content-management/embedded/plan-export.ts';
import { editJson } from '#shared/files/edit-json.ts';
import type { FileChange } from './change-files.ts';
import { readIndex } from './picture-index.ts';

export interface FolderExportOptions {
  readonly databases: Databases;
  readonly store: MediaStore;
  readonly contentFolder: string;
  /** Another content folder, or the same. */
  readonly into: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** A file of the content folder that an export writes or leaves. */
export interface PlannedFile {
  /** Below the content folder. */
  readonly path: string;
  readonly action: ExportedFile['action'];
  readonly before: string;
  readonly after: string;
  readonly notes: readonly string[];
}

export interface FolderExport {
  readonly files: readonly PlannedFile[];
  readonly items: readonly ExportedFile[];
  readonly media: MediaExport;
  /** In the order in which they may take their places: what is named comes before what names it. */
  readonly changes: readonly FileChange[];
}

/** Says which files of a content folder would say what is published now. Nothing is written. */
export async function planFolderExport(options: FolderExportOptions): Promise<FolderExport> {
  const { databases, contentFolder, into, timeZone, now } = options;
  const isOwn = resolve(into) === resolve(contentFolder);
  const known = {
    ...(await readImageIndex(contentFolder, databases.content)),
    ...(await readMediaIndex(contentFolder)),
  };
  const there = isOwn
    ? known
    : { images: readIndex(join(into, 'images')), ...(await readMediaIndex(into)) };
  const media = await planMediaExport({
    ...{ content: databases.content, visitors: databases.visitors, contentFolder },
    ...{ into: isOwn ? contentFolder : into, images: there.images, media: there.media, known },
  });
  const items = await planExport({
    database: databases.content,
    folder: join(contentFolder, 'documents'),
    into: join(into, 'documents'),
    images: creditWorks({ ...known.images, ...media.images }, join(contentFolder, 'objects')),
    media: { ...known.media, ...media.media },
    broughtSizes: new Map(media.brought.map(({ path, row }) => [path, Number(row.bytes)])),
    ...{ now, timeZone },
  });
  const brought = await Promise.all(media.brought.map((one) => planBrought(one, options)));
  const lists = [
    planList('images/index.json', into, media.images),
    planList(mediaIndexFile, into, media.media),
  ];
  const left = new Map(media.left.map(({ path, note }) => [path, note]));
  const noted = brought.map(({ file, change }) => {
    const note = left.get(file.path);
    left.delete(file.path);
    return { change, file: note ? { ...file, notes: [note] } : file };
  });
  const leftFiles = [...left].map(([path, note]) => toFile(path, 'left', [note]));
  const removed = media.removed.filter((path) => existsSync(join(into, path)));
  const itemFiles = items.map(({ file, ...item }) => ({ ...item, path: `documents/${file}` }));
  const isWritten = ({ action }: { readonly action: string }) =>
    action === 'new' || action === 'changed';
  const texts = (files: readonly PlannedFile[]) =>
    files.filter(isWritten).map(({ path, after }) => ({ path, content: after }));
  return {
    files: [
      ...noted.map(({ file }) => file),
      ...leftFiles,
      ...lists.filter(({ action }) => action !== 'same'),
      ...itemFiles,
      ...removed.map((path) => toFile(path, 'removed')),
    ],
    items,
    media,
    changes: [
      ...noted.filter(({ file }) => isWritten(file)).map(({ change }) => change),
      ...texts(lists),
      ...texts(itemFiles),
      ...itemFiles
        .filter(({ action }) => action === 'removed')
        .map(({ path }) => ({ path, content: null })),
      ...removed.map((path) => ({ path, content: null })),
    ],
  };
}

const toFile = (
  path: string,
  action: PlannedFile['action'],
  notes: readonly string[] = [],
): PlannedFile => ({ path, action, before: '', after: '', notes });

async function planBrought(
  { path, row }: BroughtMedia,
  { store, contentFolder, into }: FolderExportOptions,
): Promise<{ readonly file: PlannedFile; readonly change: FileChange }> {
  const content = async () => {
    if (row.origin === 'studio') return store.read(row.file_key);
    return Readable.toWeb(
      createReadStream(join(contentFolder, path)),
    ) as ReadableStream<Uint8Array>;
  };
  const target = join(into, path);
  const action = !existsSync(target) ? 'new' : (await isSame(target, content)) ? 'same' : 'changed';
  return { file: toFile(path, action), change: { path, content } };
}

async function isSame(
  target: string,
  content: () => Promise<ReadableStream<Uint8Array> | null>,
): Promise<boolean> {
  const stream = await content();
  if (!stream) return false;
  return readFileSync(target).equals(await buffer(stream as never));
}

/** A list keeps its letters where it says the same; there is none where there is nothing to say. */
function planList(path: string, into: string, list: object): PlannedFile {
  const target = join(into, path);
  const isThere = existsSync(target);
  const before = isThere ? readFileSync(target, 'utf8') : '';
  if (!isThere && Object.keys(list).length === 0) return toFile(path, 'same');
  const value: unknown = JSON.parse(JSON.stringify(list));
  const after = isThere ? editJson(before, value) : `${JSON.stringify(value, null, 2)}\n`;
  return {
    ...toFile(path, isThere ? (after === before ? 'same' : 'changed') : 'new'),
    before,
    after,
  };
}
