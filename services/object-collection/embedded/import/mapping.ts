import { z } from 'zod';
import { byLanguage, languages } from '#shared/languages/languages.ts';
import { recordFields } from '../../record/record-fields.ts';
import type { Fields, Kind } from '../../record/record-kinds.ts';
import { findPathProblem } from './parse-path.ts';

/** One value of a record as read: text, number or truth. */
export type Scalar = string | number | boolean;

const scalar = z.union(
  [z.string(), z.number(), z.boolean()],
  'must be a text, number or true/false',
);
const path = z
  .string('must be a path such as "creator.full_name"')
  .min(1, 'must not be empty')
  .superRefine((text, context) => {
    const problem = findPathProblem(text);
    if (problem) context.addIssue(problem);
  });

const paths = z.union([path, z.array(path).min(1).max(20)], 'must be a path or a list of paths');

const conversions = [
  'text',
  'html',
  'number',
  'boolean',
  'year',
  'earliestYear',
  'latestYear',
  'height',
  'width',
  'depth',
  'diameter',
  'date',
  'id',
  'idFromAddress',
] as const;

/** Centimetres in one of each. */
export const centimetresPer = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;

const units = Object.keys(centimetresPer) as (keyof typeof centimetresPer)[];

const sources = ['path', 'constant', 'template', 'firstOf', 'allOf'] as const;

/** Where a value comes from and what is done with it, in the order of the fields from `empty` on. */
export interface RuleObject {
  readonly path?: string | readonly string[];
  readonly constant?: Scalar;
  readonly template?: string;
  readonly firstOf?: readonly Rule[];
  readonly allOf?: readonly Rule[];
  readonly empty?: readonly Scalar[];
  readonly match?: string;
  readonly split?: readonly string[];
  readonly values?: Readonly<Record<string, Scalar | null>>;
  readonly as?: (typeof conversions)[number];
  readonly unit?: keyof typeof centimetresPer;
  readonly negativeYears?: 'bce' | 'astronomical';
  readonly prefix?: string;
  readonly join?: string;
}

/** A bare text is a path. */
export type Rule = string | RuleObject;

const ruleObject: z.ZodType<RuleObject> = z
  .strictObject(
    {
      path: paths,
      constant: scalar,
      template: z
        .string('must be a text such as "cmoa-{accession_number}"')
        .regex(/\{[^{}]+\}/, 'must hold a path in braces, such as "cmoa-{accession_number}"'),
      firstOf: z
        .array(z.lazy(() => rule))
        .min(1)
        .max(20),
      allOf: z
        .array(z.lazy(() => rule))
        .min(1)
        .max(20),
      empty: z.array(scalar).max(1_000),
      match: z
        .string()
        .max(3_000)
        .superRefine((text, context) => {
          try {
            new RegExp(text, 'u');
          } catch (error) {
            context.addIssue(`must be a regular expression: ${(error as Error).message}`);
          }
        }),
      split: z.array(z.string().min(1, 'must not be empty')).min(1).max(20),
      values: z.record(z.string(), scalar.nullable()),
      as: z.enum(conversions, `must be one of ${conversions.join(', ')}`),
      unit: z.enum(units, `must be one of ${units.join(', ')}`),
      negativeYears: z.enum(['bce', 'astronomical'], 'must be bce or astronomical'),
      prefix: z.string().min(1).max(100),
      join: z.string().max(20),
    },
    explainKeys(
      'must be a path, or an object with "path", "constant", "template", "firstOf" or "allOf"',
    ),
  )
  .partial()
  .superRefine((value, context) => {
    const given = sources.filter((source) => value[source] !== undefined);
    if (given.length !== 1) {
      context.addIssue(
        `must have exactly one of ${sources.join(', ')}; it has ${given.join(' and ') || 'none'}`,
      );
    }
    if (value.unit && value.as !== undefined && value.as !== 'number') {
      context.addIssue('"unit" belongs to numbers only');
    }
  });

const rule: z.ZodType<Rule> = chooseBy((value) => (typeof value === 'string' ? path : ruleObject));

