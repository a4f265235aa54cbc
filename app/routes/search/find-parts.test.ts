import { expect, test } from 'vitest';
import { nameTerms } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { emptyThesaurus } from '#shared/search/thesaurus.ts';
import { chooseNear, findParts, withoutNumbers } from './find-parts.ts';

function read(text: string) {
  const parsed = parseWords(text);
  if (!parsed) throw new Error(text);
  return nameTerms(parsed, emptyThesaurus);
}

const totals: Readonly<Record<string, number>> = { textile: 36, birds: 1, 'blue tile': 9 };
const find = async (words: string) => ({ words, total: totals[words] ?? 0 });

test.each([
  ['textile with birds', ['textile', 'birds']],
  ['The textile, with some birds!', ['textile', 'birds']],
  ['textile and unicorns', ['textile']],
  ['blue tile unicorn', ['blue tile']],
  ['textile of the birds in gold', ['textile', 'birds']],
  ['textile', []],
  ['textile -birds', []],
  ['"textile birds"', []],
])('fewer words of “%s” are %j', async (text, words) => {
  const parts = await findParts(read(text), find);
  expect(parts.map((part) => part.words)).toEqual(words);
});

test.each([
  ['tela con pájaros', ['tela', 'pájaros']],
  ['lole me nā manu', ['lole', 'manu']],
  ['ka lole a me ka manu', ['lole', 'manu']],
  ['la tela de los pájaros', ['tela', 'pájaros']],
])('small words of every language ask for nothing: %s', async (text, words) => {
  const parts = await findParts(read(text), async (one) => ({ words: one, total: 1 }));
  expect(parts.map((part) => part.words)).toEqual(words);
});

test('a number is asked for by itself where it is a year', async () => {
  const find = async (one: string) => ({ words: one, total: 1 });
  const partsOf = async (text: string) =>
    (await findParts(read(text), find)).map((part) => part.words);
  expect(await partsOf('chair 3412')).toEqual(['chair']);
  expect(await partsOf('carpet 1650')).toEqual(['carpet', '1650']);
});

test('the rarer of two kinds leads the works, and those of the other follow', () => {
  const list = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${name} ${at}` }));
  const textiles = { words: 'textile', total: 36, objectCount: 36, objects: list('textile', 24) };
  const birds = { words: 'birds', total: 2, objectCount: 1, objects: list('bird', 1) };
  const near = chooseNear([], [textiles, birds], 2).map(({ id }) => id);
  expect(near).toHaveLength(8);
  expect(near.slice(0, 2)).toEqual(['bird 0', 'textile 0']);
  const many = { ...birds, objectCount: 9, objects: list('bird', 9) };
  expect(chooseNear([], [textiles, many], 2).map(({ id }) => id)[4]).toBe('textile 0');
  // What has two of three words is nearer than what has one.
  const most = [{ id: 'nearest' }];
  expect(chooseNear(most, [textiles, birds], 3)).toEqual(most);
  expect(chooseNear(most, [], 2)).toEqual(most);
});

test('the size of a group is no word that a page must have', () => {
  expect(withoutNumbers(read('school visit group of 14'))).toBe('school visit group');
  expect(withoutNumbers(read('14 people'))).toBeNull();
  expect(withoutNumbers(read('school visit group'))).toBeNull();
});
