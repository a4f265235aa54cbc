import { expect, test } from 'vitest';
import { findSimilarTerms, SimilarTerms } from './find-similar.ts';
import { packStrings, StringTable } from './string-table.ts';

const list = (...terms: string[]) => {
  const { letters, starts } = packStrings(terms.sort());
  return new StringTable(letters, starts);
};
const find = (terms: StringTable, word: string, mayBeUnfinished = false) =>
  findSimilarTerms(terms, word, mayBeUnfinished).map(
    ({ term, distance }) => `${terms.at(term)} ${distance}`,
  );

test('finds a letter too many, too few, another, or swapped with the next', () => {
  const terms = list('carpet', 'carpets', 'carper', 'market', 'car');
  expect(find(terms, 'capret')).toEqual(['carpet 1']);
  expect(find(terms, 'carpt')).toEqual(['carpet 1']);
  expect(find(terms, 'carppet')).toEqual(['carpet 1']);
  expect(find(terms, 'carpit')).toEqual(['carpet 1']);
});

test('forgives nothing below four letters, two errors from eight on', () => {
  const terms = list('tin', 'ten', 'arabesque', 'star');
  expect(find(terms, 'tan')).toEqual([]);
  expect(find(terms, 'stra')).toEqual(['star 1']);
  expect(find(terms, 'arebesqe')).toEqual(['arabesque 2']);
  expect(find(terms, 'arebsqe')).toEqual([]);
});

test('a short word is a typing error of those alone that begin as it does', () => {
  const terms = list('kala', 'sala', 'ula', 'tile', 'star', 'lamp');
  expect(find(terms, 'uala')).toEqual(['ula 1']);
  expect(find(terms, 'tiel')).toEqual(['tile 1']);
  expect(find(terms, 'tsar')).toEqual(['star 1']);
  expect(find(terms, 'iamp')).toEqual([]);
});

test('takes no number for another one', () => {
  const terms = list('1650', '1651', '19370017', '1937b');
  expect(find(terms, '1652')).toEqual([]);
  expect(find(terms, '19370018', true)).toEqual([]);
  expect(find(terms, '1937a')).toEqual(['1937b 1']);
});

test('finds words whose beginning is similar while one is typing', () => {
  const terms = list('isfahan', 'isfarayin', 'iznik');
  expect(find(terms, 'isgah', true)).toEqual(['isfahan 1']);
  expect(find(terms, 'isgah')).toEqual([]);
});

test('finds the same as comparing with every term', () => {
  const letters = 'abc';
  const words: string[] = [];
  const grow = (word: string) => {
    if (word.length >= 3) words.push(word);
    if (word.length < 6) for (const letter of letters) grow(word + letter);
  };
  grow('');
  const terms = list(...words);
  for (const word of ['abcab', 'aabbcc', 'cbacbacb', 'abababab']) {
    const allowed = word.length >= 8 ? 2 : 1;
    const expected = words.filter((term) => {
      const far = distance(term, word);
      return far > 0 && far <= allowed;
    });
    const found = findSimilarTerms(terms, word, false).map(({ term }) => terms.at(term));
    expect(found.sort()).toEqual(expected.sort().slice(0, 200));
    expect(expected.length).toBeLessThan(200);
  }
});

/** Optimal string alignment, as textbooks have it. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) (rows[0] as number[])[j] = j;
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(i - 2, j - 2) + 1);
      }
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}

test('words that were asked before are answered as the first time, however many came between', () => {
  const terms = list('carpet', 'carpets', 'market', 'star');
  const similar = new SimilarTerms(terms);
  const first = similar.find('capret', false);
  expect(similar.find('capret', false)).toBe(first);
  expect(similar.find('capret', true)).not.toBe(first);
  for (let at = 0; at < 400; at++) similar.find(`word${at}`, false);
  expect(similar.find('capret', false)).not.toBe(first);
  expect(similar.find('capret', false)).toEqual(first);
});
