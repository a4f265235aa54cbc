import type { Page } from '#shared/http/page.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { makerFields, recordFields } from './record/record-fields.ts';
import type { FieldValues } from './record/record-kinds.ts';

/**
 * The museum's objects, read only. Source: specification §7, object-collection service. Texts keep
 * all their languages; the caller chooses (`chooseText`).
 *
 * It is the whole promise, and all that the site knows of the service. What a record holds is
 * declared in `record/record-fields.ts`.
 *
 * @throws {ServiceUnavailable} from every call when the service fails and no earlier answer is kept
 */
export interface ObjectCollection {
  /**
   * One page of what matches all parts of the query; an empty page when nothing does. Counts per
   * value come with it where `facets` asks for them.
   */
  searchObjects(query: ObjectQuery): Promise<ObjectSearchPage>;
  /**
   * The values of one facet under a query, for choosing among many: most frequent first.
   * @param containing words of the value, the last one perhaps not finished; '' for all values
   * @param limit at most 200
   */
  listFacetValues(
    query: ObjectFilters,
    facet: ListFacetName,
    containing: string,
    limit: number,
  ): Promise<ListFacet>;
  /**
   * Suggestions for somebody who is typing, best first: titles, makers, places, materials and other
   * terms. Empty for a text without letters.
   * @param limit at most 20
   */
  suggestObjects(words: string, limit: number): Promise<readonly ObjectSuggestion[]>;
  /**
   * The position of an object in the results of a query, with its neighbors.
   * @returns null when the object is not among them
   */
  findNeighbors(query: ObjectFilters, id: string): Promise<ObjectNeighbors | null>;
  /**
   * Other objects that have something in common with one, in groups worth showing: by the same
   * maker, from the same place, with the same motif, alike to look at; in this order. A group with
   * nothing in it is left out.
   * @returns null when there is no object of this id
   */
  findRelated(id: string): Promise<readonly RelatedGroup[] | null>;
  /** @returns the whole record, or null when there is none of this id */
  findObject(id: string): Promise<CollectionObject | null>;
  /**
   * The objects of these ids, in this order; unknown ids are left out.
   * @param ids at most 100
   */
  listObjectsById(ids: readonly string[]): Promise<readonly ObjectSummary[]>;
  /** Every collection that holds objects, largest first. */
  listCollections(): Promise<readonly ObjectCollectionCount[]>;
  /** Makers with works, a page at a time. */
  listMakers(query: TermQuery): Promise<TermPage<ListedMaker>>;
  /** @returns null when no object has a maker of this id */
  findMaker(id: string): Promise<MakerDetail | null>;
  /** Subjects with works, a page at a time. */
  listSubjects(query: SubjectQuery): Promise<TermPage<SubjectSummary>>;
  /** @returns null when no object has a subject of this id */
  findSubject(id: string): Promise<SubjectDetail | null>;
  /** When an object was removed that was once there; null: it is there, or never was. */
  findRemoval(id: string): Promise<string | null>;
  /** The service's description of its own calls, for a page that explains them. */
  describeApi(): Promise<ApiDescription>;
  /** Changes whenever an object changes; part of the key under which pages are cached. */
  findContentVersion(): Promise<string>;
}

/** Which makers or subjects are wanted. */
export interface TermQuery {
  /** Words of the name, the last one perhaps not finished. */
  readonly containing?: string;
  /** First letter of the name, folded: `a`. */
  readonly initial?: string;
  /** By name where absent. */
  readonly order?: 'name' | 'works';
  /** Counted from 1. */
  readonly page: number;
  /** At most 100. */
  readonly pageSize: number;
}

export interface SubjectQuery extends TermQuery {
  /** `id` of a subject: only what lies right in it. Without it and words, only the broadest. */
  readonly within?: string;
}

export interface TermPage<Item> extends Page<Item> {
  /** First letters there are names of, alphabetical. */
  readonly initials: readonly string[];
}

export interface MakerSummary {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly objectCount: number;
}

/** A maker in a list, with what a line about them says. */
export interface ListedMaker extends MakerSummary {
  /** As the record of `work` states it: `potter`, `workshop of`. */
  readonly role: string | null;
  readonly nationality: string | null;
  readonly born: string | null;
  readonly died: string | null;
  readonly lifeDates: string | null;
  /** One of the objects, with a picture where one has one; null from a service of an earlier version. */
  readonly work: {
    readonly type: TextByLanguage | null;
    readonly place: TextByLanguage | null;
    readonly date: TextByLanguage | null;
    readonly image: ObjectImage | null;
  } | null;
}

