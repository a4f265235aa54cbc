import { foldWords } from './fold-text.ts';

/** A word as it is written, with the signs that folding deletes. */
const writtenWord = /[\p{L}\p{M}\p{N}\u02BB-\u02BF\u2018\u2019\u201B\u2032'`\u00B4\u02B9\u02C8]+/gu;

export interface WrittenWord {
  readonly text: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The words of a text as they are written, where `foldWords` sees words. */
export function* listWrittenWords(text: string): Generator<WrittenWord> {
  for (const { 0: word, index } of text.matchAll(writtenWord)) {
    yield { text: word, start: index, end: index + word.length };
  }
}

/**
 * A text with other words in the place of some, everything else as it was.
 * @param spellings by folded word
 */
export function replaceWords(text: string, spellings: ReadonlyMap<string, string>): string {
  return text.replace(writtenWord, (word) => spellings.get(foldWords(word).join('')) ?? word);
}

/**
 * The better of two spellings of one folded word, whichever comes first: small letters before
 * capitals, since a name is never without; then the one with more marks, which somebody took the
 * trouble to write (İznik, Kāshān, Hawaiʻi).
 */
export function chooseSpelling(one: string, other: string): string {
  const difference =
    rankCase(one) - rankCase(other) ||
    countMarks(one) - countMarks(other) ||
    (one < other ? 1 : -1);
  return difference > 0 ? one : other;
}

/** Without the quotation marks that stand around it. */
export const trimQuotes = (word: string): string =>
  word.replace(/^[\u2018\u201B'`]+|[\u2019'`]+$/g, '');

function rankCase(word: string): number {
  if (word === word.toLowerCase()) return 2;
  return word.length > 1 && word === word.toUpperCase() ? 0 : 1;
}

const countMarks = (word: string): number => {
  const signs = word.normalize('NFD').match(/[^\p{ASCII}]/gu);
  return signs ? signs.length : 0;
};
