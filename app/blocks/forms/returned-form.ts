import { createContext } from 'react';
import { guardFields } from '#shared/forms/form-guard.ts';

/** What was typed, by the field's name. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

/** A form that came without a script and could not be taken: it is shown again as it was left. */
export interface ReturnedForm {
  readonly blockId: string;
  /** Path of the page on which it stands, without language. */
  readonly page: string;
  readonly values: FieldValues;
  /** This visitor's own, for the next try; empty: the page's holds. */
  readonly token: string;
}

export const ReturnedFormContext = createContext<ReturnedForm | null>(null);

/** Of the form around a field; null: the visitor has typed nothing yet. */
export const FieldValuesContext = createContext<FieldValues | null>(null);

const maxFields = 200;
const maxTextLength = 20_000;
/** What the form carries for the guard is no answer. */
const unseen: readonly string[] = Object.values(guardFields);

/** Texts only: browsers give no page the files that were chosen before. */
export function toFieldValues(form: FormData): FieldValues {
  const values: Record<string, string[]> = Object.create(null);
  for (const [name, value] of [...form].slice(0, maxFields)) {
    if (typeof value !== 'string' || unseen.includes(name)) continue;
    values[name] = [...(values[name] ?? []), value.slice(0, maxTextLength)];
  }
  return { ...values };
}
