import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The table of `docs/studio-terms.md`: what a language says, and the words that it does not. */
const terms = readFileSync('docs/studio-terms.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \w/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, english = '', spanish = '', hawaiian = '', not = '']) => ({
    say: `${english}: ${spanish} / ${hawaiian}`,
    not: [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  }));

const letter = String.raw`[\p{L}ʻ]`;
const asWord = (word: string) => new RegExp(`(?<!${letter})${word}s?(?!${letter})`, 'iu');

test('the table names words that are not said', () => {
  expect(terms.flatMap(({ not }) => not)).toContain('elemento');
});

test.each(globSync('studio/words/{es,haw}/*.json').toSorted())(
  '%s calls things as the table of terms does',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const foreign = terms.flatMap(({ say, not }) =>
      not.flatMap((word) =>
        lines
          .filter((line) => asWord(word).test(line))
          .map((line) => `${line.trim()} says “${word}”, not ${say}`),
      ),
    );
    expect(foreign).toEqual([]);
  },
);
