import type { FieldModel, FieldModels } from '../models/read-models.ts';
import type { FieldValues } from './stored-document.ts';

/** The value that the service delivers for an empty field. */
export function emptyValueOf(model: FieldModel): unknown {
  switch (model.type) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return [];
    case 'Image':
      return Object.fromEntries((model.config?.thumbnails ?? []).map(({ name }) => [name, {}]));
    case 'Embed':
    case 'GeoPoint':
      return {};
    case 'Link':
      return model.config?.repeat ? [] : { link_type: linkTypes[model.config?.select ?? 'any'] };
    default:
      return null;
  }
}

const linkTypes = { document: 'Document', media: 'Media', web: 'Web', any: 'Any' };

/** Every field of the model except the uid, in the model's order; absent ones empty. */
export function completeData(models: FieldModels, given: FieldValues): FieldValues {
  const fields = Object.entries(models).filter(([, model]) => model.type !== 'UID');
  return Object.fromEntries(
    fields.map(([name, model]) => [name, completeValue(model, given[name])]),
  );
}

function completeValue(model: FieldModel, value: unknown): unknown {
  if (value === undefined || value === null) return emptyValueOf(model);
  if (model.type === 'Group' && Array.isArray(value)) {
    return value.map((item) => completeData(model.config?.fields ?? {}, item as FieldValues));
  }
  return value;
}

/**
 * Whether a value counts as filled: not null, not an empty list, and not an object (picture, link,
 * point, embed) without content of its own.
 */
export function isFilled(model: FieldModel, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  const object = value as FieldValues;
  if (model.type === 'Image') return typeof object.url === 'string';
  if (model.type === 'Link') return 'id' in object || 'url' in object;
  return Object.keys(object).length > 0;
}
