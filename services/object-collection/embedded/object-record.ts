import { foldWords } from '#shared/fold-text.ts';
import { chooseText, type TextByLanguage } from '#shared/localized-text.ts';
import { nameMaker } from '#shared/maker-attribution.ts';
import { toMakerId } from '#shared/term-address.ts';
import type { CollectionObject, Maker, ObjectImage, ObjectSummary } from '../contract.ts';
import type { ObjectInput } from './object-input.ts';

type WholeRecord = Omit<CollectionObject, 'addedAt' | 'updatedAt'>;

/**
 * Fields that a stored record holds only where it has something in them: records stored before
 * there were these fields are still read, and those without them keep their hash.
 */
const absentFields = {
  medium: null,
  places: [],
  dynasties: [],
  reigns: [],
  periods: [],
  styles: [],
  acquisition: null,
  subjects: [],
  exhibitions: [],
} as const satisfies Partial<WholeRecord>;

const absentMakerParts = {
  id: null,
  lifeDates: null,
  birthPlace: null,
  deathPlace: null,
  links: [],
} as const satisfies Partial<Maker>;

type Sparse<Whole, Fields> = Omit<Whole, keyof Fields> & {
  readonly [Field in keyof Whole & keyof Fields]?: Whole[Field];
};

/** What the column `record` holds: the object without what the row's other columns say. */
export type ObjectRecord = Omit<Sparse<WholeRecord, typeof absentFields>, 'makers'> & {
  readonly makers: readonly Sparse<Maker, typeof absentMakerParts>[];
};

/** The record with all its fields, as it is given away. */
export const toWholeRecord = (record: ObjectRecord): WholeRecord => ({
  ...absentFields,
  ...record,
  makers: record.makers.map((maker) => ({ ...absentMakerParts, ...maker })),
});

/** What `content/images/index.json` says of one picture. */
export interface KnownImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string | null;
  readonly alt: TextByLanguage;
}

/**
 * An object as handed in, made whole: nothing absent, pictures found, slug made.
 * @param findImage the picture of this name, or null: it is then left out
 */
export function toObjectRecord(
  input: ObjectInput,
  source: string,
  findImage: (name: string) => KnownImage | null = () => null,
): ObjectRecord {
  const place = input.place ?? toPlaceText(input.places?.[0]?.terms ?? []);
  return {
    id: input.id,
    source,
    sourceId: input.sourceId ?? input.id,
    accessionNumber: input.accessionNumber ?? null,
    title: input.title,
    slug: toSlug(input.title),
    originalTitle: input.originalTitle ?? null,
    objectType: input.objectType ?? null,
    makers: (input.makers ?? []).map((maker) => ({
      name: maker.name,
      role: maker.role ?? null,
      nationality: maker.nationality ?? null,
      born: maker.born ?? null,
      died: maker.died ?? null,
      ...toFilledParts(maker),
    })),
    date: {
      display: input.date?.display ?? null,
      earliest: input.date?.earliest ?? null,
      latest: input.date?.latest ?? null,
    },
    place,
    culture: input.culture ?? null,
    materials: input.materials ?? [],
    techniques: input.techniques ?? [],
    dimensions: {
      display: input.dimensions?.display ?? null,
      height: input.dimensions?.height ?? null,
      width: input.dimensions?.width ?? null,
      depth: input.dimensions?.depth ?? null,
      diameter: input.dimensions?.diameter ?? null,
    },
    creditLine: input.creditLine ?? null,
    rights: input.rights ?? null,
    description: input.description ?? null,
    provenance: input.provenance ?? null,
    inscriptions: (input.inscriptions ?? []).map((inscription) => ({
      text: inscription.text,
      language: inscription.language,
      script: inscription.script ?? null,
      transliteration: inscription.transliteration ?? null,
      translation: inscription.translation ?? null,
    })),
    motifs: input.motifs ?? [],
    images: (input.images ?? []).flatMap((image) => toImage(image, input.title, findImage) ?? []),
    collections: [...new Set(input.collections ?? [])],
    onView: input.onView ?? null,
    ...(input.isHighlight && { isHighlight: true as const }),
    location: input.location ?? null,
    relatedIds: [...new Set(input.relatedIds ?? [])],
    recordUrl: input.recordUrl ?? null,
    ...toFilledFields(input),
  };
}

