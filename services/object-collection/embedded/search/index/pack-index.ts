import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { countUp } from '#shared/search/pack-dictionary.ts';
import { packStrings } from '#shared/search/string-table.ts';
import { chooseBars } from '../results/choose-bars.ts';
import { listFacetNames, toFacetNumber, toValueKey } from '../results/facet-values.ts';
import {
  invert,
  type Orders,
  orderAccessionNumbers,
  orderObjects,
} from '../results/order-objects.ts';
import type { GrowingNumbers } from './growing-arrays.ts';
import { findDensePrefixes, packPostings, packValuePostings } from './pack-postings.ts';
import { packWords } from './pack-words.ts';
import { type IndexFacts, titlesPerObject } from './search-index.ts';
import type { Section, SectionSink } from './sections.ts';
import type { WordStreams } from './word-streams.ts';

export interface ListedValue {
  readonly facet: number;
  readonly value: string;
  label: string | TextByLanguage | null;
}

/** The data read from the objects, in the order in which they arrived. */
export interface Collected {
  /** In the order in which they were first seen, which are their numbers in `streams`. */
  readonly terms: string[];
  readonly termIds: Map<string, number>;
  readonly values: ListedValue[];
  readonly streams: WordStreams;
  readonly objectValues: GrowingNumbers;
  readonly objectValueStarts: GrowingNumbers;
  readonly titleHashes: GrowingNumbers;
  readonly rowHashes: GrowingNumbers;
  readonly prominence: GrowingNumbers;
  readonly numbers: number[];
  readonly addedAt: number[];
  readonly earliest: number[];
  readonly latest: number[];
  readonly sortTitles: string[];
  readonly accessionNumbers: string[];
}

/**
 * Lays the index out. What was collected is given up on the way, and each array given to the sink as
 * soon as it is made, since with the index beside it a large collection would need twice the memory.
 */
export function packIndex(collected: Collected, sink: SectionSink): IndexFacts {
  const addAll = (sections: Readonly<Record<string, Section>>) => {
    for (const [name, section] of Object.entries(sections)) sink.add(name, section);
  };
  const addTexts = (name: string, texts: readonly string[]) => {
    const { letters, starts } = packStrings(texts);
    addAll({ [`${name}Letters`]: letters, [`${name}Starts`]: starts });
  };

  const orders = orderObjects({
    ...collected,
    prominence: collected.prominence.view,
    kindOf: (arrival) => sayKind(collected, arrival),
  });
  const { arrivals } = orders;
  const size = arrivals.length;
  const accessions = orderAccessionNumbers(collected.accessionNumbers, orders.positions);
  addTexts('accessions', accessions.texts);
  addAll({ accessionObjects: accessions.objects });
  collected.sortTitles.length = 0;
  collected.accessionNumbers.length = 0;
  addAll(arrangeOrders(orders));

  const earliest = new Int32Array(arrivals).map((arrival) => collected.earliest[arrival] as number);
  const latest = new Int32Array(arrivals).map((arrival) => collected.latest[arrival] as number);
  const { bars, first, last } = chooseBars(earliest, latest);
  addAll({ earliest, latest, firstBars: first, lastBars: last });
  addAll(arrangeRowFacts(collected, arrivals));
  for (const list of [collected.numbers, collected.addedAt, collected.earliest, collected.latest]) {
    list.length = 0;
  }
  for (const list of [collected.prominence, collected.rowHashes, collected.titleHashes])
    list.clear();

  const same = mergeValues(collected);
  const valueOrder = collected.values
    .map((_, id) => id)
    .filter((id) => same[id] === id)
    .sort(compareValues(collected.values));
  const values = valueOrder.map((id) => collected.values[id] as ListedValue);
  addTexts(
    'values',
    values.map(({ value }) => value),
  );
  addTexts(
    'labels',
    values.map(({ label }) => JSON.stringify(label)),
  );
  const placeOf = new Uint32Array(collected.values.length);
  for (const [place, id] of valueOrder.entries()) placeOf[id] = place;
  const valueRank = same.map((id) => placeOf[id] as number);
  addAll(arrangeValues(collected, arrivals, valueRank, valueOrder.length));
  collected.objectValues.clear();

  const valueWords = listValueWords(collected, values);
  const termCount = collected.terms.length;
  collected.termIds.clear();
  const words = packWords(collected.terms, valueWords);
  collected.terms.length = 0;
  addTexts('terms', words.sorted);
  addTexts('keys', words.keys);
  const { sortedTerms, keyTermStarts, keyTerms, termValueStarts, termValues } = words;
  addAll({ sortedTerms, keyTermStarts, keyTerms, termValueStarts, termValues });

  addStreams(sink, collected.streams, arrivals);
  const readWords = (position: number) => collected.streams.read(arrivals[position] as number);
  const postings = packPostings(size, readWords, sortedTerms, termCount);
  const dense = findDensePrefixes(words.sorted, postings, size);
  addAll({
    dense: dense.tiers,
    postings: postings.bytes,
    postingStarts: postings.starts,
    postingCounts: postings.counts,
  });

  return {
    size,
    facetStarts: [...listFacetNames, null].map((_, facet) => {
      const firstOfFacet = values.findIndex((value) => value.facet >= facet);
      return firstOfFacet === -1 ? values.length : firstOfFacet;
    }),
    bars,
    densePrefixes: dense.prefixes,
  };
}

const typeFacet = toFacetNumber('type');
/** "de" is in the name of many kinds. */
const minKindWord = 4;

