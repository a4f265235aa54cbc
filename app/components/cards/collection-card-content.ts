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
  counts: readonly Pick<ObjectCollectionCount, 'sourceId' | 'objectCount'>[],
): CollectionCardContent[] {
  // Looked through for each of the few cards: a map of a thousand collections costs more.
  const countOf = (id: string) => counts.find(({ sourceId }) => sourceId === id)?.objectCount;
  return collections.map(({ uid, title, image, sourceId, objectCount }) => ({
    ...{ uid, title, sourceId },
    image: image && toCardPicture(image),
    objectCount: countOf(sourceId) ?? objectCount,
  }));
}
