import { LRUCache } from 'lru-cache';
import { parseWords } from '#shared/search/parse-words.ts';
import { emptyThesaurus, type Thesaurus } from '#shared/search/thesaurus.ts';
import type {
  ListFacet,
  ListFacetName,
  ObjectFacets,
  ObjectFilters,
  ObjectQuery,
} from '../../contract.ts';
import type { SearchIndex } from './index/search-index.ts';
import { type Reason, WordMatcher } from './query/match-words.ts';
import { findValues } from './query/plan-values.ts';
import { RecentMatches, type WordMatch } from './query/recent-matches.ts';
import { regroupWords } from './query/regroup-words.ts';
import { respell, type SuggestedSpelling, suggestSpelling } from './query/suggest-spelling.ts';
import { type UnderstoodWords, understandWords } from './query/understand-words.ts';
import { choosePage, findPlace, type Ordering } from './results/choose-page.ts';
import { toFacetNumber } from './results/facet-values.ts';
import { chooseValue, firstCompared, listHolders, Resemblance } from './results/find-related.ts';
import { listSuggestions, type Suggestion } from './results/list-suggestions.ts';
import { ObjectSelector } from './results/select-objects.ts';
import { toFacets, toListFacet } from './results/to-facets.ts';

/** A page of what was found, its objects by their numbers in the database. */
export interface FoundPage {
  readonly numbers: readonly number[];
  readonly total: number;
  readonly match: 'exact' | 'similar' | 'partial';
  /** With folded words in place of the unlikely ones. */
  readonly didYouMean: string | null;
  /** Where to see how these words are written. */
  readonly spellings: readonly Respelling[];
  /** Words that were found in another spelling than the typed one. */
  readonly respelled: readonly Respelling[];
  /** Null: there were no words, or nothing in them that can be looked for. */
  readonly understood: UnderstoodWords | null;
  /** Of each object of the page, where they were asked for. */
  readonly reasons: ReadonlyMap<number, readonly Reason[]> | null;
  readonly facets: ObjectFacets;
}

/** Each list is the most alike first and leaves the object itself out. */
export interface RelatedNumbers {
  /** `value` is that of the index; `total` counts all that have it. */
  readonly maker: RelatedByValue | null;
  readonly place: RelatedByValue | null;
  /** The objects with words of the motifs, and how many others have those of each. */
  readonly motif: {
    readonly numbers: readonly number[];
    readonly totals: ReadonlyMap<string, number>;
  };
}

interface RelatedByValue {
  readonly value: number;
  readonly total: number;
  readonly numbers: readonly number[];
}

/** A typed word, the one that is meant, and objects in which it is written as it should be. */
export interface Respelling {
  readonly typed: string;
  readonly term: string;
  readonly numbers: readonly number[];
}

interface MotifHolders {
  readonly count: number;
  /** Those that are compared. */
  readonly first: Uint32Array;
}

const usualFacetSize = 12;
/** At most 8 MB, since of each motif only the first objects are listed. */
const maxCachedMotifs = 400;
const maxMotifs = 6;
const motifWeight = 2;

/** A database counts on: of a collection that was imported often, most numbers are gone. */
const maxNumbersPerObject = 8;

/** Null: the numbers lie too far apart for a list by number. */
function toPlaces(numbers: Float64Array): Uint32Array | null {
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  if (highest > numbers.length * maxNumbersPerObject) return null;
  const places = new Uint32Array(highest + 1);
  for (let at = 0; at < numbers.length; at++) places[numbers[at] as number] = at + 1;
  return places;
}

/** Answers everything about one index but the records themselves. Each call is bounded and sync. */
export class ObjectSearch {
  readonly index: SearchIndex;
  readonly #matcher: WordMatcher;
  readonly #matches: RecentMatches;
  readonly #selector: ObjectSelector;

  /** By the facets that are asked for and how much of each. */
  readonly #facetsOfAll = new LRUCache<string, ObjectFacets>({ max: 20 });
  readonly #findThesaurus: () => Thesaurus;
  readonly #motifs = new Map<string, MotifHolders | null>();
  /** The terms with which those were found. */
  #motifsThesaurus: Thesaurus | null = null;
  /** By an object's number: its position in the index and one, 0: none. Made when it is first asked for. */
  #places: Uint32Array | null = null;

