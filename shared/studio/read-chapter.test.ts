import { expect, test } from 'vitest';
import { readChapter, stepsOf } from './read-chapter.ts';

test('a chapter is read as its title, texts, steps and pictures', () => {
  const chapter = readChapter(
    '# News\n\nTwo lines\nof one text.\n\n1. Press **Items**, then **New item**.\n2. Write.\n\n![A form](../pictures/en/news.webp)\n',
  );
  expect(chapter.title).toBe('News');
  expect(chapter.blocks.map(({ kind }) => kind)).toEqual(['text', 'steps', 'picture']);
  expect(stepsOf(chapter)).toEqual([['Items', 'New item'], []]);
});

test.each(['<b>bold</b>', 'a [link](https://museum.example)', '`code`', 'one **half', '## Deep'])(
  'a mark that the guide does not have is refused: %s',
  (text) => {
    expect(() => readChapter(`# News\n\n${text}\n`)).toThrow('no such mark');
  },
);
