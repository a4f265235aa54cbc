import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import type { Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import type { LanguageCodes } from '../content-languages.ts';
import { completeData } from '../empty-value.ts';
import { createDocumentId, createSlug, type StoredDocument, titleOf } from '../stored-document.ts';
import { withKeys, withoutKeys } from './keys.ts';
import { joinFields, splitFields, type TranslateLink } from './language-parts.ts';

/** Values of one language by field, in the service's stored format. List items have a `_key`. */
export type Fields = Readonly<Record<string, unknown>>;

/** The content of an item that editors change, in all its languages. */
export interface ItemContent {
  readonly tags: readonly string[];
  /**
   * `en` holds every field. Another language holds what is its own: localized fields, the words of
   * pictures and links, and whatever it says otherwise. Null: the item is not in that language.
   */
  readonly languages: Readonly<Record<Language, Fields | null>>;
}

/** A set of documents that are translations of each other. */
export interface ItemName {
  readonly setId: string;
  readonly type: string;
  /** Null: the only item of its type. */
  readonly uid: string | null;
}

export interface ItemContext {
  readonly models: Models;
  readonly languageCodes: LanguageCodes;
  /** The id of the document that the one of this id is translated by; itself where there is none. */
  readonly findTranslation: (id: string, language: Language) => string;
}

/** Reads the documents of one set as an item; `toDocuments` gives them back. */
export function toItemContent(
  type: string,
  documents: readonly StoredDocument[],
  context: ItemContext,
): ItemContent {
  const fields = context.models.types.get(type)?.fields ?? {};
  const { localized } = rulesOf(type);
  const find = (language: Language) =>
    documents.find(({ lang }) => lang === context.languageCodes[language]);
  const master = withKeys(context.models, fields, find('en')?.data ?? {});
  return {
    tags: (find('en') ?? documents[0])?.tags ?? [],
    languages: byLanguage((language) => {
      if (language === 'en') return master;
      const document = find(language);
      if (!document) return null;
      const own = withKeys(context.models, fields, document.data);
      return splitFields(
        fields,
        { localized, translate: translator(context, language) },
        master,
        own,
      );
    }),
  };
}

/**
 * Makes the documents of an item, one for each of its languages.
 * @param published the set's present documents: one whose content stays the same is given back as it is
 */
export function toDocuments(
  name: ItemName,
  content: ItemContent,
  published: readonly StoredDocument[],
  context: ItemContext,
  hash: (text: string) => string,
): StoredDocument[] {
  return languages.flatMap((language): StoredDocument[] => {
    const data = readLanguage(name.type, content, language, context);
    if (!data) return [];
    const lang = context.languageCodes[language];
    const before = published.find((document) => document.lang === lang);
    const document = {
      id: before?.id ?? createDocumentId(name.type, name.uid ?? name.type, lang),
      type: name.type,
      uid: name.uid,
      lang,
      setId: name.setId,
      tags: content.tags,
      slugs: [createSlug(titleOf(data))],
    };
    const text = JSON.stringify([document, data]);
    if (before && text === JSON.stringify([pick(before, document), before.data])) return [before];
    return [
      {
        ...document,
        firstPublished: before?.firstPublished ?? null,
        lastPublished: null,
        sourceHash: hash(text),
        data,
      },
    ];
  });
}

/** All fields of a language as its document has them; null: the item is not in it. */
export function readLanguage(
  type: string,
  content: ItemContent,
  language: Language,
  context: ItemContext,
): Fields | null {
  const fields = context.models.types.get(type)?.fields ?? {};
  const own = content.languages[language];
  const master = content.languages.en ?? {};
  if (!own) return null;
  const { localized } = rulesOf(type);
  const values =
    language === 'en'
      ? own
      : joinFields(fields, { localized, translate: translator(context, language) }, master, own);
  return completeData(fields, withoutKeys(context.models, fields, values));
}

const pick = (from: StoredDocument, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, from[key as keyof StoredDocument]]));

const translator =
  ({ findTranslation }: ItemContext, language: Language): TranslateLink =>
  (id) =>
    findTranslation(id, language);