  /** @param findThesaurus asked with every search, since terms change without the index */
  constructor(index: SearchIndex, findThesaurus = () => emptyThesaurus) {
    this.index = index;
    this.#findThesaurus = findThesaurus;
    this.#matcher = new WordMatcher(index);
    this.#matches = new RecentMatches(this.#matcher);
    this.#selector = new ObjectSelector(index);
  }

  find(query: ObjectQuery): FoundPage {
    const { words, facets = [], facetSize = usualFacetSize, pageSize } = query;
    const { partialSize = pageSize } = query;
    const isCounting = facets.length > 0;
    const found = this.#find(query, isCounting);
    const offset = (query.page - 1) * pageSize;
    const size = found.match === 'partial' ? Math.min(partialSize, pageSize) : pageSize;
    const page = offset < found.total ? choosePage(found.ordering, offset, size) : [];
    const isAll = found.positions === null;
    const count = () => toFacets(this.index, found.counts, query, facets, facetSize);
    const facetCounts = !isCounting ? {} : isAll ? this.#countAll(query, count) : count();
    const numbers = this.#toNumbers(page);
    // Last, since it asks the matcher again.
    const understand = (text: string) => understandWords(text, this.#findThesaurus());
    const understood = found.words?.understood ?? null;
    const reasons = query.explain && understood ? this.#explain(understood, page) : null;
    const isForgiven = found.match !== 'exact' || found.total === 0;
    const meant = found.words && isForgiven ? this.#suggestSpelling(found.words, understand) : null;
    // Objects found only by forgiving errors do not count.
    const asTyped = found.match === 'exact' ? found.total : 0;
    const regrouped =
      words && understood && !meant
        ? regroupWords(this.index, this.#matcher, words, asTyped, understand)
        : null;
    const respelled =
      found.words && found.total > 0
        ? respell(this.index, found.words.understood, found.match)
        : null;
    return {
      numbers,
      total: found.total,
      match: found.match,
      facets: facetCounts,
      understood,
      reasons,
      didYouMean: meant?.text ?? regrouped,
      spellings: this.#toRespellings(meant),
      respelled: this.#toRespellings(respelled),
    };
  }

  #toRespellings(suggested: SuggestedSpelling | null): Respelling[] {
    return [...(suggested?.replaced ?? [])].map(([typed, { term, positions }]) => ({
      typed,
      term,
      numbers: this.#toNumbers(positions),
    }));
  }

  /** Of the whole collection, where nothing is chosen: the same for every page and order of it. */
  #countAll({ facets, facetSize }: ObjectQuery, count: () => ObjectFacets): ObjectFacets {
    const key = `${facets} ${facetSize}`;
    const known = this.#facetsOfAll.get(key) ?? count();
    this.#facetsOfAll.set(key, known);
    return known;
  }

  #suggestSpelling(words: WordMatch, understand: (text: string) => UnderstoodWords | null) {
    if (words.meant === undefined) {
      words.meant = suggestSpelling(this.index, this.#matcher, words.understood, understand);
    }
    return words.meant;
  }

