import type { z } from 'zod';
import type { LocalDate } from '#shared/dates/local-date.ts';
import type { FormRules } from '#shared/forms/field-rules.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import type { FieldProblem, FieldProblems, FormKind, FormValues } from '../../contract.ts';
import { eventInquirySchema } from './event-inquiry.ts';
import { toFieldProblem } from './field-schemas.ts';
import { toSchema } from './to-schema.ts';
import { tourRequestSchema } from './tour-request.ts';

/** Forms of which something holds that no field tells alone; all others are just their rules. */
const ownSchemas: Partial<
  Record<FormKind, (today: LocalDate, values: FormValues) => z.ZodType<Record<string, unknown>>>
> = {
  'tour-request': tourRequestSchema,
  'event-inquiry': eventInquirySchema,
};

export const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(formRules, kind);

export type ParsedFields =
  | { readonly fields: Readonly<Record<string, unknown>>; readonly problems: null }
  | { readonly fields: null; readonly problems: FieldProblems };

/**
 * Fields the form does not know are left out.
 * @param today the date on the museum's calendar
 */
export function parseFields(kind: FormKind, values: FormValues, today: LocalDate): ParsedFields {
  const rules: FormRules = formRules[kind];
  const schema = ownSchemas[kind]?.(today, values) ?? toSchema(rules, today);
  const result = schema.safeParse(values);
  if (result.success) return { fields: result.data, problems: null };
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '');
    problems[field] ??= toFieldProblem(message);
  }
  return { fields: null, problems };
}
