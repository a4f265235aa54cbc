import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/languages/languages.ts';
import { linesOf, namesOf, readChapter, stepsOf } from '#shared/studio/read-chapter.ts';

const filesOf = (language: Language) => globSync(`docs/editing/${language}/*.md`).sort();
const nameOf = (file: string) => file.split('/').at(-1);
const read = (file: string) => readChapter(readFileSync(file, 'utf8'));

/** All words of the studio in a language, each as a pattern: `From, on the clock of {city}`. */
const wordsOf = (language: Language): RegExp[] =>
  globSync(`studio/words/${language}/*.json`)
    .flatMap((file) => listTexts(JSON.parse(readFileSync(file, 'utf8'))))
    // What is a value alone would be anything.
    .filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escapeText)
            .join('.+')}$`,
        ),
    );

const escapeText = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const listTexts = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(listTexts);

test.each(languages)('what the guide names in %s is what the studio says', (language) => {
  const words = wordsOf(language);
  const names = filesOf(language).flatMap((file) => linesOf(read(file)).flatMap(namesOf));
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => !words.some((word) => word.test(name)))).toEqual([]);
});

test.each(['es', 'haw'] as const)(
  'the guide in %s has the chapters, steps and pictures of the English one',
  (language) => {
    const shape = (one: Language) =>
      filesOf(one).map((file) => {
        const chapter = read(file);
        const steps = stepsOf(chapter).map((names) => names.length);
        return [nameOf(file), chapter.blocks.map(({ kind }) => kind), steps];
      });
    expect(shape('en')).toHaveLength(13);
    expect(shape(language)).toEqual(shape('en'));
  },
);
