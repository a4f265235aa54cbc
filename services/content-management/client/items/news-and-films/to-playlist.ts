import type { Playlist } from '#services/content-management/contract.ts';
import { type ItemReader, readReferences } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';

export function toPlaylist(item: ItemReader): Playlist {
  return {
    id: item.id,
    uid: item.uid,
    title: orUid(item, item.text('title')),
    sourceId: item.shared.plain('source_id'),
    description: item.richText('description'),
    image: item.picture('image'),
    videos: readReferences(item, 'videos', 'video'),
  };
}
