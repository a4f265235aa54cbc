import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldWords } from '#shared/search/fold-text.ts';
import { isEmptyWord } from '#shared/search/small-words.ts';
import { Thesaurus } from '#shared/search/thesaurus.ts';
import { thesaurusSchema } from './thesaurus-schema.ts';

const thesaurus = new Thesaurus({
  terms: [
    { same: ['tile', 'azulejo'], broader: ['ceramics'] },
    { same: ['ceramics', 'pottery'] },
    { same: ['prayer niche', 'mihrab'] },
    { same: ['Iran', 'Persia'] },
  ],
  times: [{ names: ['Safavid', 'safávida'], from: 1501, to: 1736, places: ['Iran'] }],
});
const list = (names: readonly (readonly string[])[] = []) => names.map((words) => words.join(' '));

test('each name of a term leads to the others, in any spelling', () => {
  expect(list(thesaurus.find(['azulejos'])?.same)).toEqual(['tile']);
  expect(list(thesaurus.find(['tile'])?.same)).toEqual(['azulejo']);
  expect(list(thesaurus.find(['prayer', 'niche'])?.same)).toEqual(['mihrab']);
  expect(list(thesaurus.find(['mihrab'])?.same)).toEqual(['prayer niche']);
  expect(thesaurus.find(['prayer'])).toBeNull();
});

test('a name that is a word of every sentence without its marks is looked for under none of the others', () => {
  const animals = new Thesaurus({ terms: [{ same: ['fish', 'pez', 'iʻa'] }], times: [] });
  expect(list(animals.find(['fish'])?.same)).toEqual(['pez']);
  expect(animals.find(['ia'])).toBeNull();
});

test('what is narrower is found under every name of what is broader', () => {
  expect(list(thesaurus.find(['pottery'])?.narrower)).toEqual(['tile', 'azulejo']);
  expect(list(thesaurus.find(['tile'])?.broader)).toEqual(['ceramics']);
});

test('a dynasty knows its years, and its lands under all their names', () => {
  const [made] = thesaurus.find(['safavida'])?.made ?? [];
  expect(made).toMatchObject({ yearFrom: 1501, yearTo: 1736 });
  expect(list(made?.places)).toEqual(['iran', 'persia']);
});

test('the file that comes with the project is one, and names nothing twice in a term', () => {
  const file = thesaurusSchema.parse(JSON.parse(readFileSync('content/thesaurus.json', 'utf8')));
  expect(file.terms.length).toBeGreaterThan(300);
  for (const { same } of file.terms) {
    expect(new Set(same).size).toBe(same.length);
    expect(same.filter((name) => foldWords(name).every(isEmptyWord))).toEqual([]);
  }
});
