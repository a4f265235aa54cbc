import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import type { MediaKind, MediaRow } from './tables.ts';

export type Words = Readonly<Record<Language, string>>;

/** One file that a picture, film or document had; the last one is shown. */
export interface MediaVersion {
  readonly version: number;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
}

/** The same as it is stored. */
export interface StoredVersion extends MediaVersion {
  /** Of its file in the store; absent once that is gone. */
  readonly key?: string | undefined;
}

/** A file of the library as the studio shows it. */
export interface Media {
  readonly id: string;
  readonly kind: MediaKind;
  /** `files`: its bytes belong to the content folder and are changed there. */
  readonly origin: 'studio' | 'files';
  /** On the site, with the number of its version. */
  readonly url: string;
  /** As it came, for people. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly dominantColor: string | null;
  readonly ground: string | null;
  /** What it shows, for those who do not see it; empty: not written. */
  readonly alt: Words;
  /** Says nothing that the text around it does not. */
  readonly isDecorative: boolean;
  readonly lacksAlt: boolean;
  readonly credit: Words;
  readonly rights: string;
  /** From 0 to 1, from left and top; null: the middle. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
  readonly transcript: Words;
  readonly language: Language | null;
  readonly filmId: string | null;
  readonly posterId: string | null;
  readonly version: number;
  readonly versions: readonly MediaVersion[];
  readonly madeAt: string;
  readonly madeBy: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  /** Deleted; shown as long as something names it. */
  readonly isDeleted: boolean;
}

export const noWords: Words = byLanguage(() => '');

export const toMedia = (row: MediaRow): Media => ({
  id: row.id,
  kind: row.kind,
  origin: row.origin,
  url: toMediaUrl(row),
  name: row.name,
  mediaType: row.media_type,
  bytes: Number(row.bytes),
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  dominantColor: row.dominant_color,
  ground: row.ground,
  alt: JSON.parse(row.alts) as Words,
  isDecorative: row.is_decorative === 1,
  lacksAlt: row.lacks_alt === 1,
  credit: JSON.parse(row.credits) as Words,
  rights: row.rights,
  focalPoint:
    row.focal_x === null || row.focal_y === null
      ? null
      : { x: row.focal_x / 1_000, y: row.focal_y / 1_000 },
  transcript: JSON.parse(row.transcripts) as Words,
  language: row.language as Language | null,
  filmId: row.film_id,
  posterId: row.poster_id,
  version: row.version,
  versions: (JSON.parse(row.versions) as StoredVersion[]).map(({ key: _, ...version }) => version),
  madeAt: new Date(Number(row.made_at)).toISOString(),
  madeBy: row.made_by,
  updatedAt: new Date(Number(row.updated_at)).toISOString(),
  updatedBy: row.updated_by,
  isDeleted: row.hidden_at !== null,
});

/** The address below the site; it changes with each version. */
function toMediaUrl({ kind, path, version }: Pick<MediaRow, 'kind' | 'path' | 'version'>) {
  const address = kind === 'picture' ? `/images/${path}` : `/${path}`;
  return version > 1 ? `${address}?v=${version}` : address;
}

type Described = Pick<MediaRow, 'kind' | 'name' | 'path' | 'is_decorative'> & {
  readonly alt: Words;
  readonly credit: Words;
};

/** The columns by which a file is searched and filtered. */
export function toDerivedColumns({ kind, name, path, is_decorative, alt, credit }: Described) {
  const texts = [name, path, ...Object.values(alt), ...Object.values(credit)];
  const lacks = languages.some((language) => alt[language].trim() === '');
  return {
    alts: JSON.stringify(alt),
    credits: JSON.stringify(credit),
    lacks_alt: kind === 'picture' && is_decorative === 0 && lacks ? 1 : 0,
    words: [...new Set(texts.flatMap(foldWords))].join(' ').slice(0, 8_000),
  } satisfies Partial<MediaRow>;
}
