import { memoize } from '../memoize.ts';
import { parseYears } from '../years/parse-years.ts';
import { cleanText } from './clean-text.ts';
import { compileNode, compileNodes } from './compile-path.ts';
import { htmlToText } from './html-to-text.ts';
import { centimetresPer, type Rule, type RuleObject, type Scalar } from './mapping.ts';
import { parseDimensions } from './parse-dimensions.ts';

/** Told of every value that a rule could not convert; the value is left out. */
export type OnProblem = (reason: string) => void;

/** Reads the values a rule means out of a record. Empty places are null only where asked for. */
export type ReadValues = (record: unknown, onProblem: OnProblem) => (Scalar | null)[];

/**
 * A rule made ready to be read many times.
 * @param keepEmpty keep the places of absent values, for lists that belong together
 */
export function compileRule(rule: Rule, keepEmpty = false): ReadValues {
  if (typeof rule === 'string') return compileRule({ path: rule }, keepEmpty);
  const readSource = compileSource(rule, keepEmpty);
  const steps = listSteps(rule);
  const { join } = rule;
  return (record, onProblem) => {
    let values = readSource(record, onProblem);
    for (const step of steps) values = applyStep(step, values, onProblem);
    if (!keepEmpty && values.includes(null)) values = values.filter((value) => value !== null);
    if (join === undefined || values.length === 0) return values;
    return [values.filter((value) => value !== null).join(join)];
  };
}

/** The first value a rule gives, without making lists of the others; null where there is none. */
export function compileFirst(rule: Rule): (record: unknown, onProblem: OnProblem) => Scalar | null {
  if (typeof rule === 'string') return compileFirst({ path: rule });
  const steps = listSteps(rule);
  const isList = rule.split !== undefined || rule.join !== undefined || rule.allOf !== undefined;
  if (isList || rule.template !== undefined || typeof rule.path === 'object') {
    const read = compileRule(rule);
    return (record, onProblem) => read(record, onProblem)[0] ?? null;
  }
  const convert = (value: Scalar | null, onProblem: OnProblem): Scalar | null => {
    let converted = value;
    for (const step of steps) {
      if (converted === null) return null;
      converted = step(converted, onProblem) as Scalar | null;
    }
    return converted;
  };
  if (rule.firstOf !== undefined) {
    const alternatives = rule.firstOf.map(compileFirst);
    return (record, onProblem) => {
      for (const read of alternatives) {
        const value = read(record, onProblem);
        if (value !== null) return convert(value, onProblem);
      }
      return null;
    };
  }
  if (rule.constant !== undefined) {
    const { constant } = rule;
    return (_, onProblem) => convert(constant, onProblem);
  }
  const readNode = compileNode(rule.path ?? '');
  return (record, onProblem) => {
    const found = readNode(record);
    if (!Array.isArray(found)) return convert(toScalar(found), onProblem);
    for (const node of found) {
      const value = convert(toScalar(node), onProblem);
      if (value !== null) return value;
    }
    return null;
  };
}

type Step = (value: Scalar | null, onProblem: OnProblem) => Scalar | null | (Scalar | null)[];

const listSteps = (rule: RuleObject): Step[] =>
  [emptied(rule), matched(rule), split(rule), mapped(rule), converted(rule), prefixed(rule)].filter(
    (step) => step !== null,
  );

function applyStep(
  step: Step,
  values: readonly (Scalar | null)[],
  onProblem: OnProblem,
): (Scalar | null)[] {
  const results: (Scalar | null)[] = [];
  for (const value of values) {
    const result = step(value, onProblem);
    if (Array.isArray(result)) results.push(...result);
    else results.push(result);
  }
  return results;
}

function compileSource(rule: RuleObject, keepEmpty: boolean): ReadValues {
  if (rule.constant !== undefined) {
    const values = [rule.constant];
    return () => values;
  }
  if (rule.template !== undefined) return compileTemplate(rule.template);
  if (rule.firstOf !== undefined) {
    const alternatives = rule.firstOf.map((inner) => compileRule(inner, keepEmpty));
    return (record, onProblem) => {
      for (const read of alternatives) {
        const values = read(record, onProblem);
        if (values.some((value) => value !== null)) return values;
      }
      return [];
    };
  }
  if (rule.allOf !== undefined) {
    const all = rule.allOf.map((inner) => compileRule(inner, keepEmpty));
    return (record, onProblem) => all.flatMap((read) => read(record, onProblem));
  }
  const paths = typeof rule.path === 'string' ? [rule.path] : (rule.path ?? []);
  const [first = compileNodes(''), ...others] = paths.map(compileNodes);
  if (others.length === 0) return (record) => first(record).map(toScalar);
  return (record) => [first, ...others].flatMap((read) => read(record).map(toScalar));
}

function compileTemplate(template: string): ReadValues {
  const parts = template.split(/\{([^{}]+)\}/);
  const readers = parts.map((part, index) => (index % 2 === 1 ? compileFirst(part) : () => part));
  return (record, onProblem) => {
    let text = '';
    for (const read of readers) {
      const value = read(record, onProblem);
      if (value === null) return [];
      text += value;
    }
    return [text];
  };
}

function toScalar(value: unknown): Scalar | null {
  if (typeof value === 'string') return cleanText(value) || null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  // An element of XML that has attributes beside its text.
  return isObject(value) && '#text' in value ? toScalar(value['#text']) : null;
}

function emptied({ empty }: RuleObject): Step | null {
  if (!empty) return null;
  const known = new Set(empty.map(String));
  return (value) => (value !== null && known.has(String(value)) ? null : value);
}

