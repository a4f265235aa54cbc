import type { MenuPage } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';
import { toMetadata } from '../parts/to-metadata.ts';

/** Cards without a title or with a link that leads nowhere are left out. */
export function toMenuPage(item: ItemReader): MenuPage {
  const columns = item.shared.choice('columns', ['2', '3', '5']) ?? '2';
  return {
    section: item.uid,
    title: orUid(item, item.text('title')),
    description: item.text('description'),
    columns: columns === '5' ? 5 : columns === '3' ? 3 : 2,
    cards: item.rows('cards').flatMap((row) => {
      const title = row.text('title');
      const link = row.link('link');
      if (!title || !link) return [];
      return [
        {
          title,
          description: row.text('description'),
          image: row.picture('image'),
          imageStyle: row.plain('image_style'),
          flexSize: row.choice('flex_size', ['normal', 'wide']) ?? 'normal',
          hasArrow: row.flag('has_arrow'),
          backgroundColor: row.color('background_color'),
          hoverOverlayColor: row.color('hover_overlay_color'),
          link,
        },
      ];
    }),
    mobileCards: item.rows('mobile_cards').flatMap((row) => {
      const title = row.text('title');
      const link = row.link('link');
      if (!title || !link) return [];
      return [{ title, description: row.text('description'), image: row.picture('image'), link }];
    }),
    works: item.rows('works').flatMap((row) => {
      const sourceId = row.plain('source_id');
      return sourceId ? [{ sourceId, text: row.text('text') }] : [];
    }),
    worksTitle: item.text('works_title'),
    metadata: toMetadata(item),
  };
}
