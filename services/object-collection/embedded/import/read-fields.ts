import { type Language, languages } from '#shared/languages.ts';
import type { TextByLanguage } from '#shared/localized-text.ts';
import { toOneLine } from './clean-text.ts';
import { compileNodes } from './compile-path.ts';
import { compileFirst, compileRule, type OnProblem } from './compile-rule.ts';
import type { ListRule, Mapping, Rule, TextRule } from './mapping.ts';

/** Reads one field of our format out of a foreign record; undefined where it holds nothing. */
export type ReadField = (record: unknown, onProblem: OnProblem) => unknown;

/** The first value as it is: a number, a truth, a text. */
export const compileValue = (rule: Rule): ReadField => readFirst(rule, (value) => value);

/** The first value as a text of one line. */
export const compilePlainText = (rule: Rule): ReadField => readFirst(rule, toText);

/** All values as texts of one line, each once. */
export function compilePlainList(rule: Rule): ReadField {
  const read = compileRule(rule);
  return (record, onProblem) => nonEmpty([...new Set(read(record, onProblem).map(toText))]);
}

/** A text by language, of one line. */
export const compileLine = (rule: TextRule, language: Language): ReadField =>
  compileText(rule, language, toText);

/** A text by language that keeps its line breaks. */
export const compileProse = (rule: TextRule, language: Language): ReadField =>
  compileText(rule, language, String);

/** A list of texts by language. With a rule per language, texts of the same place are one. */
export function compileLines(rule: TextRule, language: Language): ReadField {
  const rules = byLanguage(rule, language);
  const keepEmpty = Object.keys(rules).length > 1;
  const readers = Object.entries(rules).map(
    ([key, inner]) => [key, compileRule(inner, keepEmpty)] as const,
  );
  return (record, onProblem) => zip(readers, record, onProblem, toText);
}

/** An object of parts; nothing when all its parts are. */
export function compileParts(parts: Readonly<Record<string, ReadField | undefined>>): ReadField {
  const readers = Object.entries(parts).filter(
    (entry): entry is [string, ReadField] => entry[1] !== undefined,
  );
  return (record, onProblem) => {
    const object: Record<string, unknown> = {};
    let isEmpty = true;
    for (const [part, read] of readers) {
      const value = read(record, onProblem);
      if (value === undefined) continue;
      object[part] = value;
      isEmpty = false;
    }
    return isEmpty ? undefined : object;
  };
}

/** How a part is kept: one line, several lines, a number, or either of the first by language. */
export type PartKind = 'line' | 'lines' | 'number' | 'lineByLanguage' | 'linesByLanguage';

/**
 * A list of things with parts.
 * @param kinds the parts; the first is the one a plain rule gives
 */
export function compileList(
  rule: ListRule,
  language: Language,
  kinds: Readonly<Record<string, PartKind>>,
): ReadField {
  if (typeof rule === 'object' && 'each' in rule) {
    const readElements = compileElements([rule.each].flat());
    const readItem = compileParts(
      Object.fromEntries(
        Object.entries(rule.fields).map(([part, inner]) => [
          part,
          compilePart(inner, kinds[part] ?? 'line', language),
        ]),
      ),
    );
    return (record, onProblem) =>
      nonEmpty(
        readElements(record)
          .filter((element) => element !== null && element !== undefined && element !== '')
          // An element without any part is still one: a picture that is known but not delivered.
          .map((element) => readItem(element, onProblem) ?? {}),
      );
  }
  const [main = ''] = Object.keys(kinds);
  const parts = typeof rule === 'object' && 'zip' in rule ? rule.zip : { [main]: rule };
  const readers = Object.entries(parts).map(
    ([part, inner]) => [part, compileRule(inner as Rule, true)] as const,
  );
  return (record, onProblem) =>
    zip(readers, record, onProblem, (value, part) =>
      keepAs(kinds[part] ?? 'line', value, language),
    );
}

/** What lies at the paths; what two of them lead to is there once. */
function compileElements(paths: readonly string[]): (record: unknown) => readonly unknown[] {
  const [first = compileNodes(''), ...others] = paths.map(compileNodes);
  if (others.length === 0) return first;
  return (record) => [...new Set([first, ...others].flatMap((read) => read(record)))];
}

function compilePart(rule: TextRule, kind: PartKind, language: Language): ReadField {
  if (kind === 'lineByLanguage') return compileLine(rule, language);
  if (kind === 'linesByLanguage') return compileProse(rule, language);
  return readFirst(rule as Rule, (value) => keepAs(kind, value, language));
}

function keepAs(kind: PartKind, value: unknown, language: Language): unknown {
  switch (kind) {
    case 'number':
      return value;
    case 'line':
      return toText(value);
    case 'lines':
      return String(value);
    case 'lineByLanguage':
      return { [language]: toText(value) };
    case 'linesByLanguage':
      return { [language]: String(value) };
  }
}

/** Names of the record's collections by the ids made of them. */
export function compileCollections(
  { from, prefix }: NonNullable<Mapping['fields']['collections']>,
  language: Language,
): (record: unknown, onProblem: OnProblem) => Record<string, TextByLanguage> {
  const read = compileRule(from);
  const toSlug = compileFirst({ path: 'value', as: 'id' });
  return (record, onProblem) => {
    const titles: Record<string, TextByLanguage> = {};
    for (const value of read(record, onProblem)) {
      const slug = toSlug({ value }, onProblem);
      if (!slug) continue;
      const id = `${prefix}${String(slug).replaceAll('.', '-')}`.slice(0, 80);
      titles[id] = { [language]: toText(value) };
    }
    return titles;
  };
}

const toText = (value: unknown): string => toOneLine(String(value));

function readFirst(rule: Rule, convert: (value: unknown) => unknown): ReadField {
  const read = compileFirst(rule);
  return (record, onProblem) => {
    const value = read(record, onProblem);
    return value === null ? undefined : convert(value);
  };
}

function compileText(
  rule: TextRule,
  language: Language,
  convert: (value: unknown) => string,
): ReadField {
  const rules = Object.entries(byLanguage(rule, language));
  return compileParts(
    Object.fromEntries(rules.map(([key, inner]) => [key, readFirst(inner, convert)])),
  );
}

const byLanguage = (rule: TextRule, language: Language): Readonly<Record<string, Rule>> =>
  typeof rule === 'object' && languages.some((known) => known in rule)
    ? (rule as Readonly<Record<string, Rule>>)
    : { [language]: rule as Rule };

/** Values of several lists that stand at the same place become one object. */
function zip(
  readers: readonly (readonly [part: string, read: ReturnType<typeof compileRule>])[],
  record: unknown,
  onProblem: OnProblem,
  convert: (value: unknown, part: string) => unknown,
): Record<string, unknown>[] | undefined {
  const items: Record<string, unknown>[] = [];
  for (const [part, read] of readers) {
    for (const [index, value] of read(record, onProblem).entries()) {
      if (value !== null) items[index] = { ...items[index], [part]: convert(value, part) };
    }
  }
  // Places where nobody had a value are holes.
  return nonEmpty(items.filter((item) => item !== undefined));
}

const nonEmpty = <Item>(items: Item[]): Item[] | undefined =>
  items.length > 0 ? items : undefined;
