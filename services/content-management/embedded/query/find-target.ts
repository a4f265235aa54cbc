import type { FieldModel, Models } from '../../models/read-models.ts';

/** The target of a filter: a column of the document itself, or a path of the flat index. */
export type Target =
  | { readonly kind: 'id' | 'type' | 'document' }
  | {
      readonly kind: 'field';
      /** Null: of any type. */
      readonly type: string | null;
      readonly path: string;
      /** The column of the index in which the values are compared. */
      readonly column: 'text' | 'number' | 'time' | 'link' | 'none';
      readonly model: FieldModel | null;
    };

/** @returns null for a field that no model has */
export function findTarget(path: string, models: Models): Target | null {
  switch (path) {
    case 'document':
      return { kind: 'document' };
    case 'document.id':
      return { kind: 'id' };
    case 'document.type':
      return { kind: 'type' };
    case 'document.tags':
      return { kind: 'field', type: null, path, column: 'text', model: null };
    case 'document.first_publication_date':
    case 'document.last_publication_date':
      return { kind: 'field', type: null, path, column: 'time', model: null };
  }
  const [my, type = '', ...names] = path.split('.');
  if (my !== 'my' || names.length === 0) return null;
  let model: FieldModel | undefined;
  let fields = models.types.get(type)?.fields;
  for (const name of names) {
    // `hasOwn`: a name such as "constructor" is no field.
    model = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    fields = model?.type === 'Group' ? model.config?.fields : undefined;
  }
  if (!model) return null;
  return { kind: 'field', type, path: names.join('.'), column: columnOf(model), model };
}

function columnOf(model: FieldModel): 'text' | 'number' | 'time' | 'link' | 'none' {
  switch (model.type) {
    case 'UID':
    case 'Text':
    case 'Select':
    case 'Color':
    case 'StructuredText':
      return 'text';
    case 'Number':
    case 'Boolean':
      return 'number';
    case 'Date':
    case 'Timestamp':
      return 'time';
    case 'Link':
      return 'link';
    default:
      return 'none';
  }
}
