import { guardFields } from '#shared/forms/form-guard.ts';
import type { FieldValues } from './returned-form.ts';

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