/** What an object is, in words: a panel and a tile panel are both panels. */
function sayKind({ values, objectValues, objectValueStarts }: Collected, arrival: number) {
  const [from, to] = [arrival, arrival + 1].map((at) => objectValueStarts.view[at] as number);
  return Array.from(objectValues.view.subarray(from, to), (at) => values[at] as ListedValue)
    .filter(({ facet }) => facet === typeFacet)
    .flatMap(({ value }) => value.split('-').filter(({ length }) => length >= minKindWord));
}

function arrangeOrders({ byTitle, byDate, byNewest, byAdded }: Orders) {
  return {
    ...{ byTitle, byDate, byNewest, byAdded },
    titleRank: invert(byTitle),
    dateRank: invert(byDate),
    newestRank: invert(byNewest),
    addedRank: invert(byAdded),
  };
}

function arrangeRowFacts(collected: Collected, arrivals: Uint32Array) {
  const rowHashes = collected.rowHashes.view;
  const arrived = collected.titleHashes.view;
  const titleHashes = new Uint32Array(arrivals.length * titlesPerObject);
  for (let at = 0; at < titleHashes.length; at++) {
    const arrival = arrivals[Math.floor(at / titlesPerObject)] as number;
    titleHashes[at] = arrived[arrival * titlesPerObject + (at % titlesPerObject)] as number;
  }
  const numbers = new Float64Array(arrivals.length);
  arrivals.forEach((arrival, position) => {
    numbers[position] = collected.numbers[arrival] as number;
  });
  const prominence = collected.prominence.view;
  return {
    numbers,
    prominence: Uint8Array.from(arrivals, (arrival) => prominence[arrival] as number),
    rowHashes: arrivals.map((arrival) => rowHashes[arrival] as number),
    titleHashes,
    ...sortTitles(titleHashes),
  };
}

/** Titles in order, so that the objects of a whole title are found at once. */
function sortTitles(titleHashes: Uint32Array) {
  const places = countUp(titleHashes.length).filter((at) => titleHashes[at] !== 0);
  places.sort((a, b) => (titleHashes[a] as number) - (titleHashes[b] as number) || a - b);
  return {
    sortedTitles: places.map((at) => titleHashes[at] as number),
    sortedTitleObjects: places.map((at) => Math.floor(at / titlesPerObject)),
  };
}

const compareValues = (values: readonly ListedValue[]) => (a: number, b: number) => {
  const one = values[a] as ListedValue;
  const other = values[b] as ListedValue;
  return one.facet - other.facet || (one.value < other.value ? -1 : 1);
};

/** Colors, true and false are chosen, not searched for. */
const firstFacetWithoutWords = listFacetNames.indexOf('color');

/** The words of the values' labels, which become terms as well, so that values are found by them. */
function listValueWords({ terms, termIds }: Collected, values: readonly ListedValue[]): number[][] {
  const toId = (word: string) => {
    const known = termIds.get(word);
    if (known !== undefined) return known;
    termIds.set(word, terms.length);
    return terms.push(word) - 1;
  };
  return values.map(({ facet, label }) => {
    if (facet >= firstFacetWithoutWords) return [];
    const texts = typeof label === 'string' ? [label] : Object.values(label ?? {});
    return [...new Set(texts.flatMap(foldWords))].map(toId);
  });
}

/** For each value the most frequent spelling of it. */
function mergeValues({ values, objectValues }: Collected): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (const value of objectValues.view) counts[value] = (counts[value] as number) + 1;
  const chosen = new Map<string, number>();
  const keys = values.map(({ facet, value }) => `${facet} ${toValueKey(facet, value)}`);
  for (const [id, key] of keys.entries()) {
    const best = chosen.get(key);
    if (best === undefined || (counts[id] as number) > (counts[best] as number))
      chosen.set(key, id);
  }
  return Uint32Array.from(keys, (key) => chosen.get(key) as number);
}

/** Objects' values by their positions, and each value's objects. */
function arrangeValues(
  collected: Collected,
  arrivals: Uint32Array,
  valueRank: Uint32Array,
  valueCount: number,
) {
  const arrived = collected.objectValues.view;
  const starts = collected.objectValueStarts.view;
  const objectValues = new Uint32Array(arrived.length);
  const objectValueStarts = new Uint32Array(arrivals.length + 1);
  let end = 0;
  for (let position = 0; position < arrivals.length; position++) {
    const arrival = arrivals[position] as number;
    const last = starts[arrival + 1] as number;
    for (let at = starts[arrival] as number; at < last; at++) {
      const value = valueRank[arrived[at] as number] as number;
      // Two spellings of one value are one.
      if (!objectValues.subarray(objectValueStarts[position], end).includes(value)) {
        objectValues[end++] = value;
      }
    }
    objectValueStarts[position + 1] = end;
  }
  return {
    objectValues: objectValues.subarray(0, end),
    objectValueStarts,
    ...packValuePostings(objectValues, objectValueStarts, valueCount),
  };
}

/** Objects' words by their positions. */
function addStreams(sink: SectionSink, streams: WordStreams, arrivals: Uint32Array): void {
  const streamStarts = new Uint32Array(arrivals.length + 1);
  const pieces = function* () {
    const piece = new Uint8Array(pieceSize);
    let length = 0;
    let end = 0;
    for (let position = 0; position < arrivals.length; position++) {
      const bytes = streams.read(arrivals[position] as number);
      end += bytes.length;
      streamStarts[position + 1] = end;
      if (length + bytes.length > pieceSize) {
        yield piece.subarray(0, length);
        length = 0;
      }
      if (bytes.length > pieceSize) yield bytes;
      else {
        piece.set(bytes, length);
        length += bytes.length;
      }
    }
    yield piece.subarray(0, length);
  };
  sink.addBytes('stream', streams.length, pieces());
  sink.add('streamStarts', streamStarts);
}

const pieceSize = 1 << 20;
