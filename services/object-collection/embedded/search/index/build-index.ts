import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { ObjectRecord } from '../../object-record.ts';
import { toFacetValues } from '../results/facet-values.ts';
import { toProminence } from '../results/to-prominence.ts';
import { GrowingNumbers, readNumbers } from './growing-arrays.ts';
import { hashText } from './hash-text.ts';
import { type Collected, packIndex } from './pack-index.ts';
import { toRecordWords } from './record-words.ts';
import {
  addedAtUnknown,
  indexFormat,
  type SearchIndex,
  streamFlag,
  titlesPerObject,
  undated,
} from './search-index.ts';
import { BufferSink, FileSink, type SectionSink } from './sections.ts';
import { type GivenStreams, WordStreams } from './word-streams.ts';

/** One object's row of the database. */
export interface IndexRow {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly sort_title: string;
  readonly sort_accession_number: string;
  readonly earliest_year: number | null;
  readonly latest_year: number | null;
  readonly added_at: string;
  /** Null: as the index before has it. */
  readonly record: string | null;
}

/** All that a builder has read of its rows; the numbers of terms and values are its own. */
export type GivenRows = {
  readonly [Name in Exclude<keyof Collected, 'termIds'>]: Collected[Name] extends GrowingNumbers
    ? Uint32Array
    : Collected[Name] extends WordStreams
      ? GivenStreams
      : Collected[Name];
};

/**
 * Makes an index of rows that arrive in the order of their ids. What it holds meanwhile is as compact
 * as the index itself, so that a million objects fit a thread's memory.
 * @param before an index whose unchanged objects are taken over without reading their records
 */
