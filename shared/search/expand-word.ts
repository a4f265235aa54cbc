import { allowedErrors, type SimilarTerms } from './find-similar.ts';
import { isOrdinaryWord, toNameKey } from './name-key.ts';
import type { StringTable } from './string-table.ts';
import { findTransliterated } from './transliterate.ts';

/** The words that occur in an index, and the keys that spellings of one name have in common. */
export interface WordDictionary {
  /** Folded, alphabetical. */
  readonly terms: StringTable;
  readonly similar: SimilarTerms;
  /** Of `toNameKey`, alphabetical; the terms of each are those between two of the starts. */
  readonly keys: StringTable;
  readonly keyTermStarts: Uint32Array;
  readonly keyTerms: Uint32Array;
  readonly facts: { readonly densePrefixes: readonly string[] };
  /** How many things have a term. */
  countOf(term: number): number;
}

/**
 * How well a term fits what was typed, in eighths. A whole word of the label is worth more than the
 * beginning of one in the title, see `tierWorth`.
 */
export const fit = { exact: 8, spelling: 6, beginning: 4, similar: 3, distant: 2 } as const;

/** Terms in a row of the alphabet that fit equally well. */
export interface TermRange {
  readonly from: number;
  readonly to: number;
  readonly fit: number;
}

export interface ExpandedWord {
  /** Best fits first; a term may be in several. */
  readonly ranges: readonly TermRange[];
  /** A beginning of which the index knows the objects; its range is not among `ranges`. */
  readonly densePrefix: number;
  /** Whether the word itself does not occur, and typing errors had to be forgiven. */
  readonly isSimilar: boolean;
}

/**
 * Whether words that begin so or are similar are looked for: never, where nothing else fits, or
 * always. While somebody is typing, the last word is a beginning too where it is a whole word.
 */
export type Tolerance = 'exact' | 'where-needed' | 'typing' | 'always';

/** What English and Spanish words take at their end and stay what they are: tiled, weaving, Iranian, azules. */
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ings', 'n', 'an', 'ian', 'en', 'ish'];
/** Of fewer letters other words are made: "car" and "caring", "in" and "inn". */
const minInflectedLength = 4;

const minKeyBeginningLength = 4;
const minMisspeltLength = 6;
const isLatin = /^[a-z0-9]+$/;

/** The terms that a word stands for, see the contract's `words`. */
export function expandWord(
  index: WordDictionary,
  word: string,
  mayBeUnfinished: boolean,
  tolerance: Tolerance,
): ExpandedWord {
  const { terms } = index;
  const ranges: TermRange[] = [];
  const exact = terms.find(word);
  if (exact >= 0) ranges.push({ from: exact, to: exact + 1, fit: fit.exact });
  const key = toNameKey(word);
  addKeys(index, ranges, index.keys.find(key), exact, fit.spelling);
  const isWhole = ranges.length > 0;
  let densePrefix = -1;
  // A whole word was meant: azul is no azulejo. One letter is rather the beginning of a word.
  const isOpen =
    mayBeUnfinished &&
    (!isWhole || word.length === 1 || tolerance === 'typing' || tolerance === 'always');
  if (isWhole && !isOpen && tolerance !== 'exact') addInflected(terms, ranges, word);
  if (isOpen || (!isWhole && tolerance !== 'exact')) {
    const [from, to] = terms.findPrefix(word);
    densePrefix = index.facts.densePrefixes.indexOf(word);
    if (densePrefix < 0 && from < to) ranges.push({ from, to, fit: fit.beginning });
  }
  // Another spelling of a name that is still being typed; who typed a whole word meant that.
  if (mayBeUnfinished && !isWhole && key.length >= minKeyBeginningLength && key !== word) {
    const [from, to] = index.keys.findPrefix(key);
    for (let place = from; place < to; place++) {
      addKeys(index, ranges, place, exact, fit.beginning);
    }
  }
  const isWritten = ranges.length > 0 || densePrefix >= 0;
  const elsewhere = tolerance === 'exact' ? [] : findTransliterated(terms, word);
  for (const term of elsewhere) ranges.push({ from: term, to: term + 1, fit: fit.spelling });
  // A name that is here in the other script only may still be misspelt in its own. Of few letters
  // anything is a letter away: ʻuala is neither sala nor kala.
  const mayBeMisspelt = isLatin.test(word) && word.length >= minMisspeltLength;
  const isKnown = isWritten || (elsewhere.length > 0 && !mayBeMisspelt);
  if (tolerance === 'always' || (!isKnown && tolerance !== 'exact')) {
    const similar = index.similar
      .find(word, mayBeUnfinished)
      .filter(({ term }) => isLikelier(index, term, word));
    for (const { term, distance } of similar) {
      // One error is likelier than two.
      if (distance > (similar[0]?.distance ?? 0)) break;
      ranges.push({
        from: term,
        to: term + 1,
        fit: distance > 1 ? fit.distant : fit.similar,
      });
    }
  }
  return {
    ranges,
    densePrefix,
    isSimilar:
      !isKnown && elsewhere.length === 0 && tolerance !== 'exact' && allowedErrors(word) > 0,
  };
}

/**
 * Whether a word that does not occur is a misspelling of a term. A word that everybody knows is none: no duck is
 * dusk. Of few letters another one in the place of one makes another word, unless the term is in many places.
 */
function isLikelier(index: WordDictionary, term: number, word: string): boolean {
  if (isOrdinaryWord(word)) return false;
  const found = index.terms.at(term);
  const isReplaced = found.length === word.length && sortLetters(found) !== sortLetters(word);
  return !isReplaced || word.length > shortLength || index.countOf(term) >= frequent;
}

const shortLength = 5;
const frequent = 8;

const sortLetters = (word: string): string => [...word].sort().join('');

function addInflected(terms: StringTable, ranges: TermRange[], word: string): void {
  if (word.length < minInflectedLength || !isLatin.test(word)) return;
  const inflected = endings.map((ending) => word + ending);
  // carve, carving
  if (word.endsWith('e')) inflected.push(`${word.slice(0, -1)}ing`);
  for (const one of inflected) {
    const term = terms.find(one);
    const isKnown = ranges.some(({ from, to }) => term >= from && term < to);
    if (term >= 0 && !isKnown) ranges.push({ from: term, to: term + 1, fit: fit.beginning });
  }
}

function addKeys(
  index: WordDictionary,
  ranges: TermRange[],
  key: number,
  exact: number,
  fits: number,
): void {
  if (key < 0) return;
  const end = index.keyTermStarts[key + 1] as number;
  for (let at = index.keyTermStarts[key] as number; at < end; at++) {
    const term = index.keyTerms[at] as number;
    if (term !== exact) ranges.push({ from: term, to: term + 1, fit: fits });
  }
}
