import type { CardItem, CardItemType } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { toItemPath, toItemTitle, toSummary } from './to-item-reference.ts';

/** The fields that every type with a card has. */
export function toCardItem<Type extends CardItemType>(
  item: ItemReader,
  type: Type,
): CardItem & { readonly type: Type } {
  return {
    id: item.id,
    uid: item.uid,
    type,
    href: toItemPath(item),
    title: toItemTitle(item, type),
    summary: toSummary(item, type),
    image: item.picture('image'),
    dateLabel: item.text('date_label'),
    isFeatured: item.shared.flag('is_featured'),
    callToAction: item.link('cta'),
    additionalImages: item.rows('additional_images').flatMap((row) => {
      const picture = row.picture('image');
      return picture ? [{ picture, caption: row.text('caption') }] : [];
    }),
  };
}
