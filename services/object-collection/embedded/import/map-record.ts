import type { Language } from '#shared/languages/languages.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { recordFields } from '../../record/record-fields.ts';
import { type Fields, type Kind, mapFields } from '../../record/record-kinds.ts';
import { type FieldProblem, type ObjectInput, parseObjectInput } from '../object-input.ts';
import { checkPictures, type PictureCounts } from './check-pictures.ts';
import type { FieldRule, FieldRules, ListRule, Mapping, Parts, Rule, TextRule } from './mapping.ts';
import {
  compileCollections,
  compileLine,
  compileLines,
  compileList,
  compileParts,
  compilePlainList,
  compilePlainText,
  compileProse,
  compileValue,
  type PartKind,
  type ReadField,
} from './read-fields.ts';

export interface MappedRecord {
  /** Null: rejected, for the reasons in `problems`. */
  readonly object: ObjectInput | null;
  /** The id even of a rejected record, where it could be read. */
  readonly id: string | null;
  readonly collectionTitles: Readonly<Record<string, TextByLanguage>>;
  /** Why it was rejected, or which fields it goes without. At most ten. */
  readonly problems: readonly FieldProblem[];
  readonly pictures: PictureCounts;
}

const maxProblems = 10;

/**
 * A mapping made ready to be applied to many records.
 * @param pictureHosts from which visitors' browsers may have pictures; null: from all
 */
export function compileMapping(
  { fields, language }: Mapping,
  pictureHosts: readonly string[] | null = null,
): (record: unknown) => MappedRecord {
  const hosts = pictureHosts && new Set(pictureHosts);
  const readers = Object.entries(compileFields(recordFields, fields, language));
  const { collections } = fields;
  const readCollections = collections && compileCollections(collections, language);
  let problems: FieldProblem[] = [];
  let field = '';
  const onProblem = (reason: string) => problems.push({ field, reason });
  return (record) => {
    problems = [];
    const input: Record<string, unknown> = {};
    for (const [name, read] of readers) {
      field = name;
      const value = read(record, onProblem);
      if (value !== undefined) input[name] = value;
    }
    field = 'collections';
    const titles = readCollections?.(record, onProblem) ?? {};
    input.collections = Object.keys(titles);
    const pictures = checkPictures(input.images, hosts);
    const object = parseOrPrune(input, problems);
    return {
      object,
      id: typeof input.id === 'string' ? input.id : null,
      collectionTitles: collections?.named ? titles : {},
      problems: problems.slice(0, maxProblems),
      pictures,
    };
  };
}

/**
 * What breaks the format is left out and reported, as long as id and title stand: a museum's record
 * is worth showing without its impossible height. First the very place goes, then the element of a
 * list, then the whole field; what the first step alone found is reported.
 */
function parseOrPrune(
  input: Record<string, unknown>,
  problems: FieldProblem[],
): ObjectInput | null {
  let pruned = input;
  for (const depth of [Number.POSITIVE_INFINITY, 2, 1]) {
    const parsed = parseObjectInput(pruned);
    if ('object' in parsed) return parsed.object;
    if (pruned === input) {
      problems.push(...parsed.problems.map((problem) => explainAbsence(problem, input)));
    }
    const paths = parsed.problems.map(({ field }) => field.split('.').slice(0, depth).join('.'));
    const places = [...new Set(paths)].map((path) => path.split('.'));
    if (places.some(([field]) => field === 'id' || field === 'title')) return null;
    pruned = withoutPlaces(pruned, places);
  }
  const parsed = parseObjectInput(pruned);
  return 'object' in parsed ? parsed.object : null;
}

const explainAbsence = (problem: FieldProblem, input: Record<string, unknown>): FieldProblem =>
  (problem.field === 'id' || problem.field === 'title') && input[problem.field] === undefined
    ? { field: problem.field, reason: 'is missing: the mapping found no value for it' }
    : problem;

function withoutPlaces(
  input: Record<string, unknown>,
  places: readonly (readonly string[])[],
): Record<string, unknown> {
  const copy = structuredClone(input);
  // From the end, so that what is taken from a list does not move what is still to be taken.
  for (const place of [...places].sort(comparePlaces).reverse()) {
    const key = place.at(-1) ?? '';
    const parent = place
      .slice(0, -1)
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], copy);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (parent) delete (parent as Record<string, unknown>)[key];
  }
  return copy;
}

const comparePlaces = (a: readonly string[], b: readonly string[]): number =>
  a.join('.').localeCompare(b.join('.'), 'en', { numeric: true });

/** Reads the fields that have a rule. `collections` are read by themselves: their names matter too. */
export const compileFields = (
  fields: Fields,
  rules: FieldRules,
  language: Language,
): Record<string, ReadField> =>
  mapFields(fields, (field, name) => {
    const rule = rules[name];
    return rule === undefined || name === 'collections'
      ? undefined
      : compileField(field, rule, language);
  });

/** The schema of the mapping has seen to it that each kind has rules of its form. */
function compileField(field: Kind, rule: FieldRule, language: Language): ReadField {
  switch (field.kind) {
    case 'textByLanguage':
      return field.keepsLines
        ? compileProse(rule as TextRule, language)
        : compileLine(rule as TextRule, language);
    case 'textWithAddress': {
      const { text, uri } = rule as { readonly text?: TextRule; readonly uri?: Rule };
      const parts = {
        ...(text !== undefined && { text: compileLine(text, language) }),
        ...(uri !== undefined && { uri: compilePlainText(uri) }),
      };
      return spreadTexts(compileParts(parts));
    }
    case 'parts': {
      const read = compileParts(compileFields(field.parts, rule as Parts as FieldRules, language));
      const [main = ''] = Object.keys(field.parts);
      return field.parts[main]?.isNeeded ? whole(read, main) : read;
    }
    case 'list':
      if (field.of.kind === 'textByLanguage') return compileLines(rule as TextRule, language);
      return field.of.kind === 'parts'
        ? compileList(rule as ListRule, language, toPartKinds(field.of.parts))
        : compilePlainList(rule as Rule);
    case 'year':
    case 'centimetres':
    case 'pixels':
    case 'percent':
    case 'boolean':
    case 'mark':
    case 'time':
      return compileValue(rule as Rule);
    default:
      return compilePlainText(rule as Rule);
  }
}

const toPartKinds = (parts: Fields): Record<string, PartKind> =>
  mapFields(parts, (part) => (part.isUnmapped ? undefined : toPartKind(part)));

function toPartKind(part: Kind): PartKind {
  switch (part.kind) {
    case 'text':
      return part.keepsLines ? 'lines' : 'line';
    case 'textByLanguage':
      return part.keepsLines ? 'linesByLanguage' : 'lineByLanguage';
    case 'terms':
    case 'list':
      return part.kind;
    case 'year':
    case 'centimetres':
    case 'pixels':
    case 'percent':
      return 'number';
    default:
      return 'line';
  }
}

/** Nothing at all rather than an object without its needed part. */
const whole =
  (read: ReadField, needed: string): ReadField =>
  (record, onProblem) => {
    const value = read(record, onProblem) as Record<string, unknown> | undefined;
    return value?.[needed] === undefined ? undefined : value;
  };

/** `rights` holds its texts beside the address, not within. */
const spreadTexts =
  (read: ReadField): ReadField =>
  (record, onProblem) => {
    const value = read(record, onProblem) as { text?: TextByLanguage; uri?: string } | undefined;
    return value && { ...value.text, ...(value.uri === undefined ? {} : { uri: value.uri }) };
  };
