import { expect, test } from 'vitest';
import { listPageNumbers } from './list-page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 7, [1, 2, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 7, [1, null, 6, 7]],
  [300, 584, [1, null, 299, 300, 301, null, 584]],
])('on page %i of %i the links are %j', (page, pages, numbers) => {
  expect(listPageNumbers(page, pages)).toEqual(numbers);
});
