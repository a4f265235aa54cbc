import { z } from 'zod';
import { emailPattern, toLine, toParagraphs } from '#shared/forms/field-text.ts';
import { languages } from '#shared/languages/languages.ts';
import type { FieldProblem, FieldProblems } from '../contract.ts';

/** Issues carry their problem as text, `code` or `code limit`; zod's own words reach nobody. */
const problem = (code: FieldProblem['code'], limit?: number) =>
  limit === undefined ? code : `${code} ${limit}`;

const text = z.string({ error: problem('invalid') }).default('');

const requiredLine = (maxLength: number) =>
  text
    .transform(toLine)
    .pipe(z.string().min(1, problem('required')).max(maxLength, problem('too-long', maxLength)));

const name = requiredLine(120);
const email = requiredLine(254).pipe(z.string().regex(emailPattern, problem('invalid-email')));

/** The fields that a visitor fills in to reserve. */
const reservationFields = z.object({
  name,
  email,
  /** Null: any. */
  tourLanguage: z
    .enum(['', ...languages], problem('invalid'))
    .default('')
    .transform((value) => value || null),
  access: text
    .transform(toParagraphs)
    .pipe(z.string().max(1_000, problem('too-long', 1_000)))
    .transform((value) => value || null),
});

const waitingFields = z.object({ name, email });

export type ReservationFields = z.output<typeof reservationFields>;
export type WaitingFields = z.output<typeof waitingFields>;

type Parsed<Fields> =
  | { readonly fields: Fields; readonly problems: null }
  | { readonly fields: null; readonly problems: FieldProblems };

/** Fields the form does not know are left out. */
export const parseReservationFields = (values: object): Parsed<ReservationFields> =>
  parse(reservationFields, values);

export const parseWaitingFields = (values: object): Parsed<WaitingFields> =>
  parse(waitingFields, values);

function parse<Fields>(schema: z.ZodType<Fields>, values: object): Parsed<Fields> {
  const result = schema.safeParse(values);
  if (result.success) return { fields: result.data, problems: null };
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of result.error.issues) {
    problems[String(path[0] ?? '')] ??= toFieldProblem(message);
  }
  return { fields: null, problems };
}

const codes = ['required', 'invalid', 'invalid-email', 'too-long'] as const;

function toFieldProblem(message: string): FieldProblem {
  const [code = '', limit = null] = message.split(' ');
  return { code: codes.find((known) => known === code) ?? 'invalid', limit };
}
