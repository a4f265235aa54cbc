import { expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

const read = (text: string) =>
  findTimes(text.normalize('NFC')).map(({ yearFrom, yearTo, start, end }) => [
    `${text.slice(0, start)}${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
    yearFrom,
    yearTo,
  ]);

test.each<[string, string, number | null, number | null]>([
  ['17th century carpet', 'carpet', 1601, 1700],
  ['carpets of the 17th century', 'carpets', 1601, 1700],
  ['Iznik 16th–17th century', 'Iznik', 1501, 1700],
  ['18th/19th century furniture', 'furniture', 1701, 1900],
  ['nineteenth century landscape', 'landscape', 1801, 1900],
  ['late 13th century tile', 'tile', 1267, 1300],
  ['second half of the 19th century', '', 1851, 1900],
  ['alfombra del siglo XVII', 'alfombra', 1601, 1700],
  ['principios del siglo XX', '', 1901, 1933],
  ['kile kenekulia 13', 'kile', 1201, 1300],
  ['c. 1600', '', 1595, 1605],
  ['photograph 1890', 'photograph', 1890, 1890],
  ['sculpture of the 1960s', 'sculpture', 1960, 1969],
  ['late 1960s', '', 1965, 1969],
  ['the 1800s', '', 1800, 1899],
  ['esculturas de los años 60', 'esculturas', 1960, 1969],
  ['dish 1550-1600', 'dish', 1550, 1600],
  ['1191 AH', '', 1777, 1778],
  ['bowl 500 BCE', 'bowl', -499, -499],
  ['5th-4th century BCE', '', -499, -300],
  ['horses before 1850', 'horses', null, 1849],
  ['antes de 1700', '', null, 1699],
  ['ma mua o ka makahiki 1800', '', null, 1799],
  ['by 1850', '', null, 1850],
  ['hasta 1850', '', null, 1850],
  ['after 1900', '', 1901, null],
  ['since 1950', '', 1950, null],
  ['desde 1950', '', 1950, null],
  ['between 1600 and 1700', '', 1600, 1700],
  ['entre 1850 y 1900', '', 1850, 1900],
  ['mai 1850 a i 1900', '', 1850, 1900],
  ['year:1650-1700 dish', 'dish', 1650, 1700],
  ['año:<1700', '', null, 1699],
])('%s', (text, others, yearFrom, yearTo) => {
  expect(read(text)).toEqual([[others, yearFrom, yearTo]]);
});

test.each([
  '1961.11',
  '1994.21.4',
  'demo-1890',
  'room 12',
  'accession:1890',
  '"17th century"',
  'siglo',
  '12th dynasty',
  'W.569.4A',
  'n015',
])('no time is read out of %s', (text) => {
  expect(findTimes(text)).toEqual([]);
});
