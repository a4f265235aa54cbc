import type { ObjectCollection, PeriodFacet } from '#services/object-collection/contract.ts';
import { nameCentury } from '#shared/dates/name-century.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { listLands, placesKnown } from '../load-scope.ts';
import { toExploreHref } from './explore-address.ts';
import { type ChoiceFacet, toChoiceFacets } from './explore-facets.ts';

const valuesShown = 8;
const centuriesShown = 15;

/** A value that leads to the objects that have it. */
export interface FacetWay {
  readonly href: string;
  readonly label: LocalizedText;
  /** Formatted. */
  readonly count: string;
  readonly value: string;
}

export interface FacetWays {
  readonly type: readonly FacetWay[];
  readonly place: readonly FacetWay[];
  readonly century: readonly FacetWay[];
  readonly color: readonly FacetWay[];
}

/** The most frequent kinds and lands, the centuries and the colors of all objects. Null: there are none. */
export async function loadFacetWays(
  objectCollection: ObjectCollection,
  language: Language,
): Promise<FacetWays | null> {
  const { total, facets } = await objectCollection.searchObjects({
    page: 1,
    pageSize: 1,
    facets: ['type', 'place', 'color', 'period'],
    facetSize: placesKnown,
  });
  if (total === 0) return null;
  const choices = toChoiceFacets(facets, language, new Map());
  const lands = await listLands(objectCollection, facets.place, language);
  const find = (name: 'type' | 'color') => toWays(choices.find((choice) => choice.name === name));
  return {
    type: find('type').slice(0, valuesShown),
    // Lands only: a city would stand beside the land that has its works too.
    place: lands.slice(0, valuesShown).map(({ value, label, count, query }) => ({
      value,
      label,
      count: formatNumber(count),
      // The facet knows only works that name the land alone: "Northern India" is another value.
      href: toExploreHref({ ...query, page: 1 }),
    })),
    century: facets.period ? await listCenturies(objectCollection, facets.period, language) : [],
    color: find('color'),
  };
}

const toWays = (facet: ChoiceFacet | undefined): FacetWay[] =>
  (facet?.values ?? []).map((value) => ({
    ...value,
    href: toExploreHref({ [facet?.name ?? 'type']: [value.value], page: 1 }),
  }));

/** Each has the count of what it leads to: a work that is dated less closely is in several. */
async function listCenturies(
  objectCollection: ObjectCollection,
  { bars }: PeriodFacet,
  language: Language,
): Promise<FacetWay[]> {
  const centuries = new Set(
    bars
      .filter(({ count }) => count > 0)
      .map(({ from, to }) => Math.ceil((from + to) / 2 / 100))
      .filter((century) => century > 0),
  );
  return Promise.all(
    [...centuries].slice(-centuriesShown).map(async (century) => {
      const years = { yearFrom: century * 100 - 99, yearTo: century * 100 };
      const { total } = await objectCollection.searchObjects({ ...years, page: 1, pageSize: 1 });
      return {
        value: String(century),
        href: toExploreHref({ ...years, page: 1 }),
        label: { text: nameCentury(century, language), language },
        count: formatNumber(total),
      };
    }),
  );
}
