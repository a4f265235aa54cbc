import { expandWord, fit, type TermRange, type WordDictionary } from './expand-word.ts';
import { toNameKey, toSingular } from './name-key.ts';

/**
 * The term that was found in place of a word that does not occur: calligraphy for "calligrafy". Of similar
 * words, only where all of them are spellings of one.
 * @param isTerm the thesaurus knows it, so it is not misspelt
 * @param countOf how often a term occurs, since the usual spelling is told
 * @returns -1: the word stands as it was typed, in singular or plural, or stands for several
 */
export function findOtherSpelling(
  index: WordDictionary,
  word: string,
  isTerm: boolean,
  countOf: (term: number) => number,
): number {
  const { ranges, isSimilar } = expandWord(index, word, false, 'where-needed');
  if (ranges.some((range) => range.fit === fit.exact) || (isTerm && isSimilar)) return -1;
  const terms = listTerms(isSimilar ? ranges : ranges.filter((one) => one.fit === fit.spelling));
  const [first, ...others] = terms;
  if (first === undefined) return -1;
  if (isSimilar && new Set(terms.map((term) => toNameKey(index.terms.at(term)))).size > 1)
    return -1;
  const usual = others.reduce((one, term) => {
    const more = countOf(term) - countOf(one);
    // Of a word in one and many, the one.
    const isShorter = index.terms.at(term).length < index.terms.at(one).length;
    return more > 0 || (more === 0 && isShorter) ? term : one;
  }, first);
  return isToldApart(word, index.terms.at(usual)) ? usual : -1;
}

const listTerms = (ranges: readonly TermRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));

/** Nobody needs to be told that a plural found the singular, or that letters of another script were read. */
const isToldApart = (word: string, found: string): boolean =>
  word.length >= minToldLength &&
  isLatin.test(word) &&
  isLatin.test(found) &&
  !word.startsWith(found) &&
  !found.startsWith(word) &&
  toSingular(word) !== toSingular(found);

const isLatin = /^[a-z]+$/;
const minToldLength = 4;
