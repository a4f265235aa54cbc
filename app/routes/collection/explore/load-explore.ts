import {
  type CollectionCardContent,
  toCollectionCards,
  toCountsById,
} from '#app/components/cards/collection-card-content.ts';
import type { ObjectWords } from '#app/components/cards/object-card-content.ts';
import type { FoundMessages } from '#app/components/cards/say-found.ts';
import type { Optional } from '#app/optional.ts';
import type { Collection, ContentManagement } from '#services/content-management/contract.ts';
import type {
  ObjectCollection,
  ObjectCollectionCount,
  ObjectReasons,
  ObjectSearchPage,
  UnderstoodPart,
} from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { type ExploreQuery, toExploreHref } from './explore-address.ts';
import {
  type ChoiceFacet,
  type CollectionNames,
  colorNames,
  countSwitched,
  toChoiceFacet,
  toChoiceFacets,
  toFacetName,
  toShortFacet,
} from './explore-facets.ts';
import { type ExploreItem, toExploreItem, withoutShared } from './explore-item.ts';
import {
  describeYears,
  type PeriodBars,
  type PeriodMessages,
  toPeriodBars,
} from './explore-period.ts';
import {
  type Filter,
  listFilters,
  maxPage,
  toObjectFilters,
  withChange,
  withOnly,
  withoutFilter,
} from './explore-query.ts';
import { type FieldName, namePart, type PartMessages } from './name-part.ts';

export const pageSize = 24;
const moreValues = 200;
const othersShown = 40;
const waysTried = 8;
/** So few were found that more may be wanted. */
const few = 3;

/** A filter as its chip names it. */
export interface NamedFilter {
  readonly filter: Filter;
  readonly label: LocalizedText;
  /** The query when it is taken away. */
  readonly without: ExploreQuery;
}

export interface ExploreData {
  readonly query: ExploreQuery;
  readonly items: readonly ExploreItem[];
  /** Why most of them are here: said once, and of no single one. */
  readonly shared: readonly LocalizedText[];
  readonly isSharedByAll: boolean;
  readonly total: number;
  readonly totalLabel: string;
  readonly pages: number;
  readonly match: 'exact' | 'similar' | 'partial';
  readonly didYouMean: string | null;
  /** What was found instead, where nothing has the words as they were typed. */
  readonly searchedAs: string | null;
  /** The part of the query that the records cannot answer. */
  readonly unanswerable: 'women' | null;
  /** The words hold nothing that could be looked for. */
  readonly isUnreadable: boolean;
  /** Why the objects stand in this order, where that is asked for. */
  readonly reasons: readonly ObjectReasons[] | null;
  readonly facets: readonly ChoiceFacet[];
  readonly period: PeriodBars | null;
  /** How many each switch would leave, formatted; null: none, or no fewer. */
  readonly switches: { readonly hasImage: string | null; readonly onView: string | null };
  readonly filters: readonly NamedFilter[];
  /** When nothing is found, or few by several words: searches that would find more, most results first. */
  readonly waysOut: {
    /** Each filter taken away; where that finds nothing either: each by itself. */
    readonly by: 'without' | 'only';
    readonly ways: readonly (NamedFilter & { readonly href: string; readonly count: string })[];
  } | null;
  /** Groups with a page of their editors; empty while they cannot be had. */
  readonly collections: readonly CollectionCardContent[];
  /** Groups that came with an import and have no page of the editors' yet. */
  readonly otherCollections: readonly {
    readonly sourceId: string;
    readonly objectCount: string;
    readonly title: LocalizedText;
  }[];
  /** The one collection that is looked at; null: several, none, or one that is not there. */
  readonly chosen: { readonly title: LocalizedText; readonly hasPage: boolean } | null;
  readonly isUnknown: boolean;
}

export interface ExploreDependencies {
  readonly objectCollection: ObjectCollection;
  readonly contentManagement: Pick<ContentManagement, 'listCollections'>;
  readonly optional: Optional;
  readonly language: Language;
  readonly messages: {
    readonly facets: { readonly hasImage: string; readonly onView: string } & Readonly<
      Record<FieldName, string>
    > &
      FoundMessages['facets'];
    readonly period: PeriodMessages;
    readonly parts: PartMessages;
  };
  readonly words: ObjectWords;
}

/**
 * Everything the explore screen shows for a query.
 *
 * @throws what the object collection throws; the editors' collections are left out while they cannot
 * be had
 */
