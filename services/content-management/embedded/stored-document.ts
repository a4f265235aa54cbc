import { createHash } from 'node:crypto';
import { foldWords } from '#shared/search/fold-text.ts';

/**
 * A document as it is kept: the service's JSON, except that links to documents hold only the id of
 * their target and that addresses of pictures and films are paths of this site. Both are completed
 * when the document is delivered.
 */
export interface StoredDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  /** Joins the documents that are translations of each other. */
  readonly setId: string;
  readonly tags: readonly string[];
  readonly slugs: readonly string[];
  /** Milliseconds since 1970; a time to come is a schedule. */
  readonly firstPublished: number | null;
  readonly lastPublished: number | null;
  /** From when it is not shown any more, milliseconds since 1970; absent: always shown. */
  readonly unpublished?: number;
  /** Changes when the editor's file does, not when only its relative dates move on. */
  readonly sourceHash: string;
  readonly data: FieldValues;
}

export type FieldValues = Readonly<Record<string, unknown>>;

/** The id of a document that is loaded from a file: 16 characters, always the same for the same. */
export const createDocumentId = (type: string, uid: string, lang: string): string =>
  createHash('sha256').update(`${type}\n${uid}\n${lang}`).digest('base64url').slice(0, 16);

export const createSetId = (type: string, uid: string): string => createDocumentId(type, uid, '*');

/** A name-based UUID, so that a link or slice keeps its key from one load to the next. */
export function createKey(...name: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(name.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The readable name of a document in links; `-` where the title has no letters. */
export const createSlug = (title: string): string => foldWords(title).join('-').slice(0, 80) || '-';

/** The words by which people know the item; empty where it has none. */
export function titleOf(data: FieldValues): string {
  const title = data.title ?? data.name ?? data.site_name ?? data.author_name;
  if (typeof title === 'string') return title;
  return (title as { text: string }[] | undefined)?.[0]?.text ?? '';
}
