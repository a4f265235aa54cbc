import type { FormField } from '../fields/field-props.ts';

/** What an item is called by, in the order in which it is read. */
const names = ['site_name', 'name', 'title', 'subtitle'];

/** The fields of one part as a form shows them: what names the item first, the others as the model has them. */
export function orderFields(fields: readonly FormField[]): readonly FormField[] {
  const named = names.flatMap((name) => fields.filter((field) => field.name === name));
  return [...named, ...fields.filter((field) => !named.includes(field))];
}

/** Letters of help that a quarter and a half of a line hold; more would be a tower in a narrow column. */
const longestHelp = { quarter: 40, half: 110 };

/** Quarters of a line that a field takes where it need not take all: several of them stand in a row. */
export function widthOf({ type, help, config }: FormField): 1 | 2 | 4 {
  if (type === 'Date' || type === 'Timestamp') return 2;
  const isSmall = type === 'Number' || type === 'Select' || type === 'Boolean';
  if (config.repeat) return 4;
  const length = help?.length ?? 0;
  if (!isSmall || length > longestHelp.half) return 4;
  return length > longestHelp.quarter ? 2 : 1;
}
