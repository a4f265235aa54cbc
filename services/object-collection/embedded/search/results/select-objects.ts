import type { ObjectFilters } from '../../../contract.ts';
import { type SearchIndex, undated } from '../index/search-index.ts';
import { listFacetNames } from './facet-values.ts';

/** The choice in one facet: an object needs one of the values, or years in common. */
interface Group {
  /** Number of the list facet; of years, one more than the last. */
  readonly facet: number;
  readonly values: readonly number[];
}

const periodFacet = listFacetNames.length;

export interface Selection {
  /** Positions of what has the words and meets every choice, ascending; null: all objects. */
  readonly positions: Uint32Array | null;
  readonly total: number;
  readonly counts: FacetCounts;
}

export interface FacetCounts {
  /** For each value, what would be found with it. */
  readonly values: Uint32Array;
  readonly bars: Uint32Array;
  readonly undated: number;
}

/**
 * Narrows what was found by the choices, and counts the values of all facets in the same pass: an
 * object that meets every choice counts for all facets, one that misses a single choice counts for
 * the values of that facet only.
 */
export class ObjectSelector {
  readonly #index: SearchIndex;
  /** A bit for each group an object meets. */
  readonly #meets: Uint16Array;
  readonly #found: Uint32Array;
  readonly #values: Uint32Array;
  readonly #bars: Int32Array;
  #allBars: { bars: Uint32Array; undated: number } | null = null;

  constructor(index: SearchIndex) {
    this.#index = index;
    this.#meets = new Uint16Array(index.size);
    this.#found = new Uint32Array(index.size);
    this.#values = new Uint32Array(index.values.length);
    this.#bars = new Int32Array(index.facts.bars.length + 1);
  }

