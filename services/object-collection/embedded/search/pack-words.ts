import { packKeys, packLists } from '#shared/search/pack-dictionary.ts';

/**
 * The dictionary: terms in alphabetical order, the keys that spellings have in common, and the facet
 * values in whose labels a term stands.
 * @param terms in the order in which they were seen
 * @param valueWords for each value the numbers of its words in that order
 */
export function packWords(terms: readonly string[], valueWords: readonly (readonly number[])[]) {
  const order = terms
    .map((_, seen) => seen)
    .sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
  const sorted = order.map((seen) => terms[seen] as string);
  /** By the order in which terms were seen, their place in the alphabet. */
  const sortedTerms = new Uint32Array(terms.length);
  for (let place = 0; place < order.length; place++) sortedTerms[order[place] as number] = place;

  const valuesOfTerm: number[][] = [];
  for (let value = 0; value < valueWords.length; value++) {
    for (const seen of valueWords[value] as readonly number[]) {
      const place = sortedTerms[seen] as number;
      const list = valuesOfTerm[place];
      if (list) list.push(value);
      else valuesOfTerm[place] = [value];
    }
  }
  const termValues = packLists(Array.from(sorted, (_, place) => valuesOfTerm[place] ?? []));
  return {
    sorted,
    sortedTerms,
    ...packKeys(sorted),
    termValues: termValues.members,
    termValueStarts: termValues.starts,
  };
}