/** The records' facts about somebody who made objects, had them made, wrote or printed. */
export interface MakerDetail extends MakerSummary {
  /** The maker's roles (`potter`), most frequent first. */
  readonly roles: readonly string[];
  readonly nationality: string | null;
  readonly born: string | null;
  readonly died: string | null;
  readonly lifeDates: string | null;
  readonly birthPlace: string | null;
  readonly deathPlace: string | null;
  readonly links: readonly string[];
  /** What is known of the life, and from what. */
  readonly about: TextByLanguage | null;
  /** Other people of the same objects, most objects first: at most 12. */
  readonly connected: readonly MakerSummary[];
  /** Others of the same name: at most 12. */
  readonly namesakes: readonly MakerSummary[];
}

export interface SubjectSummary {
  readonly id: string;
  readonly label: TextByLanguage;
  readonly objectCount: number;
}

export interface SubjectDetail extends SubjectSummary {
  /** The broader terms, broadest first. */
  readonly broader: readonly SubjectSummary[];
  /** The terms directly below it, most objects first: at most 60. */
  readonly narrower: readonly SubjectSummary[];
  /** Other subjects of its objects, most objects first: at most 16. */
  readonly related: readonly SubjectSummary[];
}

export interface ObjectCollectionCount {
  readonly sourceId: string;
  /** The name its import gave it; null where the content management service names it. */
  readonly title: TextByLanguage | null;
  readonly objectCount: number;
}

/** Facets that count values. `onView` and `hasImage` have the values `true` and `false`. */
export type ListFacetName =
  | 'collection'
  | 'type'
  | 'material'
  | 'technique'
  | 'place'
  | 'culture'
  | 'maker'
  | 'color'
  | 'onView'
  | 'hasImage'
  | 'subject'
  | 'makerId';

export type FacetName = ListFacetName | 'period';

/** `value`s of a facet; an object needs one of them. Unknown ones find nothing. At most 50. */
export type FacetChoice = string | readonly string[];

/** The conditions for objects: the words, and one of the chosen values of each facet. */
export interface ObjectFilters {
  /**
   * Every word must occur; the last one may be unfinished. Letters are compared folded, spellings of
   * one name count as one (Iznik, İznik; Quran, Koran), and a word that does not occur stands for the
   * ones a typing error away. `"quoted words"` must stand together; `maker:`, `place:`, `material:`,
   * `technique:`, `type:`, `culture:`, `title:` and `accession:` before a word or quotation look
   * there only, and so do their Spanish and Hawaiian names. `-word` leaves out, `OR` lets either do;
   * times in words (`before 1700`, `1960s`, `18th/19th century`, `siglo XVI`, `year:1650-1700`) find
   * what was made then; names of dynasties and terms of the thesaurus find what is called otherwise.
   * Politeness around a question is passed over. At most 200 characters. Signs alone find nothing.
   */
  readonly words?: string;
  /** `sourceId`s of collections. */
  readonly collection?: FacetChoice;
  readonly type?: FacetChoice;
  readonly material?: FacetChoice;
  readonly technique?: FacetChoice;
  /** A city, region or country: an object from "Kashan, Iran" is found under both. */
  readonly place?: FacetChoice;
  /** Culture or dynasty. */
  readonly culture?: FacetChoice;
  readonly maker?: FacetChoice;
  /** `id`s of makers: those of one name are told apart where the records do. */
  readonly makerId?: FacetChoice;
  /** `id`s of subjects: an object of a narrower one is found too. */
  readonly subject?: FacetChoice;
  /** Dominant colors of its pictures, by name: `turquoise`. */
  readonly color?: FacetChoice;
  /** First and last year, astronomical (1 BCE is 0): what may have been made in between. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** Whether there is a picture to show: one that is known but not delivered does not count. */
  readonly hasImage?: boolean;
  /** `false` finds what is known not to be on view and what nothing is known of. */
  readonly onView?: boolean;
  /** Without one: relevance where there are words, else title. */
  readonly order?: ObjectOrder;
}