/** What the first group caught, else the whole of what was found. */
function matched({ match }: RuleObject): Step | null {
  if (match === undefined) return null;
  const pattern = new RegExp(match, 'u');
  return (value) => {
    const found = value === null ? null : pattern.exec(String(value));
    return (found && (found.length > 1 ? found[1] : found[0])?.trim()) || null;
  };
}

function split({ split: separators }: RuleObject): Step | null {
  if (!separators) return null;
  const [first = '', ...others] = separators;
  return (value) => {
    if (typeof value !== 'string') return value;
    let text = value;
    for (const separator of others) text = text.replaceAll(separator, first);
    return text.split(first).map((part) => part.trim() || null);
  };
}

function mapped({ values }: RuleObject): Step | null {
  if (!values) return null;
  const byText = new Map(Object.entries(values));
  const otherwise = byText.get('*');
  return (value) => {
    if (value === null) return null;
    const known = byText.get(String(value));
    if (known !== undefined) return known;
    return otherwise === undefined ? value : otherwise;
  };
}

function prefixed({ prefix }: RuleObject): Step | null {
  return prefix === undefined ? null : (value) => (value === null ? null : `${prefix}${value}`);
}

function converted(rule: RuleObject): Step | null {
  const convert = chooseConversion(rule);
  if (!convert) return null;
  return (value, onProblem) => {
    if (value === null) return null;
    const result = convert.read(value);
    if (result === undefined) onProblem(`${quote(value)} is not ${convert.wanted}`);
    return result ?? null;
  };
}

/** `read` gives undefined for what it cannot read, null for what is rightly nothing. */
interface Conversion {
  readonly wanted: string;
  readonly read: (value: Scalar) => Scalar | null | undefined;
}

function chooseConversion({ as, unit, negativeYears }: RuleObject): Conversion | null {
  if (unit) return toCentimetres(centimetresPer[unit]);
  switch (as) {
    case undefined:
      return null;
    case 'text':
      return { wanted: 'a text', read: String };
    case 'html':
      return { wanted: 'a text', read: (value) => htmlToText(String(value)) || null };
    case 'number':
      return { wanted: 'a number', read: toNumber };
    case 'boolean':
      return { wanted: 'yes or no', read: toBoolean };
    case 'year':
      return {
        wanted:
          'a year such as 1883 or a date such as 1883-05-01; for a text such as "c. 1860" use earliestYear and latestYear',
        read: (value) => toYear(value, negativeYears),
      };
    case 'earliestYear':
      return { wanted: 'a text with years', read: (value) => toYears(String(value)).earliest };
    case 'latestYear':
      return { wanted: 'a text with years', read: (value) => toYears(String(value)).latest };
    case 'height':
    case 'width':
    case 'depth':
    case 'diameter':
      return {
        wanted: 'a text with measures',
        // A text without this measure is no mistake of the record.
        read: (value) => toDimensions(String(value))?.[as] ?? null,
      };
    case 'date':
      return {
        wanted: 'a date such as 2024, 2024-05, 2024-05-01 or 2024-05-01T09:30:00Z',
        read: (value) => toDate(String(value)),
      };
    case 'id':
      return { wanted: 'usable as an id', read: (value) => toId(String(value)) };
    case 'idFromAddress':
      return {
        wanted: 'an address with something usable as an id at its end',
        read: (value) =>
          toId(
            String(value)
              .replace(/[/#]+$/, '')
              .replace(/^.*[/#:]/, ''),
          ),
      };
  }
}

const toCentimetres = (factor: number): Conversion => ({
  wanted: 'a number',
  read(value) {
    const number = toNumber(value);
    return number === undefined ? undefined : Math.round(number * factor * 100) / 100;
  },
});

function toNumber(value: Scalar): number | undefined {
  const text = String(value).trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

function toBoolean(value: Scalar): boolean | undefined {
  const text = String(value).toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(text)) return true;
  return ['false', 'no', 'n', '0'].includes(text) ? false : undefined;
}

/** `1883`, `1883-05-01`, `-0999-01-10`. */
function toYear(value: Scalar, negativeYears: RuleObject['negativeYears']): number | undefined {
  const match = /^([+-]?\d{1,4})(-\d{1,2}(-\d{1,2}.*)?)?$/.exec(String(value).trim());
  if (!match) return undefined;
  const year = Number(match[1]);
  // Some write 999 BCE as -999; in astronomical years, which we keep, it is -998.
  return year < 0 && negativeYears === 'bce' ? year + 1 : year;
}

/** A text without years ("no date") is no mistake of the record. */
const toYears = memoize((text) => parseYears(text) ?? { earliest: null, latest: null });

const toDimensions = memoize(parseDimensions);

/** `1883`, `1883-05`, `1883-05-01` or a whole ISO 8601 time. */
const toDate = memoize((given) => {
  const text = given.trim();
  if (!/^\d{4}(-\d\d(-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)?)?$/.test(text)) return undefined;
  const time = Date.parse(text);
  // The 31st of February would be taken for a day in March.
  const isDay = new Date(text.slice(0, 10)).toJSON()?.startsWith(text.slice(0, 10));
  return Number.isNaN(time) || !isDay ? undefined : new Date(time).toISOString();
});

/** Small letters, digits, dots and hyphens: what stands in an address as it is. */
function toId(text: string): string | undefined {
  if (isId.test(text)) return text;
  const id = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return id || undefined;
}

const isId = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

const quote = (value: Scalar): string => {
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
