import { expandWord, fit, type Tolerance } from '#shared/search/expand-word.ts';
import type { Clause } from '#shared/search/parse-words.ts';
import { toRarity, toWorth } from '#shared/search/word-worth.ts';
import { tier } from '../index/record-words.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { listValuesWith } from './find-phrase.ts';
import type { Give, Plan } from './plan.ts';
import { toRange } from './plan-words.ts';
import type { SearchClause } from './understand-words.ts';

/**
 * Objects of the kind that the word names come before those that only mention it: photographs before
 * "Notes on photographs", what was made in Kashan before the works of somebody "of Kashan".
 */
export function planKind(index: SearchIndex, clause: SearchClause): Plan[] {
  if (clause.field !== null || clause.time || clause.isPhrase || clause.makers) return [];
  const names = [clause.words, ...(clause.meanings?.same ?? [])];
  const values = names.flatMap((words) => listWhole(index, words));
  return wholeFacets.flatMap(({ facet, place, bonus }) => {
    const from = index.facts.facetStarts[facet] as number;
    const to = index.facts.facetStarts[facet + 1] as number;
    const ofFacet = values.filter((value) => value >= from && value < to);
    if (ofFacet.length === 0) return [];
    const plan = planHolders(index, ofFacet);
    const worth = toWorth(place, fit.exact, toRarity(plan.count, index.size)) + bonus;
    return {
      ...plan,
      visit: (give: Give, isWanted: (position: number) => boolean) =>
        plan.visit((position) => give(position, worth), isWanted),
    };
  });
}

/**
 * Facets of which a value may be just what was typed, and what that is worth beside the words: more than a
 * title that has them, since what was made in Iznik is meant before what was made elsewhere "in the Iznik manner".
 */
const wholeFacets = [
  { facet: toFacetNumber('type'), place: tier.title, bonus: 120 },
  { facet: toFacetNumber('place'), place: tier.title, bonus: 40 },
  { facet: toFacetNumber('culture'), place: tier.title, bonus: 40 },
];

/** Values of those facets whose words these are, and no others. */
function listWhole(index: SearchIndex, words: readonly string[]): number[] {
  const { facetStarts } = index.facts;
  const isWhole = (value: number) =>
    // Most values with a word are titles of collections or names, which need not be read for it.
    wholeFacets.some(
      ({ facet }) =>
        value >= (facetStarts[facet] as number) && value < (facetStarts[facet + 1] as number),
    ) && index.values.at(value).split('-').length === words.length;
  if (words.length > 1) return listValuesWith(index, words).filter(isWhole);
  const found: number[] = [];
  for (const { from, to } of expandWord(index, words[0] as string, false, 'exact').ranges) {
    const end = index.termValueStarts[to] as number;
    for (let at = index.termValueStarts[from] as number; at < end; at++) {
      const value = index.termValues[at] as number;
      if (isWhole(value)) found.push(value);
    }
  }
  return found;
}

/** Objects that have one of some values, such as the works of makers. */
export function planHolders(index: SearchIndex, values: readonly number[]): Plan {
  const count = values.reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
  const worth = toWorth(tier.label, fit.exact, toRarity(count, index.size));
  return {
    kind: 'other',
    count,
    isSimilar: false,
    labelWorth: worth,
    visit(give) {
      for (const value of values) index.readValue(value, (position) => give(position, worth));
    },
  };
}

/** A field that is a facet: the values that have the words, and their objects. */
export function planValues(index: SearchIndex, clause: Clause, tolerance: Tolerance): Plan {
  const facet = toFacetNumber(
    clause.field as Exclude<Clause['field'], 'title' | 'accession' | null>,
  );
  const { values, isSimilar } = findValues(index, clause, facet, tolerance);
  let count = 0;
  for (const value of values) count += index.valueCounts[value] as number;
  count = Math.min(count, index.size);
  const worth = toWorth(tier.label, fit.exact, toRarity(count, index.size));
  return {
    kind: 'other',
    count,
    isSimilar,
    labelWorth: worth,
    visit(give) {
      for (const value of values) index.readValue(value, (position) => give(position, worth));
    },
  };
}

/** The values of a facet whose labels have all words; of a phrase, one after the other. */
export function findValues(
  index: SearchIndex,
  { words, isPhrase, mayBeUnfinished }: Pick<Clause, 'words' | 'isPhrase' | 'mayBeUnfinished'>,
  facet: number,
  tolerance: Tolerance,
): { values: number[]; isSimilar: boolean } {
  const from = index.facts.facetStarts[facet] as number;
  const to = index.facts.facetStarts[facet + 1] as number;
  if (isPhrase) {
    const values = listValuesWith(index, words).filter((value) => value >= from && value < to);
    if (values.length > 0) return { values, isSimilar: false };
  }
  let isSimilar = false;
  let found: Set<number> | null = null;
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    const expanded = expandWord(index, word, mayBeUnfinished && isLast, tolerance);
    isSimilar ||= expanded.isSimilar;
    const ranges =
      expanded.densePrefix < 0
        ? expanded.ranges
        : [...expanded.ranges, toRange(index.terms.findPrefix(word))];
    const values = new Set<number>();
    for (const range of ranges) {
      const end = index.termValueStarts[range.to] as number;
      for (let place = index.termValueStarts[range.from] as number; place < end; place++) {
        const value = index.termValues[place] as number;
        if (value >= from && value < to && (found === null || found.has(value))) values.add(value);
      }
    }
    found = values;
  });
  return { values: [...(found ?? [])], isSimilar };
}
