import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { SimilarTerms } from '#shared/search/find-similar.ts';
import { StringTable } from '#shared/search/string-table.ts';
import { isMergedFacet, toValueKey } from '../results/facet-values.ts';
import { readNumbers } from './growing-arrays.ts';
import { tierCount } from './record-words.ts';
import { type Section, unpackSections } from './sections.ts';

/** Raise it when the index holds something else than before; older snapshots are then made anew. */
export const indexFormat = 12;

/** Stands for both years of an object without a date, so that it comes last. */
export const undated = 0x7fffffff;

/** The bit of `prominence` that says that nobody knows when the object joined the collection. */
export const addedAtUnknown = 0x80;

/** The number of an object's titles that are compared with a query as a whole. */
export const titlesPerObject = 3;

/** Marks among an object's words that are not terms: the end of a field, of a tier. */
export const streamFlag = { fieldEnd: 0, tierEnd: 1, firstTerm: 2 } as const;

export interface IndexFacts {
  readonly size: number;
  /** The start of each facet's values, and one more entry for the end. */
  readonly facetStarts: readonly number[];
  readonly bars: readonly { readonly from: number; readonly to: number }[];
  readonly densePrefixes: readonly string[];
}

/**
 * A whole index, ready to be read: arrays over one buffer. An object is known in it by its position,
 * which is its place in the order of prominence, titles and ids.
 */
export class SearchIndex {
  readonly buffer: SharedArrayBuffer;
  readonly version: string;
  readonly size: number;
  readonly facts: IndexFacts;
  /** Alphabetical. */
  readonly terms: StringTable;
  readonly similar: SimilarTerms;
  /** Places in the alphabet by the numbers that objects' words have in `stream`. */
  readonly sortedTerms: Uint32Array;
  readonly keys: StringTable;
  readonly keyTermStarts: Uint32Array;
  readonly keyTerms: Uint32Array;
  readonly termValueStarts: Uint32Array;
  readonly termValues: Uint32Array;
  /** All words of each object in order, see `streamFlag`. */
  readonly stream: Uint8Array;
  readonly streamStarts: Uint32Array;
  readonly postings: Uint8Array;
  readonly postingStarts: Uint32Array;
  readonly postingCounts: Uint32Array;
  readonly dense: Uint8Array;
  /** Values of all facets, alphabetical within each. */
  readonly values: StringTable;
  readonly labels: StringTable;
  readonly objectValues: Uint32Array;
  readonly objectValueStarts: Uint32Array;
  readonly valueCounts: Uint32Array;
  readonly valuePostings: Uint8Array;
  readonly valuePostingStarts: Uint32Array;
  readonly accessions: StringTable;
  readonly accessionObjects: Uint32Array;
  readonly numbers: Float64Array;
  readonly rowHashes: Uint32Array;
  /** Titles as wholes, each in some languages; an object has `titlesPerObject` places, 0 is none. */
  readonly titleHashes: Uint32Array;
  /** The same in order of the hashes, and whose they are. */
  readonly sortedTitles: Uint32Array;
  readonly sortedTitleObjects: Uint32Array;
  /** Of `toProminence`; the highest bit: nobody said when the object joined the collection. */
  readonly prominence: Uint8Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  readonly firstBars: Uint8Array;
  readonly lastBars: Uint8Array;
  /** Positions in each order, and the place of each position in it. */
  readonly orders: Readonly<
    Record<
      'title' | 'date' | 'date-newest' | 'recently-added',
      { order: Uint32Array; rank: Uint32Array }
    >
  >;

