import { z } from 'zod';
import { byLanguage, languages } from '#shared/languages.ts';
import { isPlainInput } from './is-plain-input.ts';

const text = (longest: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, tooLong(longest))
    .refine((text) => !text.includes('\0'), 'must not hold the character NUL');
const tooLong = (longest: number) => `must not be longer than ${longest} characters`;

const textByLanguage = (longest: number) =>
  z
    .strictObject(
      byLanguage(() => text(longest).optional()),
      unknownKeys(`must be an object of texts by language: ${languages.join(', ')}`),
    )
    .refine((texts) => Object.values(texts).some(Boolean), 'must hold a text in a language');

const line = textByLanguage(2_000);
const prose = textByLanguage(50_000);
const word = text(200);
const languageTag = text(35).regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'must be a language tag');
const year = z
  .int('must be a whole year')
  .min(-20_000, 'must be a year from -20000 on')
  .max(2_500, 'must be a year up to 2500');
const acquisitionDate = z
  .string('must be a text')
  .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'must be a year, or a date such as 1931-05-01');
const centimetres = z
  .number('must be a number of centimetres')
  .positive('must be greater than 0')
  .max(1_000_000, 'must be at most 1000000 cm');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .max(2_000, tooLong(2_000));

/** Letters, digits, dot, hyphen and underscore, so that it stands in an address as it is. */
const objectId = z
  .string('must be a text')
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/,
    'must be letters, digits, ".", "-" and "_", at most 120 of them, beginning with a letter or digit',
  );

const collectionId = z
  .string('must be a text')
  .regex(
    /^[a-z0-9][a-z0-9-]{0,79}$/,
    'must be small letters, digits and "-", at most 80 of them, such as "carpets"',
  );

const image = z.strictObject(
  {
    /** Name in `content/images/index.json`, without its ending. */
    file: text(300).optional(),
    /** Address of a picture that lies elsewhere. Neither: known to exist, but not delivered. */
    src: webAddress.nullish(),
    width: z.int().positive().max(1_000_000).nullish(),
    height: z.int().positive().max(1_000_000).nullish(),
    alt: line.nullish(),
    caption: line.nullish(),
  },
  unknownKeys('must be a picture'),
);

const inscription = z.strictObject(
  {
    text: text(20_000),
    language: languageTag,
    script: word.nullish(),
    transliteration: text(20_000).nullish(),
    translation: prose.nullish(),
  },
  unknownKeys('must be an inscription'),
);

const maker = z.strictObject(
  {
    name: text(500),
    role: word.nullish(),
    nationality: word.nullish(),
    born: word.nullish(),
    died: word.nullish(),
    /** Tells makers of one name apart. */
    id: objectId.nullish(),
    lifeDates: word.nullish(),
    birthPlace: text(500).nullish(),
    deathPlace: text(500).nullish(),
    links: z.array(webAddress).max(20, 'must not be more than 20').nullish(),
  },
  unknownKeys('must be a maker'),
);

const term = {
  /** From the broadest to the term itself. */
  terms: z.array(line).min(1, 'must hold a term').max(20, 'must not be more than 20'),
  uri: webAddress.nullish(),
};
const subject = z.strictObject(term, unknownKeys('must be a term'));
const place = z.strictObject({ ...term, role: line.nullish() }, unknownKeys('must be a place'));
const lines = z.array(line).max(100, 'must not be more than 100');

/**
 * One object as somebody hands it in: a file of `content/objects/`, or a foreign record after its
 * mapping. Documented in the service's README.
 */
export const objectInputSchema = z.strictObject(
  {
    id: objectId,
    /** Its id at the source; `id` where absent. */
    sourceId: text(500).nullish(),
    accessionNumber: word.nullish(),
    title: line,
    originalTitle: z.strictObject({ text: text(2_000), language: languageTag }).nullish(),
    objectType: line.nullish(),
    makers: z.array(maker).max(100, 'must not be more than 100').nullish(),
    date: z
      .strictObject({
        display: line.nullish(),
        earliest: year.nullish(),
        latest: year.nullish(),
      })
      .refine(({ earliest, latest }) => earliest == null || latest == null || earliest <= latest, {
        path: ['earliest'],
        message: 'must not be later than "latest": a date cannot end before it begins',
      })
      .nullish(),
    place: line.nullish(),
    culture: line.nullish(),
    materials: lines.nullish(),
    techniques: lines.nullish(),
    medium: line.nullish(),
    places: z.array(place).max(100, 'must not be more than 100').nullish(),
    dynasties: lines.nullish(),
    reigns: lines.nullish(),
    periods: lines.nullish(),
    styles: lines.nullish(),
    acquisition: z
      .strictObject({ method: line.nullish(), date: acquisitionDate.nullish() })
      .nullish(),
    dimensions: z
      .strictObject({
        display: line.nullish(),
        height: centimetres.nullish(),
        width: centimetres.nullish(),
        depth: centimetres.nullish(),
        diameter: centimetres.nullish(),
      })
      .nullish(),
    creditLine: line.nullish(),
    rights: z
      .strictObject({
        ...byLanguage(() => text(2_000).optional()),
        uri: webAddress.optional(),
      })
      .nullish(),
    description: prose.nullish(),
    provenance: prose.nullish(),
    inscriptions: z.array(inscription).max(100, 'must not be more than 100').nullish(),
    motifs: z.array(word).max(100, 'must not be more than 100').nullish(),
    subjects: z.array(subject).max(200, 'must not be more than 200').nullish(),
    exhibitions: lines.nullish(),
    images: z.array(image).max(1_000, 'must not be more than 1000').nullish(),
    collections: z.array(collectionId).max(50, 'must not be more than 50').nullish(),
    onView: z.boolean('must be true or false').nullish(),
    isHighlight: z.boolean('must be true or false').nullish(),
    location: line.nullish(),
    relatedIds: z.array(objectId).max(1_000, 'must not be more than 1000').nullish(),
    recordUrl: webAddress.nullish(),
    /** ISO 8601. The loader of `content/` has turned relative ones into it. */
    addedAt: z.iso
      .datetime({ offset: true, error: 'must be a date and time such as 2024-05-01T00:00:00Z' })
      .nullish(),
  },
  unknownKeys('must be an object'),
);

export type ObjectInput = z.infer<typeof objectInputSchema>;

export interface FieldProblem {
  /** Where in the record, such as `images.0.file`; empty: the record itself. */
  readonly field: string;
  readonly reason: string;
}

/** @returns the object, or what is wrong with it; never more than ten problems */
export function parseObjectInput(
  value: unknown,
): { readonly object: ObjectInput } | { readonly problems: readonly FieldProblem[] } {
  if (isPlainInput(value)) return { object: value };
  const result = objectInputSchema.safeParse(value);
  if (result.success) return { object: result.data };
  return {
    problems: result.error.issues.slice(0, 10).map((issue) => ({
      field: issue.path.join('.'),
      reason: issue.message,
    })),
  };
}

/** A field that nobody knows is most often a known one misspelt, so its name is told. */
function unknownKeys(otherwise: string) {
  return {
    error: (issue: { code?: string; keys?: string[] }) =>
      issue.code === 'unrecognized_keys'
        ? `holds what the format does not know: ${issue.keys?.join(', ')}`
        : otherwise,
  };
}
