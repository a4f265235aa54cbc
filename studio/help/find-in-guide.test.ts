import { expect, test } from 'vitest';
import { readChapter } from '#shared/studio/read-chapter.ts';
import { findInGuide, markWords } from './find-in-guide.ts';

const toChapter = (id: string, markdown: string) => ({ id, ...readChapter(markdown) });
const chapters = [
  toChapter('trouble', '# When it fails\n\nPress **History**.\n\nYour hours are kept.'),
  toChapter('hours', '# Change today’s hours\n\n1. Press **A day**.\n2. Write **Opens**.'),
  toChapter('haw', '# Ka hoʻololi ʻana\n\nAia ka ʻōlelo Pelekānia ma kona ʻaoʻao.'),
];
const find = (query: string) =>
  findInGuide(chapters, query).map(({ chapter, lines }) => [chapter.id, ...lines]);

test('a word is found with where it stands, in a title first', () => {
  expect(find('hours')).toEqual([['hours'], ['trouble', 'Your hours are kept.']]);
});

test('all words must be said, in any order and in any of the lines', () => {
  expect(find('opens day')).toEqual([['hours', 'Press A day.', 'Write Opens.']]);
  expect(find('opens never')).toEqual([]);
});

test('who types without ʻokina, kahakō and accents finds the same', () => {
  expect(find('olelo pelekania')).toEqual([['haw', 'Aia ka ʻōlelo Pelekānia ma kona ʻaoʻao.']]);
  expect(find('TODAYS')).toEqual([['hours']]);
});

test('of a long line the sentence is shown that says it, with the word marked', () => {
  const long = toChapter('long', '# One\n\nFirst this. Then **Publish …** and ʻŌlelo. Last that.');
  const [found] = findInGuide([long], 'olelo');
  expect(found?.lines).toEqual(['Then Publish … and ʻŌlelo.']);
  const marked = markWords('Then ʻŌlelo.', 'olelo').filter(({ isFound }) => isFound);
  expect(marked).toEqual([{ text: 'ʻŌlelo.', isFound: true }]);
});

test('nothing typed finds nothing', () => {
  expect(find('  ')).toEqual([]);
});
