import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import {
  type ObjectWords,
  toObjectCardContent,
} from '#app/components/cards/object-card-content.ts';
import type { Optional } from '#app/optional.ts';
import type english from '#locales/en/objectDetail.json';
import type { Collection, Exhibition } from '#services/content-management/contract.ts';
import type {
  CollectionObject,
  ObjectCollection,
  ObjectCollectionCount,
  RelatedBy,
  RelatedGroup,
} from '#services/object-collection/contract.ts';
import {
  describeExhibitionDates,
  type ExhibitionDateMessages,
  stateOfExhibition,
} from '#shared/calendar/exhibition-dates.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import type { LocalDate } from '#shared/dates/local-date.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { type ExploreQuery, toExploreHref } from '../explore/explore-address.ts';
import { parseExploreQuery, toObjectFilters } from '../explore/explore-query.ts';
import { pageSize } from '../explore/load-explore.ts';
import { toContextQuery } from './search-context.ts';

const cardsPerGroup = 4;
/** Of a row: with fewer it is an empty wall. */
const minCards = 3;

/** Objects that have something in common with one, as a row of cards. */
export interface RelatedRow {
  readonly by: 'named' | RelatedBy;
  /** What they have in common, where that has a name. */
  readonly name: LocalizedText | null;
  readonly cards: readonly ObjectCardContent[];
  /** The address of all of them. Null: these are all. */
  readonly all: { readonly href: string; readonly label: string } | null;
}

/** Before and after an object in the results it was found in. Paths are without language. */
export interface Neighbors {
  readonly position: string;
  readonly total: string;
  readonly back: string;
  readonly previous: { readonly href: string; readonly title: LocalizedText } | null;
  readonly next: { readonly href: string; readonly title: LocalizedText } | null;
}

/**
 * The ones its record names, then what is alike by maker, place, motif and look; each object stands
 * in one row only. A row that would be short is left out where there is another. The page can do without
 * all of them, so a failing service leaves them out.
 */
export async function listRelated(
  objectCollection: ObjectCollection,
  object: CollectionObject,
  language: Language,
  messages: (typeof english)['related'],
  words: ObjectWords,
  optional: Optional,
): Promise<readonly RelatedRow[]> {
  const [named, groups] = await Promise.all([
    optional(objectCollection.listObjectsById(object.relatedIds.slice(0, cardsPerGroup)), []),
    optional(objectCollection.findRelated(object.id), null),
  ]);
  const shown = new Set([object.id, ...named.map(({ id }) => id)]);
  const toCard = (one: (typeof named)[number]) => toObjectCardContent(one, language, words);
  const rows: RelatedRow[] =
    named.length > 0 ? [{ by: 'named', name: null, cards: named.map(toCard), all: null }] : [];
  for (const group of groups ?? []) {
    // Of as much alike, the ones that can be seen.
    const others = group.items.filter(({ id }) => !shown.has(id));
    const items = [
      ...others.filter(({ image }) => image?.src),
      ...others.filter(({ image }) => !image?.src),
    ].slice(0, cardsPerGroup);
    if (items.length < (rows.length > 0 ? minCards : 1)) continue;
    for (const { id } of items) shown.add(id);
    rows.push({
      by: group.by,
      name:
        (group.by === 'motif' && group.value && nameMotif(group.value, language)) ||
        chooseText(group.label, language),
      cards: items.map(toCard),
      all: toAll(group, items.length, language, messages),
    });
  }
  return rows;
}

function toAll(
  { by, value, total }: RelatedGroup,
  shown: number,
  language: Language,
  messages: (typeof english)['related'],
): RelatedRow['all'] {
  if (value === null || by === 'look' || total <= shown) return null;
  const query: ExploreQuery =
    by === 'motif' ? { words: `"${value}"`, page: 1 } : { [by]: [value], page: 1 };
  // The object itself is found with them.
  const count = total + 1;
  const label = fill(choosePlural(messages.all, count, language), { count: formatNumber(count) });
  return { href: toExploreHref(query), label };
}

/**
 * @param search what the address says of the search; null: the object was reached another way
 * @returns null too when the object is not in its results, or they cannot be had
 */
export async function findNeighbors(
  objectCollection: ObjectCollection,
  id: string,
  search: URLSearchParams | null,
  language: Language,
  untitled: string,
  optional: Optional,
): Promise<Neighbors | null> {
  if (!search) return null;
  const filters = toObjectFilters(parseExploreQuery(search));
  const found = await optional(objectCollection.findNeighbors(filters, id), null);
  if (!found) return null;
  const context = toContextQuery(search);
  const toLink = (one: typeof found.previous) =>
    one && {
      href: `/objects/${one.id}/${one.slug}${context}`,
      title: chooseText(one.title, language) ?? { text: untitled, language },
    };
  // To the page of the results that it is on.
  const page = Math.ceil(found.position / pageSize);
  return {
    position: formatNumber(found.position),
    total: formatNumber(found.total),
    back: `${toExploreHref({ ...parseExploreQuery(search), page })}#results`,
    previous: toLink(found.previous),
    next: toLink(found.next),
  };
}

/** A collection that an object belongs to; the address is without language. */
export interface CollectionLink {
  readonly sourceId: string;
  readonly title: LocalizedText;
  readonly href: string;
}

/** The collections that have a page of their editors, and those that their import has named. */
export const listCollectionLinks = (
  sourceIds: readonly string[],
  edited: readonly Pick<Collection, 'uid' | 'title' | 'sourceId'>[],
  counts: readonly ObjectCollectionCount[],
  language: Language,
): CollectionLink[] =>
  sourceIds.flatMap((sourceId) => {
    const known = edited.find((collection) => collection.sourceId === sourceId);
    const imported = counts.find((collection) => collection.sourceId === sourceId)?.title;
    const title = known?.title ?? chooseText(imported ?? null, language);
    if (!title) return [];
    const named = known ? { collection: known.uid, title: title.text } : {};
    return [{ sourceId, title, href: toExploreHref({ ...named, sourceId: [sourceId], page: 1 }) }];
  });

/** The exhibitions of an object, newest first, including future ones. */
export const listExhibitionHistory = (
  exhibitions: readonly Exhibition[],
  { id, sourceId }: Pick<CollectionObject, 'id' | 'sourceId'>,
  today: LocalDate,
  language: Language,
  messages: ExhibitionDateMessages,
) =>
  exhibitions
    .filter(({ objects }) =>
      objects.some((shown) => shown.sourceId === id || shown.sourceId === sourceId),
    )
    .map((exhibition) => ({
      href: exhibition.href,
      title: exhibition.title,
      dates: exhibition.dateLabel ?? {
        text: describeExhibitionDates(exhibition, today, language, messages),
        language,
      },
      isOver: stateOfExhibition(exhibition, today) === 'past',
    }));
