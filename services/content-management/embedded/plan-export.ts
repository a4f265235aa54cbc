import { readSourceFiles, type SourceFile } from '#database/content/read-source-files.ts';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { editJson } from '#shared/files/edit-json.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { type Models, readModels } from '../models/read-models.ts';
import { buildDocuments } from './authoring/build-documents.ts';
import {
  buildSource,
  isSourceOf,
  readSource,
  type Source,
  type SourceContext,
  toSource,
  updateSource,
} from './authoring/write-source.ts';
import { defaultLanguageCodes } from './content-languages.ts';
import { toPresentValues } from './delivery/to-present-picture.ts';
import { readPictureVersions } from './editing/picture-versions.ts';
import { StudioDocuments } from './editing/studio-documents.ts';
import { createMediaFinder, hashSource, type LoadOptions } from './load-content.ts';
import { DocumentStore, type PublishedName } from './store.ts';
import { createDocumentId, type StoredDocument } from './stored-document.ts';
import type { HoldRow } from './tables.ts';

export interface ExportOptions
  extends Pick<
    LoadOptions,
    | 'database'
    | 'folder'
    | 'images'
    | 'media'
    | 'now'
    | 'timeZone'
    | 'languageCodes'
    | 'models'
    | 'mediaFolder'
  > {
  /** Where files are to lie, `<type>/<uid>.json`; `folder` when not given. */
  readonly into?: string;
  /** Bytes of files that the export brings, by path below the content folder. */
  readonly broughtSizes?: ReadonlyMap<string, number>;
}

/** What an export does with one item's file. */
export interface ExportedFile {
  readonly file: string;
  readonly setId: string;
  /** The studio holds the item: loads leave it alone. */
  readonly isHeld: boolean;
  /** `left`: file and database have both changed, or the file is broken, so nobody's words go. */
  readonly action: 'new' | 'changed' | 'removed' | 'same' | 'left';
  readonly before: string;
  readonly after: string;
  /** What somebody should know of it. */
  readonly notes: readonly string[];
}

/** How far back the week of a relative date is sought: what the studio holds does not move on. */
const maxWeeks = 260;
const weekMs = 7 * 86_400_000;

/**
 * Says which files of the content folder would say what is published now. Files whose item is
 * published as they say it stay as they are, to the letter; the others change where the item did.
 * Nothing is written.
 */
export async function planExport(options: ExportOptions): Promise<ExportedFile[]> {
  const { database, folder, into = folder } = options;
  const models = options.models ?? readModels();
  const codes = options.languageCodes ?? defaultLanguageCodes;
  const store = new DocumentStore(database);
  const studio = new StudioDocuments(database, models, codes);
  const given = new Map(readSourceFiles(folder).map((one) => [one.file, one]));
  const present =
    into === folder ? given : new Map(readSourceFiles(into).map((one) => [one.file, one]));
  const published = await store.readPublishedItems();
  const names = await store.listPublishedNames();
  const versions = await readPictureVersions(database);
  const contexts = createContexts(options, models, names, [...given.values(), ...present.values()]);
  const holds = new Map((await store.listHolds()).map((hold) => [hold.set_id, hold]));
  const items = new Map<string, { readonly type: string; readonly uid: string | null }>([
    ...[...holds.values()].map((hold) => [hold.set_id, hold] as const),
    ...published,
  ]);

  const files: ExportedFile[] = [];
  const setIds = [...items.keys()];
  for (let start = 0; start < setIds.length; start += 200) {
    const chunk = setIds.slice(start, start + 200);
    const sets = await studio.readSets(chunk);
    for (const setId of chunk) {
      const { type = '', uid = null } = items.get(setId) ?? {};
      const file = `${type}/${uid ?? type}.json`;
      const documents = (sets.get(setId)?.documents ?? []).map((document) => ({
        ...document,
        data: toPresentValues(document.data, versions) as StoredDocument['data'],
      }));
      const hold = holds.get(setId) ?? null;
      const source = present.get(file) ?? given.get(file) ?? null;
      const item = { file, setId, documents, hold, source, isThere: present.has(file) };
      files.push({ file, setId, isHeld: hold !== null, ...planItem(item, contexts, options.now) });
    }
  }
  return files.sort((one, other) => (one.file < other.file ? -1 : 1));
}

interface Item {
  readonly file: string;
  readonly documents: readonly StoredDocument[];
  readonly hold: HoldRow | null;
  /** The file, or the one of the content folder where the place to write to has none. */
  readonly source: SourceFile | null;
  readonly isThere: boolean;
}

type Plan = Omit<ExportedFile, 'file' | 'setId' | 'isHeld'>;

