import { expect, test } from 'vitest';
import type { RichText } from '#services/content-management/contract.ts';
import { countReadingMinutes, groupByYear, listNeighbors } from './news-view.ts';

const textOf = (words: number): RichText => ({
  language: 'en',
  blocks: [
    { type: 'paragraph', text: 'word '.repeat(words - 2), spans: [], direction: 'ltr' },
    { type: 'list', items: [{ text: 'two words', spans: [] }] },
  ],
});

test('two hundred words are a minute, and nothing is read in less than one', () => {
  expect(countReadingMinutes(textOf(400))).toBe(2);
  expect(countReadingMinutes(textOf(30))).toBe(1);
  expect(countReadingMinutes(null)).toBe(1);
});

test('news stand together by year, newest first as they came', () => {
  const dates = ['2026-11-18', '2026-01-02', '2025-12-31'];
  expect(
    groupByYear(dates.map((publishedOn) => ({ publishedOn }))).map(({ year, items }) => [
      year,
      items.length,
    ]),
  ).toEqual([
    ['2026', 2],
    ['2025', 1],
  ]);
});

test('a story leads to the two that follow it, and the last ones to the first', () => {
  const items = ['a', 'b', 'c', 'd'].map((uid) => ({ uid }));
  const neighborsOf = (uid: string) => listNeighbors(items, uid).map((item) => item.uid);
  expect(neighborsOf('a')).toEqual(['b', 'c']);
  expect(neighborsOf('c')).toEqual(['d', 'a']);
  expect(listNeighbors([{ uid: 'a' }], 'a')).toEqual([]);
});
