import { z } from 'zod';
import type {
  ListFacetName,
  ObjectFilters,
  ObjectQuery,
  SubjectQuery,
  TermQuery,
} from '../contract.ts';
import { listFacetNames } from './search/results/facet-values.ts';

/** A parameter is wrong. The message says what to do and is shown to whoever called. */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Says what a parameter is for the API's description, where it is another than its text. */
const describedAs = (parameter: object) => ({ parameter });

const bool = (name: string) =>
  z
    .enum(['true', 'false'], `"${name}" must be true or false.`)
    .transform((text) => text === 'true')
    .meta(describedAs({ type: 'boolean' }));

const wholeNumber = (name: string, highest: number) => {
  const message = `"${name}" must be a whole number from 1 to ${highest}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= highest, message)
    .meta(describedAs({ type: 'integer', minimum: 1, maximum: highest }));
};

const year = (name: string) => {
  const message = `"${name}" must be a whole year from -100000 to 100000; 1 BCE is 0.`;
  return z
    .string()
    .regex(/^-?\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => Math.abs(number) <= 100_000, message)
    .meta(describedAs({ type: 'integer', minimum: -100_000, maximum: 100_000 }));
};

const maxTextLength = 200;
const maxChosen = 50;

const text = (name: string) =>
  z.string().max(maxTextLength, `Shorten "${name}" to at most ${maxTextLength} characters.`);

const choice = (name: string) =>
  z
    .array(
      z
        .string()
        .min(1, `"${name}" must be a value of this facet; leave it out for all objects.`)
        .max(maxTextLength, `"${name}" must be a value of this facet, at most 200 characters.`),
    )
    .max(maxChosen, `Give "${name}" at most ${maxChosen} times.`);

/** Which may be given several times. */
const choices = {
  collection: choice('collection').optional(),
  type: choice('type').optional(),
  material: choice('material').optional(),
  technique: choice('technique').optional(),
  place: choice('place').optional(),
  culture: choice('culture').optional(),
  maker: choice('maker').optional(),
  color: choice('color').optional(),
  subject: choice('subject').optional(),
  makerId: choice('makerId').optional(),
};

const filters = {
  q: text('q').optional(),
  ...choices,
  yearFrom: year('yearFrom').optional(),
  yearTo: year('yearTo').optional(),
  hasImage: bool('hasImage').optional(),
  onView: bool('onView').optional(),
  order: z
    .enum(
      ['relevance', 'title', 'date', 'date-newest', 'recently-added'],
      '"order" must be relevance, title, date, date-newest or recently-added.',
    )
    .optional(),
};

const facetNames = [...listFacetNames, 'period'] as const;
const facetsMessage = `"facets" must be all, or some of ${facetNames.join(', ')}, separated by commas.`;

export const searchParameters = z.object({
  ...filters,
  page: wholeNumber('page', 50_000).default(1),
  pageSize: wholeNumber('pageSize', 100).default(24),
  partialSize: wholeNumber('partialSize', 100).optional(),
  facets: z
    .union(
      [
        z.literal('all'),
        z
          .string()
          .max(maxTextLength, facetsMessage)
          .transform((list) => [...new Set(list.split(','))])
          .pipe(z.array(z.enum(facetNames, facetsMessage))),
      ],
      facetsMessage,
    )
    .meta(describedAs({ type: 'array', items: { type: 'string', enum: ['all', ...facetNames] } }))
    .optional(),
  facetSize: wholeNumber('facetSize', 200).optional(),
  explain: bool('explain').optional(),
});

export const filterParameters = z.object(filters);

export const facetParameters = z.object({
  ...filters,
  containing: text('containing').default(''),
  limit: wholeNumber('limit', 200).default(50),
});

const terms = {
  containing: text('containing').optional(),
  initial: z
    .string()
    .regex(/^[^\s]$/u, '"initial" must be one letter or digit.')
    .optional(),
  order: z.enum(['name', 'works'], '"order" must be name or works.').optional(),
  page: wholeNumber('page', 50_000).default(1),
  pageSize: wholeNumber('pageSize', 100).default(48),
};

export const makerParameters = z.object(terms);
export const subjectParameters = z.object({
  ...terms,
  within: text('within').min(1, '"within" must be a subject’s id.').optional(),
});

export const suggestionParameters = z.object({
  q: text('q').default(''),
  limit: wholeNumber('limit', 20).default(8),
});

/** @throws {InvalidParameter} naming the first parameter that is unknown, repeated or wrong */
export function parseObjectQuery(parameters: URLSearchParams): ObjectQuery {
  const { explain, ...query } = parse(parameters, searchParameters);
  return { ...withWords(query), ...(explain && { explain }) };
}

/** @throws {InvalidParameter} */
export function parseObjectFilters(parameters: URLSearchParams): ObjectFilters {
  return withWords(parse(parameters, filterParameters));
}

/** @throws {InvalidParameter} */
export function parseFacetQuery(parameters: URLSearchParams) {
  const { containing, limit, ...query } = parse(parameters, facetParameters);
  return { filters: withWords(query), containing, limit };
}

/** @throws {InvalidParameter} */
export const parseMakerQuery = (parameters: URLSearchParams): TermQuery =>
  parse(parameters, makerParameters);

/** @throws {InvalidParameter} */
export const parseSubjectQuery = (parameters: URLSearchParams): SubjectQuery =>
  parse(parameters, subjectParameters);

/** @throws {InvalidParameter} */
export const parseSuggestionQuery = (parameters: URLSearchParams) =>
  parse(parameters, suggestionParameters);

/** @throws {InvalidParameter} */
export function parseFacetName(name: string): ListFacetName {
  const known = listFacetNames.find((one) => one === name);
  if (known) return known;
  const message = `The facet must be one of ${listFacetNames.join(', ')}.`;
  throw new InvalidParameter('facet', message);
}

const withWords = <Query extends { q?: string | undefined }>({ q, ...others }: Query) => ({
  words: q || undefined,
  ...others,
});

function parse<Shape extends z.ZodRawShape>(
  parameters: URLSearchParams,
  schema: z.ZodObject<Shape>,
): z.output<z.ZodObject<Shape>> {
  const result = schema.safeParse(toRecord(parameters, Object.keys(schema.shape)));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new InvalidParameter(String(issue?.path[0] ?? ''), issue?.message ?? 'Not understood.');
}

const maxIds = 100;

export const idsParameters = z.object({
  ids: z
    .string()
    .meta(describedAs({ type: 'array', items: { type: 'string' }, maxItems: maxIds }))
    .optional(),
});

export const noParameters = z.object({});

/** @throws {InvalidParameter} */
export function parseIds(parameters: URLSearchParams): string[] {
  const { ids = '' } = toRecord(parameters, ['ids']);
  const list = String(ids).split(',').filter(Boolean);
  if (list.length > maxIds) {
    throw new InvalidParameter('ids', `"ids" may name at most ${maxIds} objects; ask in parts.`);
  }
  return list;
}

/** @throws {InvalidParameter} for a call that takes no parameters */
export const refuseParameters = (parameters: URLSearchParams): void =>
  void toRecord(parameters, []);

function toRecord(parameters: URLSearchParams, known: readonly string[]) {
  const record: Record<string, string | string[]> = {};
  for (const [name, value] of parameters) {
    if (!known.includes(name)) {
      const field = name.slice(0, 40);
      throw new InvalidParameter(
        field,
        known.length > 0
          ? `"${field}" is not a parameter of this call; it knows ${known.join(', ')}.`
          : `This call takes no parameters; leave "${field}" out.`,
      );
    }
    const before = record[name];
    if (name in choices) record[name] = Array.isArray(before) ? [...before, value] : [value];
    else if (before !== undefined) throw new InvalidParameter(name, `Give "${name}" only once.`);
    else record[name] = value;
  }
  return record;
}
