import { expect, test } from 'vitest';
import { toExploreHref } from './explore-address.ts';
import {
  listFilters,
  parseExploreQuery,
  toObjectFilters,
  withoutFilter,
  withoutFilters,
  withValue,
} from './explore-query.ts';

const parse = (search: string) => parseExploreQuery(new URLSearchParams(search));

test('collection, title and sourceId of a card are understood', () => {
  expect(parse('collection=tiles&title=Tiles&sourceId=tiles')).toMatchObject({
    collection: 'tiles',
    title: 'Tiles',
    sourceId: ['tiles'],
  });
  expect(parse('collection=tiles').sourceId).toEqual(['tiles']);
});

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1e9',
  'order=price',
  'hasImage=1',
  'yearFrom=x&yearTo=9999999',
  'yearFrom=&yearTo=1e3',
  'type=&type=%20',
  'view=table&more=everything',
])('"%s" means nothing and is no error', (search) => {
  expect(toExploreHref(parse(search))).toBe('/collection/explore-the-collection');
});

test('a query and its address say the same', () => {
  const query = parse(
    'q=iznik+dish&sourceId=ceramics&type=dish&type=bowl&color=blue&yearFrom=-20&yearTo=1600' +
      '&onView=true&order=date-newest&view=list&page=3',
  );
  expect(query.type).toEqual(['dish', 'bowl']);
  expect(parse(toExploreHref(query).split('?')[1] ?? '')).toEqual(query);
});

test('the last page of a million objects can be reached, one that no search has is the first', () => {
  expect(parse('page=20834').page).toBe(20_834);
  expect(parse('page=50000').page).toBe(50_000);
  expect(parse('page=50001').page).toBe(1);
});

test('years before the common era are counted as people count, and one search has one address', () => {
  for (const search of ['yearFrom=-500&yearTo=-1', 'yearFrom=500+BCE&yearTo=1+a.+C.']) {
    const query = parse(search);
    expect(query).toMatchObject({ yearFrom: -499, yearTo: 0 });
    expect(toObjectFilters(query)).toMatchObject({ yearFrom: -499, yearTo: 0 });
    expect(toExploreHref(query)).toMatch(/\?yearFrom=-500&yearTo=-1$/);
  }
});

test('years the wrong way round are turned', () => {
  expect(parse('yearFrom=1700&yearTo=1500')).toMatchObject({ yearFrom: 1500, yearTo: 1700 });
});

test('more values than the service takes are cut, and none is too long', () => {
  const values = Array.from({ length: 99 }, (_, at) => `type=${'x'.repeat(300)}${at}&type=v${at}`);
  const types = parse(values.join('&')).type ?? [];
  expect(types).toHaveLength(50);
  expect(Math.max(...types.map((value) => value.length))).toBe(200);
});

test('the object collection is asked for what narrows and orders, pictures first', () => {
  expect(toObjectFilters(parse('collection=tiles&title=T&q=a&view=list&page=4'))).toEqual({
    words: 'a',
    collection: ['tiles'],
    order: 'relevance',
  });
  expect(toObjectFilters(parse('order=title'))).toMatchObject({ order: 'title' });
});

test('every filter can be taken away by itself, from the first page on', () => {
  const query = parse('q=tile&type=bowl&type=dish&yearTo=1500&hasImage=true&order=date&page=2');
  const without = listFilters(query).map((filter) => toExploreHref(withoutFilter(query, filter)));
  expect(without.map((href) => href.split('?')[1])).toEqual([
    'type=bowl&type=dish&yearTo=1500&hasImage=true&order=date',
    'q=tile&type=dish&yearTo=1500&hasImage=true&order=date',
    'q=tile&type=bowl&yearTo=1500&hasImage=true&order=date',
    'q=tile&type=bowl&type=dish&hasImage=true&order=date',
    'q=tile&type=bowl&type=dish&yearTo=1500&order=date',
  ]);
  expect(toExploreHref(withoutFilters(query))).toMatch(/collection\?order=date$/);
});

test('taking the collection away takes its title too; a second one as well', () => {
  const query = parse('q=tile&collection=tiles&title=Tiles&sourceId=tiles&page=2');
  const left = withoutFilter(query, { name: 'sourceId', value: 'tiles' });
  expect(toExploreHref(left)).toBe('/collection/explore-the-collection?q=tile');
  expect(toExploreHref(withValue(query, 'sourceId', 'textiles'))).toBe(
    '/collection/explore-the-collection?q=tile&sourceId=tiles&sourceId=textiles',
  );
});
