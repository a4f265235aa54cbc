import type { Home } from '#services/content-management/contract.ts';
import { type ItemReader, readReferences } from '../../fields/item-reader.ts';
import { toHero } from '../parts/to-hero.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { readQuote } from '../parts/to-quote.ts';

export function toHome(item: ItemReader): Home {
  return {
    hero: toHero(item),
    sections: item.rows('sections').flatMap((row) => {
      const key = row.plain('key');
      if (!key) return [];
      const items = readReferences(row, 'items', 'item');
      return [{ key, title: row.text('title'), description: row.text('description'), items }];
    }),
    quotes: item.rows('quotes').flatMap((row) => readQuote(row, 'quote') ?? []),
    featured: readReferences(item, 'featured', 'item'),
    metadata: toMetadata(item),
  };
}
