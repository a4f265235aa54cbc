import { createContext } from 'react';
import type { FieldProblems } from '#services/forms/contract.ts';

/** What was typed, by the field's name. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

/** A form that came without a script and could not be taken: it is shown again as it was left. */
export interface ReturnedForm {
  readonly blockId: string;
  /** Path of the page on which it stands, without language. */
  readonly page: string;
  readonly values: FieldValues;
  /** What is wrong with it; empty: the reason is another one. */
  readonly problems: FieldProblems;
  /** This visitor's own, for the next try; empty: the page's holds. */
  readonly token: string;
}

export const ReturnedFormContext = createContext<ReturnedForm | null>(null);

/** Of the form around a field; null: the visitor has typed nothing yet. */
export const FieldValuesContext = createContext<FieldValues | null>(null);
