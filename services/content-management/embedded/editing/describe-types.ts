import type { FieldConfig, FieldModels, FieldType, Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';

/** What forms are made of. */
export interface FormModels {
  readonly types: readonly FormType[];
  readonly slices: readonly FormSlice[];
}

/** A type of items as a form shows it. */
export interface FormType {
  readonly id: string;
  readonly label: string;
  /** False: there is one item of it, as of the settings. */
  readonly isRepeatable: boolean;
  readonly fields: readonly FormField[];
  /** The parts in which a form shows the fields, by name. */
  readonly tabs: readonly { readonly label: string; readonly fields: readonly string[] }[];
  /** Kinds that its field of slices may hold; empty where it has none. */
  readonly slices: readonly string[];
}

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** As the model has it, without inner fields. */
  readonly config: Omit<FieldConfig, 'fields' | 'label' | 'placeholder'>;
  readonly isRequired: boolean;
  /** Written in each language; else in English for all. */
  readonly isLocalized: boolean;
  readonly help: string | null;
  /** Of a group's items; empty for any other field. */
  readonly fields: readonly FormField[];
}

/** One variation of a kind of slice. */
export interface FormSlice {
  readonly type: string;
  readonly variation: string;
  readonly version: string;
  readonly label: string;
  readonly primary: readonly FormField[];
  readonly items: readonly FormField[];
}

/** The models in the form in which the studio makes forms of them. */
export const describeTypes = ({ types, slices }: Models): FormModels => ({
  types: [...types.values()].map(({ id, label, isRepeatable, fields, tabs }) => ({
    id,
    label,
    isRepeatable,
    fields: describeFields(fields, rulesOf(id)),
    tabs: Object.entries(tabs).map(([name, names]) => ({ label: name, fields: names })),
    slices: Object.values(fields).flatMap((field) =>
      field.type === 'Slices' ? Object.keys(field.config?.choices ?? {}) : [],
    ),
  })),
  slices: [...slices.values()].flatMap(({ id, description, variations }) =>
    Object.entries(variations).map(([variation, model]) => ({
      type: id,
      variation,
      version: model.version,
      label: description || id,
      primary: describeFields(model.primary),
      items: describeFields(model.items),
    })),
  ),
});

interface Rules {
  readonly required: readonly string[];
  readonly localized: readonly string[];
}

/** @param rules none: of a slice, which is whole in each language */
function describeFields(fields: FieldModels, rules?: Rules, group = ''): FormField[] {
  return Object.entries(fields).map(([name, { type, config = {} }]) => {
    const { fields: inner, label, placeholder, ...rest } = config;
    const path = group + name;
    return {
      name,
      label: label ?? name,
      type,
      config: rest,
      isRequired: rules?.required.includes(path) ?? false,
      isLocalized: rules?.localized.includes(path) ?? true,
      help: placeholder ?? null,
      fields: describeFields(inner ?? {}, rules, `${path}.`),
    };
  });
}