export interface ObjectQuery extends ObjectFilters {
  /** Counted from 1, at most 50,000. */
  readonly page: number;
  /** At most 100. */
  readonly pageSize: number;
  /** How many objects of a page are wanted where none has all words (`partial`); `pageSize` where absent. */
  readonly partialSize?: number;
  /** Which facets to count; none where absent. */
  readonly facets?: 'all' | readonly FacetName[];
  /** Whether to say why the objects stand in this order. */
  readonly explain?: true;
  /** How many values a facet gives at most, 12 where absent, at most 200. Chosen ones always come. */
  readonly facetSize?: number;
}

/** `date` begins with the oldest, `date-newest` with the newest; undated ones end both. */
export type ObjectOrder = 'relevance' | 'title' | 'date' | 'date-newest' | 'recently-added';

export interface ObjectSearchPage extends Page<ObjectSummary> {
  /**
   * How the words were understood. `exact`: as written, or in another spelling of the same name;
   * `similar`: with typing errors forgiven; `partial`: nothing has all words, these have most.
   */
  readonly match: 'exact' | 'similar' | 'partial';
  /**
   * The text with likely spellings in place of words that do not occur, or with words written
   * together or apart where that finds far more; null: nothing better.
   */
  readonly didYouMean: string | null;
  /** The text with the spellings that were found in place of words that nothing has; null: they were found as typed. */
  readonly searchedAs: string | null;
  /** The parts of the text in their order, as they were understood; empty without words. */
  readonly understood: readonly UnderstoodPart[];
  /** The part of the query that the records cannot answer. Null: there is none. */
  readonly unanswerable: 'women' | null;
  /** Why each object stands where it does, where `explain` asked for it; null: it did not. */
  readonly reasons: readonly ObjectReasons[] | null;
  /** The facets that the query asked for. */
  readonly facets: ObjectFacets;
}

/** A part of a search: `-brass`, `maker:tazi`, `before 1700`, `tile OR dish`. */
export interface UnderstoodPart {
  readonly kind: 'word' | 'phrase' | 'field' | 'either' | 'excluded' | 'time';
  /** As it was typed. */
  readonly text: string;
  /** Which field it looks in; null: all. */
  readonly field: string | null;
  /** Of a time, astronomical; null: open on that side, or no time. */
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** The whole search without it; '' where nothing is left. */
  readonly without: string;
}

/** For people who tend the search; the numbers may change with any version. */
export interface ObjectReasons {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly {
    readonly by: 'words' | 'title' | 'maker' | 'whole' | 'number' | 'prominence';
    /** The words, folded; '' where it is not by words. */
    readonly text: string;
    readonly worth: number;
  }[];
}

export type ObjectFacets = { readonly [name in ListFacetName]?: ListFacet } & {
  readonly period?: PeriodFacet;
};

/**
 * Values by how many objects would be found with them. A facet's own choice does not narrow its
 * counts, so that more can be chosen; all else does.
 */
export interface ListFacet {
  /** Most frequent first; chosen ones are always among them, even with nothing to find. */
  readonly values: readonly FacetValue[];
  /** How many values have any objects, shown or not. */
  readonly valueCount: number;
}

export interface FacetValue {
  /** The value to filter by: folded words, `star-tile`, or a collection's `sourceId`. */
  readonly value: string;
  /** Null where the site names it: collections without a title, true and false. */
  readonly label: TextByLanguage | null;
  readonly count: number;
  readonly isChosen: boolean;
}

/** The same bars for every query of one content version, so that a slider stands still. */
export interface PeriodFacet {
  /** First and last year of all objects; null when none is dated. */
  readonly earliest: number | null;
  readonly latest: number | null;
  /**
   * Years without gaps between them, at most 60. An object counts in every bar it may belong to: as
   * many as `yearFrom` and `yearTo` of the bar would find. The first and the last may be longer.
   */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /** Objects without a date; choosing years leaves them out. */
  readonly undatedCount: number;
}

export interface ObjectSuggestion {
  readonly kind: 'title' | 'maker' | 'place' | 'material' | 'technique' | 'type' | 'culture';
  readonly label: TextByLanguage;
  /** The facet's value to filter by; null for a title. */
  readonly value: string | null;
  /** The object of that title; null for all other kinds. */
  readonly object: { readonly id: string; readonly slug: string } | null;
  /** How many objects it finds. */
  readonly count: number;
}

export interface ObjectNeighbors {
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: ObjectSummary | null;
  readonly next: ObjectSummary | null;
}

export type RelatedBy = 'maker' | 'place' | 'motif' | 'look';

