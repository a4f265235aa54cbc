import { expect, test } from 'vitest';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { loadFacetWays } from './load-facet-ways.ts';

const toValue = (value: string, count: number) => ({
  value,
  label: { en: value.toUpperCase() },
  count,
  isChosen: false,
});

const collectionOf = (page: object) =>
  ({ searchObjects: async () => page }) as unknown as ObjectCollection;

test('ways lead to what the facets would find', async () => {
  const ways = await loadFacetWays(
    collectionOf({
      total: 40,
      facets: {
        type: { valueCount: 1, values: [toValue('tile', 32)] },
        color: { valueCount: 2, values: [toValue('blue', 9), toValue('red', 4)] },
      },
    }),
    'en',
  );
  expect(ways?.type).toEqual([
    {
      value: 'tile',
      label: { text: 'TILE', language: 'en' },
      count: '32',
      href: '/collection/explore-the-collection?type=tile',
    },
  ]);
  expect(ways?.color.map(({ value }) => value)).toEqual(['red', 'blue']);
  expect(ways?.place).toEqual([]);
  expect(ways?.century).toEqual([]);
});

test('centuries are those in which anything may have been made', async () => {
  const bars = [
    { from: -100, to: -1, count: 3 },
    { from: 1450, to: 1499, count: 2 },
    { from: 1500, to: 1549, count: 1 },
    { from: 1550, to: 1599, count: 4 },
    { from: 1600, to: 1649, count: 0 },
    { from: 1700, to: 1749, count: 1 },
  ];
  const ways = await loadFacetWays(
    collectionOf({
      total: 8,
      facets: { period: { earliest: -100, latest: 1749, bars, undatedCount: 0 } },
    }),
    'es',
  );
  expect(ways?.century.map(({ label }) => label.text)).toEqual(['XV', 'XVI', 'XVIII']);
  expect(ways?.century[1]?.href).toBe(
    '/collection/explore-the-collection?yearFrom=1501&yearTo=1600',
  );
});

test('an empty collection has no ways in', async () => {
  expect(await loadFacetWays(collectionOf({ total: 0, facets: {} }), 'en')).toBeNull();
});
