import { isDeepStrictEqual } from 'node:util';
import type { ImageEntry } from '../../../content/read-image-index.ts';
import type { MediaEntry } from '../../../content/read-media-index.ts';
import { noWords, type Words } from '../media.ts';
import type { MediaRow } from '../tables.ts';

/** What people said of a file, in the library or in the folder's lists, in one form that can be compared. */
export type Said = ReturnType<typeof toSaid>;

export function toSaid(row: MediaRow) {
  return {
    name: row.name,
    alt: JSON.parse(row.alts) as Words,
    isDecorative: row.is_decorative === 1,
    credit: JSON.parse(row.credits) as Words,
    rights: row.rights,
    focus: [row.focal_x, row.focal_y],
    transcript: JSON.parse(row.transcripts) as Words,
    ...{ language: row.language, film: row.film_id, poster: row.poster_id },
  };
}

/** What the two lists call the same: whatever is not said stands in neither. */
function toCommonEntry(row: MediaRow, credit: Words | undefined) {
  const { focal_x: x, focal_y: y } = row;
  const fileName = row.path.split('/').at(-1);
  return {
    ...(row.origin === 'studio' && { id: row.id }),
    ...(row.name !== fileName && { name: row.name }),
    ...(row.version > 1 && { version: row.version }),
    ...(row.is_decorative === 1 && { isDecorative: true as const }),
    ...(isWritten(credit) && { credit }),
    ...(row.rights !== '' && { rights: row.rights }),
    ...(x !== null && y !== null && { focalPoint: { x: x / 1_000, y: y / 1_000 } }),
  };
}

const isWritten = (words: Words | undefined): boolean =>
  words !== undefined && Object.values(words).some((text) => text !== '');

/**
 * A picture as `images/index.json` says it.
 * @param before its entry there; of a picture of the folder it says the file
 * @param workCredit what is said of the work that it shows, if the lists say nothing else
 */
export function toImageEntry(
  row: MediaRow,
  before: ImageEntry | undefined,
  workCredit: Words | undefined,
): ImageEntry {
  const credit = JSON.parse(row.credits) as Words;
  const common = toCommonEntry(row, isDeepStrictEqual(credit, workCredit) ? undefined : credit);
  const isFolders = row.origin === 'files' && before !== undefined;
  const file = isFolders
    ? before
    : {
        file: row.path,
        ...{ width: row.width ?? 1, height: row.height ?? 1 },
        dominantColor: row.dominant_color ?? '#808080',
        ground: row.ground,
      };
  const { file: path, width, height, dominantColor, ground } = file;
  const colors = isFolders && before.colors ? { colors: before.colors } : {};
  const alt = JSON.parse(row.alts) as Words;
  const id = isFolders && before.id !== undefined ? { id: before.id } : {};
  return { file: path, width, height, dominantColor, alt, ground, ...colors, ...id, ...common };
}

/** @param nameOf where the film of captions and the picture of a film are named in the lists */
export function toMediaEntry(
  row: MediaRow,
  before: MediaEntry | undefined,
  nameOf: (id: string) => string | null,
): MediaEntry {
  const words = (text: string): Words | undefined => {
    const read = JSON.parse(text) as Words;
    return isWritten(read) ? { ...noWords, ...read } : undefined;
  };
  const [alt, transcript] = [words(row.alts), words(row.transcripts)];
  const film = row.film_id === null ? null : nameOf(row.film_id);
  const poster = row.poster_id === null ? null : nameOf(row.poster_id);
  return {
    ...(before?.id !== undefined && { id: before.id }),
    ...toCommonEntry(row, words(row.credits)),
    ...(row.width !== null && row.height !== null && { width: row.width, height: row.height }),
    ...(row.duration_ms !== null && { durationMs: row.duration_ms }),
    ...(alt && { alt }),
    ...(transcript && { transcript }),
    ...(row.language !== null && { language: row.language as MediaEntry['language'] }),
    ...(film !== null && { film }),
    ...(poster !== null && { poster }),
  };
}
