import { LRUCache } from 'lru-cache';
import { type Database, withTables } from '#database/database.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { replaceWords } from '#shared/search/written-words.ts';
import type {
  CollectionObject,
  ListedMaker,
  ListFacet,
  ListFacetName,
  MakerDetail,
  ObjectCollectionCount,
  ObjectFilters,
  ObjectNeighbors,
  ObjectQuery,
  ObjectReasons,
  ObjectSearchPage,
  ObjectSuggestion,
  ObjectSummary,
  RelatedGroup,
  SubjectDetail,
  SubjectQuery,
  SubjectSummary,
  TermPage,
  TermQuery,
} from '../contract.ts';
import { findMaker, findSubject, listMakers, listSubjects } from './find-terms.ts';
import { toObjectSummary, toWholeRecord } from './object-record.ts';
import { findRecentVersion, findStoredVersion } from './open-data/stored-version.ts';
import { createRecordReader, type ReadRecord } from './read-records.ts';
import { groupSize, listRelatedNumbers, toRelatedGroups, toVisualGroup } from './related-groups.ts';
import { listParts } from './search/index/list-parts.ts';
import { createLiveIndex } from './search/index/live-index.ts';
import type { ObjectSearch, Respelling } from './search/object-search.ts';
import { createLiveThesaurus } from './search/query/live-thesaurus.ts';
import type { Reason } from './search/query/match-words.ts';
import { spellWord } from './search/query/spell-words.ts';
import { toFoundSayer } from './search/results/say-found.ts';
import { toLabel } from './search/results/to-facets.ts';
import { createLiveSimilarity } from './similarity/similarity-index.ts';
import type { ObjectCollectionTables } from './tables.ts';

/** Of these those of the same kind are shown. */
const alikeLookedAt = 6 * groupSize;

/**
 * What the server reads. The index answers which objects, in which order and how many of each kind,
 * the same for the same data on SQLite and PostgreSQL; records come from the database by number.
 */
export interface ObjectStore {
  searchObjects(query: ObjectQuery): Promise<ObjectSearchPage>;
  listFacetValues(
    filters: ObjectFilters,
    facet: ListFacetName,
    containing: string,
    limit: number,
  ): Promise<ListFacet>;
  suggestObjects(words: string, limit: number): Promise<ObjectSuggestion[]>;
  /** Null when the object is not among what is found. */
  findNeighbors(filters: ObjectFilters, id: string): Promise<ObjectNeighbors | null>;
  /** Null when there is no such object. */
  findRelated(id: string): Promise<RelatedGroup[] | null>;
  findObject(id: string): Promise<CollectionObject | null>;
  /** In the order of the ids; unknown and repeated ones are left out. */
  listObjectsById(ids: readonly string[]): Promise<ObjectSummary[]>;
  listCollections(): Promise<ObjectCollectionCount[]>;
  listMakers(query: TermQuery): Promise<TermPage<ListedMaker>>;
  /** Null when no object has this maker. */
  findMaker(id: string): Promise<MakerDetail | null>;
  listSubjects(query: SubjectQuery): Promise<TermPage<SubjectSummary>>;
  /** Null when no object has this subject. */
  findSubject(id: string): Promise<SubjectDetail | null>;
  /**
   * Of what searching answers with; `empty` before anything was loaded.
   * @param stored of the database, where it was just read
   */
  findContentVersion(stored?: string): Promise<string>;
  /** Builds the search index, so that the next process that starts only opens it. */
  prepareSearch(): Promise<void>;
}

