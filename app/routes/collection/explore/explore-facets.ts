import type {
  FacetValue,
  ListFacet,
  ListFacetName,
  ObjectFacets,
} from '#services/object-collection/contract.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { type ChoiceName, choiceNames, type ExploreQuery } from './explore-address.ts';

export interface ChoiceValue {
  readonly value: string;
  readonly label: LocalizedText;
  /** Formatted. */
  readonly count: string;
}

/** A facet as the panel draws it. */
export interface ChoiceFacet {
  readonly name: ChoiceName;
  readonly values: readonly ChoiceValue[];
  /** How many values there are in all, shown or not. */
  readonly valueCount: number;
}

/** Colours stand in the order of the rainbow, the quiet ones after them, whatever is most frequent. */
export const colorNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'gray',
  'black',
] as const;

/** The service's name of a facet that the address knows by the specification's. */
export const toFacetName = (name: ChoiceName): ListFacetName =>
  name === 'sourceId' ? 'collection' : name;

/** How the site names the collections that its editors know, by `sourceId`. */
export type CollectionNames = Pick<ReadonlyMap<string, LocalizedText>, 'get'>;

/** The facets that have anything to choose. */
export function toChoiceFacets(
  facets: ObjectFacets,
  language: Language,
  collections: CollectionNames,
): ChoiceFacet[] {
  return choiceNames.flatMap((name) => {
    const facet = facets[toFacetName(name)];
    return facet && facet.values.length > 0
      ? [toChoiceFacet(name, facet, language, collections)]
      : [];
  });
}

export function toChoiceFacet(
  name: ChoiceName,
  facet: ListFacet,
  language: Language,
  collections: CollectionNames,
): ChoiceFacet {
  const values = facet.values.map((value) => ({
    value: value.value,
    label: toLabel(name, value, language, collections),
    count: formatNumber(value.count),
  }));
  return {
    name,
    values: name === 'color' ? sortColors(values) : values,
    valueCount: Math.max(facet.valueCount, values.length),
  };
}

const valuesShown = 8;

/** A facet with its most frequent values and the chosen ones; colours are all shown. */
export function toShortFacet(facet: ChoiceFacet, query: ExploreQuery): ChoiceFacet {
  if (facet.name === 'color') return facet;
  const values = facet.values.filter(
    ({ value }, index) => index < valuesShown || isChosen(query, facet.name, value),
  );
  return { ...facet, values };
}

function toLabel(
  name: ChoiceName,
  { value, label }: FacetValue,
  language: Language,
  collections: CollectionNames,
): LocalizedText {
  const own = name === 'sourceId' ? collections.get(value) : undefined;
  // A group whose import gave it no name, and a value that is no more, go by what the address says.
  if (own) return own;
  const motif = name === 'subject' ? nameMotif(label?.en ?? '', language) : null;
  const known = motif ?? chooseText(label, language) ?? { text: value, language };
  return { ...known, text: capitalize(known.text) };
}

const placeOf = ({ value }: ChoiceValue) => (colorNames as readonly string[]).indexOf(value);

const sortColors = (values: readonly ChoiceValue[]) =>
  [...values].sort((a, b) => placeOf(a) - placeOf(b));

/** How many of the objects found a switch leaves; null where it would leave none, or change nothing. */
export function countSwitched(
  facet: ListFacet | undefined,
  total: number,
  isChosen = false,
): string | null {
  const count = facet?.values.find(({ value }) => value === 'true')?.count;
  return count && (isChosen || count < total) ? formatNumber(count) : null;
}

/** Whether a value is chosen, as the address says. */
export const isChosen = (query: ExploreQuery, name: ChoiceName, value: string): boolean =>
  query[name]?.includes(value) ?? false;
