import type { Language } from '#shared/languages.ts';
import type { TextByLanguage } from '#shared/localized-text.ts';
import { type FieldProblem, type ObjectInput, parseObjectInput } from '../object-input.ts';
import { checkPictures, type PictureCounts } from './check-pictures.ts';
import type { ListRule, Mapping, Rule, TextRule } from './mapping.ts';
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

const mostProblems = 10;

/**
 * A mapping made ready to be applied to many records.
 * @param pictureHosts from which visitors' browsers may have pictures; null: from all
 */
export function compileMapping(
  { fields, language }: Mapping,
  pictureHosts: readonly string[] | null = null,
): (record: unknown) => MappedRecord {
  const hosts = pictureHosts && new Set(pictureHosts);
  const readers = Object.entries(compileFields(fields, language)).filter(
    (entry): entry is [string, ReadField] => entry[1] !== undefined,
  );
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
      problems: problems.slice(0, mostProblems),
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

const makerParts = {
  name: 'line',
  id: 'line',
  role: 'line',
  nationality: 'line',
  born: 'line',
  died: 'line',
  lifeDates: 'line',
  birthPlace: 'line',
  deathPlace: 'line',
  links: 'list',
} as const;

const termParts = { terms: 'terms', uri: 'line' } as const;
const placeParts = { ...termParts, role: 'lineByLanguage' } as const;

const imageParts = {
  src: 'line',
  width: 'number',
  height: 'number',
  alt: 'lineByLanguage',
  caption: 'lineByLanguage',
} as const;

const inscriptionParts = {
  text: 'lines',
  language: 'line',
  script: 'line',
  transliteration: 'lines',
  translation: 'linesByLanguage',
} as const;

function compileFields(
  fields: Mapping['fields'],
  language: Language,
): Record<string, ReadField | undefined> {
  const value = given((rule: Rule) => compileValue(rule));
  const text = given((rule: Rule) => compilePlainText(rule));
  const texts = given((rule: Rule) => compilePlainList(rule));
  const line = given((rule: TextRule) => compileLine(rule, language));
  const lines = given((rule: TextRule) => compileLines(rule, language));
  const prose = given((rule: TextRule) => compileProse(rule, language));
  const list = (kinds: Readonly<Record<string, PartKind>>) =>
    given((rule: ListRule) => compileList(rule, language, kinds));
  const { originalTitle, date, acquisition, dimensions, rights } = fields;
  return {
    id: text(fields.id),
    sourceId: text(fields.sourceId),
    accessionNumber: text(fields.accessionNumber),
    title: line(fields.title),
    originalTitle:
      originalTitle &&
      whole(
        compileParts({ text: text(originalTitle.text), language: text(originalTitle.language) }),
        'text',
      ),
    objectType: line(fields.objectType),
    makers: list(makerParts)(fields.makers),
    date:
      date &&
      compileParts({
        display: line(date.display),
        earliest: value(date.earliest),
        latest: value(date.latest),
      }),
    place: line(fields.place),
    culture: line(fields.culture),
    materials: lines(fields.materials),
    techniques: lines(fields.techniques),
    medium: line(fields.medium),
    places: list(placeParts)(fields.places),
    dynasties: lines(fields.dynasties),
    reigns: lines(fields.reigns),
    periods: lines(fields.periods),
    styles: lines(fields.styles),
    acquisition:
      acquisition &&
      compileParts({ method: line(acquisition.method), date: text(acquisition.date) }),
    dimensions:
      dimensions &&
      compileParts({
        display: line(dimensions.display),
        height: value(dimensions.height),
        width: value(dimensions.width),
        depth: value(dimensions.depth),
        diameter: value(dimensions.diameter),
      }),
    creditLine: line(fields.creditLine),
    rights: rights && spreadTexts(compileParts({ text: line(rights.text), uri: text(rights.uri) })),
    description: prose(fields.description),
    provenance: prose(fields.provenance),
    inscriptions: list(inscriptionParts)(fields.inscriptions),
    motifs: texts(fields.motifs),
    subjects: list(termParts)(fields.subjects),
    exhibitions: lines(fields.exhibitions),
    images: list(imageParts)(fields.images),
    onView: value(fields.onView),
    isHighlight: value(fields.isHighlight),
    location: line(fields.location),
    relatedIds: texts(fields.relatedIds),
    recordUrl: text(fields.recordUrl),
    addedAt: value(fields.addedAt),
  };
}

const given =
  <Rules>(compile: (rules: Rules) => ReadField) =>
  (rules: Rules | undefined): ReadField | undefined =>
    rules === undefined ? undefined : compile(rules);

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
