import { colorLabels, toColorName } from '#shared/collection/color-name.ts';
import { splitPlace, toFacetValue, toTermValue } from '#shared/collection/facet-value.ts';
import { listSubjectIds, toMakerId } from '#shared/collection/term-address.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { toSingular } from '#shared/search/name-key.ts';
import type { ListFacetName } from '../../../contract.ts';
import type { ObjectRecord } from '../../object-record.ts';

/** The facets in the order of the index. */
export const listFacetNames = [
  'collection',
  'type',
  'material',
  'technique',
  'place',
  'culture',
  'maker',
  'color',
  'onView',
  'hasImage',
  'subject',
  'makerId',
] as const satisfies readonly ListFacetName[];

/** One value of an object. */
export interface ObjectFacetValue {
  readonly facet: number;
  /** Language-independent; what an address holds. */
  readonly value: string;
  /** A text for all languages, texts by language, or null where the site names it. */
  readonly label: string | TextByLanguage | null;
}

export const toFacetNumber = (name: ListFacetName): number => listFacetNames.indexOf(name);
const facet = {
  collection: toFacetNumber('collection'),
  type: toFacetNumber('type'),
  material: toFacetNumber('material'),
  technique: toFacetNumber('technique'),
  place: toFacetNumber('place'),
  culture: toFacetNumber('culture'),
  maker: toFacetNumber('maker'),
  color: toFacetNumber('color'),
  onView: toFacetNumber('onView'),
  hasImage: toFacetNumber('hasImage'),
  subject: toFacetNumber('subject'),
  makerId: toFacetNumber('makerId'),
};

const named = new Set<number>([facet.type, facet.material, facet.technique]);

/** Whether singular and plural are one value of it. */
export const isMergedFacet = (number: number): boolean => named.has(number);

/**
 * The common key of a value's spellings: `print` and `prints` are one kind. Names of people and
 * places stay as they are.
 */
export const toValueKey = (number: number, value: string): string =>
  isMergedFacet(number) ? value.split('-').map(toSingular).join('-') : value;

const maxValuesPerFacet = 40;
/** With what they lie in: some museums name eighty of an object. */
const maxSubjects = 200;

/** A motif is a subject that lies in nothing. */
const listSubjects = ({ subjects = [], motifs }: ObjectRecord) => [
  ...subjects,
  ...motifs.map((motif) => ({ terms: [{ en: motif }] })),
];

/** The values under which an object is counted; repeated ones are left out. */
export function toFacetValues(record: ObjectRecord): ObjectFacetValue[] {
  const values: ObjectFacetValue[] = [];
  const add = (number: number, value: string, label: ObjectFacetValue['label']) => {
    if (value === '' || values.some((one) => one.facet === number && one.value === value)) return;
    values.push({ facet: number, value, label });
  };
  const addTexts = (number: number, texts: readonly (TextByLanguage | null)[]) => {
    for (const text of texts.slice(0, maxValuesPerFacet)) {
      if (text) add(number, toTermValue(text), text);
    }
  };
  for (const collection of record.collections) add(facet.collection, collection, null);
  addTexts(facet.type, [record.objectType]);
  addTexts(facet.material, record.materials);
  addTexts(facet.technique, record.techniques);
  addTexts(facet.place, record.place ? splitPlace(record.place) : []);
  for (const { terms } of (record.places ?? []).slice(0, maxValuesPerFacet))
    addTexts(facet.place, terms);
  addTexts(facet.culture, [record.culture]);
  for (const { name } of record.makers.slice(0, maxValuesPerFacet)) {
    add(facet.maker, toFacetValue(name), name);
  }
  for (const maker of record.makers.slice(0, maxValuesPerFacet)) {
    add(facet.makerId, toMakerId(maker) ?? '', maker.name);
  }
  let subjectsLeft = maxSubjects;
  for (const { terms } of listSubjects(record)) {
    for (const [level, id] of listSubjectIds(terms).entries()) {
      if (subjectsLeft-- > 0) add(facet.subject, id, terms[level] ?? null);
    }
  }
  for (const { src, colors, dominantColor } of record.images) {
    if (src === null) continue;
    for (const hex of colors ?? [dominantColor ?? '']) {
      const color = toColorName(hex);
      if (color) add(facet.color, color, colorLabels[color]);
    }
  }
  add(facet.onView, String(record.onView === true), null);
  add(facet.hasImage, String(record.images.some(({ src }) => src !== null)), null);
  return values;
}
