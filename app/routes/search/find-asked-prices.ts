import { foldWords } from '#shared/search/fold-text.ts';
import { toSingular } from '#shared/search/name-key.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { readList, type VisitWords } from './read-visit-question.ts';

export interface Price {
  /** What it is called, whose it is and what it costs. */
  readonly text: string;
  readonly isFree: boolean;
}

/**
 * Which of the prices a question is about: "how much for kids", "senior discount". Who comes with children asks
 * for what is free.
 */
export function findAskedPrices(
  prices: readonly Price[],
  asked: string,
  tables: readonly VisitWords[],
): boolean[] {
  const words = foldWords(asked).filter((word) => !isSmallWord(word));
  const isYoung = words.some((word) =>
    tables.some((table) => readList(table, 'children').words.has(word)),
  );
  if (isYoung) return prices.map(({ isFree }) => isFree);
  const written = prices.map(({ text }) => new Set(foldWords(text).map(toSingular)));
  // What stands in several of them tells none apart: "admission".
  const telling = words
    .map(toSingular)
    .filter((word) => written.filter((texts) => texts.has(word)).length === 1);
  return written.map((texts) => telling.some((word) => texts.has(word)));
}
