import { expect, test } from 'vitest';
import { createTestSearch, toTestRecord } from '../search.test-support.ts';

const dated = (id: string, earliest: number, latest: number, more: object = {}) =>
  toTestRecord({ id, title: { en: 'Vase' }, date: { earliest, latest }, ...more });
const picture = { images: [{ src: 'https://museum.example/a.jpg' }], onView: true };

const { search, findIds } = createTestSearch([
  dated('wide', 1880, 1920, picture),
  dated('within', 1900, 1900),
  dated('near', 1895, 1905),
  dated('nearer', 1899, 1901),
  dated('of-akbar', 1590, 1600, { description: { en: 'Made at the court of Akbar.' } }),
  dated('about-akbar', 1701, 1800, { title: { en: 'Akbar hunting' }, place: { en: 'India' } }),
  toTestRecord({ id: 'greco', title: { en: 'A saint' }, makers: [{ name: 'El Greco' }] }),
  toTestRecord({
    id: 'ring',
    title: { en: 'Ring' },
    description: { en: 'From Tell el Amarna, Greco-Roman.' },
  }),
  toTestRecord({
    id: 'print',
    title: { en: 'The coast' },
    makers: [{ name: 'Utagawa Hiroshige' }],
  }),
  toTestRecord({ id: 'after', title: { en: 'Portrait of Hiroshige' }, ...picture }),
  toTestRecord({ id: 'fuji', title: { en: 'Fuji' }, makers: [{ name: 'Katsushika Hokusai' }] }),
  toTestRecord({ id: 'lion', title: { en: 'Dish with a lion' } }),
  toTestRecord({ id: 'leon', title: { en: 'A sheik' }, makers: [{ name: 'Léon Bonnat' }] }),
  toTestRecord({ id: 'soyer', title: { en: 'Head' }, makers: [{ name: 'Raphael Soyer' }] }),
  toTestRecord({ id: 'king', title: { en: 'King David with a harp' } }),
  toTestRecord({ id: 'painter', title: { en: 'Still life' }, makers: [{ name: 'David Teniers' }] }),
  toTestRecord({
    id: 'bought',
    title: { en: 'Clock' },
    creditLine: { en: 'Gift of Mrs. Andrew Carnegie, 1931' },
    date: { earliest: 1790, latest: 1800 },
  }),
  toTestRecord({
    id: 'made',
    title: { en: 'Lamp' },
    makers: [{ name: 'Andrew Plimer' }],
    creditLine: { en: 'Gift of A. Carnegie' },
    date: { earliest: 1931, latest: 1931 },
  }),
  toTestRecord({ id: 'folio', title: { en: 'Manuscript' }, culture: { en: 'Mamluk' } }),
  toTestRecord({ id: 'the', title: { en: 'The of and' } }),
]);

test('what was made in the year comes first, then by how near its years are', () => {
  expect(findIds('vase 1900')).toEqual(['within', 'nearer', 'near', 'wide']);
});

test('by the word reign or period what was made then stands before what tells of it', () => {
  expect(findIds('reign of Akbar')).toEqual(['of-akbar', 'about-akbar']);
  expect(findIds('Akbar')[0]).toBe('about-akbar');
});

test('a name with a small word in it stands in a row', () => {
  expect(findIds('El Greco')).toEqual(['greco']);
});

test.each([
  ['歌川広重', 'print'],
  ['ひろしげ', 'print'],
  ['北斎の富士山', 'fuji'],
  ['Ελ Γκρέκο', 'greco'],
  ['Δομήνικος Θεοτοκόπουλος', 'greco'],
  ['Хиросигэ', 'print'],
])('%s is found by its name in another script', (words, first) => {
  expect(findIds(words)[0]).toBe(first);
});

test('a short Arabic or Persian word that is known is not guessed', () => {
  expect(findIds('شیر')).toEqual(['lion', 'leon']);
});

test('a prophet is found under his other name, his namesakes are not', () => {
  for (const words of ['Dawud', 'Daud', 'Dāwūd', 'داود']) {
    expect(findIds(words), words).toEqual(['king']);
  }
});

test.each(['the of and', 'the', 'el de la y', 'ka ke o nā', '¿qué es?', 'در و از'])(
  '%s finds nothing, and is told as not understood',
  (words) => {
    const { total, understood } = search.find({ words, page: 1, pageSize: 1 });
    expect({ total, understood }).toEqual({ total: 0, understood: null });
  },
);

test('in quotation marks small words are looked for', () => {
  expect(findIds('"the of and"')).toEqual(['the']);
  expect(findIds('"the" of and')[0]).toBe('the');
});

test('beside words of how things came here a year is that of the coming, a name not the maker', () => {
  expect(findIds('gift of Andrew Carnegie 1931')[0]).toBe('bought');
  expect(findIds('lamp 1931')).toEqual(['made']);
});

test('Arabic plurals and words of origin are the same word', () => {
  expect(findIds('مخطوطات مملوكية')).toEqual(['folio']);
});
