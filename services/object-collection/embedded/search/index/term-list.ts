import { levelSeparator } from '#shared/collection/term-address.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { packStrings, StringTable } from '#shared/search/string-table.ts';
import type { ListFacetName, SubjectQuery } from '../../../contract.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { toLabel } from '../results/to-facets.ts';
import type { SearchIndex } from './search-index.ts';

/** Of a term with more objects only the first are looked at: those with pictures. */
const maxHolders = 5_000;

export interface ListedTerms {
  /** Values of the index. */
  readonly values: readonly number[];
  readonly total: number;
  readonly initials: readonly string[];
}

/** The values of one facet by their names. */
interface NamedValues {
  /** In the order of the names. */
  readonly values: readonly number[];
  /** Folded names by value. */
  readonly names: ReadonlyMap<number, string>;
  /** Their words, in alphabetical order. */
  readonly words: StringTable;
  /** For each word where among the values the names are that have it, in their order. */
  readonly places: readonly (readonly number[])[];
}

/** One for each index, since names are folded and put in order once. */
const namedValues = new WeakMap<SearchIndex, Map<ListFacetName, NamedValues>>();

/** Makers or subjects that a query asks for. */
export function listTerms(
  index: SearchIndex,
  facet: 'makerId' | 'subject',
  { containing = '', initial, order = 'name', within, page, pageSize }: SubjectQuery,
): ListedTerms {
  const named = nameValues(index, facet);
  const wanted = foldWords(containing);
  const nameOf = (value: number) => named.names.get(value) ?? '';
  const among = listWithWords(named, wanted).filter(
    (value) => facet !== 'subject' || liesWithin(index.values.at(value), within, wanted.length > 0),
  );
  const initials = [...new Set(among.map((value) => [...nameOf(value)][0] ?? ''))].filter(Boolean);
  const folded = initial === undefined ? undefined : (foldWords(initial)[0] ?? initial);
  const found =
    folded === undefined ? among : among.filter((value) => nameOf(value).startsWith(folded));
  const count = (value: number) => index.valueCounts[value] as number;
  if (order === 'works') found.sort((a, b) => count(b) - count(a));
  const start = (page - 1) * pageSize;
  return {
    values: found.slice(start, start + pageSize),
    total: found.length,
    initials,
  };
}

/** Those in whose names a word begins with each wanted one. */
function listWithWords(named: NamedValues, wanted: readonly string[]): number[] {
  // The longest is in the fewest names.
  const [first, ...others] = [...wanted].sort((a, b) => b.length - a.length);
  if (first === undefined) return [...named.values];
  const [from, to] = named.words.findPrefix(first);
  const found = new Set(named.places.slice(from, to).flat());
  return [...found]
    .sort((a, b) => a - b)
    .map((place) => named.values[place] as number)
    .filter((value) => others.every((word) => ` ${named.names.get(value)}`.includes(` ${word}`)));
}

/** Without words only what lies right in a subject, or the broadest ones. */
function liesWithin(id: string, within: string | undefined, isSearched: boolean): boolean {
  if (within === undefined) return isSearched || !id.includes(levelSeparator);
  if (!id.startsWith(within + levelSeparator)) return false;
  return isSearched || !id.slice(within.length + 1).includes(levelSeparator);
}

function nameValues(index: SearchIndex, facet: ListFacetName): NamedValues {
  const ofIndex = namedValues.get(index) ?? new Map<ListFacetName, NamedValues>();
  namedValues.set(index, ofIndex);
  const known = ofIndex.get(facet);
  if (known) return known;
  const number = toFacetNumber(facet);
  const names = new Map<number, string>();
  const end = index.facts.facetStarts[number + 1] as number;
  for (let value = index.facts.facetStarts[number] as number; value < end; value++) {
    const label = toLabel(index, value);
    names.set(value, foldWords(chooseText(label, defaultLanguage)?.text ?? '').join(' '));
  }
  const values = [...names.keys()].sort((a, b) => {
    const [one, other] = [names.get(a) ?? '', names.get(b) ?? ''];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  const placesOf = new Map<string, number[]>();
  for (const [place, value] of values.entries()) {
    for (const word of new Set(names.get(value)?.split(' '))) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  }
  const sorted = [...placesOf.keys()].sort();
  const { letters, starts } = packStrings(sorted);
  const words = new StringTable(letters, starts);
  const found = { values, names, words, places: sorted.map((word) => placesOf.get(word) ?? []) };
  ofIndex.set(facet, found);
  return found;
}

/** The value of a facet, or null when no object has it. */
export function findTerm(index: SearchIndex, facet: ListFacetName, id: string): number | null {
  const value = index.findValue(toFacetNumber(facet), id);
  return value < 0 ? null : value;
}

/** What else of a facet the objects of a value have, most objects first, with their numbers. */
export function listTogether(
  index: SearchIndex,
  value: number,
  facet: ListFacetName,
  most: number,
  isWanted: (id: string) => boolean = () => true,
): { readonly value: number; readonly count: number }[] {
  const number = toFacetNumber(facet);
  const from = index.facts.facetStarts[number] as number;
  const to = index.facts.facetStarts[number + 1] as number;
  const counts = new Map<number, number>();
  for (const position of listPositions(index, value, maxHolders)) {
    const end = index.objectValueStarts[position + 1] as number;
    for (let at = index.objectValueStarts[position] as number; at < end; at++) {
      const other = index.objectValues[at] as number;
      if (other < from || other >= to || other === value) continue;
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([other, count]) => ({ value: other, count }))
    .filter((one) => isWanted(index.values.at(one.value)))
    .sort((a, b) => b.count - a.count || a.value - b.value)
    .slice(0, most);
}

/** Numbers of the first objects that have a value: those with pictures come first. */
export const listNumbers = (index: SearchIndex, value: number, most: number): number[] =>
  listPositions(index, value, most).map((position) => index.numbers[position] as number);

function listPositions(index: SearchIndex, value: number, most: number): number[] {
  const positions: number[] = [];
  index.readValue(value, (position) => {
    if (positions.length < most) positions.push(position);
  });
  return positions;
}
