import { type BuildQueryURLArgs, type Client, filter, ParsingError } from '@prismicio/client';
import { LRUCache } from 'lru-cache';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import {
  type DocumentSet,
  groupByTranslation,
  idInLocale,
  type LanguageCodes,
} from './overlay-languages.ts';
import { type RawDocument, type RawSearchReply, rawSearchReplySchema } from './wire.ts';

/** A list longer than this is cut, newest documents first. */
const maxListedDocuments = 1_000;
const pageSize = 100;
/** Production limits an address to 2048 characters; about 60 ids fit. */
const idsPerQuery = 50;
const maxCachedDocuments = 2_000;

export interface DocumentSource {
  /** All items of a type, newest first. */
  listByType(type: string, language: Language): Promise<DocumentSet[]>;
  /** @param uidOrId its uid in any language, else its id in any language */
  find(type: string, uidOrId: string, language: Language): Promise<DocumentSet | null>;
  /** Items by the ids of their documents in any language; each is found under all of its ids. */
  findByIds(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, DocumentSet>>;
}

/**
 * Reads one version of the content, so that what is put together from several queries fits
 * together, and what was read once can be kept.
 * @param ref the version: a master, release or preview ref
 */
export function createDocumentSource(
  official: Client,
  ref: string,
  languageCodes: LanguageCodes,
  report: (message: string) => void,
): DocumentSource {
  const cache = new LRUCache<string, RawDocument>({ max: maxCachedDocuments });
  const masterCode = languageCodes[defaultLanguage];
  const codesFor = (language: Language) => [...new Set([languageCodes[language], masterCode])];

  async function query(params: Partial<BuildQueryURLArgs>): Promise<RawSearchReply> {
    const reply = rawSearchReplySchema.parse(await getOrNothing(official, { ...params, ref }));
    for (const document of reply.results) cache.set(document.id, document);
    return reply;
  }

  /** Of the master locale, by type: every language needs them. As bounded as the types and their lists are. */
  const cachedMasterLists = new Map<string, Promise<RawDocument[]>>();

  function listInLocale(type: string, lang: string): Promise<RawDocument[]> {
    if (lang !== masterCode) return readList(type, lang);
    const known = cachedMasterLists.get(type);
    if (known) return known;
    const list = readList(type, lang);
    cachedMasterLists.set(type, list);
    // A failure is not kept: the next language asks again.
    list.catch(() => cachedMasterLists.delete(type));
    return list;
  }

  async function readList(type: string, lang: string): Promise<RawDocument[]> {
    const params = {
      filters: [filter.at('document.type', type)],
      orderings: [{ field: 'document.first_publication_date', direction: 'desc' as const }],
      lang,
      pageSize,
    };
    const first = await query(params);
    if (first.total_results_size > maxListedDocuments) {
      report(
        `The content management service holds more than ${maxListedDocuments} documents of type ${type} in ${lang}; the oldest are not listed.`,
      );
    }
    const pages = Math.min(first.total_pages, maxListedDocuments / pageSize);
    const documents = [...first.results];
    // One after the other: a list of more than a hundred is rare, and its pages must not crowd out others.
    for (let page = 2; page <= pages; page++) {
      documents.push(...(await query({ ...params, page })).results);
    }
    return documents;
  }

  async function readByIds(ids: readonly string[]): Promise<RawDocument[]> {
    const known = ids.flatMap((id) => cache.get(id) ?? []);
    const knownIds = new Set(known.map(({ id }) => id));
    const missing = ids.filter((id) => !knownIds.has(id));
    const queries = chunk(missing, idsPerQuery).map((part) =>
      query({ filters: [filter.in('document.id', part)], lang: '*', pageSize: part.length }),
    );
    const replies = await Promise.all(queries);
    return [...known, ...replies.flatMap((reply) => reply.results)];
  }

  /** Adds the documents of the wanted and the master locale that the given ones name. */
  async function complete(documents: readonly RawDocument[], language: Language) {
    const have = new Set(documents.map(({ id }) => id));
    const named = documents.flatMap((document) =>
      codesFor(language).flatMap((code) => idInLocale(document, code) ?? []),
    );
    const others = await readByIds([...new Set(named)].filter((id) => !have.has(id)));
    return groupByTranslation([...documents, ...others], languageCodes[language], masterCode);
  }

  return {
    async listByType(type, language) {
      const lists = await Promise.all(codesFor(language).map((code) => listInLocale(type, code)));
      return groupByTranslation(lists.flat(), languageCodes[language], masterCode);
    },

    async find(type, uidOrId, language) {
      if (!isAddressable(uidOrId)) return null;
      const ofType = filter.at('document.type', type);
      for (const field of [`my.${type}.uid`, 'document.id']) {
        const filters = [ofType, filter.at(field, uidOrId)];
        const { results } = await query({ filters, lang: '*', pageSize });
        const [set] = await complete(results, language);
        if (set) return set;
      }
      return null;
    },

    async findByIds(ids, language) {
      const documents = await readByIds(ids);
      const byId = new Map<string, DocumentSet>();
      for (const set of await complete(documents, language)) {
        for (const document of [set.wanted, set.master]) {
          if (!document) continue;
          byId.set(document.id, set);
          for (const { id } of document.alternate_languages) byId.set(id, set);
        }
      }
      return byId;
    },
  };
}

/** Uids and ids hold nothing else; anything else in an address names no document. */
export const isAddressable = (text: string): boolean => /^[\p{L}\p{N}_-]{1,200}$/u.test(text);

/**
 * In production a filter on a field of a type that has no published document yet answers 400
 * "unexpected field": that is an empty list. A 404 is not: nothing found is 200 without results.
 */
async function getOrNothing(official: Client, params: Partial<BuildQueryURLArgs>) {
  try {
    return await official.get(params);
  } catch (error) {
    const isEmptyType = error instanceof ParsingError && /unexpected field/i.test(error.message);
    if (isEmptyType) return nothing;
    throw error;
  }
}

const nothing: RawSearchReply = { page: 1, total_pages: 0, total_results_size: 0, results: [] };

function chunk<Value>(values: readonly Value[], size: number): Value[][] {
  const chunks: Value[][] = [];
  for (let start = 0; start < values.length; start += size) {
    chunks.push(values.slice(start, start + size));
  }
  return chunks;
}
