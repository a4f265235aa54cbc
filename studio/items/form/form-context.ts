import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import type { FormField } from '../fields/field-props.ts';
import type { ShownLanguages } from './shown-languages.ts';

/** Where in the item a part of the form stands. */
export interface FormPlace {
  /** Of the item, or of the slice whose fields these are. */
  readonly type: string;
  /** Before the name of a field, below the language: `credits[k1].`; empty: the item itself. */
  readonly prefix: string;
  /** The same in the models: `credits.`. */
  readonly modelPrefix: string;
  readonly shown: ShownLanguages;
  /** Of the items of groups: English, for all; in slices the one that they are in. */
  readonly listLanguage: Language;
  /** A path that somebody looks for: what holds it opens; null: none. */
  readonly revealed: string | null;
  /** Draws a field that stands in another one. */
  readonly Row: ComponentType<{ readonly field: FormField }>;
  readonly mayWrite: (language: Language, field: FormField) => boolean;
}

export const FormContext = createContext<FormPlace | null>(null);

export function useFormPlace(): FormPlace {
  const place = useContext(FormContext);
  if (!place) throw new Error('No form is here.');
  return place;
}

/** Shared by all languages, and with words that each says itself. */
export const hasOwnWords = ({ type, config }: FormField): boolean =>
  type === 'Image' || (type === 'Link' && config.allowText === true);

/** Whether a language writes anything into a field. */
export const isWrittenIn = (language: Language, field: FormField): boolean =>
  language === 'en' ||
  field.isLocalized ||
  hasOwnWords(field) ||
  field.fields.some((inner) => isWrittenIn(language, inner));
