import { expect, test } from 'vitest';
import { choose, parsePage, toQuery, toSlug } from './program-filters.ts';

test('a page that is none, or too far, is the first', () => {
  expect(['-1', '1e3', '99999999', '0', null].map(parsePage)).toEqual([1, 1, 1, 1, 1]);
  expect(parsePage('2')).toBe(2);
});

test('a value that nobody knows is none', () => {
  expect(choose('__proto__', ['talk'])).toBeNull();
  expect(choose('talk', ['talk'])).toBe('talk');
});

test('an address is as short as it can be', () => {
  expect(toQuery({ when: null, kind: null, page: 1 })).toBe('');
  expect(toQuery({ when: 'past', kind: 'talk', page: 3 })).toBe('?when=past&kind=talk&page=3');
});

test('words of addresses have no accents, no ʻokina and no spaces', () => {
  expect(toSlug('Ages 14 and up')).toBe('ages-14-and-up');
  expect(toSlug('  Hālawa, Molokaʻi ')).toBe('halawa-molokai');
});
