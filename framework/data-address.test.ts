import { expect, test } from 'vitest';
import { isDataAddress, pagePathOf, toDataAddress } from './data-address.ts';

test.each([
  ['/', '/_.data'],
  ['/es', '/es.data'],
  ['/es/visit', '/es/visit.data'],
])('the data of %s is at %s', (page, data) => {
  expect(toDataAddress(page)).toBe(data);
  expect(pagePathOf(data)).toBe(page);
  expect([page, data].map(isDataAddress)).toEqual([false, true]);
});

test('the address of a page is its own', () => {
  expect(pagePathOf('/visit')).toBe('/visit');
});