export interface RelatedGroup {
  readonly by: RelatedBy;
  /**
   * The filter that finds all of them: `value` of the facet `maker` or `place`; for `motif` the words, to be
   * searched for in quotation marks. Null for `look`.
   */
  readonly value: string | null;
  /** The common feature, for display. Motifs are in English. Null for `look`. */
  readonly label: TextByLanguage | null;
  /** How many objects `value` finds, the one asked about left out; for `look` as many as `items`. */
  readonly total: number;
  /** The most alike first, at most 8, never none. */
  readonly items: readonly ObjectSummary[];
}

export interface ObjectSummary {
  readonly id: string;
  readonly accessionNumber: string | null;
  readonly title: TextByLanguage;
  readonly slug: string;
  /** As a label names them: `after Raphael` where the record says that he was copied. */
  readonly makers: readonly string[];
  /** `id` of the page of each of them; null for who is not named. */
  readonly makerIds: readonly (string | null)[];
  /** Where it was made; null also of a service of an earlier version. */
  readonly place: TextByLanguage | null;
  readonly date: TextByLanguage | null;
  /** The first picture that is delivered, else the first that is known. */
  readonly image: ObjectImage | null;
  /** Of the first results of a search by words: where words stand that title, date and makers do not say. */
  readonly found?: readonly FoundIn[] | undefined;
}

export interface FoundIn {
  readonly field: (typeof foundFields)[number];
  /** Of a field the whole, of a detail its name; of a text about the object the words around. */
  readonly text: TextByLanguage;
  /** Of a detail its number among those of the object, from 1. */
  readonly number?: number | undefined;
}

export const foundFields = [
  'detail',
  'type',
  'material',
  'technique',
  'place',
  'culture',
  'subject',
  'color',
  'text',
] as const;

export interface ObjectImage {
  /** Address of the picture without size parameters; null: known to exist, but not delivered. */
  readonly src: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: TextByLanguage;
  readonly caption: TextByLanguage | null;
  readonly dominantColor: string | null;
  /** `#rrggbb`: what the object was pictured on, where that is one colour, so that a page can go on with it. */
  readonly ground: string | null;
  /** `#rrggbb`: the colors of the work itself, its ground left out; absent: nobody measured them. */
  readonly colors?: readonly string[] | undefined;
}

/** Everything known of one object. Terms follow the field's use (CIDOC CRM, Linked Art). */
export interface CollectionObject
  extends Omit<
    FieldValues<typeof recordFields>,
    'sourceId' | 'images' | 'isHighlight' | 'addedAt'
  > {
  readonly slug: string;
  /** Which import brought it, for example `demo`, and its id there. */
  readonly source: string;
  readonly sourceId: string;
  readonly images: readonly ObjectImage[];
  /** One of the chief works, as its museum says. */
  readonly isHighlight?: true | undefined;
  /** ISO 8601, UTC: when it joined the collection; where nobody said, when it was first loaded. */
  readonly addedAt: string;
  /** Nobody said when it joined: `addedAt` is when it was first loaded. */
  readonly isAddedAtUnknown?: true | undefined;
  /** ISO 8601, UTC: when the record last changed here. */
  readonly updatedAt: string;
}

export type Maker = FieldValues<typeof makerFields>;

/** The service's calls as its OpenAPI description has them. */
export interface ApiDescription {
  /** Address under which the calls lie, without a slash at its end. */
  readonly address: string;
  readonly calls: readonly ApiCall[];
}

export interface ApiCall {
  /** `searchObjects`; the same in every version. */
  readonly id: string;
  /** With parameters in braces. */
  readonly path: string;
  /** In English, without a full stop. */
  readonly summary: string;
  /** In English. */
  readonly description: string;
  readonly parameters: readonly ApiParameter[];
  /** Statuses it may answer with, in order. */
  readonly statuses: readonly number[];
  readonly mediaTypes: readonly string[];
  /** Path and query that have an answer in the demonstration. */
  readonly example: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  /** In English. */
  readonly description: string;
  readonly type: 'text' | 'number' | 'boolean';
  /** Null: one value; `repeated`: the parameter several times; `commas`: values joined by commas. */
  readonly list: 'repeated' | 'commas' | null;
  /** All values it may have; null: others too. */
  readonly values: readonly string[] | null;
  /** Of a number, or of the length of a text; null: not bounded. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly byDefault: string | null;
}