  /**
   * @param matched positions of what has the words; null where there are none
   * @param isCounting whether facets are asked for
   */
  select(matched: Uint32Array | null, filters: ObjectFilters, isCounting: boolean): Selection {
    const groups = this.#listGroups(filters);
    if (matched === null && groups.length === 0) {
      return { positions: null, total: this.#index.size, counts: this.#countAll() };
    }
    if (matched !== null && groups.length === 0 && matched.length > this.#index.size / 2) {
      const counts = isCounting ? this.#countByOthers(matched) : this.#countAll();
      return { positions: matched, total: matched.length, counts };
    }
    const { yearFrom = Number.NEGATIVE_INFINITY, yearTo = Number.POSITIVE_INFINITY } = filters;
    const required = this.#markGroups(groups);
    const years = groups.findIndex(({ facet }) => facet === periodFacet);
    const yearsBit = years < 0 ? 0 : 1 << years;
    const only = groups.length === 1 ? (groups[0] as Group) : null;
    // With a single choice and no words, its own facet counts everything, which is known.
    const isSimple = matched === null && only !== null && only.facet !== periodFacet;
    const candidates = isSimple ? this.#list(only.values) : matched;
    const count = candidates?.length ?? this.#index.size;

    const { earliest, latest, firstBars, objectValues, objectValueStarts } = this.#index;
    const { facetStarts } = this.#index.facts;
    const found = this.#found;
    const meets = this.#meets;
    const values = this.#values.fill(0);
    const bars = this.#bars.fill(0);
    let total = 0;
    let undatedCount = 0;
    for (let at = 0; at < count; at++) {
      const position = candidates === null ? at : (candidates[at] as number);
      let met = meets[position] as number;
      if (
        yearsBit !== 0 &&
        (earliest[position] as number) <= yearTo &&
        (latest[position] as number) >= yearFrom &&
        earliest[position] !== undated
      ) {
        met |= yearsBit;
      }
      const missing = required & ~met;
      if (missing !== 0 && (missing & (missing - 1)) !== 0) continue;
      if (missing === 0) found[total++] = position;
      if (!isCounting) continue;
      if (missing === 0 || missing === yearsBit) {
        if (firstBars[position] === 255) undatedCount++;
        else this.#countBars(position);
        if (missing === yearsBit && missing !== 0) continue;
      }
      const end = objectValueStarts[position + 1] as number;
      if (missing === 0) {
        for (let place = objectValueStarts[position] as number; place < end; place++) {
          const value = objectValues[place] as number;
          values[value] = (values[value] as number) + 1;
        }
      } else {
        const { facet } = groups[31 - Math.clz32(missing)] as Group;
        const first = facetStarts[facet] as number;
        const last = facetStarts[facet + 1] as number;
        for (let place = objectValueStarts[position] as number; place < end; place++) {
          const value = objectValues[place] as number;
          if (value >= first && value < last) values[value] = (values[value] as number) + 1;
        }
      }
    }
    if (isSimple) {
      const from = facetStarts[only.facet] as number;
      values.set(
        this.#index.valueCounts.subarray(from, facetStarts[only.facet + 1] as number),
        from,
      );
    }
    return {
      positions: found.subarray(0, total),
      total,
      counts: { values, bars: sumUp(bars), undated: undatedCount },
    };
  }

  #countBars(position: number): void {
    const bars = this.#bars;
    const first = this.#index.firstBars[position] as number;
    const last = (this.#index.lastBars[position] as number) + 1;
    bars[first] = (bars[first] as number) + 1;
    bars[last] = (bars[last] as number) - 1;
  }

  #listGroups(filters: ObjectFilters): Group[] {
    const groups: Group[] = [];
    listFacetNames.forEach((name, facet) => {
      const chosen = listChosen(filters[name]);
      if (chosen.length === 0) return;
      const values = chosen
        .map((value) => this.#index.findValue(facet, value))
        .filter((value) => value >= 0);
      groups.push({ facet, values });
    });
    if (filters.yearFrom !== undefined || filters.yearTo !== undefined) {
      groups.push({ facet: periodFacet, values: [] });
    }
    return groups;
  }

  /** @returns the bits of all groups */
  #markGroups(groups: readonly Group[]): number {
    const meets = this.#meets.fill(0);
    let required = 0;
    groups.forEach(({ values }, group) => {
      const bit = 1 << group;
      required |= bit;
      for (const value of values) {
        this.#index.readValue(value, (position) => {
          meets[position] = (meets[position] as number) | bit;
        });
      }
    });
    return required;
  }

  #list(values: readonly number[]): Uint32Array {
    const meets = this.#meets;
    const listed = new Uint32Array(
      values.reduce((sum, value) => sum + (this.#index.valueCounts[value] as number), 0),
    );
    let count = 0;
    if (values.length === 1) {
      this.#index.readValue(values[0] as number, (position) => {
        listed[count++] = position;
      });
      return listed;
    }
    for (let position = 0; position < this.#index.size; position++) {
      if (meets[position] !== 0) listed[count++] = position;
    }
    return listed.subarray(0, count);
  }

  #countAll(): FacetCounts {
    this.#allBars ??= this.#countAllBars();
    return { values: this.#index.valueCounts, ...this.#allBars };
  }

  /** When most objects are found, it is quicker to count the others. */
  #countByOthers(matched: Uint32Array): FacetCounts {
    const all = this.#countAll();
    const values = this.#values;
    values.set(all.values);
    this.#bars.fill(0);
    const { objectValues, objectValueStarts, firstBars } = this.#index;
    let undatedCount = all.undated;
    let at = 0;
    for (let position = 0; position < this.#index.size; position++) {
      if (matched[at] === position) {
        at++;
        continue;
      }
      const end = objectValueStarts[position + 1] as number;
      for (let place = objectValueStarts[position] as number; place < end; place++) {
        const value = objectValues[place] as number;
        values[value] = (values[value] as number) - 1;
      }
      if (firstBars[position] === 255) undatedCount--;
      else this.#countBars(position);
    }
    const others = sumUp(this.#bars);
    const bars = all.bars.map((count, bar) => count - (others[bar] as number));
    return { values, bars, undated: undatedCount };
  }

  #countAllBars() {
    this.#bars.fill(0);
    let undatedCount = 0;
    for (let position = 0; position < this.#index.size; position++) {
      if (this.#index.firstBars[position] === 255) undatedCount++;
      else this.#countBars(position);
    }
    return { bars: sumUp(this.#bars), undated: undatedCount };
  }
}

/** From where counts rise and fall to the counts themselves. */
function sumUp(changes: Int32Array): Uint32Array {
  const sums = new Uint32Array(changes.length - 1);
  let sum = 0;
  for (let at = 0; at < sums.length; at++) {
    sum += changes[at] as number;
    sums[at] = sum;
  }
  return sums;
}

/** The values chosen of a facet, whichever form the choice has. */
export function listChosen(choice: ObjectFilters[(typeof listFacetNames)[number]]): string[] {
  if (choice === undefined) return [];
  return typeof choice === 'object' ? [...choice] : [String(choice)];
}
