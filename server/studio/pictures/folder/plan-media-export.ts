import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/database.ts';
import { creditWorks } from '../../../content/credit-works.ts';
import type { ImageEntry, ImageIndex } from '../../../content/read-image-index.ts';
import type { MediaEntry, MediaIndex } from '../../../content/read-media-index.ts';
import type { Words } from '../media.ts';
import { isNamed } from '../remove-forgotten-media.ts';
import { type MediaRow, mediaQuery } from '../tables.ts';
import { toFileRow, toPictureRow } from './folder-rows.ts';
import { listNamedFiles } from './list-named-files.ts';
import { type Said, toImageEntry, toMediaEntry, toSaid } from './media-entries.ts';

export interface MediaExportOptions {
  readonly content: Database;
  readonly visitors: Database;
  /** The content folder, whose pictures the library shows too. */
  readonly contentFolder: string;
  /** Where files are to lie; the same, or another checkout of it. */
  readonly into: string;
  /** The lists as they are there. */
  readonly images: ImageIndex;
  readonly media: MediaIndex;
  /** The lists of the content folder. */
  readonly known: { readonly images: ImageIndex; readonly media: MediaIndex };
}

/** A file that an export brings: out of the store, or out of the content folder. */
export interface BroughtMedia {
  /** Below the content folder: `images/studio/m….jpg`. */
  readonly path: string;
  readonly row: MediaRow;
}

export interface MediaExport {
  readonly images: ImageIndex;
  readonly media: MediaIndex;
  readonly brought: readonly BroughtMedia[];
  /** Paths of files that nothing names any more, here or in the database. */
  readonly removed: readonly string[];
  /** Files of which list and studio both say something new: the list stays. */
  readonly left: readonly { readonly path: string; readonly note: string }[];
  /** What the lists say of each file from now on, by id: the next export goes by it. */
  readonly said: ReadonlyMap<string, Said>;
}

/**
 * Says which pictures, films and captions belong into the content folder, and what its lists are to say of
 * them: what editors uploaded and published items or pages show, and words of the folder's own that were
 * changed in the studio. Nothing is written.
 */
export async function planMediaExport(options: MediaExportOptions): Promise<MediaExport> {
  const { content, visitors, contentFolder, into, known } = options;
  const isOwn = into === contentFolder;
  const rows = await mediaQuery(visitors).selectFrom('studio_media').selectAll().execute();
  const named = await listNamedFiles(content, into);
  const images: Record<string, ImageEntry> = { ...options.images };
  const media: Record<string, MediaEntry> = { ...options.media };
  const works = creditWorks(withoutCredits(known.images), `${contentFolder}/objects`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: string) => {
    const row = byId.get(id);
    return row ? (row.kind === 'picture' ? toName(row.path) : row.path) : null;
  };
  const left: { path: string; note: string }[] = [];
  const said = new Map<string, Said>();
  const brought: BroughtMedia[] = [];
  const wanted = listWanted(rows, named);

  for (const row of rows) {
    const path = toFolderPath(row);
    const isPicture = row.kind === 'picture';
    const name = isPicture ? toName(row.path) : row.path;
    const isListed = isPicture ? name in options.images : row.path in options.media;
    const isBrought = wanted.has(row.id) && (row.origin === 'studio' || !isOwn);
    if (isBrought) brought.push({ path, row });
    const isChanged = row.origin === 'files' && row.is_edited === 1 && (isOwn || isListed);
    if (!isBrought && !isChanged) continue;
    const before = isPicture
      ? (images[name] ?? (row.origin === 'files' ? known.images[name] : undefined))
      : undefined;
    const beforeFile = isPicture ? undefined : (media[name] ?? known.media[name]);
    const studio = toSaid(row);
    if (isListed || (row.origin === 'files' && isOwn)) {
      const credit = works[name]?.credit;
      const listed = toSaid(
        isPicture
          ? toPictureRow(name, { ...(before as ImageEntry), ...creditOf(before, credit) })
          : toFileRow(
              { path: row.path, bytes: Number(row.bytes) },
              { images: { ...known.images, ...options.images }, media },
            ),
      );
      const base = row.file_words === null ? listed : (JSON.parse(row.file_words) as Said);
      if (!isDeepStrictEqual(listed, base) && !isDeepStrictEqual(listed, studio)) {
        left.push({ path, note: noteOf(isDeepStrictEqual(studio, base)) });
        continue;
      }
    }
    said.set(row.id, studio);
    if (isPicture) images[name] = toImageEntry(row, before, works[name]?.credit);
    else if (row.origin === 'studio' || isListed || isChanged) {
      media[name] = toMediaEntry(row, beforeFile, nameOf);
    }
  }
  const uploaded = rows.filter(({ origin }) => origin === 'studio');
  const kept = new Set(uploaded.map(({ path }) => toName(path)));
  const removed = await dropForgotten(options, { images, media, named, kept });
  return { images, media, brought, removed, left, said };
}

