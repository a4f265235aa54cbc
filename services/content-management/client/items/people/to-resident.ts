import type { Resident } from '#services/content-management/contract.ts';
import { type ItemReader, readReference, readReferences } from '../../fields/item-reader.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { readQuote } from '../parts/to-quote.ts';

export function toResident(item: ItemReader): Resident {
  return {
    ...toCardItem(item, 'resident'),
    role: item.text('title'),
    discipline: item.text('discipline'),
    country: item.text('country'),
    startDate: item.shared.date('start_date'),
    endDate: item.shared.date('end_date'),
    description: item.richText('description'),
    artist: readReference(item.shared, 'artist', ['artist']),
    quote: readQuote(item, 'quote'),
    links: item.links('links'),
    related: readReferences(item, 'related', 'item'),
    metadata: toMetadata(item),
  };
}
