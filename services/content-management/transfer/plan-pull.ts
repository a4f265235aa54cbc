import { readSourceFiles, type SourceFile } from '#database/content/read-source-files.ts';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { editJson } from '#shared/files/edit-json.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { KnownImage } from '../embedded/authoring/field-context.ts';
import { readImage } from '../embedded/authoring/read-image.ts';
import {
  isSourceOf,
  readSource,
  type SourceContext,
  toSource,
  updateSource,
} from '../embedded/authoring/write-source.ts';
import type { LanguageCodes } from '../embedded/content-languages.ts';
import { createMediaFinder, hashSource } from '../embedded/load-content.ts';
import {
  createDocumentId,
  createSetId,
  createSlug,
  type StoredDocument,
  titleOf,
} from '../embedded/stored-document.ts';
import type { Models } from '../models/read-models.ts';
import { fromWire, type Values } from './from-wire.ts';
import type { WireDocument } from './read-repository.ts';

export interface PullOptions {
  readonly documents: readonly WireDocument[];
  readonly models: Models;
  /** The repository's codes of our languages, and those of documents here. */
  readonly theirCodes: LanguageCodes;
  readonly ourCodes: LanguageCodes;
  /** `content/documents`. */
  readonly folder: string;
  readonly mediaFolder: string;
  readonly images: Readonly<Record<string, KnownImage>>;
  /** Our path of a picture or file by its address there. */
  readonly files: ReadonlyMap<string, string>;
  readonly timeZone: string;
  readonly now: Date;
  /** Hashes of the files that an earlier pull wrote, by their name: these may be written over. */
  readonly pulled: Readonly<Record<string, string>>;
  /** Files that were changed here are written over, too. */
  readonly overwrites: boolean;
}

export interface PulledFile {
  readonly file: string;
  readonly setId: string;
  /** `left`: the file was changed here, and says something else. `unknown`: kept as it came, beside. */
  readonly action: 'new' | 'changed' | 'same' | 'left' | 'unknown';
  readonly before: string;
  readonly after: string;
  readonly notes: readonly string[];
}

/** Says which files a repository's items become. Nothing is written. */
export function planPull(options: PullOptions): PulledFile[] {
  const { documents, models } = options;
  const known = documents.filter(({ type }) => models.types.has(type));
  const items = groupItems(known, options.theirCodes);
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const shown = new Map<string, Language[]>();
  for (const item of items) {
    shown.set(item.name, [...item.documents.keys()]);
    for (const code of Object.values(options.ourCodes)) {
      names.set(createDocumentId(item.type, item.uid, code), item.name);
    }
    for (const [language, { id }] of item.documents) {
      ids.set(id, createDocumentId(item.type, item.uid, options.ourCodes[language]));
    }
  }
  const context = createContext(options, names, shown);
  const present = new Map(readSourceFiles(options.folder).map((one) => [one.file, one]));
  const files = items.map((item) => planItem(item, ids, context, present, options));
  const unknown = documents.filter(({ type }) => !models.types.has(type));
  return [...files, ...unknown.map(toUnknown)];
}

interface Item {
  readonly type: string;
  readonly uid: string;
  /** `<type>/<uid>` */
  readonly name: string;
  readonly isSingle: boolean;
  readonly documents: ReadonlyMap<Language, WireDocument>;
}

/** Translations belong together; the name is the one of the master language. */
function groupItems(documents: readonly WireDocument[], codes: LanguageCodes): Item[] {
  const byId = new Map(documents.map((one) => [one.id, one]));
  const taken = new Set<string>();
  const order = languages.map((language) => codes[language]);
  const inOrder = documents.toSorted((a, b) => order.indexOf(a.lang) - order.indexOf(b.lang));
  return inOrder.flatMap((first): Item[] => {
    if (taken.has(first.id)) return [];
    const group = [first, ...first.alternate_languages.flatMap(({ id }) => byId.get(id) ?? [])];
    for (const { id } of group) taken.add(id);
    const found = languages.flatMap((language) => {
      const document = group.find(({ lang }) => lang === codes[language]);
      return document ? [[language, document] as const] : [];
    });
    const { type } = first;
    const uid = first.uid ?? type;
    const name = `${type}/${uid}`;
    return [{ type, uid, name, isSingle: first.uid === null, documents: new Map(found) }];
  });
}