const noteOf = (isOlder: boolean) =>
  isOlder
    ? 'is described anew in the list, and the studio still says what it said before. The list stays; say the same in the studio'
    : 'is described anew both in the list and in the studio. The list stays; say the same in both, then export';

const creditOf = (entry: ImageEntry | undefined, credit: Words | undefined) =>
  entry?.credit || !credit ? {} : { credit };

const withoutCredits = (images: ImageIndex): ImageIndex =>
  Object.fromEntries(
    Object.entries(images).map(([name, { credit: _, ...image }]) => [name, image]),
  );

const toName = (path: string): string => path.replace(/\.[^./]+$/, '');

/** Below the content folder. */
const toFolderPath = ({ kind, path }: Pick<MediaRow, 'kind' | 'path'>): string =>
  kind === 'picture' ? `images/${path}` : path;

/** What is shown, and what belongs to it: captions of a film, and its picture. */
function listWanted(rows: readonly MediaRow[], named: ReadonlySet<string>): ReadonlySet<string> {
  const shown = rows.filter((row) => named.has(toName(toFolderPath(row))));
  const wanted = new Set(shown.map(({ id }) => id));
  for (const row of rows) {
    if (row.film_id !== null && row.hidden_at === null && wanted.has(row.film_id)) {
      wanted.add(row.id);
    }
  }
  for (const { poster_id, id } of rows) {
    if (poster_id !== null && wanted.has(id)) wanted.add(poster_id);
  }
  return wanted;
}

const uploadedName = /^(images\/studio|media)\/m[0-9a-f]{20}(\.\w+)?$/;

/** Takes out of the lists what an export brought once and nothing names any more. */
async function dropForgotten(
  { content, visitors }: MediaExportOptions,
  lists: {
    images: Record<string, ImageEntry>;
    media: Record<string, MediaEntry>;
    named: ReadonlySet<string>;
    /** What lies in this studio's store. */
    kept: ReadonlySet<string>;
  },
): Promise<string[]> {
  const removed: string[] = [];
  const isForgotten = async (path: string) => {
    if (!uploadedName.test(path) || lists.named.has(toName(path))) return false;
    const stored = path.replace(/^images\//, '');
    // The studio's own copy is kept for its history; of another studio's there is none but this.
    if (lists.kept.has(toName(stored))) return true;
    return !(await isNamed(content, visitors, { path: stored }));
  };
  for (const [path, { film }] of Object.entries(lists.media)) {
    const isOfFilm = film !== undefined && lists.named.has(toName(film));
    if (isOfFilm || !(await isForgotten(path))) continue;
    delete lists.media[path];
    removed.push(path);
  }
  const posters = new Set(Object.values(lists.media).map(({ poster }) => poster));
  for (const [name, { file }] of Object.entries(lists.images)) {
    if (posters.has(name) || !(await isForgotten(`images/${name}`))) continue;
    delete lists.images[name];
    removed.push(`images/${file}`);
  }
  return removed;
}
