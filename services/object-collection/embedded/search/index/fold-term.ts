import { foldWords } from '#shared/search/fold-text.ts';
import { memoize } from '../../memoize.ts';

/** A longer text stands in one record, or in few. */
const longestTerm = 200;

const foldAgain = memoize<readonly string[]>(foldWords);

/** The folded words of a text that many records have: a material, a kind, a maker's name. */
export const foldTerm = (text: string): readonly string[] =>
  text.length > longestTerm ? foldWords(text) : foldAgain(text);
