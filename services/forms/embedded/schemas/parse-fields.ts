import type { z } from 'zod';
import type { LocalDate } from '#shared/local-date.ts';
import type { FieldProblem, FieldProblems, FormKind, FormValues } from '../../contract.ts';
import { toFieldProblem } from './field-schemas.ts';
import { subscriptionSchema } from './subscription.ts';
import { tourRequestSchema } from './tour-request.ts';

/** The one schema of each form. */
const schemas: { readonly [kind in FormKind]: (today: LocalDate) => z.ZodObject } = {
  'tour-request': tourRequestSchema,
  subscription: () => subscriptionSchema,
};

export const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(schemas, kind);

export type ParsedFields =
  | { readonly fields: Readonly<Record<string, unknown>>; readonly problems: null }
  | { readonly fields: null; readonly problems: FieldProblems };

/**
 * Fields the form does not know are left out.
 * @param today the date on the museum's calendar
 */
export function parseFields(kind: FormKind, values: FormValues, today: LocalDate): ParsedFields {
  const result = schemas[kind](today).safeParse(values);
  if (result.success) return { fields: result.data, problems: null };
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '');
    problems[field] ??= toFieldProblem(message);
  }
  return { fields: null, problems };
}
