import { expect, test } from 'vitest';
import english from '#locales/en/shop.json';
import type { Product } from '#services/content-management/contract.ts';
import { listOthers, listShopCategories } from './shop-categories.ts';

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
    variants: [{ price: '$190', stock: 'Sold out', isSoldOut: true }],
    shop: { host: 'shop.example' },
  });
});

test('where each version costs the same, the price is said once', () => {
  const variants = ['English', 'Spanish'].map((label) => ({
    label: text(label),
    sku: null,
    price: 140,
    stock: 'in_stock' as const,
  }));
  const [category] = listShopCategories([{ ...product, variants }], english);
  expect(category?.products[0]?.variants.map(({ price }) => price)).toEqual([null, null]);
});

test('without a shop elsewhere the museum is asked', () => {
  const [category] = listShopCategories([{ ...product, shopLink: null, category: null }], english);
  expect(category).toMatchObject({ id: 'other', title: 'More', products: [{ shop: null }] });
});

test('after a thing come three others, of its own kind first, never itself', () => {
  const shelf = ['home', 'textiles', 'books', 'textiles', 'home'].map((category, at) => ({
    ...product,
    uid: `${category}-${at}`,
    category,
  }));
  const after = (uid: string) => listOthers(shelf, uid, english).map((one) => one.uid);
  expect(after('textiles-3')).toEqual(['textiles-1', 'home-4', 'home-0']);
  expect(listOthers([product], 'scarf', english)).toEqual([]);
});
