import { type SearchIndex, streamFlag } from '../index/search-index.ts';

/** Whether a term, by its place in the alphabet, is a word that was typed. */
export type TermTest = (term: number) => boolean;

/** How the words of a search stand in the titles of an object; larger is better. */
export const inTitles = { nowhere: 0, within: 1, beginOne: 2, beginSeveral: 3 } as const;

/**
 * Where the words stand in a row in an object's titles. A title in each language and that by which it
 * is known where it was made: what several begin with is its very name, as an azulejo of Seville is one
 * in Spain too, and a star tile of Kashan is so called by translators.
 * @param tests for each word
 */
export function findInTitles(
  index: SearchIndex,
  position: number,
  tests: readonly TermTest[],
): number {
  const { stream, sortedTerms } = index;
  const end = index.streamStarts[position + 1] as number;
  let found: number = inTitles.nowhere;
  let place = 0;
  let matched = 0;
  for (let at = index.streamStarts[position] as number; at < end; ) {
    let mark = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = stream[at++] as number;
      mark |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    if (mark === streamFlag.tierEnd) break;
    if (mark === streamFlag.fieldEnd) {
      place = 0;
      matched = 0;
      continue;
    }
    const term = sortedTerms[mark - streamFlag.firstTerm] as number;
    if (tests[matched]?.(term)) matched++;
    else matched = tests[0]?.(term) ? 1 : 0;
    place++;
    if (matched < tests.length) continue;
    const begins = place === matched;
    if (begins && found >= inTitles.beginOne) return inTitles.beginSeveral;
    found = Math.max(found, begins ? inTitles.beginOne : inTitles.within);
    matched = 0;
  }
  return found;
}

/**
 * The place where terms stand in a row in one field of an object.
 * @param steps of `toSteps` for the same terms
 * @returns the tier of the first place, or -1
 */
export function findPhrase(
  index: SearchIndex,
  position: number,
  terms: readonly number[],
  steps: readonly number[],
): number {
  const { stream, sortedTerms } = index;
  const end = index.streamStarts[position + 1] as number;
  let place = 0;
  let matched = 0;
  for (let at = index.streamStarts[position] as number; at < end; ) {
    let mark = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = stream[at++] as number;
      mark |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    if (mark < streamFlag.firstTerm) {
      matched = 0;
      if (mark === streamFlag.tierEnd) place++;
      continue;
    }
    const term = sortedTerms[mark - streamFlag.firstTerm] as number;
    while (matched > 0 && terms[matched] !== term) matched = steps[matched - 1] as number;
    if (terms[matched] === term) matched++;
    if (matched === terms.length) return place;
  }
  return -1;
}

/** How much of a phrase still fits when its next word does not (Knuth, Morris, Pratt). */
export function toSteps(terms: readonly number[]): number[] {
  const steps = [0];
  for (let at = 1; at < terms.length; at++) {
    let matched = steps[at - 1] as number;
    while (matched > 0 && terms[matched] !== terms[at]) matched = steps[matched - 1] as number;
    steps.push(terms[matched] === terms[at] ? matched + 1 : 0);
  }
  return steps;
}

/** Values in whose label these words stand together. */
export function listValuesWith(index: SearchIndex, words: readonly string[]): number[] {
  const lists = words.map((word) => {
    const term = index.terms.find(word);
    return term < 0
      ? new Uint32Array(0)
      : index.termValues.subarray(index.termValueStarts[term], index.termValueStarts[term + 1]);
  });
  const shortest = lists.reduce((one, other) => (one.length <= other.length ? one : other));
  const joined = `-${words.join('-')}-`;
  return [...shortest].filter((value) => `-${index.values.at(value)}-`.includes(joined));
}