export async function loadExplore(
  dependencies: ExploreDependencies,
  query: ExploreQuery,
): Promise<ExploreData> {
  const { objectCollection, contentManagement, optional, language, words } = dependencies;
  const filters = toObjectFilters(query);
  const [found, collections, counts, more] = await Promise.all([
    objectCollection.searchObjects({
      ...filters,
      page: query.page,
      pageSize,
      facets: 'all',
      facetSize: colorNames.length,
      ...(query.debug && { explain: true }),
    }),
    optional(contentManagement.listCollections(language), []),
    optional(objectCollection.listCollections(), []),
    query.more
      ? objectCollection.listFacetValues(filters, toFacetName(query.more), '', moreValues)
      : null,
  ]);
  const names = nameCollections(collections, counts, language);
  const facets = toChoiceFacets(found.facets, language, names).map((facet) =>
    more && facet.name === query.more
      ? toChoiceFacet(facet.name, more, language, names)
      : toShortFacet(facet, query),
  );
  const named = nameFilters(query, facets, found.understood, dependencies);
  const sourceId = query.sourceId?.length === 1 ? query.sourceId[0] : undefined;
  const title = sourceId === undefined ? undefined : nameChosen(sourceId, query, names, language);
  const waysOut = await findWaysOut(objectCollection, query, named, found);
  // Ways in above the objects, which stay while boxes are ticked below them, so that nothing jumps under the
  // pointer and an address looks the same however one came to it; in their midst where nothing was found.
  const isByWords = query.words !== undefined || query.collection !== undefined;
  const showsWaysIn = !isByWords || found.total === 0;
  return {
    query,
    ...withoutShared(
      found.items.map((object) => toExploreItem(object, language, words, dependencies.messages)),
      found.total,
    ),
    total: found.total,
    totalLabel: formatNumber(found.total),
    pages: Math.min(Math.max(1, Math.ceil(found.total / pageSize)), maxPage),
    match: found.match,
    didYouMean: found.didYouMean,
    searchedAs: found.searchedAs,
    unanswerable: found.unanswerable,
    isUnreadable: query.words !== undefined && found.understood.length === 0,
    reasons: found.reasons,
    facets,
    period: toPeriodBars(found.facets.period),
    switches: {
      hasImage: countSwitched(found.facets.hasImage, found.total, query.hasImage),
      onView: countSwitched(found.facets.onView, found.total, query.onView),
    },
    filters: named,
    waysOut,
    collections: showsWaysIn ? toCollectionCards(collections, counts) : [],
    // The panel names them too.
    otherCollections: found.total === 0 ? listOthers(collections, counts, names) : [],
    chosen: title
      ? { title, hasPage: collections.some((collection) => collection.sourceId === sourceId) }
      : null,
    isUnknown: sourceId !== undefined && !title && counts.length > 0,
  };
}

/** A collection that only goes by its id has the name that its card gave to the address. */
function nameChosen(
  sourceId: string,
  { title }: ExploreQuery,
  names: CollectionNames,
  language: Language,
): LocalizedText | undefined {
  const known = names.get(sourceId);
  return known && known.text === sourceId && title ? { text: title, language } : known;
}

/** The editors' name of a collection, else its import's, else its id. */
export function nameCollections(
  collections: readonly Pick<Collection, 'sourceId' | 'title'>[],
  counts: readonly ObjectCollectionCount[],
  language: Language,
): CollectionNames {
  const known = toCountsById(counts);
  return {
    get(sourceId) {
      const ours = collections.findLast((collection) => collection.sourceId === sourceId);
      if (ours) return ours.title;
      const count = known.get(sourceId);
      return count && (chooseText(count.title, language) ?? { text: sourceId, language });
    },
  };
}

const listOthers = (
  collections: readonly Collection[],
  counts: readonly ObjectCollectionCount[],
  names: CollectionNames,
): ExploreData['otherCollections'] =>
  counts
    .filter(({ sourceId }) => !collections.some((collection) => collection.sourceId === sourceId))
    .slice(0, othersShown)
    .map(({ sourceId, objectCount }) => ({
      sourceId,
      objectCount: formatNumber(objectCount),
      title: names.get(sourceId) ?? { text: sourceId, language: 'en' },
    }));

function nameFilters(
  query: ExploreQuery,
  facets: readonly ChoiceFacet[],
  understood: readonly UnderstoodPart[],
  { language, messages }: ExploreDependencies,
): NamedFilter[] {
  const toLabel = (filter: Filter): LocalizedText => {
    if ('value' in filter) {
      const values = facets.find(({ name }) => name === filter.name)?.values;
      const known = values?.find(({ value }) => value === filter.value);
      return known?.label ?? { text: filter.value, language };
    }
    if (filter.name === 'words') return { text: query.words ?? '', language };
    if (filter.name === 'years') {
      return { text: describeYears(query, messages.period) ?? '', language };
    }
    return { text: messages.facets[filter.name], language };
  };
  return listFilters(query).flatMap((filter): NamedFilter[] =>
    filter.name === 'words' && understood.length > 0
      ? understood.map((part) => ({
          filter,
          label: { text: namePart(part, messages), language },
          // Without the last one nothing is left but politeness.
          without: withChange(query, {
            words: (understood.length > 1 && part.without) || undefined,
          }),
        }))
      : [{ filter, label: toLabel(filter), without: withoutFilter(query, filter) }],
  );
}

async function findWaysOut(
  objectCollection: ObjectCollection,
  query: ExploreQuery,
  filters: readonly NamedFilter[],
  { match, total: known }: Pick<ObjectSearchPage, 'match' | 'total'>,
): Promise<ExploreData['waysOut']> {
  const isShort = known > 0;
  if (isShort && match === 'exact' && known > few) return null;
  const loose = isShort ? filters.filter(({ filter }) => filter.name === 'words') : filters;
  // Without the only filter there is everything, which the page says anyway.
  if (loose.length < 2) return null;
  const tried = loose.slice(0, waysTried);
  const count = async (toQuery: (named: NamedFilter) => ExploreQuery) => {
    const ways = await Promise.all(
      tried.map(async (named) => {
        const way = toQuery(named);
        const found = await objectCollection.searchObjects({
          ...toObjectFilters(way),
          page: 1,
          pageSize: 1,
        });
        // Of few that have all words those are told that have all but one.
        const isMore = match === 'partial' || found.total > known;
        const isBetter = !isShort || (found.match === 'exact' && isMore);
        return { ...named, href: toExploreHref(way), total: isBetter ? found.total : 0 };
      }),
    );
    return ways
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .map(({ total, ...way }) => ({ ...way, count: formatNumber(total) }));
  };
  const others = await count(({ without }) => without);
  if (others.length > 0) return { by: 'without', ways: others };
  if (isShort) return null;
  const only = await count(({ filter }) => withOnly(query, filter));
  return only.length > 0 ? { by: 'only', ways: only } : null;
}
