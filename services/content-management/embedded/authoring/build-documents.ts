import type { DayMeaning } from '#shared/calendar/anchored-dates.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { TypeModel } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import type { LanguageCodes } from '../content-languages.ts';
import {
  createDocumentId,
  createSetId,
  createSlug,
  type StoredDocument,
  titleOf,
} from '../stored-document.ts';
import { type BrokenRule, checkAgreement, checkRequired, describeRule } from './check-document.ts';
import type { FieldContext, FoundTarget } from './field-context.ts';
import { mergeFields } from './merge-fields.ts';
import { readFields } from './read-fields.ts';
import { languagesOf, type SourceDocument } from './source-file.ts';

export interface BuiltDocuments {
  /** One per language; empty when the item is rejected. */
  readonly documents: readonly StoredDocument[];
  readonly rejected: readonly LoadProblem[];
  readonly warnings: readonly LoadProblem[];
  /** The warnings of something that the file names and that is not there. */
  readonly losses: readonly Loss[];
}

export interface Loss {
  readonly problem: LoadProblem;
  /** Another item was taken away; else a picture or a file of the folder is not there. */
  readonly isOthers: boolean;
}

/** The values that are the same for every item. */
export interface BuildContext
  extends Pick<FieldContext, 'models' | 'images' | 'findMediaSize' | 'media' | 'dates'> {
  readonly languageCodes: LanguageCodes;
  /** The languages in which an item is shown; none: its file is refused; undefined: there is none. */
  readonly findLanguages: (type: string, uid: string) => readonly Language[] | undefined;
}

/**
 * Makes the documents of one item, or says why not.
 * @param options.keepsRejected gives them also where the item is rejected, what is wrong left empty
 */
export function buildDocuments(
  file: string,
  source: SourceDocument,
  sourceHash: string,
  context: BuildContext,
  { keepsRejected = false } = {},
): BuiltDocuments {
  const rejected = new ProblemList(file, source);
  const warnings = new ProblemList(file, source);
  const losses: Loss[] = [];
  const model = context.models.types.get(source.type);
  if (!model) {
    rejected.add('en', 'type', 'is not a type of the models', '');
    return { documents: [], rejected: rejected.list, warnings: [], losses: [] };
  }
  const readTime = (field: 'published' | 'unpublished', dayMeans: DayMeaning): number | null => {
    const text = source[field];
    if (text === undefined) return null;
    const read = context.dates.toScheduleTime(text, dayMeans);
    if ('time' in read) return read.time;
    rejected.add('en', field, read.problem, '');
    return null;
  };
  const published = readTime('published', 'start');
  const unpublished = readTime('unpublished', 'unclear');
  if (published !== null && unpublished !== null && unpublished <= published) {
    rejected.add('en', 'unpublished', 'is not after "published"', '');
  }
  checkPlaces(source, model, rejected);

  const documents = languagesOf(source).map((language) => {
    const lang = context.languageCodes[language];
    const id = createDocumentId(source.type, source.uid, lang);
    const data = readFields(
      model.fields,
      mergeFields(model.fields, source.shared, source[language] ?? {}),
      '',
      {
        ...context,
        language,
        documentId: id,
        findDocumentId: (type, uid) => findTarget(type, uid, language, context),
        reject: (path, reason) => rejected.add(language, path, reason),
        warn(path, reason, loss) {
          const problem = warnings.add(language, path, reason);
          if (problem && loss) losses.push({ problem, isOthers: loss === 'item' });
        },
      },
    );
    const rejectField = (path: string, rule: BrokenRule) =>
      rejected.add(language, path, describeRule(rule));
    // Another language may leave a text out: the site then shows the English one.
    if (language === 'en') {
      checkRequired(model.fields, data, rulesOf(source.type).required, rejectField);
      checkAgreement(source.type, data, rejectField);
    }
    return {
      id,
      type: source.type,
      uid: model.isRepeatable ? source.uid : null,
      lang,
      setId: createSetId(source.type, source.uid),
      tags: source.tags,
      slugs: [createSlug(titleOf(data))],
      firstPublished: published,
      lastPublished: null,
      ...(unpublished !== null && { unpublished }),
      sourceHash,
      data,
    };
  });
  const isRejected = rejected.list.length > 0;
  return {
    documents: isRejected && !keepsRejected ? [] : documents,
    rejected: rejected.list,
    warnings: isRejected ? [] : warnings.list,
    losses,
  };
}

/** A text that is written in each language must not stand among the shared fields. */
function checkPlaces(source: SourceDocument, model: TypeModel, rejected: ProblemList): void {
  for (const path of rulesOf(source.type).localized) {
    const [name = '', inner] = path.split('.');
    const value = source.shared[name];
    if (value === undefined || !model.fields[name]) continue;
    const each = languages.map((code) => `"${code}"`).join(', ');
    const reason = `is written in each language (${each}), not in "shared"`;
    if (inner === undefined) rejected.add('en', name, reason, 'shared.');
    else if (Array.isArray(value)) {
      value.forEach((item, position) => {
        if (item?.[inner] !== undefined) {
          rejected.add('en', `${name}[${position}].${inner}`, reason, 'shared.');
        }
      });
    }
  }
}

function findTarget(
  type: string,
  uid: string,
  language: Language,
  context: BuildContext,
): FoundTarget {
  const languages = context.findLanguages(type, uid);
  const chosen = languages?.includes(language) ? language : 'en';
  return {
    id: createDocumentId(type, uid, context.languageCodes[chosen]),
    state: languages === undefined ? 'absent' : languages.length > 0 ? 'shown' : 'refused',
  };
}

/** Each problem once, though every language meets it, at the place in the file where it is written. */
class ProblemList {
  readonly list: LoadProblem[] = [];
  readonly #file: string;
  readonly #source: SourceDocument;

  constructor(file: string, source: SourceDocument) {
    this.#file = file;
    this.#source = source;
  }

  /** @returns null when the same was found before */
  add(language: Language, path: string, reason: string, prefix?: string): LoadProblem | null {
    const place = prefix ?? (this.#isIn(language, path) ? `${language}.` : 'shared.');
    const field = place + path;
    const isKnown = this.list.some((one) => one.field === field && one.reason === reason);
    if (isKnown) return null;
    const problem = { file: this.#file, field, reason };
    this.list.push(problem);
    return problem;
  }

  /** Whether the language's part of the file says it, or the field is one of languages. */
  #isIn(language: Language, path: string): boolean {
    const own = valueAt(this.#source[language], path);
    const shared = valueAt(this.#source.shared, path);
    if (own !== undefined && shared !== undefined) return typeof own !== 'object';
    if (own !== undefined || shared !== undefined) return own !== undefined;
    return rulesOf(this.#source.type).localized.includes(path.replace(/\[\d+\]/g, ''));
  }
}

/** The part at a path such as `times[0].starts_at`; the text itself where the path goes into one. */
function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const step of path.split(/[.[\] ]+/).filter(Boolean)) {
    if (typeof value === 'string') return value;
    value = (value as Record<string, unknown> | undefined | null)?.[step];
  }
  return value;
}