/** A list of rules gives the values of them all. */
const rules: z.ZodType<Rule | readonly Rule[]> = chooseBy((value) =>
  Array.isArray(value) ? z.array(rule).min(1).max(20) : rule,
);

/** A rule for the mapping's language, or one rule per language. */
export type TextRule = Rule | { readonly [language: string]: Rule };

const ruleByLanguage = z
  .strictObject(
    byLanguage(() => rule),
    explainKeys('must be rules by language'),
  )
  .partial();

const textRule: z.ZodType<TextRule> = chooseBy((value) =>
  isObject(value) && languages.some((language) => language in value) ? ruleByLanguage : rule,
);

/**
 * A list of things with parts. `each`: the path of a list in the record, the rules are read in its
 * elements. `zip`: every rule gives a list, and elements of the same place belong together. `allOf`:
 * the things of several such lists.
 * @param others forms that only this list has
 */
const listOf = (
  parts: z.ZodRawShape,
  others: Readonly<Record<string, z.ZodType>> = {},
): z.ZodType<ListRule> => {
  const fields = z.strictObject(parts, explainKeys('must be an object of rules')).partial();
  const forms: Readonly<Record<string, z.ZodType>> = {
    each: z.strictObject({ each: paths, fields }, explainKeys('must be a list')),
    zip: z.strictObject({ zip: fields }, explainKeys('must be a list')),
    ...others,
  };
  const single: z.ZodType<ListRule> = chooseBy((value) => {
    const form = isObject(value) && Object.keys(forms).find((key) => key in value);
    return (form && forms[form]) || rule;
  });
  const several = z.strictObject(
    { allOf: z.array(single).min(1).max(20) },
    explainKeys('must be a list'),
  );
  return chooseBy((value) =>
    isObject(value) && 'allOf' in value && Object.keys(value).length === 1 ? several : single,
  );
};

/** A list of terms: also texts that say what a term lies in, and trees. */
const listOfTerms = (parts: z.ZodRawShape): z.ZodType<ListRule> =>
  listOf(parts, {
    levels: z.strictObject(
      { levels: rule, separator: z.string('must be a text').min(1).max(20) },
      explainKeys('must be a list'),
    ),
    tree: z.strictObject(
      { tree: path, children: path, term: textRule, uri: rule.optional() },
      explainKeys('must be a tree'),
    ),
  });

/** The rules of a thing's parts. */
export type Parts = Readonly<Record<string, TextRule | readonly Rule[]>>;

/** A plain rule gives a list of the thing's main part: names of makers, addresses of pictures. */
export type ListRule =
  | Rule
  | { readonly each: string | readonly string[]; readonly fields: Parts }
  | { readonly zip: Parts }
  | { readonly allOf: readonly ListRule[] }
  | { readonly levels: Rule; readonly separator: string }
  | TreeRule;

/** Things that hold things of the same kind under `children`; the innermost are the terms. */
export interface TreeRule {
  readonly tree: string;
  readonly children: string;
  readonly term: TextRule;
  readonly uri?: Rule;
}

/** What finds the values of a field. */
export type FieldRule = TextRule | ListRule | Parts | CollectionsRule;

/** Ids of collections are made of the values. */
export interface CollectionsRule {
  readonly from: Rule;
  readonly prefix: string;
  /** Whether the values become names of the collections. */
  readonly named: boolean;
}

export interface FieldRules {
  readonly collections?: CollectionsRule;
  readonly [field: string]: FieldRule | undefined;
}

const collections = z.strictObject({
  from: rule,
  prefix: z
    .string()
    .regex(/^[a-z0-9-]*$/, 'must be small letters, digits and "-"')
    .default(''),
  named: z.boolean().default(true),
});

/** The schema of the rules for these fields. */
export function toRulesSchema(fields: Fields) {
  const { id, title, ...others } = toRuleShape(fields, toFieldRule);
  return z
    .strictObject({ ...others, collections }, explainKeys('must be an object of rules by field'))
    .partial()
    .extend({ id, title }) as unknown as z.ZodType<FieldRules>;
}

