import type {
  FieldModel,
  FieldModels,
  Models,
  RelationTarget,
  SelectedField,
} from '../../models/read-models.ts';

/**
 * Which part of a document, group item, slice or linked document is delivered. The `fetch`
 * parameter, `graphQuery` and the models' own selections are all read into this.
 */
export interface Selection {
  /** Chosen fields; a value of null takes the whole field. */
  readonly fields: ReadonlyMap<string, Selection | null>;
  /** All fields that are neither group nor slices. */
  readonly hasAllPlain: boolean;
  /** For a link: what to bring of a target, by its type. For slices: by slice. */
  readonly on: ReadonlyMap<string, Selection>;
}

export const selectFields = (names: Iterable<string>): Selection => ({
  fields: new Map([...names].map((name) => [name, null])),
  hasAllPlain: false,
  on: new Map(),
});

export const nothingSelected = selectFields([]);

export const isSelected = (selection: Selection | null, name: string, model: FieldModel): boolean =>
  selection === null ||
  selection.fields.has(name) ||
  (selection.hasAllPlain && model.type !== 'Group' && model.type !== 'Slices');

/** A relation's selection in the model: the fields that travel with its links, by target type. */
export const selectionOfRelation = (
  targets: readonly RelationTarget[] | undefined,
): ReadonlyMap<string, Selection> =>
  new Map(
    (targets ?? []).flatMap((target) =>
      typeof target === 'object' && target.fields
        ? [[target.id, selectionOfFields(target.fields)] as const]
        : [],
    ),
  );

function selectionOfFields(selected: readonly SelectedField[]): Selection {
  const fields = selected.map((field): [string, Selection | null] => {
    if (typeof field === 'string') return [field, null];
    if ('fields' in field) return [field.id, selectionOfFields(field.fields)];
    return [field.id, { ...nothingSelected, on: selectionOfRelation(field.customtypes) }];
  });
  return { fields: new Map(fields), hasAllPlain: false, on: new Map() };
}

/** More than any page needs; a list of fields is not a program. */
const maxListed = 200;

/**
 * Reads the `fetch` and `fetchLinks` parameters: `type.field,type.field`, brackets allowed.
 * Unknown fields are ignored, as the service does.
 *
 * @returns the chosen fields by type
 */
export function parseFieldList(text: string): Map<string, Set<string>> {
  const byType = new Map<string, Set<string>>();
  const names = text.replace(/^\s*\[|\]\s*$/g, '').split(',');
  for (const name of names.slice(0, maxListed)) {
    const [type, field] = name.trim().replace(/^my\./, '').split('.');
    if (!type || !field) continue;
    byType.set(type, (byType.get(type) ?? new Set()).add(field));
  }
  return byType;
}

/** Types of fields that `fetchLinks` can bring along. */
const linkable = new Set([
  'Text',
  'Number',
  'Select',
  'Date',
  'Timestamp',
  'Color',
  'Boolean',
  'Image',
  'StructuredText',
]);

/** Whether `fetchLinks` brings this field: plain ones and relations to documents. */
export const isLinkable = (model: FieldModel): boolean =>
  linkable.has(model.type) || (model.type === 'Link' && model.config?.select === 'document');

/** The fields of a type, or none for a type that the models do not know. */
export const fieldsOf = (models: Models, type: string): FieldModels =>
  models.types.get(type)?.fields ?? {};
