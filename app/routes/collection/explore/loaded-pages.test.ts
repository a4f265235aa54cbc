import { expect, test } from 'vitest';
import type { ExploreItem } from './explore-item.ts';
import { growPages, lastOf, openPages } from './loaded-pages.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }) as ExploreItem);
const idsOf = (range: ReturnType<typeof openPages>) =>
  range.pages.map((page) => page.map(({ id }) => id));

test('the way back finds a list as long as it was left; a new visit begins with its page', () => {
  const opened = openPages('tiles', 2, items('a', 'b'), false);
  const grown = growPages('tiles', opened, items('c'));
  expect(lastOf(grown)).toBe(3);
  expect(openPages('tiles', 3, items('c'), true)).toBe(grown);
  expect(idsOf(openPages('tiles', 3, items('c'), false))).toEqual([['c']]);
  expect(idsOf(openPages('tiles', 1, items('z'), true))).toEqual([['z']]);
});

test('an object stands once in a list, also when the pages have moved', () => {
  const opened = openPages('bowls', 1, items('a', 'b'), false);
  expect(idsOf(growPages('bowls', opened, items('b', 'c')))).toEqual([['a', 'b'], ['c']]);
});

test('only the last lists are remembered', () => {
  for (const key of ['1', '2', '3', '4']) {
    growPages(key, openPages(key, 1, items('a'), false), items('b'));
  }
  expect(openPages('1', 1, items('a'), true).pages).toHaveLength(1);
  expect(openPages('4', 1, items('a'), true).pages).toHaveLength(2);
});