const toRuleShape = (fields: Fields, toRule: (kind: Kind) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isUnmapped }]) => !isUnmapped)
      .map(([name, field]) => [name, toRule(field)]),
  );

function toFieldRule(field: Kind): z.ZodType {
  switch (field.kind) {
    case 'textByLanguage':
      return textRule;
    case 'textWithAddress':
      return z.strictObject({ text: textRule, uri: rule }).partial();
    case 'parts': {
      const { parts } = field;
      return z.strictObject(
        toRuleShape(parts, (part) =>
          part.isNeeded ? toPartRule(part) : toPartRule(part).optional(),
        ),
      );
    }
    case 'list':
      if (field.of.kind === 'textByLanguage') return textRule;
      if (field.of.kind !== 'parts') return rule;
      return 'terms' in field.of.parts
        ? listOfTerms(toRuleShape(field.of.parts, toPartRule))
        : listOf(toRuleShape(field.of.parts, toPartRule));
    default:
      return rule;
  }
}

function toPartRule(part: Kind): z.ZodType {
  if (part.kind === 'textByLanguage' || part.kind === 'terms') return textRule;
  return part.kind === 'list' ? rules : rule;
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** The mapping file. Documented in the service's README. */
const mappingSchema = z.strictObject(
  {
    source: z
      .string('must name the source, such as "cmoa"')
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and "-", at most 40')
      .refine((name) => name !== 'demo', 'must not be "demo", which is the content/ folder'),
    /** For people. */
    about: z.string().max(2_000).optional(),
    language: z.enum(languages, `must be one of ${languages.join(', ')}`).default('en'),
    format: z
      .enum(['json-lines', 'json', 'csv', 'xml'], 'must be json-lines, json, csv or xml')
      .optional(),
    /** Of tables and JSON; XML says its own. */
    encoding: z
      .string()
      .refine(isEncoding, 'must be the name of an encoding, such as windows-1252 or utf-16le')
      .default('utf-8'),
    csv: z
      .strictObject({ delimiter: z.string().min(1).max(4).default(',') })
      .default({ delimiter: ',' }),
    xml: z
      .strictObject({
        record: z
          .string('must be the name of the element that is a record')
          .regex(/^[^\s:<>]+$/, 'must be the name of an element without its prefix'),
      })
      .default({ record: 'record' }),
    fields: toRulesSchema(recordFields),
  },
  explainKeys('must be a JSON object'),
);

export type Mapping = z.output<typeof mappingSchema>;

/** The mapping file is wrong; each problem names the place in it. */
export class InvalidMapping extends Error {
  override readonly name = 'InvalidMapping';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The mapping is not understood:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** @throws {InvalidMapping} */
export function parseMapping(json: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new InvalidMapping([`it is not JSON: ${(error as Error).message}`]);
  }
  const result = mappingSchema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidMapping(
    result.error.issues.map((issue) => {
      const isAbsent = issue.code === 'invalid_type' && valueAt(value, issue.path) === undefined;
      return `${issue.path.join('.') || 'the file'}: ${isAbsent ? 'is missing' : issue.message}`;
    }),
  );
}

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key as string] : undefined), value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Like a union, but one that says what is wrong in the branch that was meant. */
function chooseBy<Output>(choose: (value: unknown) => z.ZodType): z.ZodType<Output> {
  return z.unknown().transform((value, context): Output => {
    const result = choose(value).safeParse(value);
    if (result.success) return result.data as Output;
    for (const issue of result.error.issues) {
      context.issues.push({
        code: 'custom',
        path: issue.path,
        input: value,
        message: value === undefined ? 'is missing' : issue.message,
      });
    }
    return z.NEVER;
  }) as unknown as z.ZodType<Output>;
}

function explainKeys(otherwise: string) {
  return {
    error: (issue: { code?: string; keys?: string[] }) =>
      issue.code === 'unrecognized_keys'
        ? `holds what a mapping does not know: ${issue.keys?.join(', ')}`
        : otherwise,
  };
}
