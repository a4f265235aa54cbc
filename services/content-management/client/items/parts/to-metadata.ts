import type { PageMetadata } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

export const toMetadata = (item: ItemReader): PageMetadata => ({
  title: item.text('meta_title'),
  description: item.text('meta_description'),
  image: item.picture('meta_image'),
  isHiddenFromSearch: item.shared.flag('no_index'),
});
