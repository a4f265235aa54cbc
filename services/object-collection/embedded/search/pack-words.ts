import { toNameKey } from './name-key.ts';

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

  const termsOfKey = new Map<string, number[]>();
  for (let place = 0; place < sorted.length; place++) {
    const key = toNameKey(sorted[place] as string);
    const list = termsOfKey.get(key);
    if (list) list.push(place);
    else termsOfKey.set(key, [place]);
  }
  const keys = [...termsOfKey.keys()].sort();
  const keyTerms = packLists(keys.map((key) => termsOfKey.get(key) as number[]));

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
    keys,
    keyTerms: keyTerms.members,
    keyTermStarts: keyTerms.starts,
    termValues: termValues.members,
    termValueStarts: termValues.starts,
  };
}

/** Lists in a row, and where each begins. */
function packLists(lists: readonly (readonly number[])[]) {
  const starts = new Uint32Array(lists.length + 1);
  for (let index = 0; index < lists.length; index++) {
    starts[index + 1] = (starts[index] as number) + (lists[index] as readonly number[]).length;
  }
  const members = new Uint32Array(starts[lists.length] as number);
  for (let index = 0; index < lists.length; index++) {
    members.set(lists[index] as readonly number[], starts[index]);
  }
  return { members, starts };
}
