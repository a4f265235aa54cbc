import { expect, test } from 'vitest';
import { parseExploreQuery, toExploreHref, withoutFilter } from './explore-query.ts';

const parse = (search: string) => parseExploreQuery(new URLSearchParams(search));

test('collection, title and sourceId of a card are understood', () => {
  expect(parse('collection=tiles&title=Tiles&sourceId=tiles')).toMatchObject({
    collection: 'tiles',
    title: 'Tiles',
    sourceId: 'tiles',
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'order=price', 'hasImage=1'])(
  '"%s" means nothing and is no error',
  (search) => {
    const query = parse(search);
    expect(query.page).toBe(1);
    expect(query.order).toBeUndefined();
    expect(query.hasImage).toBeUndefined();
  },
);

test('a query and its address say the same', () => {
  const query = parse('words=iznik+dish&sourceId=ceramics&onView=true&order=date&page=3');
  expect(parse(toExploreHref(query).split('?')[1] ?? '')).toEqual(query);
});

test('the first page of everything has no query', () => {
  expect(toExploreHref(parse(''))).toBe('/collection/explore-the-collection');
});

test('taking the collection away takes its title too and goes to the first page', () => {
  const query = withoutFilter(
    parse('words=tile&collection=tiles&title=Tiles&sourceId=tiles&page=2'),
    'sourceId',
  );
  expect(toExploreHref(query)).toBe('/collection/explore-the-collection?words=tile');
});
