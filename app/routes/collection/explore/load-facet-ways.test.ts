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
  expect(ways?.century.map(({ count }) => count)).toEqual(['8', '8', '8']);
  expect(ways?.century[1]?.href).toBe(
    '/collection/explore-the-collection?yearFrom=1501&yearTo=1600',
  );
});

test('places are lands: a city whose works all name one stands in it', async () => {
  const all = [toValue('land', 5), toValue('city', 3), toValue('island', 2)];
  const worksOf = (place: string, ...values: ReturnType<typeof toValue>[]) =>
    [place, { total: values[0]?.count, items: [], facets: { place: { values } } }] as const;
  const answers = new Map<string | undefined, object>([
    worksOf('place:"LAND"', toValue('land', 5), toValue('city', 3)),
    worksOf('place:"CITY"', toValue('city', 3), toValue('land', 3)),
    worksOf('place:"ISLAND"', toValue('island', 2)),
    [undefined, { total: 10, facets: { place: { valueCount: 3, values: all } } }],
  ]);
  const collection = {
    searchObjects: async ({ words }: { words?: string }) => answers.get(words),
  } as unknown as ObjectCollection;
  const ways = await loadFacetWays(collection, 'en');
  expect(ways?.place.map(({ label, count }) => [label.text, count])).toEqual([
    ['LAND', '5'],
    ['ISLAND', '2'],
  ]);
  // As counted: the facet of a land lacks the works of what lies in it under another name.
  expect(ways?.place[0]?.href).toBe(
    `/collection/explore-the-collection?${new URLSearchParams({ q: 'place:"LAND"' })}`,
  );
});

test('an empty collection has no ways in', async () => {
  expect(await loadFacetWays(collectionOf({ total: 0, facets: {} }), 'en')).toBeNull();
});
