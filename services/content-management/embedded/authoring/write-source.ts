import { isDeepStrictEqual } from 'node:util';
import { parseSourceText, type SourceFile } from '#database/content/read-source-files.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import { completeData } from '../empty-value.ts';
import type { StoredDocument } from '../stored-document.ts';
import { type BuildContext, buildDocuments } from './build-documents.ts';
import { patchSource } from './patch-source.ts';
import { parseSourceFile, type SourceDocument } from './source-file.ts';
import { splitSource } from './split-source.ts';
import { isSameContent, writeFields, writeTime } from './write-fields.ts';

/** What an item's file is written with. */
export interface SourceContext {
  readonly build: BuildContext;
  readonly timeZone: string;
  /** `<type>/<uid>` of the document with an id; null: there is none. */
  readonly nameOf: (id: string) => string | null;
}

/** An item as a file says it: JSON in the order of the format. */
export type Source = Readonly<Record<string, unknown>>;

/** A file as it is written: what the schema adds is not in it. Null: it is broken. */
export function readSource(source: SourceFile): (SourceDocument & Source) | null {
  const read = parseSourceText(source);
  if ('problems' in read) return null;
  const parsed = parseSourceFile(source.file, read.json);
  return Array.isArray(parsed) ? null : (read.json as SourceDocument & Source);
}

/** The item's file where there is none to go by: absolute dates, every field that is filled. */
export function toSource(documents: readonly StoredDocument[], context: SourceContext): Source {
  const { models, languageCodes } = context.build;
  const [first] = documents;
  if (!first) throw new Error('An item without documents has no file.');
  const model = models.types.get(first.type);
  const find = (language: Language) =>
    documents.find(({ lang }) => lang === languageCodes[language]);
  const written = new Map(
    languages.flatMap((language) => {
      const document = find(language);
      if (!model || !document) return [];
      const field = createFieldContext(document, language, context);
      const { timeZone, nameOf } = context;
      return [[language, writeFields(model.fields, document.data, { field, timeZone, nameOf })]];
    }),
  );
  const { localized } = rulesOf(first.type);
  const { shared, own } = splitSource(model?.fields ?? {}, localized, written);
  const { firstPublished, unpublished } = find('en') ?? first;
  return {
    type: first.type,
    uid: first.uid ?? first.type,
    tags: first.tags,
    ...(firstPublished !== null && { published: writeTime(firstPublished, context.timeZone) }),
    ...(unpublished !== undefined && { unpublished: writeTime(unpublished, context.timeZone) }),
    shared,
    ...Object.fromEntries(own),
  };
}

const createFieldContext = (
  document: StoredDocument,
  language: Language,
  { build }: SourceContext,
) => ({
  ...build,
  language,
  documentId: document.id,
  findDocumentId: (type: string, uid: string) => ({
    // What is compared are names.
    id: `${type}/${uid}`,
    state: 'shown' as const,
  }),
  reject: () => {},
  warn: () => {},
});

/** Whether a file makes these documents: their fields, tags and schedule. */
export function isSourceOf(
  source: Source,
  documents: readonly StoredDocument[],
  context: SourceContext,
): boolean {
  const { build, nameOf } = context;
  const made = buildSource(source, build);
  const ofType = build.models.types.get(String(source.type));
  return (
    made.length === documents.length &&
    made.every((one) => {
      const other = documents.find(({ lang }) => lang === one.lang);
      return (
        other !== undefined &&
        isDeepStrictEqual(one.tags, other.tags) &&
        one.unpublished === other.unpublished &&
        isSameContent(one.data, completeData(ofType?.fields ?? {}, other.data), nameOf)
      );
    })
  );
}

/** The documents that a file would make, also where a required field is empty. */
export function buildSource(source: Source, context: BuildContext): readonly StoredDocument[] {
  const file = `${source.type}/${source.uid}.json`;
  const parsed = parseSourceFile(file, source);
  if (Array.isArray(parsed)) return [];
  return buildDocuments(file, parsed, '', context, { keepsRejected: true }).documents;
}

/**
 * Writes what is published into the file that it came from: only what differs, in the file's own
 * words. Relative dates stay where nobody changed them.
 * @param contexts the file's relative dates read as of several weeks; the one that fits best is taken
 */
export function updateSource(
  source: SourceDocument & Source,
  documents: readonly StoredDocument[],
  contexts: readonly SourceContext[],
): Source {
  const base = findBase(source, documents, contexts);
  if (!base) return toSource(documents, contexts[0] as SourceContext);
  const { context } = base;
  const before = toSource(base.documents, context);
  const after = withTimes(source, base.documents, documents, before, toSource(documents, context));
  const patched = patchSource(source, before, after) as Source;
  if (isSourceOf(patched, documents, context)) return patched;
  const whole = replaceFields(source, before, after, context.build.models);
  return isSourceOf(whole, documents, context) ? whole : after;
}

/** A schedule that is the same stays as it is written; one that the file leaves to the load, too. */
function withTimes(
  source: SourceDocument,
  made: readonly StoredDocument[],
  documents: readonly StoredDocument[],
  before: Source,
  after: Source,
): Source {
  const [one, other] = [made[0], documents.find(({ lang }) => lang === made[0]?.lang)];
  const isSame = source.published === undefined || one?.firstPublished === other?.firstPublished;
  const { published: _, ...rest } = after;
  if (!isSame) return after;
  return before.published === undefined ? rest : { ...after, published: before.published };
}

/** Fields that differ as canonical forms say them, wherever the file had put them. */
function replaceFields(source: Source, before: Source, after: Source, models: Models): Source {
  const parts = ['shared', ...languages];
  const read = (from: Source, part: string) => (from[part] ?? {}) as Record<string, unknown>;
  const fields = Object.keys(models.types.get(String(source.type))?.fields ?? {});
  const changed = fields.filter((name) =>
    parts.some((part) => !isDeepStrictEqual(read(before, part)[name], read(after, part)[name])),
  );
  const result: Record<string, unknown> = { ...(patchSource(source, before, after) as Source) };
  for (const part of parts) {
    if (!(part in after)) continue;
    const values = { ...read(source, part) };
    for (const name of changed) {
      const value = read(after, part)[name];
      if (value === undefined) delete values[name];
      else values[name] = value;
    }
    result[part] = values;
  }
  return result;
}

function findBase(
  source: SourceDocument & Source,
  documents: readonly StoredDocument[],
  contexts: readonly SourceContext[],
) {
  const isRelative = /"([+-]\d{1,6}d|\d{2}-(\d{2}|[a-z]+day-[1-5]))[" ]/.test(
    JSON.stringify(source),
  );
  const wanted = listDates(documents);
  let best: {
    readonly context: SourceContext;
    readonly documents: readonly StoredDocument[];
  } | null = null;
  let most = -1;
  for (const context of isRelative ? contexts : contexts.slice(0, 1)) {
    const made = buildSource(source, context.build);
    if (made.length === 0) continue;
    const dates = listDates(made);
    const found = [...dates].filter(([path, date]) => wanted.get(path) === date).length;
    if (found > most) [best, most] = [{ context, documents: made }, found];
    if (found === dates.size) break;
  }
  return best;
}

/** Days and times of all fields, by language and place. */
function listDates(documents: readonly StoredDocument[]): Map<string, string> {
  const dates = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) dates.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(one, `${path}.${name}`);
    }
  };
  for (const { lang, data } of documents) walk(data, lang);
  return dates;
}