/** @param indexFolder where the search index of a large collection is kept between starts */
export function createObjectStore(
  database: Database,
  { indexFolder = null }: { readonly indexFolder?: string | null } = {},
): ObjectStore {
  const query = withTables<ObjectCollectionTables>(database);
  const thesaurus = createLiveThesaurus(database);
  const liveIndex = createLiveIndex({
    database,
    folder: indexFolder,
    findThesaurus: () => thesaurus.current.terms,
  });
  const openSimilarity = createLiveSimilarity(database);
  /** The counts of a whole index; they change with the index alone. */
  const collectionCounts = new WeakMap<ObjectSearch, ObjectCollectionCount[]>();

  const openIndex = async () => {
    const [version] = await Promise.all([findRecentVersion(database), thesaurus.refresh()]);
    return liveIndex.open(version);
  };

  const readRecords = createRecordReader(query);
  /** A page asks for an object and then for what is related to it. */
  const justRead = new LRUCache<string, ReadRecord>({ max: 50, ttl: 1_000 });

  const listSummaries = async (column: 'id' | 'number', keys: readonly (string | number)[]) =>
    (await readRecords.list(column, keys)).map(([, record]) => toObjectSummary(record));

  /** The words that are meant, as the records write them. */
  async function spell(spellings: readonly Respelling[]): Promise<Map<string, string>> {
    const written = new Map<string, string>();
    for (const { typed, term, numbers } of spellings) {
      const records = await readRecords.list('number', numbers);
      const word = spellWord(
        term,
        records.map(([, record]) => record),
      );
      written.set(typed, word);
    }
    return written;
  }

  const readByNumber = async (numbers: readonly number[]) =>
    (await readRecords.list('number', numbers)).map(([, record]) => record);

  return {
    async searchObjects(objectQuery) {
      const index = await openIndex();
      const { numbers, spellings, respelled, didYouMean, understood, reasons, ...found } =
        index.find(objectQuery);
      const { words = '', page, pageSize } = objectQuery;
      const records = await readByNumber(numbers);
      const sayFound = understood && toFoundSayer(understood);
      const items = records.map((record, at): ObjectSummary => {
        const summary = toObjectSummary(record);
        const said = sayFound && at < maxExplained ? sayFound(record) : [];
        return said.length > 0 ? { ...summary, found: said } : summary;
      });
      return {
        ...found,
        items,
        understood: understood ? listParts(understood) : [],
        unanswerable: understood?.asksForWomen ? 'women' : null,
        reasons: reasons && toReasons(items, numbers, reasons),
        page,
        pageSize,
        // Words written together or apart are as they were typed.
        didYouMean: spellings.length > 0 ? replaceWords(words, await spell(spellings)) : didYouMean,
        searchedAs: respelled.length > 0 ? replaceWords(words, await spell(respelled)) : null,
      };
    },

    async listFacetValues(filters, facet, containing, limit) {
      return (await openIndex()).listFacet(filters, facet, containing, limit);
    },

    async suggestObjects(words, limit) {
      const search = await openIndex();
      const { index } = search;
      const suggestions = search.suggest(words, limit);
      const titles = suggestions.flatMap((one) => (one.kind === 'title' ? one.number : []));
      const objects = new Map(await readRecords.list('number', titles));
      return suggestions.flatMap((one): ObjectSuggestion[] => {
        if (one.kind !== 'title') {
          const label = toLabel(index, one.value);
          const value = index.values.at(one.value);
          return label ? [{ kind: one.kind, label, value, object: null, count: one.count }] : [];
        }
        const record = objects.get(one.number);
        if (!record) return [];
        const { id, slug, accessionNumber } = record;
        const label = one.isByNumber
          ? mapTexts(record.title, (title) => `${accessionNumber} ${title}`)
          : record.title;
        return [{ kind: 'title', label, value: null, object: { id, slug }, count: one.count }];
      });
    },

    async findNeighbors(filters, id) {
      const row = await query
        .selectFrom('objects')
        .select('number')
        .where('id', '=', withoutNul(id))
        .executeTakeFirst();
      if (!row) return null;
      const index = await openIndex();
      const found = index.findNeighbors(filters, row.number);
      if (!found) return null;
      const beside = async (number: number | null) =>
        number === null ? null : ((await listSummaries('number', [number]))[0] ?? null);
      return {
        position: found.place + 1,
        total: found.total,
        previous: await beside(found.previous),
        next: await beside(found.next),
      };
    },

    async findRelated(id) {
      const row = justRead.get(id) ?? (await readRecords.one(withoutNul(id)));
      if (!row) return null;
      const { motifs, objectType } = row.record;
      // Related objects are secondary on an object's page, so it must not wait for them.
      const version = await findRecentVersion(database);
      const search = await liveIndex.open(version, 0);
      const found = search.findRelated(row.number, motifs, groupSize);
      const alike = (await openSimilarity(version)).findAlike(row.number, alikeLookedAt);
      // An object may be in several groups: each is read once, all in one go.
      const numbers = [...(found ? listRelatedNumbers(found) : []), ...alike];
      const records = new Map(await readRecords.list('number', numbers));
      const groups = found ? toRelatedGroups(search.index, found, motifs, records) : [];
      const visual = toVisualGroup(
        alike.flatMap((number) => records.get(number) ?? []),
        objectType,
      );
      return visual ? [...groups, visual] : groups;
    },

    async findObject(id) {
      const row = await readRecords.one(withoutNul(id));
      if (row) justRead.set(id, row);
      return (
        row && { ...toWholeRecord(row.record), addedAt: row.addedAt, updatedAt: row.updatedAt }
      );
    },

    listObjectsById: (ids) => listSummaries('id', ids.map(withoutNul)),

    async listCollections() {
      const index = await openIndex();
      const known = collectionCounts.get(index);
      if (known) return known;
      const { values } = index.listFacet({}, 'collection', '', maxCollections);
      const counts = values.map(({ value, label, count }) => ({
        sourceId: value,
        title: label,
        objectCount: count,
      }));
      collectionCounts.set(index, counts);
      return counts;
    },

    listMakers: async (termQuery) => listMakers((await openIndex()).index, termQuery, readByNumber),
    findMaker: async (id) => findMaker((await openIndex()).index, id, readByNumber),
    listSubjects: async (termQuery) => listSubjects((await openIndex()).index, termQuery),
    findSubject: async (id) => findSubject((await openIndex()).index, id),

    // A page kept under this version must not hold what was found in an older index.
    async findContentVersion(known) {
      const [stored] = await Promise.all([
        known ?? findStoredVersion(database),
        thesaurus.refresh(),
      ]);
      const version = await liveIndex.servedVersion(stored);
      return thesaurus.current.version ? `${version}.${thesaurus.current.version}` : version;
    },

    prepareSearch: async () => liveIndex.build(await findStoredVersion(database)),
  };
}

const mapTexts = (texts: TextByLanguage, change: (text: string) => string): TextByLanguage =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));

/** @param numbers of the items; one that has gone meanwhile has no item */
function toReasons(
  items: readonly ObjectSummary[],
  numbers: readonly number[],
  reasons: ReadonlyMap<number, readonly Reason[]>,
): ObjectReasons[] {
  if (items.length !== numbers.length) return [];
  return items.map(({ id }, at) => {
    const why = reasons.get(numbers[at] as number) ?? [];
    return { id, score: why.reduce((sum, { worth }) => sum + worth, 0), reasons: why };
  });
}

/** Of so many results of a page it is said where the words stand, for which their texts are read. */
const maxExplained = 24;

/** PostgreSQL fails on this character, which nothing stored holds; SQLite does not. */
const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A list longer than that is a mapping that takes a field of free text for a collection. */
const maxCollections = 20_000;
