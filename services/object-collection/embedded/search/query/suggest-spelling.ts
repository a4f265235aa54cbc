import { expandWord, fit } from '#shared/search/expand-word.ts';
import { isOrdinaryWord } from '#shared/search/name-key.ts';
import { findOtherSpelling } from '#shared/search/other-spelling.ts';
import { replaceWords } from '#shared/search/written-words.ts';
import { tier } from '../index/record-words.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { WordMatcher } from './match-words.ts';
import { findBroader } from './plan-clause.ts';
import type { UnderstoodWords } from './understand-words.ts';

/** Each try is a search. */
const maxTries = 4;
/** A word that this many more objects have is the likelier one. */
const likelierBy = 8;
/** The number of objects that are read for the spelling of a word. */
const maxHolders = 6;

export interface SuggestedSpelling {
  /** The typed text with folded words in place of the unlikely ones. */
  readonly text: string;
  /** For each replaced word, folded, the one in its place and objects that have it. */
  readonly replaced: ReadonlyMap<
    string,
    { readonly term: string; readonly positions: readonly number[] }
  >;
}

/**
 * The text with words in place of those that do not occur, or hardly, and look like another.
 * @returns null when nothing that finds something is near
 */
export function suggestSpelling(
  index: SearchIndex,
  matcher: WordMatcher,
  { text, clauses }: UnderstoodWords,
  understand: (text: string) => UnderstoodWords | null,
): SuggestedSpelling | null {
  const typed = clauses.filter(({ time }) => !time);
  const words = new Set(typed.flatMap((clause) => clause.words));
  const terms = new Set(typed.flatMap((clause) => (clause.meanings ? clause.words : [])));
  const choices = new Map(
    [...words].map((word) => [word, terms.has(word) ? [] : listLikely(index, word)]),
  );
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const chosen = new Map<string, number>();
    for (const [word, likely] of choices) {
      const term = likely[Math.min(attempt, likely.length - 1)];
      if (term !== undefined) chosen.set(word, term);
    }
    // A text with an error in it is written anew as a whole, names as most objects have them.
    if (chosen.size > 0) {
      for (const word of words) {
        const usual = chosen.has(word) ? undefined : findUsualSpelling(index, word);
        if (usual !== undefined) chosen.set(word, usual);
      }
    }
    const suggested = toSuggestion(index, text, chosen);
    const again = suggested.text === text ? null : understand(suggested.text);
    if (!again) return null;
    const { positions, match } = matcher.match(again);
    if (match === 'exact' && positions.length > 0) return suggested;
  }
  return null;
}

/** @param chosen for each replaced word the term in its place */
function toSuggestion(
  index: SearchIndex,
  text: string,
  chosen: ReadonlyMap<string, number>,
): SuggestedSpelling {
  const terms = new Map([...chosen].map(([word, term]) => [word, index.terms.at(term)]));
  return {
    text: replaceWords(text, terms),
    replaced: new Map(
      [...chosen].map(([word, term]) => [
        word,
        { term: index.terms.at(term), positions: listHolders(index, term) },
      ]),
    ),
  };
}

function listLikely(index: SearchIndex, word: string): number[] {
  if (isOrdinaryWord(word)) return [];
  const known = expandWord(index, word, false, 'where-needed');
  const own = known.isSimilar
    ? 0
    : known.ranges.reduce((sum, { from, to }) => sum + countTerms(index, from, to), 0);
  return index.similar
    .find(word, false)
    .map(({ term, distance }) => ({ term, distance, count: countTerms(index, term, term + 1) }))
    .filter(({ count }) => count > own * likelierBy)
    .sort((a, b) => a.distance - b.distance || b.count - a.count || a.term - b.term)
    .slice(0, maxTries)
    .map(({ term }) => term);
}

/**
 * The text with the spellings that found something in place of words that no object has: "calligrafy" found
 * calligraphy. Of similar words, only where all of them are one word.
 * @param match how that was found
 * Of a term that nothing has, the broader one that was looked for.
 * @returns null where the words stand as they were typed, or in singular and plural
 */
export function respell(
  index: SearchIndex,
  { text, clauses }: UnderstoodWords,
  match: 'exact' | 'similar' | 'partial',
): SuggestedSpelling | null {
  if (match === 'partial') return null;
  const chosen = new Map<string, number>();
  const countOf = (term: number) => index.postingCounts[term] as number;
  for (const clause of clauses) {
    const { words, time, meanings } = clause;
    const [broader, ...more] = findBroader(index, clause) ?? [];
    if (broader && more.length === 0 && words.length === 1) {
      chosen.set(words[0] as string, index.terms.find(broader));
      continue;
    }
    for (const word of time ? [] : words) {
      const term = findOtherSpelling(index, word, Boolean(meanings), countOf);
      if (term >= 0) chosen.set(word, term);
    }
  }
  return chosen.size === 0 ? null : toSuggestion(index, text, chosen);
}

/** The spelling of a name that most objects have; undefined where it is written as some have it. */
function findUsualSpelling(index: SearchIndex, word: string): number | undefined {
  const { ranges, isSimilar } = expandWord(index, word, false, 'where-needed');
  if (isSimilar || ranges.length === 0 || ranges.some((range) => range.fit !== fit.spelling))
    return;
  const terms = ranges.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  );
  const count = (term: number) => index.postingCounts[term] as number;
  return terms.reduce((usual, term) => (count(term) > count(usual) ? term : usual));
}

function countTerms(index: SearchIndex, from: number, to: number): number {
  let count = 0;
  for (let term = from; term < to; term++) count += index.postingCounts[term] as number;
  return count;
}

/** Objects that have a term where people look first. */
function listHolders(index: SearchIndex, term: number): number[] {
  const holders: [number, number][] = [];
  index.readPostings(term, (position, place) => {
    if (holders.length < maxHolders || place < tier.rest) holders.push([place, position]);
    if (holders.length > maxHolders * 4) holders.sort(byPlace).length = maxHolders;
  });
  return holders
    .sort(byPlace)
    .slice(0, maxHolders)
    .map(([, position]) => position);
}

const byPlace = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;
