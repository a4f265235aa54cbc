import type { FieldModel } from '../../models/read-models.ts';
import { isShapedAs } from '../editing/is-shaped-as.ts';
import { emptyValueOf } from '../empty-value.ts';
import type { FieldContext } from './field-context.ts';

/**
 * What the shorthand of content files has no form for stands in them as the service stores it:
 * `{ "stored": … }`. Links to items name them there: `"to": "<type>/<uid>"` in place of an id.
 */
export interface StoredValue {
  readonly stored: unknown;
}

export const isStoredValue = (value: unknown): value is StoredValue =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'stored';

/** Reads it into the service's format; what the model cannot hold is reported and left empty. */
export function readStored(
  model: FieldModel,
  { stored }: StoredValue,
  path: string,
  context: FieldContext,
): unknown {
  const value = mapDocumentLinks(stored, ({ to, ...link }) => {
    const [type = '', uid = ''] = String(to ?? '').split('/');
    return to === undefined ? link : { ...link, id: context.findDocumentId(type, uid).id };
  });
  if (value !== null && isShapedAs(context.models, model, value)) return value;
  context.reject(path, `is not what a field of the kind ${model.type} stores`);
  return emptyValueOf(model);
}

/** @param nameOf `<type>/<uid>` of the document with an id; null: there is none */
export const writeStored = (
  value: unknown,
  nameOf: (id: string) => string | null,
): StoredValue => ({
  stored: mapDocumentLinks(value, ({ id, ...link }) => {
    const name = nameOf(String(id ?? ''));
    return name === null ? { ...link, id } : { ...link, to: name };
  }),
});

/** The same value with its links to documents changed, however deep they are. */
export function mapDocumentLinks(
  value: unknown,
  change: (link: Record<string, unknown>) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapDocumentLinks(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  if (object.link_type === 'Document' && ('id' in object || 'to' in object)) return change(object);
  return Object.fromEntries(
    Object.entries(object).map(([name, one]) => [name, mapDocumentLinks(one, change)]),
  );
}
