import { expect, test } from 'vitest';
import { findYearsInWords } from './find-years-in-words.ts';

test.each([
  ['17th century carpet', 'carpet', 1601, 1700],
  ['carpets of the 17th century', 'carpets', 1601, 1700],
  ['Iznik 16th–17th century', 'Iznik', 1501, 1700],
  ['late 13th century tile', 'tile', 1267, 1300],
  ['alfombra del siglo XVII', 'alfombra', 1601, 1700],
  ['c. 1600', '', 1595, 1605],
  ['photograph 1890', 'photograph', 1890, 1890],
  ['1920s poster', 'poster', 1920, 1929],
  ['dish 1550-1600', 'dish', 1550, 1600],
  ['1191 AH', '', 1777, 1778],
  ['bowl 500 BCE', 'bowl', -499, -499],
  ['5th century BC', '', -499, -400],
])('%s', (text, words, yearFrom, yearTo) => {
  expect(findYearsInWords(text)).toEqual({ words, yearFrom, yearTo });
});

test.each([
  '1961.11',
  '1994.21.4',
  'demo-1890',
  'room 12',
  'accession:1890',
  '"17th century"',
  'siglo',
])('no time is read out of %s', (text) => {
  expect(findYearsInWords(text)).toBeNull();
});
