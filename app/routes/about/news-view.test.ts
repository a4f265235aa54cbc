import { expect, test } from 'vitest';
import type { RichText } from '#services/content-management/contract.ts';
import { arrangeNews, countReadingMinutes, findNext, groupByYear, readKind } from './news-view.ts';

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

test('the newest story leads, the others follow it, and what is announced stands below', () => {
  const items = (['press', 'news', 'announcement', 'news', null] as const).map((category, id) => ({
    id,
    category,
  }));
  const idsOf = (given: typeof items) => {
    const { first, stories, notes } = arrangeNews(given);
    return [first?.id, stories.map(({ id }) => id), notes.map(({ id }) => id)];
  };
  expect(idsOf(items)).toEqual([1, [3], [0, 2, 4]]);
  expect(idsOf(items.filter(({ category }) => category === 'press'))).toEqual([0, [], []]);
  expect(idsOf([])).toEqual([undefined, [], []]);
});

test('an address asks for a kind that there is, or for all', () => {
  const read = (query: string) => readKind(new URLSearchParams(query));
  expect(['kind=press', 'kind=rumor', ''].map(read)).toEqual(['press', null, null]);
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

test('a story leads to the next of its kind, the last one to the first, and the only one to what is next', () => {
  const items = [
    { uid: 'a', category: 'news' },
    { uid: 'b', category: 'press' },
    { uid: 'c', category: 'news' },
  ];
  expect(items.map((item) => findNext(items, item)?.uid)).toEqual(['c', 'c', 'a']);
  expect(findNext(items.slice(0, 1), { uid: 'a', category: 'news' })).toBeNull();
});
