import { z } from 'zod';
import { byLanguage, languages } from '#shared/languages/languages.ts';
import { recordFields } from '../record/record-fields.ts';
import type { FieldInputs, Fields, Kind } from '../record/record-kinds.ts';
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
const languageTag = text(35).regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'must be a language tag');
const year = z
  .int('must be a whole year')
  .min(-20_000, 'must be a year from -20000 on')
  .max(2_500, 'must be a year up to 2500');
const date = z
  .string('must be a text')
  .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'must be a year, or a date such as 1931-05-01');
const centimetres = z
  .number('must be a number of centimeters')
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

const time = z.iso.datetime({
  offset: true,
  error: 'must be a date and time such as 2024-05-01T00:00:00Z',
});

/** The schemas of declared fields as somebody hands them in: null is the same as absent. */
const toInputShape = (fields: Fields): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = toSchema(field);
      return [name, field.isNeeded ? schema : schema.nullish()];
    }),
  );

function toSchema(kind: Kind): z.ZodType {
  switch (kind.kind) {
    case 'text':
      return text(kind.longest);
    case 'textByLanguage':
      return textByLanguage(kind.longest);
    case 'textWithAddress':
      return z.strictObject({
        ...byLanguage(() => text(2_000).optional()),
        uri: webAddress.optional(),
      });
    case 'objectId':
      return objectId;
    case 'collectionId':
      return collectionId;
    case 'languageTag':
      return languageTag;
    case 'webAddress':
      return webAddress;
    case 'date':
      return date;
    case 'time':
      return time;
    case 'year':
      return year;
    case 'centimetres':
      return centimetres;
    case 'pixels':
      return z.int().positive().max(1_000_000);
    case 'percent':
      return z.number().min(0).max(100);
    case 'boolean':
    case 'mark':
      return z.boolean('must be true or false');
    case 'terms':
      return z.array(line).min(1, 'must hold a term').max(20, tooMany(20));
    case 'list':
      return z.array(toSchema(kind.of)).max(kind.most, tooMany(kind.most));
    case 'parts': {
      const shape = toInputShape(kind.parts);
      const words = kind.called === undefined ? undefined : unknownKeys(`must be ${kind.called}`);
      const schema = z.strictObject(shape, words);
      return kind.isSpan ? schema.refine(endsAfterBeginning, brokenSpan) : schema;
    }
  }
}
const tooMany = (most: number) => `must not be more than ${most}`;

const endsAfterBeginning = ({ earliest, latest }: Readonly<Record<string, unknown>>) =>
  earliest == null || latest == null || Number(earliest) <= Number(latest);
const brokenSpan = {
  path: ['earliest'],
  message: 'must not be later than "latest": a date cannot end before it begins',
};

export type ObjectInput = FieldInputs<typeof recordFields>;

/**
 * One object of these fields as somebody hands it in: a file of `content/objects/`, or a foreign
 * record after its mapping. Documented in the service's README.
 */
export const toInputSchema = (fields: Fields) =>
  z.strictObject(toInputShape(fields), unknownKeys('must be an object'));

export const objectInputSchema = toInputSchema(recordFields) as unknown as z.ZodType<ObjectInput>;

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
