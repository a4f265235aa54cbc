import { nameMaker } from '#shared/collection/maker-attribution.ts';
import { toMakerId } from '#shared/collection/term-address.ts';
import { chooseText, type TextByLanguage } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import type { CollectionObject, Maker, ObjectImage, ObjectSummary } from '../contract.ts';
import { makerFields, recordFields } from '../record/record-fields.ts';
import {
  absentValue,
  absentValues,
  type Fields,
  type Kind,
  pickFields,
  type SparseName,
} from '../record/record-kinds.ts';
import type { ObjectInput } from './object-input.ts';

type WholeRecord = Omit<CollectionObject, 'addedAt' | 'updatedAt'>;

type Sparse<Whole, Names> = Omit<Whole, Extract<keyof Whole, Names>> &
  Partial<Pick<Whole, Extract<keyof Whole, Names>>>;

/** What the column `record` holds: the object without what the row's other columns say. */
export type ObjectRecord = Omit<Sparse<WholeRecord, SparseName<typeof recordFields>>, 'makers'> & {
  readonly makers: readonly Sparse<Maker, SparseName<typeof makerFields>>[];
};

/**
 * What stands for sparse fields. A stored record holds them only where something is in them: records
 * stored before there were these fields are still read, and those without them keep their hash.
 */
const absentSparse = (fields: Fields) =>
  absentValues(pickFields(fields, ({ isSparse }) => isSparse === true));

const absentFields = absentSparse(recordFields);
const absentMakerParts = absentSparse(makerFields);

/** The record with all its fields, as it is given away. */
export const toWholeRecord = (record: ObjectRecord): WholeRecord =>
  ({
    ...absentFields,
    ...record,
    makers: record.makers.map((maker) => ({ ...absentMakerParts, ...maker })),
  }) as WholeRecord;

/** What `content/images/index.json` says of one picture. */
export interface KnownImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string | null;
  readonly ground?: string | null | undefined;
  readonly colors?: readonly string[] | undefined;
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
  const record = toStoredFields(input);
  record.source = source;
  record.sourceId = input.sourceId ?? input.id;
  record.slug = toSlug(input.title);
  record.place = input.place ?? toPlaceText(input.places?.[0]?.terms ?? []);
  record.images = (input.images ?? []).flatMap(
    (image) => toImage(image, input.title, findImage) ?? [],
  );
  return record;
}

type ToStored = (value: unknown) => unknown;

/**
 * Fields as they are stored: what is absent made plain, sparse ones last and only where filled.
 * @param first what stands before them, in its order
 * @param made fields that the caller fills
 */
export function compileStored(
  fields: Fields,
  first: Readonly<Record<string, unknown>> = {},
  made: readonly string[] = [],
): (input: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const all = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    toStored: compilePresent(field),
  }));
  const usual = all.filter(({ field }) => !field.isSparse);
  const sparse = all.filter(({ field }) => field.isSparse);
  const read = usual.filter(({ name }) => !made.includes(name));
  const blank = {
    ...first,
    ...Object.fromEntries(usual.map(({ name, field }) => [name, absentValue(field)])),
  };
  return (input) => {
    const stored: Record<string, unknown> = { ...blank };
    for (const { name, toStored } of read) {
      const given = input[name];
      if (given != null) stored[name] = toStored(given);
    }
    for (const { name, toStored } of sparse) {
      const given = input[name];
      if (!isEmpty(given)) stored[name] = toStored(given);
    }
    return stored;
  };
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value == null;

function compilePresent(field: Kind): ToStored {
  if (field.kind === 'mark') return (value) => (value === true ? true : undefined);
  if (field.kind === 'parts') return compileStored(field.parts) as ToStored;
  if (field.kind !== 'list') return (value) => value;
  if (field.isSet) return (value) => [...new Set(value as readonly unknown[])];
  if (field.of.kind !== 'parts') return (value) => value;
  const toThing = compileStored(field.of.parts) as ToStored;
  return (value) => (value as readonly unknown[]).map(toThing);
}

// First, and in this order, on which the hashes of stored records depend.
const firstFields = {
  id: '',
  source: '',
  sourceId: '',
  accessionNumber: null,
  title: {},
  slug: '',
};
const { sourceId: _sourceId, addedAt: _addedAt, ...storedFields } = recordFields;
const toStoredFields = compileStored(storedFields, firstFields, ['place', 'images']) as unknown as (
  input: ObjectInput,
) => { -readonly [Name in keyof ObjectRecord]: ObjectRecord[Name] };

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
    place: record.place,
    date: record.date.display,
    image: record.images.find((image) => image.src !== null) ?? record.images[0] ?? null,
  };
}

function toImage(
  image: NonNullable<ObjectInput['images']>[number],
  title: TextByLanguage,
  findImage: (name: string) => KnownImage | null,
): ObjectImage | null {
  const known = image.file == null ? null : findImage(image.file);
  if (image.file != null && !known) return null;
  return {
    src: known ? `/images/${known.file}` : (image.src ?? null),
    width: image.width ?? known?.width ?? null,
    height: image.height ?? known?.height ?? null,
    alt: { ...title, ...known?.alt, ...image.alt },
    caption: image.caption ?? null,
    dominantColor: known?.dominantColor ?? null,
    ground: known?.ground ?? null,
    // Sparse, as a record without it keeps its hash.
    ...(known?.colors && { colors: known.colors }),
  };
}

const maxSlugLength = 80;

/** Words of the English title (else another) for the address; Latin letters and digits only. */
function toSlug(title: TextByLanguage): string {
  const words = foldWords(chooseText(title, 'en')?.text ?? '').filter((word) =>
    /^[a-z0-9]+$/.test(word),
  );
  let slug = words.shift()?.slice(0, maxSlugLength) ?? 'object';
  for (const word of words) {
    if (slug.length + word.length + 1 > maxSlugLength) break;
    slug += `-${word}`;
  }
  return slug;
}
