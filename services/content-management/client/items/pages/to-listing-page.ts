import type { ListingPage } from '#services/content-management/contract.ts';
import { type ItemReader, readReferences } from '../../fields/item-reader.ts';
import { toHero } from '../parts/to-hero.ts';
import { orUid } from '../parts/to-item-reference.ts';
import { toMetadata } from '../parts/to-metadata.ts';

export function toListingPage(item: ItemReader): ListingPage {
  return {
    listing: item.uid,
    hero: toHero(item),
    label: item.text('label'),
    title: orUid(item, item.text('title')),
    intro: item.richText('intro'),
    featured: readReferences(item, 'featured', 'item'),
    emptyText: item.richText('empty_text'),
    metadata: toMetadata(item),
  };
}
