import type { NewsItem } from '#services/content-management/contract.ts';
import { type ItemReader, readReferences } from '../../fields/item-reader.ts';
import { readBody } from '../../fields/read-body.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { toPublishedOn } from '../parts/to-published-on.ts';

export function toNewsItem(item: ItemReader): NewsItem {
  return {
    ...toCardItem(item, 'news'),
    publishedOn: toPublishedOn(item),
    category: item.shared.choice('category', ['news', 'press', 'announcement']),
    author: item.shared.plain('author'),
    body: readBody(item),
    source: item.link('source'),
    downloads: item.links('downloads'),
    related: readReferences(item, 'related', 'item'),
    metadata: toMetadata(item),
  };
}
