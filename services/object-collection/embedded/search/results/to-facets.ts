import { byLanguage } from '#shared/languages/languages.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type {
  FacetName,
  FacetValue,
  ListFacet,
  ListFacetName,
  ObjectFacets,
  ObjectFilters,
  PeriodFacet,
} from '../../../contract.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { listFacetNames, toFacetNumber } from './facet-values.ts';
import { type FacetCounts, listChosen } from './select-objects.ts';

/** A name says more than an id: makers are counted by it, unless somebody asks for their ids. */
const namedFacets = listFacetNames.filter((name) => name !== 'makerId');

/** The counts as the contract has them. */
export function toFacets(
  index: SearchIndex,
  counts: FacetCounts,
  filters: ObjectFilters,
  names: 'all' | readonly FacetName[],
  size: number,
): ObjectFacets {
  const wanted: readonly FacetName[] = names === 'all' ? [...namedFacets, 'period'] : names;
  return Object.fromEntries(
    wanted.map((name) => [
      name,
      name === 'period'
        ? toPeriod(index, counts)
        : toListFacet(index, counts.values, name, listChosen(filters[name]), size),
    ]),
  );
}

/**
 * The most frequent values of a facet, of equally frequent ones the first in the alphabet; chosen
 * ones in any case.
 * @param among values that may be listed; null: all of the facet
 */
export function toListFacet(
  index: SearchIndex,
  counts: Uint32Array,
  name: ListFacetName,
  chosen: readonly string[],
  size: number,
  among: readonly number[] | null = null,
): ListFacet {
  const facet = toFacetNumber(name);
  const from = index.facts.facetStarts[facet] as number;
  const to = index.facts.facetStarts[facet + 1] as number;
  const best: number[] = [];
  let valueCount = 0;
  const count = (value: number) => counts[value] as number;
  const consider = (value: number) => {
    const number = count(value);
    if (number === 0) return;
    valueCount++;
    if (best.length === size && number <= count(best[size - 1] as number)) return;
    let place = best.length;
    while (place > 0 && count(best[place - 1] as number) < number) place--;
    best.splice(place, 0, value);
    if (best.length > size) best.pop();
  };
  if (among) for (const value of [...among].sort((a, b) => a - b)) consider(value);
  else for (let value = from; value < to; value++) consider(value);

  const isChosen = new Set(
    chosen.map((text) => {
      const value = index.findValue(facet, text);
      return value < 0 ? text : index.values.at(value);
    }),
  );
  const values: FacetValue[] = best.map((value) => {
    const text = index.values.at(value);
    return {
      value: text,
      label: toLabel(index, value),
      count: count(value),
      isChosen: isChosen.delete(text),
    };
  });
  for (const text of among ? [] : isChosen) {
    const value = index.findValue(facet, text);
    const label = value < 0 ? null : toLabel(index, value);
    values.push({ value: text, label, count: value < 0 ? 0 : count(value), isChosen: true });
  }
  return { values, valueCount };
}

/** Names of people are the same in every language. */
export function toLabel(index: SearchIndex, value: number): TextByLanguage | null {
  const label = index.labelSource(value);
  return typeof label === 'string' ? byLanguage(() => label) : label;
}

function toPeriod(index: SearchIndex, { bars, undated }: FacetCounts): PeriodFacet {
  const years = index.facts.bars;
  return {
    earliest: years[0]?.from ?? null,
    latest: years.at(-1)?.to ?? null,
    bars: years.map(({ from, to }, at) => ({ from, to, count: bars[at] as number })),
    undatedCount: undated,
  };
}
