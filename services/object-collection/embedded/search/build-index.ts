import { foldWords } from '#shared/fold-text.ts';
import type { TextByLanguage } from '#shared/localized-text.ts';
import type { ObjectRecord } from '../object-record.ts';
import { chooseBars } from './choose-bars.ts';
import { listFacetNames, toFacetValues } from './facet-values.ts';
import { GrowingBytes, GrowingNumbers } from './growing-arrays.ts';
import { hashText } from './hash-text.ts';
import { findDensePrefixes, packPostings, packValuePostings } from './pack-postings.ts';
import { packWords } from './pack-words.ts';
import { toRecordWords } from './record-words.ts';
import {
  type IndexFacts,
  indexFormat,
  type SearchIndex,
  streamMark,
  titlesKept,
  undated,
} from './search-index.ts';
import { packSections } from './sections.ts';
import { packStrings } from './string-table.ts';

/** One object's row of the database. */
export interface IndexRow {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly sort_title: string;
  readonly sort_accession_number: string;
  readonly earliest_year: number | null;
  readonly latest_year: number | null;
  readonly has_image: number;
  readonly added_at: string;
  /** Null: as the index before has it. */
  readonly record: string | null;
}

interface ListedValue {
  readonly facet: number;
  readonly value: string;
  label: string | TextByLanguage | null;
}

/**
 * Makes an index of rows that arrive in the order of their ids. What it holds meanwhile is as compact
 * as the index itself, so that a million objects fit a thread's memory.
 * @param before an index whose unchanged objects are taken over without reading their records
 */
export class IndexBuilder {
  readonly #before: SearchIndex | null;
  readonly #termIds = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #valueIds = new Map<string, number>();
  readonly #values: ListedValue[] = [];
  readonly #stream = new GrowingBytes();
  readonly #streamStarts = new GrowingNumbers();
  readonly #objectValues = new GrowingNumbers();
  readonly #objectValueStarts = new GrowingNumbers();
  readonly #titleHashes = new GrowingNumbers();
  readonly #rowHashes = new GrowingNumbers();
  readonly #hasImage = new GrowingNumbers();
  readonly #numbers: number[] = [];
  readonly #addedAt: number[] = [];
  readonly #earliest: number[] = [];
  readonly #latest: number[] = [];
  readonly #sortTitles: string[] = [];
  readonly #accessionNumbers: string[] = [];
  /** Ids here of the terms and values of the index before, plus one. */
  readonly #termsOfBefore: Uint32Array;
  readonly #valuesOfBefore: Uint32Array;
  /** Positions in the index before, by ascending numbers. */
  readonly #byNumber: Uint32Array;

  constructor(before: SearchIndex | null = null) {
    this.#before = before;
    this.#termsOfBefore = new Uint32Array(before?.terms.length ?? 0);
    this.#valuesOfBefore = new Uint32Array(before?.values.length ?? 0);
    this.#byNumber = Uint32Array.from({ length: before?.size ?? 0 }, (_, position) => position);
    if (before) {
      const { numbers } = before;
      this.#byNumber.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
    }
  }

  /** The numbers of the rows whose records it needs: those the index before has not, or otherwise. */
  listChanged(rows: readonly Omit<IndexRow, 'record'>[]): number[] {
    return rows.filter((row) => this.#findBefore(row) < 0).map(({ number }) => number);
  }

  #findBefore({ number, hash }: Omit<IndexRow, 'record'>): number {
    const before = this.#before;
    if (!before) return -1;
    let low = 0;
    let high = this.#byNumber.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((before.numbers[this.#byNumber[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    const position = this.#byNumber[low] ?? -1;
    const isSame =
      position >= 0 &&
      before.numbers[position] === number &&
      before.rowHashes[position] === hashText(hash);
    return isSame ? position : -1;
  }

  get size(): number {
    return this.#numbers.length;
  }