export class IndexBuilder {
  readonly #before: SearchIndex | null;
  readonly #valueIds = new Map<string, number>();
  /** Values here whose labels are those of the index before. */
  readonly #copiedLabels = new Set<number>();
  readonly #collected: Collected = {
    terms: [],
    termIds: new Map(),
    values: [],
    streams: new WordStreams(),
    objectValues: new GrowingNumbers(),
    objectValueStarts: new GrowingNumbers(),
    titleHashes: new GrowingNumbers(),
    rowHashes: new GrowingNumbers(),
    prominence: new GrowingNumbers(),
    numbers: [],
    addedAt: [],
    earliest: [],
    latest: [],
    sortTitles: [],
    accessionNumbers: [],
  };
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

  /** The position that an unchanged row has in the index before; -1: it has changed, or is new. */
  #findBefore({ number, hash }: Omit<IndexRow, 'record'>): number {
    const position = this.#positionOf(number);
    return this.#before?.rowHashes[position] === hashText(hash) ? position : -1;
  }

  /** The position of a row in the index before, as it was then; -1: it is new. */
  #positionOf(number: number): number {
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
    return before.numbers[position] === number ? position : -1;
  }

  get size(): number {
    return this.#collected.numbers.length;
  }

  add(row: IndexRow): void {
    this.#collected.objectValueStarts.push(this.#collected.objectValues.length);
    if (row.record === null) this.#copy(this.#findBefore(row));
    else this.#read(JSON.parse(row.record) as ObjectRecord, this.#positionOf(row.number));
    this.#collected.streams.endObject();
    const { earliest_year: earliest, latest_year: latest } = row;
    this.#collected.numbers.push(row.number);
    this.#collected.rowHashes.push(hashText(row.hash));
    this.#collected.addedAt.push(Date.parse(row.added_at));
    this.#collected.earliest.push(earliest ?? latest ?? undated);
    this.#collected.latest.push(latest ?? earliest ?? undated);
    this.#collected.sortTitles.push(row.sort_title);
    this.#collected.accessionNumbers.push(row.sort_accession_number);
  }

  /** What was added, for another builder. This one is not used any more. */
  give(): GivenRows {
    const { termIds: _, streams, ...collected } = this.#collected;
    const { objectValues, objectValueStarts, titleHashes, rowHashes, prominence } = collected;
    return {
      ...collected,
      streams: streams.give(),
      objectValues: objectValues.view,
      objectValueStarts: objectValueStarts.view,
      titleHashes: titleHashes.view,
      rowHashes: rowHashes.view,
      prominence: prominence.view,
    };
  }

  /** Adds the rows of another builder: the index is the same as if they had been added here. */
  take(given: GivenRows): void {
    const into = this.#collected;
    const terms = Uint32Array.from(given.terms, (word) => this.#termId(word));
    const streams = new WordStreams(given.streams);
    const { firstTerm } = streamFlag;
    for (let arrival = 0; arrival < given.numbers.length; arrival++) {
      const words = streams.read(arrival);
      readNumbers(words, 0, words.length, (mark) => {
        const known = mark < firstTerm ? mark : (terms[mark - firstTerm] as number) + firstTerm;
        into.streams.push(known);
      });
      into.streams.endObject();
    }
    const values = Uint32Array.from(given.values, ({ facet, value, label }) =>
      this.#valueId(facet, value, label),
    );
    const start = into.objectValues.length;
    into.objectValueStarts.pushAll(given.objectValueStarts.map((place) => start + place));
    into.objectValues.pushAll(given.objectValues.map((value) => values[value] as number));
    for (const name of ['titleHashes', 'rowHashes', 'prominence'] as const) {
      into[name].pushAll(given[name]);
    }
    for (const name of ['numbers', 'addedAt', 'earliest', 'latest'] as const) {
      for (const one of given[name]) into[name].push(one);
    }
    for (const name of ['sortTitles', 'accessionNumbers'] as const) {
      for (const one of given[name]) into[name].push(one);
    }
  }

  /** @param position of the object in the index before, as it was then; -1: it is new */
  #read(record: ObjectRecord, position: number): void {
    this.#collected.prominence.push(
      toProminence(record) | (record.isAddedAtUnknown ? addedAtUnknown : 0),
    );
    const words = toRecordWords(record);
    const titles = new Set(words[0]?.map((title) => hashText(title.join(' '))));
    for (let index = 0; index < titlesPerObject; index++) {
      this.#collected.titleHashes.push([...titles][index] ?? 0);
    }
    for (const lists of words) {
      for (const list of lists) {
        for (const word of list)
          this.#collected.streams.push(this.#termId(word) + streamFlag.firstTerm);
        this.#collected.streams.push(streamFlag.fieldEnd);
      }
      this.#collected.streams.push(streamFlag.tierEnd);
    }
    for (const { facet, value, label } of toFacetValues(record)) {
      const id = this.#valueId(facet, value, label);
      this.#collected.objectValues.push(id);
      if (this.#copiedLabels.has(id)) this.#rename(id, label, position);
    }
  }

  /**
   * A maker has one name, though objects may write it differently. Where an object that wrote it so
   * writes it otherwise now, the index before is not believed any more.
   */
  #rename(id: number, label: Label, position: number): void {
    const value = this.#collected.values[id];
    if (!value || position < 0) return;
    const written = this.#listLabels(position);
    if (!written.has(toText(value.label)) || written.has(toText(label))) return;
    value.label = label;
    this.#copiedLabels.delete(id);
  }

  #listLabels(position: number): Set<string> {
    const before = this.#before;
    if (!before) return new Set();
    const from = before.objectValueStarts[position] as number;
    const to = before.objectValueStarts[position + 1] as number;
    const values = before.objectValues.subarray(from, to);
    return new Set([...values].map((value) => toText(before.labelSource(value))));
  }

  #copy(position: number): void {
    const before = this.#before;
    if (!before || position < 0) throw new Error('There is no earlier index to take this from.');
    for (let index = 0; index < titlesPerObject; index++) {
      this.#collected.titleHashes.push(
        before.titleHashes[position * titlesPerObject + index] as number,
      );
    }
    this.#collected.prominence.push(before.prominence[position] as number);
    before.readStream(position, (mark) => {
      if (mark < streamFlag.firstTerm) {
        this.#collected.streams.push(mark);
        return;
      }
      const seen = mark - streamFlag.firstTerm;
      let id = this.#termsOfBefore[seen] as number;
      if (id === 0) {
        id = this.#termId(before.terms.at(before.sortedTerms[seen] as number)) + 1;
        this.#termsOfBefore[seen] = id;
      }
      this.#collected.streams.push(id - 1 + streamFlag.firstTerm);
    });
    const end = before.objectValueStarts[position + 1] as number;
    for (let at = before.objectValueStarts[position] as number; at < end; at++) {
      const old = before.objectValues[at] as number;
      let id = this.#valuesOfBefore[old] as number;
      if (id === 0) {
        const facet = before.facetOf(old);
        const known = this.#collected.values.length;
        id = this.#valueId(facet, before.values.at(old), before.labelSource(old)) + 1;
        if (id > known) this.#copiedLabels.add(id - 1);
        this.#valuesOfBefore[old] = id;
      }
      this.#collected.objectValues.push(id - 1);
    }
  }

  #termId(word: string): number {
    let id = this.#collected.termIds.get(word);
    if (id === undefined) {
      id = this.#collected.terms.length;
      this.#collected.termIds.set(word, id);
      this.#collected.terms.push(word);
    }
    return id;
  }

  #valueId(facet: number, value: string, label: Label): number {
    const key = `${facet} ${value}`;
    let id = this.#valueIds.get(key);
    if (id === undefined) {
      id = this.#collected.values.length;
      this.#valueIds.set(key, id);
      this.#collected.values.push({ facet, value, label });
    }
    return id;
  }

  /**
   * The index. The builder is empty afterwards.
   * @param version of the content, by which the index is known
   * @param collectionTitles names of collections by their `sourceId`
   */
  finish(version: string, collectionTitles: CollectionTitles = new Map()): SharedArrayBuffer {
    const sink = new BufferSink();
    return sink.finish(this.#pack(sink, version, collectionTitles));
  }

  /** The same, written to a file: the index is not in memory as a whole. */
  write(file: string, version: string, collectionTitles: CollectionTitles = new Map()): void {
    const sink = new FileSink(file);
    try {
      sink.finish(this.#pack(sink, version, collectionTitles));
    } catch (error) {
      sink.abandon();
      throw error;
    }
  }

  #pack(sink: SectionSink, version: string, collectionTitles: CollectionTitles) {
    const { objectValues, objectValueStarts, values } = this.#collected;
    objectValueStarts.push(objectValues.length);
    this.#valueIds.clear();
    this.#copiedLabels.clear();
    for (const value of values) {
      const title = value.facet === 0 ? collectionTitles.get(value.value) : undefined;
      if (title) value.label = title;
    }
    return { format: indexFormat, version, facts: packIndex(this.#collected, sink) };
  }
}

type Label = string | TextByLanguage | null;

const toText = (label: Label) => JSON.stringify(label);

type CollectionTitles = ReadonlyMap<string, TextByLanguage>;
