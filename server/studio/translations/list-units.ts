import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fields, ItemContent } from '#services/content-management/embedded/editing/item.ts';
import type {
  LanguageState,
  TranslationSources,
} from '#services/content-management/embedded/editing/language-states.ts';
import type { Models } from '#services/content-management/models/read-models.ts';
import type { Translated } from '../items/item-index.ts';
import { pairSlices, withEnglishIds } from './slices.ts';
import { listWords, type Words } from './words-of-item.ts';
import { toUnitId } from './xliff/document.ts';

/** English words with what a language makes of them. */
export interface ItemUnit extends Words {
  /** Of the unit in a file. */
  readonly id: string;
  /** Undefined: not translated. */
  readonly own: Words['value'] | undefined;
  readonly state: LanguageState;
}

/** Everything that English says, in the order of the form. */
export function listUnits(
  models: Models,
  type: string,
  content: ItemContent,
  sources: TranslationSources,
  language: Translated,
): ItemUnit[] {
  const english = content.languages.en ?? {};
  const own = withPairedSlices(models, type, english, content.languages[language] ?? {});
  const ownWords = listWords(models, type, own);
  const noted = sources[language] ?? {};
  // Slices are noted as a whole; words inside them are compared one by one.
  const before = listWords(models, type, { ...english, ...slicesOf(models, type, noted) });
  return [...listWords(models, type, english).values()].map((words) => {
    const mine = ownWords.get(words.path)?.value;
    const [name = ''] = words.path.split(/[.[]/);
    const isInSlices = models.types.get(type)?.fields[name]?.type === 'Slices';
    const source = isInSlices
      ? name in noted
        ? (before.get(words.path)?.value ?? null)
        : undefined
      : noted[words.path];
    const isReady = source === undefined || isDeepStrictEqual(source, words.value);
    const state = mine === undefined ? 'missing' : isReady ? 'ready' : 'outdated';
    return { ...words, id: toUnitId(words.path), own: mine, state };
  });
}

const slicesOf = (models: Models, type: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isSlices(models, type, name)));

export const isSlices = (models: Models, type: string, name: string): boolean =>
  models.types.get(type)?.fields[name]?.type === 'Slices';

/** A language's fields with its slices under the ids of the English ones. */
export const withPairedSlices = (
  models: Models,
  type: string,
  english: Fields,
  own: Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      isSlices(models, type, name)
        ? withEnglishIds(pairSlices((english[name] ?? []) as Fields[], (value ?? []) as Fields[]))
        : value,
    ]),
  );

/** Tells whether words are still the same. */
export const hashOfWords = (value: unknown): string =>
  value === undefined
    ? 'none'
    : createHash('sha256')
        .update(JSON.stringify(sorted(value)))
        .digest('base64url')
        .slice(0, 22);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
};
