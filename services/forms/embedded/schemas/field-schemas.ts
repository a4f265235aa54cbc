import { z } from 'zod';
import { type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { emailPattern, toLine, toParagraphs } from '#shared/forms/field-text.ts';
import { type ProblemCode, problemCodes } from '#shared/forms/problem-codes.ts';
import type { FieldProblem } from '../../contract.ts';

/** Issues carry their problem as text, `code` or `code limit`; zod's own words reach nobody. */
export const problem = (code: ProblemCode, limit?: number | string) =>
  limit === undefined ? code : `${code} ${limit}`;

const knownCodes: ReadonlySet<string> = new Set(problemCodes);

export function toFieldProblem(message: string): FieldProblem {
  const [code = '', limit = null] = message.split(' ');
  return knownCodes.has(code)
    ? { code: code as ProblemCode, limit }
    : { code: 'invalid', limit: null };
}

const text = z.string({ error: problem('invalid') }).default('');

/** Lone surrogates are cut, so that every store takes the text. */
const line = (maxLength: number) =>
  text.transform(toLine).pipe(z.string().max(maxLength, problem('too-long', maxLength)));

const orNull = (value: string) => value || null;

/** Several lines, at least something in one of them. */
export const requiredText = (maxLength: number) =>
  text
    .transform(toParagraphs)
    .pipe(z.string().min(1, problem('required')).max(maxLength, problem('too-long', maxLength)));

export const requiredLine = (maxLength: number) =>
  line(maxLength).pipe(z.string().min(1, problem('required')));

/** Null when left empty. */
export const optionalLine = (maxLength: number) => line(maxLength).transform(orNull);

/** Several lines; null when left empty. */
export const optionalText = (maxLength: number) =>
  text
    .transform(toParagraphs)
    .pipe(z.string().max(maxLength, problem('too-long', maxLength)))
    .transform(orNull);

/** 128 random bits, in hexadecimal digits. */
const uploadIdPattern = /^[0-9a-f]{32}$/;

export const email = requiredLine(254).pipe(
  z.string().regex(emailPattern, problem('invalid-email')),
);

/** Digits with what people write between them. */
const phonePattern = /^\+?[\d\s().\-/]*\d(\s*(ext|x)\.?\s*\d{1,6})?$/i;

export const optionalPhone = line(40)
  .pipe(
    z
      .string()
      .refine(
        (value) => !value || (phonePattern.test(value) && (value.match(/\d/g)?.length ?? 0) >= 6),
        problem('invalid-phone'),
      ),
  )
  .transform(orNull);

const numberBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, problem('not-a-number'))
    .transform(Number)
    .pipe(z.number().min(min, problem('too-small', min)).max(max, problem('too-large', max)));

export const wholeNumber = (min: number, max: number) =>
  requiredLine(20).pipe(numberBetween(min, max));

/** Null when left empty. */
export const optionalNumber = (min: number, max: number) =>
  line(20).transform(orNull).pipe(numberBetween(min, max).nullable());

/** A day of the calendar within bounds, YYYY-MM-DD. */
const dateBetween = (earliest: LocalDate, latest: LocalDate) =>
  z
    .string()
    .refine((value) => parseLocalDate(value) !== null, {
      error: problem('invalid-date'),
      abort: true,
    })
    .refine((value) => value >= toDateText(earliest), problem('too-early', toDateText(earliest)))
    .refine((value) => value <= toDateText(latest), problem('too-late', toDateText(latest)));

export const requiredDate = (earliest: LocalDate, latest: LocalDate) =>
  requiredLine(20).pipe(dateBetween(earliest, latest));

/** Null when left empty. */
export const optionalDate = (earliest: LocalDate, latest: LocalDate) =>
  line(20).transform(orNull).pipe(dateBetween(earliest, latest).nullable());

const idPattern = /^[A-Za-z0-9][\w.-]*$/;

/** The id or uid of something of ours. */
export const requiredId = requiredLine(120).pipe(z.string().regex(idPattern, problem('invalid')));

/** Null when left empty. */
export const optionalId = line(120)
  .transform(orNull)
  .pipe(z.string().regex(idPattern, problem('invalid')).nullable());

/** Null when nothing is chosen. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  line(40)
    .transform(orNull)
    .pipe(z.enum(choices, problem('invalid')).nullable());

/** Ids of files that the service keeps already, each once. */
export const uploadIds = (max: number, isRequired: boolean) =>
  z
    .union([z.array(z.string()), z.string().transform((one) => [one])], {
      error: problem('invalid'),
    })
    .default([])
    .transform((list) => [...new Set(list.filter(Boolean))])
    .pipe(
      z
        .array(z.string().regex(uploadIdPattern, problem('file-lost')))
        .min(isRequired ? 1 : 0, problem('required'))
        .max(max, problem('too-many-files', max)),
    );

/** One of a list, `required` when nothing is chosen. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  requiredLine(40).pipe(z.enum(choices, problem('invalid')));

/** Any of a list; one value may come without a list around it. */
export const choices = <const Choice extends string>(known: readonly Choice[]) =>
  z
    .union([z.array(z.string()).max(known.length), z.string().transform((one) => [one])], {
      error: problem('invalid'),
    })
    .default([])
    .transform((list) => [...new Set(list.filter(Boolean))])
    .pipe(z.array(z.enum(known, problem('invalid'))));

/** Null when left empty. */
export const optionalEmail = line(254)
  .transform(orNull)
  .pipe(z.string().regex(emailPattern, problem('invalid-email')).nullable());

/** A box that must be ticked. */
export const ticked = z.literal('yes', problem('required')).transform(() => true as const);