function planItem(
  item: Item,
  ids: ReadonlyMap<string, string>,
  context: SourceContext,
  present: ReadonlyMap<string, SourceFile>,
  options: PullOptions,
): PulledFile {
  const notes = new Set<string>();
  const file = `${item.name}.json`;
  const setId = createSetId(item.type, item.uid);
  const source = present.get(file) ?? null;
  const before = source?.text ?? '';
  const answer = (action: PulledFile['action'], after: string): PulledFile => ({
    file,
    setId,
    action,
    before,
    after,
    notes: [...notes],
  });
  if (!item.documents.has('en')) {
    notes.add('is not there in the master language, so it cannot be a file here');
    return answer('left', before);
  }
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(item.uid)) {
    notes.add('has a name that cannot be one here');
    return answer('left', before);
  }
  const documents = toDocuments(item, setId, ids, context, options, (what) =>
    notes.add(`comes without ${what}`),
  );
  if (!source) return answer('new', `${JSON.stringify(toSource(documents, context), null, 2)}\n`);
  const read = readSource(source);
  if (read && isSourceOf(read, documents, context)) return answer('same', before);
  const isOurs = options.pulled[file] !== hashSource(before);
  if (isOurs && !options.overwrites) {
    notes.add('says something else here; --overwrite takes the repository’s');
    return answer('left', before);
  }
  const after = read
    ? editJson(before, updateSource(read, documents, [context]))
    : `${JSON.stringify(toSource(documents, context), null, 2)}\n`;
  return answer('changed', after);
}

function toDocuments(
  item: Item,
  setId: string,
  ids: ReadonlyMap<string, string>,
  context: SourceContext,
  options: PullOptions,
  onLost: (what: string) => void,
): StoredDocument[] {
  const fields = options.models.types.get(item.type)?.fields ?? {};
  const pictures = Object.entries(options.images).map(([name, { file }]) => [file, name] as const);
  const nameOfFile = new Map(pictures);
  return [...item.documents].map(([language, wire]) => {
    const lang = options.ourCodes[language];
    const id = createDocumentId(item.type, item.uid, lang);
    const data = fromWire(options.models, fields, wire.data, {
      findFile: (url) => options.files.get(url.replace(/[?#].*$/, '')) ?? null,
      findDocument: (theirs) => ids.get(theirs) ?? null,
      onLost,
      readPicture(model, path) {
        const name = nameOfFile.get(path.replace(/^\/images\//, ''));
        if (name === undefined) return null;
        const quiet = { reject: () => {}, warn: () => {} };
        const field = { ...context.build, language, documentId: id, ...quiet };
        const findDocumentId = () => ({ id: '', state: 'absent' as const });
        return readImage(model, name, '', { ...field, findDocumentId }) as Values;
      },
    });
    const first = wire.first_publication_date;
    return {
      id,
      type: item.type,
      uid: item.isSingle ? null : item.uid,
      lang,
      setId,
      tags: wire.tags,
      slugs: [createSlug(titleOf(data))],
      firstPublished: first === null ? null : Date.parse(first),
      lastPublished: null,
      sourceHash: '',
      data,
    };
  });
}

function createContext(
  { models, images, ourCodes, mediaFolder, now, timeZone }: PullOptions,
  names: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, Language[]>,
): SourceContext {
  return {
    build: {
      models,
      images,
      findMediaSize: createMediaFinder(mediaFolder),
      findLanguages: (type, uid) => shown.get(`${type}/${uid}`),
      languageCodes: ourCodes,
      dates: createAnchoredDates(now, timeZone),
    },
    timeZone,
    nameOf: (id) => names.get(id) ?? null,
  };
}

function toUnknown(document: WireDocument): PulledFile {
  const name = /^[\w-]{1,100}$/.test(document.uid ?? '') ? document.uid : document.id;
  return {
    file: `${document.type}/${name}.${document.lang}.json`,
    setId: '',
    action: 'unknown',
    before: '',
    after: `${JSON.stringify(document, null, 2)}\n`,
    notes: [`is of the type ${document.type}, which this site has not; it is kept as it came`],
  };
}