function planItem(item: Item, contexts: readonly SourceContext[], now: Date): Plan {
  const { documents, hold, source, isThere } = item;
  const before = isThere ? (source?.text ?? '') : '';
  const leave = (note: string): Plan => ({ action: 'left', before, after: before, notes: [note] });
  const write = (after: string, notes: readonly string[] = []): Plan => {
    const action = isThere ? (after === before ? 'same' : 'changed') : 'new';
    return { action, before, after, notes };
  };
  const [document] = documents;
  const hash = source ? hashSource(source.text) : '';
  if (!document) {
    if (!isThere || !hold) return { action: 'same', before, after: before, notes: [] };
    if (hash !== hold.source_hash) return leave(otherFile);
    return { action: 'removed', before, after: '', notes: [] };
  }
  if (!contexts[0]?.build.models.types.has(document.type)) {
    return leave(`is of the type ${document.type}, which the models do not know`);
  }
  if (!source)
    return withNotes(write(toText(toSource(documents, contexts[0]))), item, contexts, now);
  if (!hold && document.sourceHash === hash) return write(source.text);
  const read = readSource(source);
  if (!read) return leave('is broken; mend or remove it first');
  const isKnown = hold ? hold.source_hash === hash : false;
  if (!isKnown) {
    const isEqual = contexts.slice(0, 1).some((context) => isSourceOf(read, documents, context));
    return isEqual ? write(source.text) : leave(hold ? otherFile : notLoaded);
  }
  const updated = updateSource(read, documents, contexts);
  return withNotes(write(editJson(source.text, updated)), item, contexts, now);
}

const otherFile =
  'is not what the studio began with. Run npm run content:load, choose a version in the studio, then export';
const notLoaded = 'is not what was loaded last. Run npm run content:load first';

/** What the file cannot say, and what a load would not take. */
function withNotes(
  plan: Plan,
  { file, documents }: Item,
  contexts: readonly SourceContext[],
  now: Date,
): Plan {
  const [context] = contexts;
  const source = readSource({ file, text: plan.after, problem: null });
  if (plan.action === 'same' || !context || !source) return plan;
  const notes: string[] = [];
  const stored = plan.after.match(/"stored":/g)?.length ?? 0;
  if (stored > 0) {
    notes.push(
      `says ${stored} of its values as they are stored: the shorthand has no form for them`,
    );
  }
  const { rejected } = buildDocuments(file, source, '', context.build);
  for (const { field, reason } of rejected)
    notes.push(`a load would refuse it: ${field} ${reason}`);
  if (!isSourceOf(source, documents, context) && buildSource(source, context.build).length > 0) {
    const isMoved = contexts.some((one) => isSourceOf(source, documents, one));
    notes.push(
      isMoved
        ? 'has relative dates, which move on; what is published stays at the days of its last change'
        : 'does not say all that is published',
    );
  }
  const first = documents.find(({ firstPublished }) => (firstPublished ?? 0) > now.getTime());
  if (first) notes.push('is to be shown later; what is shown until then is in the database alone');
  return { ...plan, notes };
}

const toText = (source: Source): string => `${JSON.stringify(source, null, 2)}\n`;

/** As of the present week and each one before it. */
function createContexts(
  options: ExportOptions,
  models: Models,
  published: readonly PublishedName[],
  files: readonly SourceFile[],
): SourceContext[] {
  const { now, timeZone, images, media, folder, mediaFolder, languageCodes } = options;
  const codes = languageCodes ?? defaultLanguageCodes;
  const names = new Map<string, string>();
  const addName = (type: string, uid: string) => {
    for (const lang of Object.values(codes)) {
      names.set(createDocumentId(type, uid, lang), `${type}/${uid}`);
    }
  };
  // Items that are gone are still named by files that led to them.
  for (const { text } of files) {
    for (const [, type = '', uid = ''] of text.matchAll(/([a-z_]+)\/([a-z0-9][a-z0-9_-]*)/g)) {
      if (models.types.has(type)) addName(type, uid);
    }
  }
  const shown = new Map<string, Set<string>>();
  for (const { id, type, uid, lang } of published) {
    const name = `${type}/${uid ?? type}`;
    addName(type, uid ?? type);
    names.set(id, name);
    shown.set(name, (shown.get(name) ?? new Set()).add(lang));
  }
  const findLanguages = (type: string, uid: string): Language[] | undefined => {
    const langs = shown.get(`${type}/${uid}`);
    return langs && languages.filter((language) => langs.has(codes[language]));
  };
  const findInFolder = createMediaFinder(mediaFolder ?? `${folder}/..`);
  const findMediaSize = (path: string) => options.broughtSizes?.get(path) ?? findInFolder(path);
  return Array.from({ length: maxWeeks }, (_, weeks) => ({
    build: {
      models,
      images,
      media,
      findMediaSize,
      findLanguages,
      languageCodes: codes,
      dates: createAnchoredDates(new Date(now.getTime() - weeks * weekMs), timeZone),
    },
    timeZone,
    nameOf: (id: string) => names.get(id) ?? null,
  }));
}
