import type { Collection } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';

export function toCollection(item: ItemReader): Collection {
  return {
    id: item.id,
    uid: item.uid,
    title: orUid(item, item.text('title')),
    objectCount: item.shared.number('object_count'),
    image: item.picture('image'),
    sourceId: item.shared.plain('source_id') ?? item.uid,
    description: item.richText('description'),
    highlights: item.rows('highlights').flatMap((row) => {
      const sourceId = row.plain('source_id');
      return sourceId ? [{ sourceId, title: row.text('title') }] : [];
    }),
  };
}
