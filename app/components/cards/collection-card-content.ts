import type { Collection } from '#services/content-management/contract.ts';
import type { ObjectCollectionCount } from '#services/object-collection/contract.ts';
import { type CardPicture, toCardPicture } from './card-content.ts';

/** What `CollectionCard` draws. */
export type CollectionCardContent = Pick<
  Collection,
  'uid' | 'title' | 'sourceId' | 'objectCount'
> & { readonly image: CardPicture | null };

/** The count is the object service's; the editors' is for collections that are elsewhere. */
export function toCollectionCards(
  collections: readonly Collection[],
  counts: readonly ObjectCollectionCount[],
): CollectionCardContent[] {
  const known = toCountsById(counts);
  return collections.map(({ uid, title, image, sourceId, objectCount }) => ({
    ...{ uid, title, sourceId },
    image: image && toCardPicture(image),
    objectCount: known.get(sourceId)?.objectCount ?? objectCount,
  }));
}

/** A service's answer by the ids of its collections. */
export function toCountsById(
  counts: readonly ObjectCollectionCount[],
): ReadonlyMap<string, ObjectCollectionCount> {
  const known = countsById.get(counts) ?? new Map(counts.map((one) => [one.sourceId, one]));
  countsById.set(counts, known);
  return known;
}

/** Answers are shared for a moment, and name a thousand collections. */
const countsById = new WeakMap<
  readonly ObjectCollectionCount[],
  ReadonlyMap<string, ObjectCollectionCount>
>();
