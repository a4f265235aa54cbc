import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import { listSources } from './setup/read-imports.ts';

const files = listSources([
  'app',
  'database',
  'framework',
  'scripts',
  'server',
  'services',
  'shared',
]).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\.test-support\.ts$|fixture|fake-|\/test-[\w-]+\.ts$/.test(file),
);

/**
 * Where a language may be named although it is no dictionary: the list itself, what its grammar or its
 * letters alone ask for, and the imports of its messages.
 */
const grammar = [
  'shared/languages/languages.ts',
  'shared/dates/format-dates.ts',
  'app/components/reservations/calendar-view.ts',
  'app/components/text/TitleText.tsx',
  'app/routes/search/lead-with-kind.ts',
  'app/routes/typography/TypographyTest.tsx',
  'scripts/brand/cut-fonts.ts',
  'scripts/translations/translation-problems.ts',
];

/** `'haw'`, `/haw/`, `(es|haw)`, `title.haw`: what a list or a pattern of all languages is made of. */
const named = new RegExp(
  languages
    .filter((language) => language.length > 2)
    .map((language) => `['"/|]${language}\\b|\\b${language}['"/|]|\\.${language}\\b`)
    .join('|'),
);

test('languages are listed in one place, so that another one is forgotten nowhere', () => {
  const lists = files.filter((file) => {
    if (grammar.includes(file)) return false;
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.some((line) => named.test(line) && !/^import .* from '#locales\//.test(line));
  });
  expect(lists).toEqual([]);
});

test('what is written for each language is a dictionary that the types hold complete', () => {
  const loose = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    const isDictionary = languages.every((language) => new RegExp(`\\b${language}: `).test(code));
    return (
      isDictionary && !/Language\b/.test(code) && !/(satisfies|as const satisfies)\b/.test(code)
    );
  });
  expect(loose).toEqual([]);
});
