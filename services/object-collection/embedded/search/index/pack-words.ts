import { countUp, packKeys } from '#shared/search/pack-dictionary.ts';
import { invert } from '../results/order-objects.ts';

/**
 * The dictionary: terms in alphabetical order, the keys that spellings have in common, and the facet
 * values in whose labels a term stands.
 * @param terms in the order in which they were seen
 * @param valueWords for each value the numbers of its words in that order
 */
export function packWords(terms: readonly string[], valueWords: readonly (readonly number[])[]) {
  const order = countUp(terms.length).sort((a, b) =>
    (terms[a] as string) < (terms[b] as string) ? -1 : 1,
  );
  const sorted = Array.from(order, (seen) => terms[seen] as string);
  /** By the order in which terms were seen, their place in the alphabet. */
  const sortedTerms = invert(order);
  return {
    sorted,
    sortedTerms,
    ...packKeys(sorted),
    ...packTermValues(sortedTerms, valueWords),
  };
}

/** Few terms are words of values: lists for all of them would cost more than the dictionary. */
function packTermValues(sortedTerms: Uint32Array, valueWords: readonly (readonly number[])[]) {
  const termValueStarts = new Uint32Array(sortedTerms.length + 1);
  const placeOf = (seen: number) => sortedTerms[seen] as number;
  for (const words of valueWords) {
    for (const seen of words) (termValueStarts[placeOf(seen) + 1] as number)++;
  }
  for (let place = 0; place < sortedTerms.length; place++) {
    (termValueStarts[place + 1] as number) += termValueStarts[place] as number;
  }
  const termValues = new Uint32Array(termValueStarts.at(-1) ?? 0);
  const ends = termValueStarts.slice();
  for (let value = 0; value < valueWords.length; value++) {
    for (const seen of valueWords[value] as readonly number[]) {
      termValues[(ends[placeOf(seen)] as number)++] = value;
    }
  }
  return { termValueStarts, termValues };
}
