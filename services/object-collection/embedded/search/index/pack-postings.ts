import { sizeOfNumber, writeNumber } from './growing-arrays.ts';
import { tierCount } from './record-words.ts';
import { streamFlag } from './search-index.ts';

export interface Postings {
  readonly bytes: Uint8Array;
  /** For each term in alphabetical order; one more at the end. */
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
}

/**
 * For each term the objects in which it stands, each with the best place (title, label, rest), as
 * distances from the one before: most take a byte. Two passes over the texts, one to know the sizes
 * and one to write, need no memory beside the result.
 * @param readWords the words of an object, as `WordStreams` has them
 */
export function packPostings(
  size: number,
  readWords: (position: number) => Uint8Array,
  sortedTerms: Uint32Array,
  termCount: number,
): Postings {
  const counts = new Uint32Array(termCount);
  const sizes = new Uint32Array(termCount);
  eachPosting(size, readWords, sortedTerms, termCount, (term, distance) => {
    counts[term] = (counts[term] as number) + 1;
    sizes[term] = (sizes[term] as number) + sizeOfNumber(distance);
  });
  const starts = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term++) {
    starts[term + 1] = (starts[term] as number) + (sizes[term] as number);
  }
  const bytes = new Uint8Array(starts[termCount] as number);
  const places = starts.slice();
  eachPosting(size, readWords, sortedTerms, termCount, (term, distance) => {
    places[term] = writeNumber(bytes, places[term] as number, distance);
  });
  return { bytes, starts, counts };
}

function eachPosting(
  size: number,
  readWords: (position: number) => Uint8Array,
  sortedTerms: Uint32Array,
  termCount: number,
  take: (term: number, distance: number) => void,
): void {
  // The object in which a term was last seen, plus one.
  const seenIn = new Uint32Array(termCount);
  for (let position = 0; position < size; position++) {
    let tier = 0;
    const words = readWords(position);
    for (let at = 0; at < words.length; ) {
      let mark = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = words[at++] as number;
        mark |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      if (mark >= streamFlag.firstTerm) {
        const term = sortedTerms[mark - streamFlag.firstTerm] as number;
        const last = seenIn[term] as number;
        if (last === position + 1) continue;
        seenIn[term] = position + 1;
        take(term, (position - last) * tierCount + tier);
      } else if (mark === streamFlag.tierEnd) tier++;
    }
  }
}

/** For each facet value its objects, as distances. */
export function packValuePostings(
  objectValues: Uint32Array,
  objectValueStarts: Uint32Array,
  valueCount: number,
) {
  const size = objectValueStarts.length - 1;
  const valueCounts = new Uint32Array(valueCount);
  const valuePostingStarts = new Uint32Array(valueCount + 1);
  const last = new Uint32Array(valueCount);
  const each = (take: (value: number, distance: number) => void) => {
    last.fill(0);
    for (let position = 0; position < size; position++) {
      const end = objectValueStarts[position + 1] as number;
      for (let at = objectValueStarts[position] as number; at < end; at++) {
        const value = objectValues[at] as number;
        take(value, position - (last[value] as number));
        last[value] = position + 1;
      }
    }
  };
  const sizes = new Uint32Array(valueCount);
  each((value, distance) => {
    valueCounts[value] = (valueCounts[value] as number) + 1;
    sizes[value] = (sizes[value] as number) + sizeOfNumber(distance);
  });
  for (let value = 0; value < valueCount; value++) {
    valuePostingStarts[value + 1] =
      (valuePostingStarts[value] as number) + (sizes[value] as number);
  }
  const valuePostings = new Uint8Array(valuePostingStarts[valueCount] as number);
  const places = valuePostingStarts.slice();
  each((value, distance) => {
    places[value] = writeNumber(valuePostings, places[value] as number, distance);
  });
  return { valueCounts, valuePostingStarts, valuePostings };
}

const maxDensePrefixLength = 3;
/** An index this small is read whole faster than prefixes are looked up. */
const minPostings = 20_000;

/**
 * Beginnings of words that so many objects have that reading the terms one by one would be slow, as
 * when somebody has typed one letter. For each, two bits an object: no, or where it stands best.
 */
export function findDensePrefixes(
  sorted: readonly string[],
  { bytes, starts, counts }: Postings,
  size: number,
): { prefixes: string[]; tiers: Uint8Array } {
  const threshold = Math.max(size / 4, minPostings);
  const totals = new Map<string, { count: number; from: number; to: number }>();
  for (let term = 0; term < sorted.length; term++) {
    const text = sorted[term] as string;
    for (let length = 1; length <= Math.min(maxDensePrefixLength, text.length); length++) {
      const prefix = text.slice(0, length);
      const total = totals.get(prefix);
      if (total) {
        total.count += counts[term] as number;
        total.to = term + 1;
      } else totals.set(prefix, { count: counts[term] as number, from: term, to: term + 1 });
    }
  }
  const dense = [...totals].filter(([, { count }]) => count >= threshold);
  const bytesEach = Math.ceil(size / 4);
  const tiers = new Uint8Array(dense.length * bytesEach);
  const best = new Uint8Array(size);
  dense.forEach(([, { from, to }], index) => {
    best.fill(0);
    for (let term = from; term < to; term++) {
      const end = starts[term + 1] as number;
      let position = -1;
      for (let at = starts[term] as number; at < end; ) {
        let number = 0;
        let shift = 0;
        let byte: number;
        do {
          byte = bytes[at++] as number;
          number |= (byte & 127) << shift;
          shift += 7;
        } while (byte > 127);
        const distance = Math.floor(number / tierCount);
        position += distance + 1;
        const rank = tierCount - (number - distance * tierCount);
        if (rank > (best[position] as number)) best[position] = rank;
      }
    }
    const start = index * bytesEach;
    for (let position = 0; position < size; position++) {
      const place = start + (position >> 2);
      tiers[place] =
        (tiers[place] as number) | ((best[position] as number) << ((position & 3) * 2));
    }
  });
  return { prefixes: dense.map(([prefix]) => prefix), tiers };
}
