import { expect, test } from 'vitest';
import { chooseSpelling, listWrittenWords, replaceWords, trimQuotes } from './written-words.ts';

test('words are told as they are written, with their place', () => {
  const text = 'Hawaiʻi, 1961.11a–c: ‘İznik’';
  const words = [...listWrittenWords(text)];
  expect(words.map(({ text: word }) => word)).toEqual(['Hawaiʻi', '1961', '11a', 'c', '‘İznik’']);
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
});

test.each([
  ['İznik', 'Iznik', 'İznik'],
  ['Kashan', 'Kāshān', 'Kāshān'],
  ['Carpet', 'carpet', 'carpet'],
  ['QAJAR', 'Qajar', 'Qajar'],
  ['Hawaii', 'Hawaiʻi', 'Hawaiʻi'],
  ['tile', 'tile', 'tile'],
])('of %s and %s the better spelling is %s, in any order', (one, other, better) => {
  expect(chooseSpelling(one, other)).toBe(better);
  expect(chooseSpelling(other, one)).toBe(better);
});

test('a corrected text keeps what was right in it', () => {
  const spellings = new Map([['isnik', 'İznik']]);
  expect(replaceWords('the “Isnik” dish, isnik', spellings)).toBe('the “İznik” dish, İznik');
  expect(replaceWords('maker:isnik', spellings)).toBe('maker:İznik');
  expect(replaceWords('nothing', spellings)).toBe('nothing');
});

test('quotation marks around a word are none of its letters, an ʻokina is', () => {
  expect(trimQuotes('‘İznik’')).toBe('İznik');
  expect(trimQuotes('ʻukulele')).toBe('ʻukulele');
});