/** Fields of `absentFields` that have something in them. */
const toFilledFields = (input: ObjectInput) =>
  withoutEmpty({
    medium: input.medium,
    places: input.places?.map(({ terms, uri, role }) => ({
      terms,
      uri: uri ?? null,
      role: role ?? null,
    })),
    dynasties: input.dynasties,
    reigns: input.reigns,
    periods: input.periods,
    styles: input.styles,
    acquisition: input.acquisition && {
      method: input.acquisition.method ?? null,
      date: input.acquisition.date ?? null,
    },
    subjects: input.subjects?.map(({ terms, uri }) => ({ terms, uri: uri ?? null })),
    exhibitions: input.exhibitions,
  } satisfies Record<keyof typeof absentFields, unknown>);

const toFilledParts = (maker: NonNullable<ObjectInput['makers']>[number]) =>
  withoutEmpty({
    id: maker.id,
    lifeDates: maker.lifeDates,
    birthPlace: maker.birthPlace,
    deathPlace: maker.deathPlace,
    links: maker.links,
  } satisfies Record<keyof typeof absentMakerParts, unknown>);

type WithoutEmpty<Fields> = { readonly [Field in keyof Fields]?: NonNullable<Fields[Field]> };

const withoutEmpty = <Fields extends object>(fields: Fields): WithoutEmpty<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value != null,
    ),
  ) as WithoutEmpty<Fields>;

/** `Kashan, Iran` of the terms of a place: the narrowest and the broadest. */
function toPlaceText(terms: readonly TextByLanguage[]): TextByLanguage | null {
  const [narrowest, broadest] = [terms.at(-1), terms[0]];
  if (!narrowest || !broadest) return null;
  const names = Object.keys(narrowest) as (keyof TextByLanguage)[];
  return Object.fromEntries(
    names.map((language) => [
      language,
      [...new Set([narrowest[language], broadest[language]])].filter(Boolean).join(', '),
    ]),
  );
}

export function toObjectSummary(record: ObjectRecord): ObjectSummary {
  return {
    id: record.id,
    accessionNumber: record.accessionNumber,
    title: record.title,
    slug: record.slug,
    makers: record.makers.map(nameMaker),
    makerIds: record.makers.map(toMakerId),
    date: record.date.display,
    image: record.images.find((image) => image.src !== null) ?? record.images[0] ?? null,
  };
}

function toImage(
  image: NonNullable<ObjectInput['images']>[number],
  title: TextByLanguage,
  findImage: (name: string) => KnownImage | null,
): ObjectImage | null {
  const known = image.file === undefined ? null : findImage(image.file);
  if (image.file !== undefined && !known) return null;
  return {
    src: known ? `/images/${known.file}` : (image.src ?? null),
    width: image.width ?? known?.width ?? null,
    height: image.height ?? known?.height ?? null,
    alt: { ...title, ...known?.alt, ...image.alt },
    caption: image.caption ?? null,
    dominantColor: known?.dominantColor ?? null,
  };
}

const longestSlug = 80;

/** Words of the English title (else another) for the address; Latin letters and digits only. */
function toSlug(title: TextByLanguage): string {
  const words = foldWords(chooseText(title, 'en')?.text ?? '').filter((word) =>
    /^[a-z0-9]+$/.test(word),
  );
  let slug = words.shift()?.slice(0, longestSlug) ?? 'object';
  for (const word of words) {
    if (slug.length + word.length + 1 > longestSlug) break;
    slug += `-${word}`;
  }
  return slug;
}
