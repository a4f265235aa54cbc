import { z } from 'zod';
import type { FieldModel, FieldModels, FieldType, Models } from '../../models/read-models.ts';
import type { Fields } from './item.ts';
import { keyName } from './keys.ts';

const object = z.record(z.string(), z.unknown());

/**
 * Addresses that no program runs; whether one leads anywhere is asked when it is published. Browsers read
 * past spaces and controls. Source: WHATWG URL §4.4.
 */
const safeAddress = z
  .string()
  .max(2_000)
  .refine((text) => !/^(javascript|data|vbscript):/i.test(text.replace(/[\s\p{Cc}]/gu, '')));

const link = z.looseObject({
  link_type: z.enum(['Document', 'Media', 'Web', 'Any']).optional(),
  id: z.string().max(200).optional(),
  url: safeAddress.optional(),
  text: z.string().max(1_000).optional(),
});

const span = z.looseObject({
  start: z.int().min(0),
  end: z.int().min(0),
  type: z.string(),
  data: link.optional(),
});

const block = z.looseObject({
  type: z.string().max(50),
  text: z.string().max(50_000).optional(),
  spans: z.array(span).max(2_000).optional(),
  url: safeAddress.optional(),
});

const image = z.looseObject({
  url: z
    .string()
    .max(2_000)
    .regex(/^(\/(?!\/)|https:\/\/)/)
    .optional(),
  alt: z.string().max(2_000).nullable().optional(),
  copyright: z.string().max(2_000).nullable().optional(),
});

const text = z.string().max(20_000);
const list = z.array(object).max(1_000);

const shapes: Readonly<Partial<Record<FieldType, z.ZodType>>> = {
  Text: text,
  Select: text.or(z.array(text).max(100)),
  Color: text,
  Date: text,
  Timestamp: text,
  Number: z.number(),
  Boolean: z.boolean(),
  StructuredText: z.array(block).max(2_000),
  Image: image,
  Link: link.or(z.array(link).max(200)),
  GeoPoint: object,
  Embed: z.looseObject({ embed_url: safeAddress.optional() }),
  Table: object,
  Group: list,
  Slices: list,
};

/** Whether a value can be one of this field, as a draft may hold it: complete or not. */
export function isShapedAs(models: Models, model: FieldModel, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const shape = shapes[model.type];
  if (shape && !shape.safeParse(value).success) return false;
  if (model.type === 'Group') {
    return (value as Fields[]).every((item) =>
      areShapedAs(models, model.config?.fields ?? {}, item),
    );
  }
  if (model.type !== 'Slices') return true;
  return (value as Fields[]).every(({ id, slice_type: type, variation, primary, items }) => {
    const found = models.slices.get(String(type))?.variations[String(variation)];
    if (typeof id !== 'string' || !found) return false;
    const isList = list.safeParse(items ?? []).success;
    const isObject = object.safeParse(primary ?? {}).success;
    return (
      isList &&
      isObject &&
      areShapedAs(models, found.primary, (primary ?? {}) as Fields) &&
      ((items ?? []) as Fields[]).every((item) => areShapedAs(models, found.items, item))
    );
  });
}

function areShapedAs(models: Models, fields: FieldModels, values: Fields): boolean {
  return Object.entries(values).every(([name, value]) => {
    if (name === keyName) return typeof value === 'string' && /^[\w$-]{1,100}$/.test(value);
    const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return model !== undefined && isShapedAs(models, model, value);
  });
}
