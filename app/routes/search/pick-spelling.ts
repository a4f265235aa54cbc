import type { NamedWords } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { replaceWords } from '#shared/search/written-words.ts';
import { countEdits } from './count-edits.ts';
import type { SiteIndex } from './site-index/site-index.ts';

/** What is written most like it: of "ceramcis" works know the ceramicist, pages ceramics. */
export function pickSpelling(
  words: string,
  ofObjects: string | null | undefined,
  site: SiteIndex | undefined,
  { clauses }: NamedWords,
): string | null {
  const terms = new Set(clauses.flatMap((one) => (one.meanings ? one.words : [])));
  const isTerm = (word: string) => terms.has(word);
  const ofPages = site?.text.suggestSpelling(words, parseWords, isTerm) ?? null;
  if (!ofPages || !ofObjects) return ofObjects ?? ofPages;
  return compareSpellings(words, ofPages, ofObjects) < 0 ? ofPages : ofObjects;
}

/** Below 0: the first is written more like the words; 0: both are as near. */
export function compareSpellings(words: string, one: string, other: string): number {
  const count = (text: string) => countEdits(words.toLowerCase(), text.toLowerCase(), maxEdits);
  return count(one) - count(other);
}

const maxEdits = 4;

/** What pages and programs were searched for in place of words that stand in none of them; null: as typed. */
export function respell(
  typed: string,
  { clauses }: NamedWords,
  indexes: readonly SiteIndex[],
): string | null {
  const spellings = new Map<string, string>();
  for (const { words, meanings } of clauses) {
    for (const word of words) {
      if (indexes.some(({ text }) => text.hasWord(word))) continue;
      const isTerm = Boolean(meanings);
      const found = indexes.flatMap(({ text }) => text.findOtherSpelling(word, isTerm) ?? [])[0];
      if (found) spellings.set(word, found);
    }
  }
  return spellings.size > 0 ? replaceWords(typed, spellings) : null;
}
