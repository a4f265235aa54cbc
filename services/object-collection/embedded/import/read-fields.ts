import { type Language, languages } from '#shared/languages/languages.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { toOneLine } from './clean-text.ts';
import { compileNodes } from './compile-path.ts';
import { compileFirst, compileRule, type OnProblem } from './compile-rule.ts';
import type { CollectionsRule, ListRule, Parts, Rule, TextRule, TreeRule } from './mapping.ts';

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

/**
 * How a part is stored: one line, several lines, a number, either of the first by language, all
 * values as lines, or terms from the broadest to the narrowest.
 */
export type PartKind =
  | 'line'
  | 'lines'
  | 'number'
  | 'lineByLanguage'
  | 'linesByLanguage'
  | 'list'
  | 'terms';

type PartKinds = Readonly<Record<string, PartKind>>;

/**
 * A list of things with parts.
 * @param kinds the parts; the first is the one a plain rule gives
 */
export function compileList(rule: ListRule, language: Language, kinds: PartKinds): ReadField {
  if (typeof rule === 'object') {
    // A bare `allOf` is a list of lists; beside other steps it is a rule.
    if ('allOf' in rule && Object.keys(rule).length === 1) {
      const lists = (rule.allOf as readonly ListRule[]).map((one) =>
        compileList(one, language, kinds),
      );
      return (record, onProblem) =>
        nonEmpty(lists.flatMap((read) => (read(record, onProblem) as unknown[] | undefined) ?? []));
    }
    if ('each' in rule) return compileEach(rule, language, kinds);
    if ('tree' in rule) return compileTree(rule, language);
    if ('levels' in rule) return compileLevels(rule, language);
    if ('zip' in rule) return compileZip(rule.zip, language, kinds);
  }
  const [main = ''] = Object.keys(kinds);
  return compileZip({ [main]: rule as Rule }, language, kinds);
}

function compileEach(
  { each, fields }: { readonly each: string | readonly string[]; readonly fields: Parts },
  language: Language,
  kinds: PartKinds,
): ReadField {
  const readElements = compileElements([each].flat());
  const readItem = compileParts(
    Object.fromEntries(
      Object.entries(fields).map(([part, inner]) => [
        part,
        compilePart(inner, kinds[part] ?? 'line', language),
      ]),
    ),
  );
  const [main = ''] = Object.keys(kinds);
  // A picture without an address is known but not delivered; a maker without a name is nothing.
  const mayLackMain = main === 'src';
  return (record, onProblem) =>
    nonEmpty(
      readElements(record)
        .filter((element) => element !== null && element !== undefined && element !== '')
        .map((element) => (readItem(element, onProblem) ?? {}) as Record<string, unknown>)
        .filter((item) => mayLackMain || item[main] !== undefined),
    );
}

/**
 * Values of several lists that stand at the same place become one thing; a constant belongs to each
 * of them. Where the main part has no value there is nothing.
 */
function compileZip(parts: Parts, language: Language, kinds: PartKinds): ReadField {
  const keep = (value: unknown, part: string) => keepAs(kinds[part] ?? 'line', value, language);
  const [main = ''] = Object.keys(kinds);
  const constants: Record<string, unknown> = {};
  const readers: (readonly [string, ReturnType<typeof compileRule>])[] = [];
  for (const [part, given] of Object.entries(parts)) {
    for (const rule of [given].flat() as Rule[]) {
      if (typeof rule === 'object' && rule.constant !== undefined) {
        const [value] = compileRule(rule)({}, () => {});
        if (value !== undefined && value !== null) constants[part] = keep(value, part);
      } else readers.push([part, compileRule(rule, true)]);
    }
  }
  return (record, onProblem) =>
    nonEmpty(
      (zip(readers, record, onProblem, keep) ?? [])
        .filter((item) => item[main] !== undefined)
        .map((item) => ({ ...constants, ...item })),
    );
}

/** Thesauri have a province and its town of one name, which says nothing more. */
const withoutRepeats =
  (read: ReadField): ReadField =>
  (record, onProblem) =>
    (read(record, onProblem) as TextByLanguage[] | undefined)?.filter(
      (term, index, terms) => JSON.stringify(term) !== JSON.stringify(terms[index - 1]),
    );

/** `Literature -- Poetry`: texts that say what each term lies in. */
function compileLevels(
  { levels, separator }: { readonly levels: Rule; readonly separator: string },
  language: Language,
): ReadField {
  const read = compileRule(levels);
  return (record, onProblem) =>
    nonEmpty(
      [...new Set(read(record, onProblem).map(toText))].flatMap((text) => {
        const terms = text.split(separator).flatMap((term) => term.trim() || []);
        return terms.length > 0 ? [{ terms: terms.map((term) => ({ [language]: term })) }] : [];
      }),
    );
}

/** More than a thesaurus has, so that a tree that holds itself ends. */
const maxLevels = 20;

/** The innermost things of a tree, each with all it lies in. What has no term is passed through. */
function compileTree({ tree, children, term, uri }: TreeRule, language: Language): ReadField {
  const readRoots = compileNodes(tree);
  const readChildren = compileNodes(children);
  const readTerm = compileLine(term, language);
  const readUri = uri === undefined ? undefined : compilePlainText(uri);
  return (record, onProblem) => {
    const found: Record<string, unknown>[] = [];
    const follow = (node: unknown, above: readonly unknown[]) => {
      if (typeof node !== 'object' || node === null || above.length >= maxLevels) return;
      const own = readTerm(node, onProblem);
      const terms = own === undefined ? above : [...above, own];
      const inner = readChildren(node).filter((child) => child !== undefined && child !== null);
      for (const child of inner) follow(child, terms);
      if (inner.length > 0 || own === undefined) return;
      const address = readUri?.(node, onProblem);
      found.push(address === undefined ? { terms } : { terms, uri: address });
    };
    for (const root of readRoots(record)) follow(root, []);
    return nonEmpty(found);
  };
}

/** What lies at the paths; what two of them lead to is there once. */
function compileElements(paths: readonly string[]): (record: unknown) => readonly unknown[] {
  const [first = compileNodes(''), ...others] = paths.map(compileNodes);
  if (others.length === 0) return first;
  return (record) => [...new Set([first, ...others].flatMap((read) => read(record)))];
}

function compilePart(
  rule: TextRule | readonly Rule[],
  kind: PartKind,
  language: Language,
): ReadField {
  switch (kind) {
    case 'lineByLanguage':
      return compileLine(rule as TextRule, language);
    case 'linesByLanguage':
      return compileProse(rule as TextRule, language);
    case 'list':
      return compilePlainList(Array.isArray(rule) ? { allOf: rule } : (rule as Rule));
    case 'terms':
      return withoutRepeats(compileLines(rule as TextRule, language));
    default:
      return readFirst(rule as Rule, (value) => keepAs(kind, value, language));
  }
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
    case 'list':
      return [toText(value)];
    case 'terms':
      return [{ [language]: toText(value) }];
  }
}

/** Names of the record's collections by the ids made of them. */
export function compileCollections(
  { from, prefix }: CollectionsRule,
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
      if (value === null) continue;
      const before = items[index]?.[part];
      const read = convert(value, part);
      // A part that is a list has several rules.
      const all = Array.isArray(before) && Array.isArray(read) ? [...before, ...read] : read;
      items[index] = { ...items[index], [part]: all };
    }
  }
  // Places where nobody had a value are holes.
  return nonEmpty(items.filter((item) => item !== undefined));
}

const nonEmpty = <Item>(items: Item[]): Item[] | undefined =>
  items.length > 0 ? items : undefined;
