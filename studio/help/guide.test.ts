import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languageOptions, languages } from '#shared/languages/languages.ts';
import { linesOf, namesOf, readChapter, stepsOf } from '#shared/studio/read-chapter.ts';
import { parts } from './parts.ts';

const filesOf = (language: Language) => globSync(`docs/editing/${language}/*.md`).sort();
const nameOf = (file: string) => file.split('/').at(-1);
const read = (file: string) => readChapter(readFileSync(file, 'utf8'));

/** Labels of fields stand in the models in English; the words of the others name them by that. */
const labels: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('studio/words/es/labels.json', 'utf8'),
).labels;

/** All words of the studio in a language by where they stand, each as a pattern: `From, on the clock of {city}`. */
function wordsOf(language: Language): Map<string, RegExp> {
  const words = globSync(`studio/words/${language}/*.json`)
    .flatMap((file) => listTexts(JSON.parse(readFileSync(file, 'utf8'))))
    .concat(language === 'en' ? Object.keys(labels).map((label) => [`labels.${label}`, label]) : [])
    .concat(languageOptions.map(({ code, nativeName }) => [code, nativeName]));
  return new Map(
    words
      // What is a value alone would be anything.
      .filter(([, text]) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
      .map(([place, text]) => [
        place,
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escapeText)
            .join('.+')}$`,
        ),
      ]),
  );
}

/** Where a name stands among the studio's words. */
const placesOf = (name: string, words: Map<string, RegExp>): string[] =>
  [...words].filter(([, word]) => word.test(name)).map(([place]) => place);

const escapeText = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const listTexts = (words: unknown, place = ''): [string, string][] =>
  typeof words === 'string'
    ? [[place, words]]
    : Object.entries(words as object).flatMap(([key, one]) =>
        listTexts(one, place ? `${place}.${key}` : key),
      );

test.each(languages)('what the guide names in %s is what the studio says', (language) => {
  const words = wordsOf(language);
  const names = filesOf(language).flatMap((file) => linesOf(read(file)).flatMap(namesOf));
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => placesOf(name, words).length === 0)).toEqual([]);
});

test.each(['es', 'haw'] as const)(
  'the guide in %s has the chapters, steps and pictures of the English one',
  (language) => {
    const shape = (one: Language) =>
      filesOf(one).map((file) => {
        const chapter = read(file);
        const steps = stepsOf(chapter).map((names) => names.length);
        const pictures = chapter.blocks.map(
          (block) => block.kind === 'picture' && block.address.replace(`/${one}/`, '/'),
        );
        return [nameOf(file), chapter.blocks.map(({ kind }) => kind), steps, pictures];
      });
    expect(shape('en')).toHaveLength(17);
    expect(shape(language)).toEqual(shape('en'));
  },
);

// So the steps that are run in English can be done in each language.
test.each(['es', 'haw'] as const)(
  'each step in %s names the same buttons and fields as in English, in the same order',
  (language) => {
    const stepsIn = (one: Language) => filesOf(one).flatMap((file) => stepsOf(read(file)).flat());
    const [english, own] = [wordsOf('en'), wordsOf(language)];
    const theirs = stepsIn(language);
    const different = stepsIn('en').filter((name, position) => {
      const places = placesOf(theirs[position] ?? '', own);
      return !placesOf(name, english).some((place) => places.includes(place));
    });
    expect(different).toEqual([]);
  },
);

test('the contents list every chapter once, and each begins by saying what it is about', () => {
  const ids = filesOf('en').map((file) => /\d+-([\w-]+)\.md$/.exec(file)?.[1]);
  expect(parts.flatMap(({ chapters }) => chapters)).toEqual(ids);
  for (const file of languages.flatMap(filesOf)) {
    expect(read(file).blocks[0]?.kind, file).toBe('text');
  }
});

test('its pictures are all there, each is shown, and together they stay below 3 MB', () => {
  const shown = languages
    .flatMap(filesOf)
    .flatMap((file) =>
      read(file).blocks.flatMap((block) => (block.kind === 'picture' ? [block.address] : [])),
    );
  const files = globSync('docs/editing/pictures/*/*.webp');
  expect(files.map((file) => file.replace('docs/editing', '..')).sort()).toEqual(shown.sort());
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(3_000_000);
});
