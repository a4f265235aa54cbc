import type { Artist } from '#services/content-management/contract.ts';
import { type ItemReader, readReferences } from '../../fields/item-reader.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';

export function toArtist(item: ItemReader): Artist {
  return {
    ...toCardItem(item, 'artist'),
    role: item.text('title'),
    lifeDates: item.text('life_dates'),
    origin: item.text('origin'),
    discipline: item.text('discipline'),
    description: item.richText('description'),
    exhibitions: readReferences(item, 'exhibitions', 'exhibition'),
    works: item.rows('works').flatMap((row) => {
      const sourceId = row.plain('source_id');
      return sourceId ? [{ sourceId, title: row.plain('title') }] : [];
    }),
    links: item.links('links'),
    metadata: toMetadata(item),
  };
}
