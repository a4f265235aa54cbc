import { diffLines } from 'diff/lib/diff/line.js';
import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { isSame } from '#shared/json/is-same.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { FormType } from '../fields/field-props.ts';
import { type Reader, toWords } from './to-words.ts';

/** Of an item: what differences are looked for in. */
export interface Version {
  readonly languages: Readonly<Record<Language, Readonly<Record<string, unknown>> | null>>;
  readonly tags: readonly string[];
}

export interface WordPart {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

export interface Difference {
  readonly language: Language;
  /** `title`; empty: the language as a whole. */
  readonly field: string;
  readonly label: string;
  readonly words: readonly WordPart[];
  /** Of a picture field whose picture is another one. */
  readonly pictures: { readonly before: Picture | null; readonly after: Picture | null } | null;
}

/** Long texts are compared by line; what takes longer still is shown as replaced. */
const timeoutMs = 300;

/** What differs between two versions of an item, field by field, in the order of its form. */
export function listDifferences(
  model: FormType,
  before: Version,
  after: Version,
  reader: Reader,
): readonly Difference[] {
  const tags = compareWords(before.tags.join(', '), after.tags.join(', '));
  const ofTags = tags.some(({ kind }) => kind !== 'same')
    ? [{ language: 'en', field: 'tags', label: reader.tags, words: tags, pictures: null } as const]
    : [];
  const ofFields = languages.flatMap((language): Difference[] => {
    const [was, is] = [before.languages[language], after.languages[language]];
    const own = { language, pictures: null } as const;
    const found = model.fields.flatMap((field): Difference[] => {
      const [old, next] = [was?.[field.name], is?.[field.name]];
      if (isSame(old ?? null, next ?? null)) return [];
      const isImage = field.type === 'Image';
      const [before, after] = isImage ? [toPicture(old), toPicture(next)] : [null, null];
      // Pictures are shown beside the words that are said of them.
      const words = isImage
        ? compareWords(before?.alt ?? '', after?.alt ?? '')
        : compareWords(toWords(field, old, reader), toWords(field, next, reader));
      const pictures = before?.url === after?.url ? null : { before, after };
      const isTold = pictures !== null || words.some(({ kind }) => kind !== 'same');
      return isTold ? [{ ...own, field: field.name, label: field.label, words, pictures }] : [];
    });
    const hasCome = (was === null) !== (is === null);
    if (!hasCome || found.length > 0) return found;
    return [{ ...own, field: '', label: '', words: [] }];
  });
  return [...ofFields, ...ofTags];
}

/** Words that were added and removed, with the spaces between them. */
export function compareWords(before: string, after: string): readonly WordPart[] {
  if (before === after) return before === '' ? [] : [{ text: before, kind: 'same' }];
  const options = { timeout: timeoutMs };
  const parts =
    diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options) ?? null;
  if (!parts) return whole(before, after);
  return parts.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const whole = (before: string, after: string): WordPart[] => [
  { text: before, kind: 'removed' },
  { text: after, kind: 'added' },
];

function toPicture(value: unknown): Picture | null {
  const { url, alt } = (value ?? {}) as { readonly url?: unknown; readonly alt?: unknown };
  const words = typeof alt === 'string' ? alt : '';
  return typeof url === 'string' || words
    ? { url: typeof url === 'string' ? url : '', alt: words }
    : null;
}
