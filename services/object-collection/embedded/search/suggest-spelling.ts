import { expandWord } from '#shared/search/expand-word.ts';
import { type Clause, parseWords } from '#shared/search/parse-words.ts';
import type { WordMatcher } from './match-words.ts';
import type { SearchIndex } from './search-index.ts';

/** Each try is a search. */
const mostTries = 4;
/** A word that this many more objects have is the likelier one. */
const likelierBy = 8;

/**
 * The text with words in place of those that do not occur, or hardly, and look like another.
 * @returns null when nothing that finds something is near
 */
export function suggestSpelling(
  index: SearchIndex,
  matcher: WordMatcher,
  text: string,
): string | null {
  const parsed = parseWords(text);
  if (!parsed) return null;
  const choices = parsed.clauses.map((clause) =>
    clause.words.map((word) => listLikely(index, word)),
  );
  for (let attempt = 0; attempt < mostTries; attempt++) {
    let isOther = false;
    const corrected = parsed.clauses
      .map((clause, at) => {
        const words = clause.words.map((word, which) => {
          const likely = choices[at]?.[which] ?? [];
          const chosen = likely[Math.min(attempt, likely.length - 1)];
          if (chosen === undefined || chosen === word) return word;
          isOther = true;
          return chosen;
        });
        return toText(clause, words);
      })
      .join(' ');
    const again = isOther ? parseWords(corrected) : null;
    if (!again) return null;
    const { positions, match } = matcher.match(again);
    if (match === 'exact' && positions.length > 0) return corrected;
  }
  return null;
}

function listLikely(index: SearchIndex, word: string): string[] {
  const known = expandWord(index, word, false, 'where-needed');
  const own = known.isSimilar
    ? 0
    : known.ranges.reduce((sum, { from, to }) => sum + countTerms(index, from, to), 0);
  return index.similar
    .find(word, false)
    .map(({ term, distance }) => ({ term, distance, count: countTerms(index, term, term + 1) }))
    .filter(({ count }) => count > own * likelierBy)
    .sort((a, b) => a.distance - b.distance || b.count - a.count || a.term - b.term)
    .slice(0, mostTries)
    .map(({ term }) => index.terms.at(term));
}

function countTerms(index: SearchIndex, from: number, to: number): number {
  let count = 0;
  for (let term = from; term < to; term++) count += index.postingCounts[term] as number;
  return count;
}

const toText = ({ field, isPhrase }: Clause, words: readonly string[]): string => {
  const joined = words.join(' ');
  return `${field ? `${field}:` : ''}${isPhrase || (field && words.length > 1) ? `"${joined}"` : joined}`;
};
