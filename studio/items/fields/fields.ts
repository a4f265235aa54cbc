import type { ComponentType } from 'react';
import type { FieldProps, FormField } from './field-props.ts';
import { PlainText } from './PlainText.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each kind of field knows the type of its own value
type Field = ComponentType<FieldProps<any>>;

/** Fields that have a form of their own, by type of item and field: `settings.opening_hours`. */
const byField: Readonly<Record<string, Field>> = {};

/** Every other one by its kind. */
const byKind: Readonly<Partial<Record<FormField['type'], Field>>> = {};

/**
 * What is typed into for a field.
 * @param type of the item, or of a slice; @param path of the models: `opening_hours`, `credits.role`
 * @returns null: the form draws its items, as of a group
 */
export function fieldOf(type: string, path: string, field: FormField): Field | null {
  const own = byField[`${type}.${path}`] ?? byKind[field.type];
  if (own) return own;
  return field.type === 'Group' || field.type === 'Slices' ? null : PlainText;
}
