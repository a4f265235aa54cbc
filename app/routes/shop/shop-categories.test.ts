import { expect, test } from 'vitest';
import english from '#locales/en/shop.json';
import type { Product } from '#services/content-management/contract.ts';
import { listShopCategories } from './shop-categories.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const product: Product = {
  id: '1',
  uid: 'scarf',
  type: 'product',
  href: '/shop',
  title: text('Scarf'),
  summary: null,
  image: null,
  dateLabel: null,
  isFeatured: false,
  callToAction: null,
  additionalImages: [],
  sku: null,
  price: 140,
  currency: 'USD',
  category: 'textiles',
  stock: 'low',
  description: null,
  variants: [{ label: text('70 × 200 cm'), sku: null, price: 190, stock: 'sold_out' }],
  shopLink: { href: 'https://shop.example/scarf', isExternal: true, text: null },
};

test('products stand together by category, in the editors’ order', () => {
  const categories = listShopCategories(
    [product, { ...product, id: '2', category: 'books' }, { ...product, id: '3' }],
    english,
  );
  expect(categories.map(({ id, title, products }) => [id, title, products.length])).toEqual([
    ['textiles', 'Textiles', 2],
    ['books', 'Books', 1],
  ]);
});

test('a product says its price, its stock and the shop it is sold by', () => {
  expect(listShopCategories([product], english)[0]?.products[0]).toMatchObject({
    price: '$140',
    stock: 'Few left',
    isSoldOut: false,
    variants: [{ price: '$190', stock: 'Sold out' }],
    shop: { host: 'shop.example' },
  });
});

test('without a shop elsewhere the museum is asked', () => {
  const [category] = listShopCategories([{ ...product, shopLink: null, category: null }], english);
  expect(category).toMatchObject({ id: 'other', title: 'More', products: [{ shop: null }] });
});
