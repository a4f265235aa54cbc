import type { TimeAndPlace } from '#shared/search/thesaurus.ts';
import { type SearchIndex, undated } from '../index/search-index.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { nothing, type Plan } from './plan.ts';
import { findValues } from './plan-values.ts';

/** Objects made in a time. The nearer their own years are to it, the more they are worth. */
export function planTime(index: SearchIndex, { yearFrom, yearTo }: Years, scale = timeWorth): Plan {
  const from = yearFrom ?? Number.NEGATIVE_INFINITY;
  const to = yearTo ?? Number.POSITIVE_INFINITY;
  const closenessOf = toCloseness(from, to);
  return {
    kind: 'other',
    count: Math.max(1, index.size >> 2),
    isSimilar: false,
    labelWorth: scale,
    visit(give, _, few) {
      const { earliest, latest, size } = index;
      const count = few?.length ?? size;
      for (let at = 0; at < count; at++) {
        const position = few ? (few[at] as number) : at;
        const first = earliest[position] as number;
        const last = latest[position] as number;
        if (first > to || last < from || first === undated) continue;
        const years = Math.min(last, to) - Math.max(first, from) + 1;
        if (years / (last - first + 1) < minShare) continue;
        give(position, Math.ceil(scale * closenessOf(first, last)));
      }
    },
  };
}

interface Years {
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
}

/**
 * How near years are to those that were asked for: 1 where they lie within them, less with each year
 * beyond. Of a century some years more say less than of a single year.
 */
function toCloseness(from: number, to: number): (first: number, last: number) => number {
  const asked = Math.min(to - from + 1, maxAskedLength);
  const near = nearYears + asked / 4;
  return (first, last) => {
    const beyond = Math.max(0, from - first) + Math.max(0, last - to);
    if (beyond === 0) return 1;
    // Objects whose years reach a little beyond the time are less sure than those within it.
    return almost * (near / (near + beyond)) ** 2;
  };
}

const timeWorth = 600;

const nearYears = 20;

const maxAskedLength = 200;

const almost = 0.8;

/** An object that may be of any time says nothing about this one. */
const minShare = 0.02;

/** Of a reign or dynasty: made in its years and lands, for the most part. */
export function planTimeAndPlace(
  index: SearchIndex,
  { yearFrom, yearTo, places }: TimeAndPlace,
): Plan {
  const values = new Set(
    places.flatMap((words) => {
      const named = { words, isPhrase: words.length > 1, mayBeUnfinished: false };
      return landFacets.flatMap((facet) => findValues(index, named, facet, 'exact').values);
    }),
  );
  if (places.length > 0 && values.size === 0) return nothing;
  const ofTime = planTime(index, { yearFrom, yearTo }, landWorth);
  if (places.length === 0) return ofTime;
  const count = [...values].reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
  return {
    ...ofTime,
    count: Math.min(count, index.size),
    visit(give) {
      const { earliest, latest } = index;
      for (const value of values) {
        index.readValue(value, (position) => {
          const first = earliest[position] as number;
          const last = latest[position] as number;
          if (first === undated) return;
          const years = Math.min(last, yearTo) - Math.max(first, yearFrom) + 1;
          if (years * 2 > last - first + 1) give(position, landWorth);
        });
      }
    },
  };
}

/** A plan of which everything is worth more, and what was made in one of the times most. */
export function raise(
  index: SearchIndex,
  plan: Plan,
  times: readonly TimeAndPlace[],
  scale: number,
): Plan {
  const closeness = times.map(({ yearFrom, yearTo }) => toCloseness(yearFrom, yearTo));
  const ofTime = (position: number) => {
    const first = index.earliest[position] as number;
    const last = index.latest[position] as number;
    if (first === undated) return 0;
    return Math.ceil(scale * Math.max(...closeness.map((of) => of(first, last))));
  };
  return {
    ...plan,
    kind: 'other',
    visit: (give, ...asked) =>
      plan.visit(
        (position, worth) => give(position, worth + namedWorth + ofTime(position)),
        ...asked,
      ),
  };
}

const landWorth = 10;

/** More than prominence can make up for. */
const namedWorth = 260;

const landFacets = (['place', 'culture'] as const).map(toFacetNumber);
