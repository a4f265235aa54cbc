import { type SearchIndex, streamMark } from './search-index.ts';

/**
 * Where the words stand in a row in one of an object's titles.
 * @param ranges for each word the terms that begin with it
 * @returns the place of the first word, or -1
 */
export function findInTitle(
  index: SearchIndex,
  position: number,
  ranges: readonly (readonly [number, number])[],
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
    if (mark === streamMark.tierEnd) return -1;
    if (mark === streamMark.fieldEnd) {
      place = 0;
      matched = 0;
      continue;
    }
    const term = sortedTerms[mark - streamMark.firstTerm] as number;
    const fits = (which: number) => {
      const [from, to] = ranges[which] as readonly [number, number];
      return term >= from && term < to;
    };
    if (fits(matched)) matched++;
    else matched = fits(0) ? 1 : 0;
    place++;
    if (matched === ranges.length) return place - matched;
  }
  return -1;
}

/** @returns the tier of the first place where the terms stand in a row, or -1 */
export function findPhrase(index: SearchIndex, position: number, terms: readonly number[]): number {
  let place = 0;
  let foundAt = -1;
  let recent: number[] = [];
  index.readStream(position, (mark) => {
    if (foundAt >= 0) return;
    if (mark < streamMark.firstTerm) {
      recent = [];
      if (mark === streamMark.tierEnd) place++;
      return;
    }
    recent.push(index.sortedTerms[mark - streamMark.firstTerm] as number);
    if (recent.length > terms.length) recent.shift();
    if (recent.length === terms.length && recent.every((term, at) => term === terms[at])) {
      foundAt = place;
    }
  });
  return foundAt;
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
