import type { Product } from '#services/content-management/contract.ts';
import { type Museum, toImage } from './places.ts';
import type { StructuredData } from './structured-data.ts';

const availability: Readonly<Record<Product['stock'], string>> = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  sold_out: 'SoldOut',
  preorder: 'PreOrder',
};

/** @param shopUrl whole address of the shop's page, where it is sold without a shop elsewhere */
export function toProduct(
  { uid, sku, title, summary, image, price, currency, stock, shopLink }: Product,
  shopUrl: string,
  museum: Museum,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title.text,
    ...(summary && { description: summary.text }),
    ...toImage(image, museum.publicOrigin),
    sku: sku ?? uid,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability[stock]}`,
      url: shopLink?.isExternal ? shopLink.href : `${shopUrl}#${uid}`,
    },
  };
}
