import type { Language } from '#shared/languages/languages.ts';
import type { FieldScope } from './fields/field-scope.ts';
import { type ItemReader, readItem } from './fields/item-reader.ts';
import type { DocumentSet, LanguageCodes } from './overlay-languages.ts';
import type { RawDocument, RawFields } from './wire.ts';

// For tests: raw documents in as few words as a test needs.

export const languageCodes: LanguageCodes = { en: 'en-us', es: 'es-us', haw: 'haw-us' };

export const origins = { site: 'https://museum.example', service: 'https://cms.internal' };

/** One translation set with ids `<uid>-en` and `<uid>-<language>`, each only if its fields are given. */
export function fakeSet(
  type: string,
  uid: string,
  fields: { readonly [language in Language]?: RawFields },
  wanted: Language = 'es',
): DocumentSet {
  const written = Object.keys(fields) as Language[];
  const toDocument = (language: Language): RawDocument | null => {
    const data = fields[language];
    if (!data) return null;
    return {
      id: `${uid}-${language}`,
      uid,
      type,
      lang: languageCodes[language],
      alternate_languages: written
        .filter((other) => other !== language)
        .map((other) => ({ id: `${uid}-${other}`, lang: languageCodes[other] })),
      first_publication_date: '2026-03-01T05:00:00+0000',
      data,
    };
  };
  return { wanted: toDocument(wanted), master: toDocument('en') };
}

export interface FakeReading {
  readonly item: ItemReader;
  readonly reports: readonly string[];
}

/** Reads a set as the client would, in Spanish unless told otherwise. */
export function readFake(
  set: DocumentSet,
  { linked = [], language = 'es' }: { linked?: DocumentSet[]; language?: Language } = {},
): FakeReading {
  const reports: string[] = [];
  const byId = new Map<string, DocumentSet>();
  for (const target of linked) {
    for (const document of [target.wanted, target.master])
      if (document) byId.set(document.id, target);
  }
  const scope: FieldScope = {
    language,
    timeZone: 'Pacific/Honolulu',
    origins,
    linked: byId,
    report: (message) => reports.push(message),
  };
  return { item: readItem(set, scope), reports };
}

export const fakeTitle = (text: string) => [{ type: 'heading1', text, spans: [] }];

export const fakeParagraph = (text: string) => [{ type: 'paragraph', text, spans: [] }];

export const fakePicture = (name: string, alt: string | null) => ({
  dimensions: { width: 1200, height: 800 },
  alt,
  copyright: null,
  url: `https://cms.internal/images/scenes/${name}.webp?auto=format,compress`,
  id: name,
  edit: { x: 0, y: 0, zoom: 1, background: '#AABBCC' },
});

export const fakeDocumentLink = (type: string, uid: string, id = `${uid}-en`) => ({
  link_type: 'Document',
  key: 'k',
  id,
  type,
  uid,
  lang: 'en-us',
  tags: [],
  isBroken: false,
});