  constructor(
    buffer: SharedArrayBuffer,
    version: string,
    facts: IndexFacts,
    sections: Readonly<Record<string, Section>>,
  ) {
    const u8 = (name: string) => sections[name] as Uint8Array;
    const u32 = (name: string) => sections[name] as Uint32Array;
    const texts = (name: string) =>
      new StringTable(sections[`${name}Letters`], sections[`${name}Starts`]);
    const order = (by: string, rank: string) => ({ order: u32(by), rank: u32(rank) });
    this.buffer = buffer;
    this.version = version;
    this.facts = facts;
    this.size = facts.size;
    this.terms = texts('terms');
    this.similar = new SimilarTerms(this.terms);
    this.sortedTerms = u32('sortedTerms');
    this.keys = texts('keys');
    this.keyTermStarts = u32('keyTermStarts');
    this.keyTerms = u32('keyTerms');
    this.termValueStarts = u32('termValueStarts');
    this.termValues = u32('termValues');
    this.stream = u8('stream');
    this.streamStarts = u32('streamStarts');
    this.postings = u8('postings');
    this.postingStarts = u32('postingStarts');
    this.postingCounts = u32('postingCounts');
    this.dense = u8('dense');
    this.values = texts('values');
    this.labels = texts('labels');
    this.objectValues = u32('objectValues');
    this.objectValueStarts = u32('objectValueStarts');
    this.valueCounts = u32('valueCounts');
    this.valuePostings = u8('valuePostings');
    this.valuePostingStarts = u32('valuePostingStarts');
    this.accessions = texts('accessions');
    this.accessionObjects = u32('accessionObjects');
    this.numbers = sections.numbers as Float64Array;
    this.rowHashes = u32('rowHashes');
    this.titleHashes = u32('titleHashes');
    this.sortedTitles = u32('sortedTitles');
    this.sortedTitleObjects = u32('sortedTitleObjects');
    this.prominence = u8('prominence');
    this.earliest = sections.earliest as Int32Array;
    this.latest = sections.latest as Int32Array;
    this.firstBars = u8('firstBars');
    this.lastBars = u8('lastBars');
    this.orders = {
      title: order('byTitle', 'titleRank'),
      date: order('byDate', 'dateRank'),
      'date-newest': order('byNewest', 'newestRank'),
      'recently-added': order('byAdded', 'addedRank'),
    };
  }

  /** @returns null when the buffer is cut off or of another format */
  static open(buffer: SharedArrayBuffer): SearchIndex | null {
    const packed = unpackSections(buffer, indexFormat);
    if (!packed) return null;
    return new SearchIndex(buffer, packed.version, packed.facts as IndexFacts, packed.sections);
  }

  facetOf(value: number): number {
    const { facetStarts } = this.facts;
    let facet = 0;
    while (value >= (facetStarts[facet + 1] as number)) facet++;
    return facet;
  }

  /** As the value's first object has it. */
  labelSource(value: number): string | TextByLanguage | null {
    return JSON.parse(this.labels.at(value));
  }

  /** @returns -1 when there is none of this name */
  findValue(facet: number, value: string): number {
    const [from, to] = [
      this.facts.facetStarts[facet] as number,
      this.facts.facetStarts[facet + 1] as number,
    ];
    const found = this.values.find(value, from, to);
    if (found >= 0) return found;
    // Under another spelling of it: `prints` where most records say `print`.
    if (!isMergedFacet(facet)) return -1;
    const key = toValueKey(facet, value);
    for (let one = from; one < to; one++) {
      if (toValueKey(facet, this.values.at(one)) === key) return one;
    }
    return -1;
  }

  /** Calls `take` with each mark and word of an object, in order. */
  readStream(position: number, take: (mark: number) => void): void {
    const from = this.streamStarts[position] as number;
    readNumbers(this.stream, from, this.streamStarts[position + 1] as number, take);
  }

  countOf(term: number): number {
    return this.postingCounts[term] as number;
  }

  /** Calls `take` with each object that has a term, and its tier there. */
  readPostings(term: number, take: (position: number, tier: number) => void): void {
    const { postings } = this;
    const end = this.postingStarts[term + 1] as number;
    let position = -1;
    for (let at = this.postingStarts[term] as number; at < end; ) {
      let number = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = postings[at++] as number;
        number |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      const distance = (number / tierCount) | 0;
      position += distance + 1;
      take(position, number - distance * tierCount);
    }
  }

  /** Calls `take` with each object that has a facet's value. */
  readValue(value: number, take: (position: number) => void): void {
    const { valuePostings } = this;
    const end = this.valuePostingStarts[value + 1] as number;
    let position = -1;
    for (let at = this.valuePostingStarts[value] as number; at < end; ) {
      let distance = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = valuePostings[at++] as number;
        distance |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      position += distance + 1;
      take(position);
    }
  }
}
