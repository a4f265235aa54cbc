import { z } from 'zod';
import { byLanguage } from '#shared/languages/languages.ts';
import { absentValue, type Fields, type FieldValues, type Kind } from '../record/record-kinds.ts';

export const textByLanguage = z
  .object(byLanguage(() => z.string().optional()))
  .meta({ id: 'TextByLanguage', description: 'A text in the languages it is known in.' });

/** The schemas of fields in a reply. One that came later may be missing in that of an older server. */
export const toWireShape = <Declared extends Fields>(fields: Declared) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toFieldSchema(field)]),
  ) as { [Name in keyof Declared]: z.ZodType<FieldValues<Declared>[Name]> };

function toFieldSchema(field: Kind): z.ZodType {
  const schema = toSchema(field);
  if (field.kind === 'mark') return schema.optional();
  const absent = absentValue(field);
  const nullable = absent === null && !field.isNeeded ? schema.nullable() : schema;
  const whole = field.isSparse ? nullable.default(absent) : nullable;
  const description = field.description ?? descriptions[field.kind];
  return description === undefined ? whole : whole.describe(description);
}

const descriptions: { readonly [kind in Kind['kind']]?: string } = {
  terms: 'From the broadest to the term itself.',
  year: 'Astronomical year: 1 BCE is 0.',
  centimetres: 'Centimetres.',
  pixels: 'Pixels.',
  date: 'A year, or a date of ISO 8601.',
};

function toSchema(kind: Kind): z.ZodType {
  switch (kind.kind) {
    case 'textByLanguage':
      return textByLanguage;
    case 'textWithAddress':
      return textByLanguage.extend({ uri: z.string().optional() });
    case 'terms':
      return z.array(textByLanguage);
    case 'list':
      return z.array(toSchema(kind.of));
    case 'parts':
      return z.object(toWireShape(kind.parts));
    case 'year':
    case 'centimetres':
    case 'pixels':
    case 'percent':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'mark':
      return z.literal(true);
    default:
      return z.string();
  }
}
