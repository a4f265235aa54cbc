import { expect, test } from 'vitest';
import { toTypedYear } from './explore-address.ts';
import { parseTypedYear } from './typed-year.ts';

test.each([
  ['1570', 1570],
  [' 622 ', 622],
  ['1', 1],
  ['622 CE', 622],
  ['622 A.D.', 622],
  ['622 d. C.', 622],
  ['-500', -499],
  ['−500', -499],
  ['- 500', -499],
  ['500 BCE', -499],
  ['500 b.c.', -499],
  ['500BC', -499],
  ['500 a. C.', -499],
  ['500 a. de C.', -499],
  ['500 a. e. c.', -499],
  ['500 ma mua o Kristo', -499],
  ['-500 BCE', -499],
  ['1 BCE', 0],
  ['-1', 0],
  ['0', 0],
  ['-0', 0],
])('"%s" is the astronomical year %i', (text, year) => {
  expect(parseTypedYear(text)).toBe(year);
});

test.each([
  null,
  '',
  ' ',
  'x',
  '1e3',
  '1.5',
  '9999999',
  '100001',
  '500 years',
  'BCE',
  '--5',
  '5-9',
])('"%s" is no year', (text) => {
  expect(parseTypedYear(text)).toBeUndefined();
});

test('a year in an address is read as it was written, before the common era as well', () => {
  for (const year of [-9_999, -499, -1, 0, 1, 1570]) {
    expect(parseTypedYear(toTypedYear(year))).toBe(year);
  }
  expect(toTypedYear(-499)).toBe('-500');
  expect(toTypedYear(0)).toBe('-1');
});
