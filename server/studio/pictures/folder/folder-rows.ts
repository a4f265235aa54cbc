import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey } from '#services/content-management/embedded/stored-document.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import type { ImageEntry } from '../../../content/read-image-index.ts';
import type { MediaEntry, MediaIndex } from '../../../content/read-media-index.ts';
import { noWords, toDerivedColumns } from '../media.ts';
import type { MediaKind, MediaRow } from '../tables.ts';

/** A film, captions or a document that lies in the content folder. */
export interface FolderFile {
  /** Below the content folder: `films/hero.mp4`. */
  readonly path: string;
  readonly bytes: number;
}

export async function listFolderFiles(contentFolder: string): Promise<FolderFile[]> {
  const found = await Promise.all(['films', 'media'].map((room) => listRoom(contentFolder, room)));
  return found.flat();
}

async function listRoom(contentFolder: string, room: string): Promise<FolderFile[]> {
  const names = (await readdir(join(contentFolder, room)).catch(() => [])).filter((name) =>
    /^[\w.-]+\.(mp4|webm|vtt|pdf)$/.test(name),
  );
  return Promise.all(
    names.sort().map(async (name) => ({
      path: `${room}/${name}`,
      bytes: (await stat(join(contentFolder, room, name))).size,
    })),
  );
}

/** Ids as documents of the content folder name them. */
const idOf = (kind: 'image' | 'media', name: string) => createKey(kind, name).slice(0, 18);

const common = {
  ...{ origin: 'files', file_key: '', versions: '[]', upload_id: null, is_edited: 0 },
  ...{ hidden_at: null, file_words: null, made_by: '', updated_by: '' },
  // Behind everything that people brought.
  ...{ made_at: 0, updated_at: 0 },
} as const satisfies Partial<MediaRow>;

type Said = Pick<
  ImageEntry & MediaEntry,
  'version' | 'isDecorative' | 'rights' | 'focalPoint' | 'transcript'
>;

const toSaidColumns = ({ version, isDecorative, rights, focalPoint, transcript }: Said) =>
  ({
    is_decorative: isDecorative ? 1 : 0,
    rights: rights ?? '',
    focal_x: focalPoint ? Math.round(focalPoint.x * 1_000) : null,
    focal_y: focalPoint ? Math.round(focalPoint.y * 1_000) : null,
    transcripts: JSON.stringify(transcript ?? noWords),
    version: version ?? 1,
  }) satisfies Partial<MediaRow>;

/** @param image with the credit of the work that it shows */
export function toPictureRow(name: string, image: ImageEntry): MediaRow {
  const { bytes = 0 } = image as { readonly bytes?: number };
  const path = image.file;
  const said = toSaidColumns(image);
  const shownName = image.name ?? path.split('/').at(-1) ?? path;
  return {
    ...common,
    ...said,
    id: image.id ?? idOf('image', name),
    kind: 'picture',
    path,
    name: shownName,
    media_type: `image/${(path.split('.').at(-1) ?? 'webp').replace('jpg', 'jpeg')}`,
    ...{ bytes, width: image.width, height: image.height, duration_ms: null },
    ...{ dominant_color: image.dominantColor, ground: image.ground ?? null },
    ...{ language: null, film_id: null, poster_id: null },
    ...toDerivedColumns({
      ...{ kind: 'picture', name: shownName, path, is_decorative: said.is_decorative },
      ...{ alt: image.alt, credit: image.credit ?? noWords },
    }),
  };
}

const kinds: Readonly<Record<string, readonly [MediaKind, string]>> = {
  mp4: ['film', 'video/mp4'],
  webm: ['film', 'video/webm'],
  vtt: ['captions', 'text/vtt'],
  pdf: ['document', 'application/pdf'],
};

/** @param lists what is said of the folder's pictures and files, by which films and pictures are found */
export function toFileRow(
  { path, bytes }: FolderFile,
  lists: { readonly images: Readonly<Record<string, ImageEntry>>; readonly media: MediaIndex },
): MediaRow {
  const entry: MediaEntry = lists.media[path] ?? {};
  const [, stem = '', named, ending = ''] = /^(.+?)(?:\.(\w+))?\.(\w+)$/.exec(path) ?? [];
  const [kind, mediaType] = kinds[ending] ?? ['document', 'application/octet-stream'];
  const isCaptions = kind === 'captions';
  const language = entry.language ?? (isLanguage(named) ? named : null);
  const film = entry.film ?? `${stem}.mp4`;
  const poster = entry.poster === undefined ? undefined : lists.images[entry.poster];
  const name = entry.name ?? path.split('/').at(-1) ?? path;
  const said = toSaidColumns(entry);
  return {
    ...common,
    ...said,
    ...{ id: entry.id ?? idOf('media', path), kind, path, name, bytes, media_type: mediaType },
    ...{ width: entry.width ?? null, height: entry.height ?? null },
    ...{ duration_ms: entry.durationMs ?? null, dominant_color: null, ground: null },
    language: isCaptions ? language : null,
    film_id: isCaptions ? (lists.media[film]?.id ?? idOf('media', film)) : null,
    poster_id: poster ? (poster.id ?? idOf('image', entry.poster ?? '')) : null,
    ...toDerivedColumns({
      ...{ kind, name, path, is_decorative: said.is_decorative },
      ...{ alt: entry.alt ?? noWords, credit: entry.credit ?? noWords },
    }),
  };
}