  #explain(understood: UnderstoodWords, page: readonly number[]) {
    const found = this.#matcher.explain(understood, page);
    return new Map(
      [...found].map(([position, reasons]) => [this.index.numbers[position] as number, reasons]),
    );
  }

  listFacet(
    filters: ObjectFilters,
    name: ListFacetName,
    containing: string,
    limit: number,
  ): ListFacet {
    const { counts } = this.#find(filters, true);
    const wanted = parseWords(containing)?.clauses.flatMap(({ words }) => words) ?? [];
    const among =
      wanted.length === 0
        ? null
        : findValues(
            this.index,
            { words: wanted, isPhrase: false, mayBeUnfinished: true },
            toFacetNumber(name),
            'typing',
          ).values;
    const chosen = [filters[name] ?? []].flat().map(String);
    return toListFacet(this.index, counts.values, name, chosen, limit, among);
  }

  /** @returns -1: no such object */
  #positionOf(number: number): number {
    const { numbers } = this.index;
    this.#places ??= toPlaces(numbers);
    return this.#places ? (this.#places[number] ?? 0) - 1 : numbers.indexOf(number);
  }

  /** The position of an object, from 0, and the numbers of its neighbors. */
  findNeighbors(filters: ObjectFilters, number: number) {
    const position = this.#positionOf(number);
    if (position < 0) return null;
    const { ordering, total } = this.#find(filters, false);
    const found = findPlace(ordering, position);
    if (!found) return null;
    const toNumber = (one: number | null) =>
      one === null ? null : (this.index.numbers[one] as number);
    return {
      place: found.place,
      total,
      previous: toNumber(found.previous),
      next: toNumber(found.next),
    };
  }

  /**
   * Objects related to an object, by its number: the maker or place that says most
   * about it, and its motifs.
   * @param motifs of the object; only the first few are looked for
   */
  findRelated(number: number, motifs: readonly string[], count: number): RelatedNumbers | null {
    const { index } = this;
    const position = this.#positionOf(number);
    if (position < 0) return null;
    const resemblance = new Resemblance(index, position);
    const byValue = (name: 'maker' | 'place') => {
      const value = chooseValue(index, position, name);
      if (value === null) return null;
      const chosen = resemblance.choose(listHolders(index, value), count);
      const total = (index.valueCounts[value] as number) - 1;
      return { value, total, numbers: this.#toNumbers(chosen) };
    };
    const worth = new Map<number, number>();
    const totals = new Map<string, number>();
    for (const motif of motifs.slice(0, maxMotifs)) {
      const holders = this.#listMotif(motif);
      if (!holders) continue;
      totals.set(motif, holders.count - 1);
      const rarity = motifWeight * Math.log(1 + index.size / holders.count);
      for (const one of holders.first) worth.set(one, (worth.get(one) ?? 0) + rarity);
    }
    // More than are wanted: the words may stand in a text without being the motif.
    const alike = resemblance.choose(
      [...worth.keys()].sort((a, b) => a - b),
      count * 3,
      (one) => worth.get(one) ?? 0,
    );
    return {
      maker: byValue('maker'),
      place: byValue('place'),
      motif: { numbers: this.#toNumbers(alike), totals },
    };
  }

  /**
   * The objects with the words of a motif; null: none has them as they are. The few motifs of a
   * collection are those of many objects, and each costs a search of its phrase.
   */
  #listMotif(motif: string): MotifHolders | null {
    const thesaurus = this.#findThesaurus();
    if (thesaurus !== this.#motifsThesaurus || this.#motifs.size >= maxCachedMotifs) {
      this.#motifs.clear();
      this.#motifsThesaurus = thesaurus;
    }
    const known = this.#motifs.get(motif);
    if (known !== undefined) return known;
    const { positions, match } = this.#find({ words: toPhrase(motif) }, false);
    const holders =
      match === 'exact' && positions
        ? { count: positions.length, first: firstCompared(positions) }
        : null;
    this.#motifs.set(motif, holders);
    return holders;
  }

  suggest(words: string, limit: number): Suggestion[] {
    return listSuggestions(this.index, this.#matcher, words, limit);
  }

  #find(filters: ObjectFilters, isCounting: boolean) {
    // Spaces are no question; signs are one that nothing answers.
    const typed = filters.words?.trim() ?? '';
    const words = typed ? this.#matches.find(typed, this.#findThesaurus()) : null;
    const positions = words?.positions ?? (typed ? new Uint32Array(0) : null);
    const selection = this.#selector.select(positions, filters, isCounting);
    const ordering: Ordering = {
      index: this.index,
      positions: selection.positions,
      order: filters.order ?? (words ? 'relevance' : 'title'),
      scores: words ? this.#matcher.scores : null,
    };
    return {
      ...selection,
      ordering,
      words,
      match: words?.match ?? ('exact' as const),
    };
  }

  #toNumbers(positions: readonly number[]): number[] {
    return positions.map((position) => this.index.numbers[position] as number);
  }
}

const toPhrase = (words: string): string => `"${words.replaceAll(/["“”«»]/g, ' ')}"`;
