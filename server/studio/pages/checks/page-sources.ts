import type { Language } from '#shared/languages/languages.ts';
import {
  type Block,
  type EditedEntry,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import type { DescribedBlock } from '../page-room.ts';
import {
  englishOf,
  hasWords,
  otherLanguages,
  type SpokenValue,
  walkSpoken,
} from './spoken-values.ts';

/**
 * The English words that a translation was made of, where they have changed since: by `toSourceKey`. It goes
 * when the translation changes, or the English is again what it was.
 */
export type PageSources = Readonly<Record<string, string>>;

/** Of a page with ten times as many words as any. */
const maxSources = 5_000;

export const toSourceKey = (
  blockId: string | null,
  { path }: Pick<SpokenValue, 'path'>,
  language: Language,
): string => `${language} ${blockId ?? ''} ${path}`;

/**
 * What is noted after a change.
 * @param before the entry as it was; blocks that are the same object have the same words
 */
export function notePageSources(
  sources: PageSources,
  before: EditedEntry,
  after: EditedEntry,
  described: readonly DescribedBlock[],
): PageSources {
  const known = new Set<Block>([...walkBlocks(before)].map(({ block }) => block));
  const was = new Map<string, unknown>();
  for (const [id, values] of walkSpoken(before, described)) {
    for (const one of values) was.set(`${id ?? ''} ${one.path}`, one.value);
  }
  const noted: Record<string, string> = { ...sources };
  for (const [id, values] of walkSpoken(after, described, (block) => !known.has(block))) {
    for (const value of values) {
      const earlier = { ...value, value: was.get(`${id ?? ''} ${value.path}`) };
      const [old, present] = [englishOf(earlier), englishOf(value)];
      for (const language of otherLanguages) {
        const key = toSourceKey(id, value, language);
        const says = readIn(value.value, language);
        const isTranslatedAnew = readIn(earlier.value, language) !== says;
        if (!hasWords(says) || isTranslatedAnew || noted[key] === present) delete noted[key];
        else if (hasWords(old) && old !== present) noted[key] ??= old;
      }
    }
  }
  return Object.fromEntries(Object.entries(noted).slice(-maxSources));
}
