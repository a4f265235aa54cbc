import type { FormModels, ItemOfStudio } from '#server/studio/items/describe-item.ts';
import type { Language } from '#shared/languages/languages.ts';

export type FormType = ItemOfStudio['model'];
export type FormSlice = FormModels['slices'][number];
export type FormField = FormType['fields'][number];

/**
 * What each kind of field gets. The row around it draws label, help, problem and the state of its
 * translation; the field draws what is typed into, and takes its name and description from the row.
 */
export interface FieldProps<Value = unknown> {
  readonly field: FormField;
  /** In the service's stored format; undefined: empty. */
  readonly value: Value | undefined;
  /** @param value undefined: empty */
  readonly onChange: (value: Value | undefined) => void;
  /** From the item: `en.title`, `es.credits[k1].role`. */
  readonly path: string;
  /** Of what is typed, for its `lang`. */
  readonly language: Language;
  /** What English says in this place, where another language is typed; undefined: nothing, or this is English. */
  readonly source: unknown;
  readonly isReadOnly: boolean;
  /** Ids of the row's elements, for `id`, `aria-labelledby` and `aria-describedby`. */
  readonly inputId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}