  add(row: IndexRow): void {
    this.#streamStarts.push(this.#stream.length);
    this.#objectValueStarts.push(this.#objectValues.length);
    if (row.record === null) this.#copy(this.#findBefore(row));
    else this.#read(JSON.parse(row.record) as ObjectRecord);
    const { earliest_year: earliest, latest_year: latest } = row;
    this.#numbers.push(row.number);
    this.#rowHashes.push(hashText(row.hash));
    this.#hasImage.push(row.has_image);
    this.#addedAt.push(Date.parse(row.added_at));
    this.#earliest.push(earliest ?? latest ?? undated);
    this.#latest.push(latest ?? earliest ?? undated);
    this.#sortTitles.push(row.sort_title);
    this.#accessionNumbers.push(row.sort_accession_number);
  }

  #read(record: ObjectRecord): void {
    const words = toRecordWords(record);
    const titles = new Set(words[0]?.map((title) => hashText(title.join(' '))));
    for (let index = 0; index < titlesKept; index++) {
      this.#titleHashes.push([...titles][index] ?? 0);
    }
    for (const lists of words) {
      for (const list of lists) {
        for (const word of list) this.#stream.pushNumber(this.#termId(word) + streamMark.firstTerm);
        this.#stream.pushNumber(streamMark.fieldEnd);
      }
      this.#stream.pushNumber(streamMark.tierEnd);
    }
    for (const { facet, value, label } of toFacetValues(record)) {
      this.#objectValues.push(this.#valueId(facet, value, label));
    }
  }

  #copy(position: number): void {
    const before = this.#before;
    if (!before || position < 0) throw new Error('There is no index before to take this from.');
    for (let index = 0; index < titlesKept; index++) {
      this.#titleHashes.push(before.titleHashes[position * titlesKept + index] as number);
    }
    before.readStream(position, (mark) => {
      if (mark < streamMark.firstTerm) {
        this.#stream.pushNumber(mark);
        return;
      }
      const seen = mark - streamMark.firstTerm;
      let id = this.#termsOfBefore[seen] as number;
      if (id === 0) {
        id = this.#termId(before.terms.at(before.sortedTerms[seen] as number)) + 1;
        this.#termsOfBefore[seen] = id;
      }
      this.#stream.pushNumber(id - 1 + streamMark.firstTerm);
    });
    const end = before.objectValueStarts[position + 1] as number;
    for (let at = before.objectValueStarts[position] as number; at < end; at++) {
      const old = before.objectValues[at] as number;
      let id = this.#valuesOfBefore[old] as number;
      if (id === 0) {
        const facet = before.facetOf(old);
        id = this.#valueId(facet, before.values.at(old), before.labelSource(old)) + 1;
        this.#valuesOfBefore[old] = id;
      }
      this.#objectValues.push(id - 1);
    }
  }

  #termId(word: string): number {
    let id = this.#termIds.get(word);
    if (id === undefined) {
      id = this.#terms.length;
      this.#termIds.set(word, id);
      this.#terms.push(word);
    }
    return id;
  }

  #valueId(facet: number, value: string, label: string | TextByLanguage | null): number {
    const key = `${facet} ${value}`;
    let id = this.#valueIds.get(key);
    if (id === undefined) {
      id = this.#values.length;
      this.#valueIds.set(key, id);
      this.#values.push({ facet, value, label });
    }
    return id;
  }

  /**
   * @param version of the content, by which the index is known
   * @param collectionTitles names of collections by their `sourceId`
   */
  finish(
    version: string,
    collectionTitles: ReadonlyMap<string, TextByLanguage> = new Map(),
  ): SharedArrayBuffer {
    const size = this.size;
    this.#streamStarts.push(this.#stream.length);
    this.#objectValueStarts.push(this.#objectValues.length);
    for (const value of this.#values) {
      const title = value.facet === 0 ? collectionTitles.get(value.value) : undefined;
      if (title) value.label = title;
    }

    const orders = this.#orderObjects();
    const { positions, arrivals } = orders;
    const valueOrder = this.#values.map((_, id) => id).sort((a, b) => this.#compareValues(a, b));
    const valueRank = invert(valueOrder);
    const values = valueOrder.map((id) => this.#values[id] as ListedValue);
    // Their words become terms as well, so that values are found by them.
    const valueWords = values.map(({ facet, label }) => {
      const words = facet < firstFacetWithoutWords ? listLabelWords(label) : [];
      return words.map((word) => this.#termId(word));
    });
    const words = packWords(this.#terms, valueWords);

    const starts = this.#streamStarts.view;
    const stream = new Uint8Array(this.#stream.length);
    const streamStarts = new Uint32Array(size + 1);
    const objectValues = new Uint32Array(this.#objectValues.length);
    const objectValueStarts = new Uint32Array(size + 1);
    const arrived = this.#objectValues.view;
    const valueStarts = this.#objectValueStarts.view;
    let streamEnd = 0;
    let valuesEnd = 0;
    for (let position = 0; position < size; position++) {
      const arrival = arrivals[position] as number;
      streamStarts[position] = streamEnd;
      const from = starts[arrival] as number;
      const to = starts[arrival + 1] as number;
      stream.set(this.#stream.bytes.subarray(from, to), streamEnd);
      streamEnd += to - from;
      objectValueStarts[position] = valuesEnd;
      const lastValue = valueStarts[arrival + 1] as number;
      for (let at = valueStarts[arrival] as number; at < lastValue; at++) {
        objectValues[valuesEnd++] = valueRank[arrived[at] as number] as number;
      }
    }
    streamStarts[size] = streamEnd;
    objectValueStarts[size] = valuesEnd;

    const earliest = Int32Array.from(arrivals, (arrival) => this.#earliest[arrival] as number);
    const latest = Int32Array.from(arrivals, (arrival) => this.#latest[arrival] as number);
    const bars = chooseBars(earliest, latest);
    const postings = packPostings(stream, streamStarts, words.sortedTerms, this.#terms.length);
    const dense = findDensePrefixes(words.sorted, postings, size);
    const facts: IndexFacts = {
      size,
      facetStarts: [...listFacetNames, null].map((_, facet) => {
        const first = values.findIndex((value) => value.facet >= facet);
        return first === -1 ? values.length : first;
      }),
      bars: bars.bars,
      densePrefixes: dense.prefixes,
    };
    const accessions = this.#orderAccessionNumbers(positions);
    const rowHashes = this.#rowHashes.view;
    const arrivedTitles = this.#titleHashes.view;
    const titleHashes = new Uint32Array(size * titlesKept);
    for (let at = 0; at < titleHashes.length; at++) {
      const arrival = arrivals[Math.floor(at / titlesKept)] as number;
      titleHashes[at] = arrivedTitles[arrival * titlesKept + (at % titlesKept)] as number;
    }
    const texts = {
      terms: packStrings(words.sorted),
      keys: packStrings(words.keys),
      values: packStrings(values.map(({ value }) => value)),
      labels: packStrings(values.map(({ label }) => JSON.stringify(label))),
      accessions: packStrings(accessions.texts),
    };
    const sections = {
      ...Object.fromEntries(
        Object.entries(texts).flatMap(([name, { letters, starts }]) => [
          [`${name}Letters`, letters],
          [`${name}Starts`, starts],
        ]),
      ),
      sortedTerms: words.sortedTerms,
      keyTermStarts: words.keyTermStarts,
      keyTerms: words.keyTerms,
      termValueStarts: words.termValueStarts,
      termValues: words.termValues,
      stream,
      streamStarts,
      objectValues,
      objectValueStarts,
      postings: postings.bytes,
      postingStarts: postings.starts,
      postingCounts: postings.counts,
      ...packValuePostings(objectValues, objectValueStarts, values.length),
      dense: dense.tiers,
      accessionObjects: accessions.objects,
      numbers: Float64Array.from(arrivals, (arrival) => this.#numbers[arrival] as number),
      rowHashes: Uint32Array.from(arrivals, (arrival) => rowHashes[arrival] as number),
      titleHashes,
      ...sortTitles(titleHashes),
      earliest,
      latest,
      firstBars: bars.first,
      lastBars: bars.last,
      byTitle: orders.byTitle,
      byDate: orders.byDate,
      byNewest: orders.byNewest,
      byAdded: orders.byAdded,
      titleRank: invert(orders.byTitle),
      dateRank: invert(orders.byDate),
      newestRank: invert(orders.byNewest),
      addedRank: invert(orders.byAdded),
    };
    return packSections({ format: indexFormat, version, facts }, sections);
  }

  #compareValues(a: number, b: number): number {
    const one = this.#values[a] as ListedValue;
    const other = this.#values[b] as ListedValue;
    return one.facet - other.facet || (one.value < other.value ? -1 : 1);
  }

  /**
   * Objects stand in the index as they stand among equals in the results: with a picture first, then
   * by title, then by id. Arrivals are ordered by id already, and sorting is stable.
   */
  #orderObjects() {
    const titles = this.#sortTitles;
    const hasImage = this.#hasImage.view;
    const arrivalsByTitle = Uint32Array.from({ length: this.size }, (_, arrival) => arrival);
    arrivalsByTitle.sort((a, b) => {
      const one = titles[a] as string;
      const other = titles[b] as string;
      return one < other ? -1 : one > other ? 1 : a - b;
    });
    const arrivals = new Uint32Array(this.size);
    let place = 0;
    for (const wanted of [1, 0]) {
      for (const arrival of arrivalsByTitle) {
        if (hasImage[arrival] === wanted) arrivals[place++] = arrival;
      }
    }
    const positions = invert(arrivals);
    const byTitle = arrivalsByTitle.map((arrival) => positions[arrival] as number);
    const titleRank = invert(byTitle);
    const rank = (position: number) => titleRank[position] as number;
    const value = (list: readonly number[], position: number) =>
      list[arrivals[position] as number] as number;
    const sorted = (compare: (a: number, b: number) => number) => positions.slice().sort(compare);
    return {
      arrivals,
      positions,
      byTitle,
      byDate: sorted(
        (a, b) => value(this.#earliest, a) - value(this.#earliest, b) || rank(a) - rank(b),
      ),
      byNewest: sorted(
        (a, b) =>
          Number(value(this.#latest, a) === undated) - Number(value(this.#latest, b) === undated) ||
          value(this.#latest, b) - value(this.#latest, a) ||
          rank(a) - rank(b),
      ),
      byAdded: sorted(
        (a, b) =>
          value(this.#addedAt, b) - value(this.#addedAt, a) ||
          (arrivals[a] as number) - (arrivals[b] as number),
      ),
    };
  }

  #orderAccessionNumbers(positions: Uint32Array) {
    const numbers = this.#accessionNumbers;
    const order = numbers
      .map((_, arrival) => arrival)
      .filter((arrival) => numbers[arrival] !== '')
      .sort((a, b) => {
        const one = numbers[a] as string;
        const other = numbers[b] as string;
        return one < other ? -1 : one > other ? 1 : a - b;
      });
    return {
      texts: order.map((arrival) => numbers[arrival] as string),
      objects: Uint32Array.from(order, (arrival) => positions[arrival] as number),
    };
  }
}

/** Titles in order, so that the objects of a whole title are found at once. */
function sortTitles(titleHashes: Uint32Array) {
  const places = Uint32Array.from(titleHashes.keys()).filter((at) => titleHashes[at] !== 0);
  places.sort((a, b) => (titleHashes[a] as number) - (titleHashes[b] as number) || a - b);
  return {
    sortedTitles: places.map((at) => titleHashes[at] as number),
    sortedTitleObjects: places.map((at) => Math.floor(at / titlesKept)),
  };
}

/** Of a list of places, the place of each. */
function invert(order: ArrayLike<number>): Uint32Array {
  const inverted = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) inverted[order[place] as number] = place;
  return inverted;
}

/** Colors, true and false are chosen, not searched for. */
const firstFacetWithoutWords = listFacetNames.indexOf('color');

const listLabelWords = (label: string | TextByLanguage | null): string[] => [
  ...new Set((typeof label === 'string' ? [label] : Object.values(label ?? {})).flatMap(foldWords)),
];
