import type { Product, ProductStock } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { toCardItem } from '../parts/to-card-item.ts';
import { defaultCurrency } from './to-ticket-type.ts';

const stocks: readonly ProductStock[] = ['in_stock', 'low', 'sold_out', 'preorder'];

/** Null without a price: it could only be shown as free. */
export function toProduct(item: ItemReader): Product | null {
  const price = item.shared.number('price');
  if (price === null) return null;
  return {
    ...toCardItem(item, 'product'),
    sku: item.shared.plain('sku'),
    price,
    currency: item.shared.plain('currency') ?? defaultCurrency,
    category: item.shared.plain('category'),
    stock: item.shared.choice('stock', stocks) ?? 'in_stock',
    description: item.richText('description'),
    variants: item.rows('variants').flatMap((row) => {
      const label = row.text('label');
      if (!label) return [];
      const stock = row.choice('stock', stocks) ?? 'in_stock';
      return [{ label, sku: row.plain('sku'), price: row.number('price'), stock }];
    }),
    shopLink: item.link('shop_link'),
  };
}
