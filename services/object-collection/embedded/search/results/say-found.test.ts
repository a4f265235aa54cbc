import { expect, test } from 'vitest';
import { emptyThesaurus } from '#shared/search/thesaurus.ts';
import { understandWords } from '../query/understand-words.ts';
import { readDemoRecords, toTestRecord } from '../search.test-support.ts';
import { toFoundSayer } from './say-found.ts';

const cup = toTestRecord({
  id: 'cup',
  title: { en: 'Small cup' },
  objectType: { en: 'Cup', es: 'Copa' },
  materials: [{ en: 'rock crystal', es: 'cristal de roca' }],
  place: { en: 'Iznik, Türkiye' },
  description: {
    en: 'Ground thin by a wheel. A hoopoe looks back over its wing, as birds of this workshop do, and nothing else is cut.',
  },
});
const say = (words: string, record = cup) => {
  const understood = understandWords(words, emptyThesaurus);
  return understood && toFoundSayer(understood)(record);
};

test('what a title does not say is said by the field that does', () => {
  expect(say('crystal')).toEqual([
    { field: 'material', text: { en: 'rock crystal', es: 'cristal de roca' } },
  ]);
  expect(say('iznik cup')).toEqual([{ field: 'place', text: { en: 'Iznik, Türkiye' } }]);
  expect(say('small cup')).toEqual([]);
});

test('else by the sentence of a text', () => {
  expect(say('hoopoe')).toEqual([
    {
      field: 'text',
      text: {
        en: 'A hoopoe looks back over its wing, as birds of this workshop do, and nothing else is cut.',
      },
    },
  ]);
});

test('three are told at most, and what was met nowhere is not told', () => {
  expect(say('crystal iznik hoopoe')).toHaveLength(3);
  expect(say('zebra')).toEqual([]);
});

test('a sentence that has two of the words is told once', () => {
  expect(say('hoopoe wing')).toHaveLength(1);
});

test('a color that is only seen is told', () => {
  const dish = readDemoRecords().find(({ id }) => id === 'demo-0015');
  if (!dish) throw new Error('no dish');
  expect(say('blue iznik dish', dish)?.map(({ field }) => field)).toContain('color');
});

const rim = { left: 30, top: 11, width: 40, height: 15 };
const dish = toTestRecord({
  id: 'dish',
  title: { en: 'Dish with grapes' },
  place: { en: 'Iznik, Türkiye' },
  description: { en: 'A reply to a Chinese dish, with a rim of its own.' },
  details: [
    {
      ...rim,
      name: { en: 'Three bunches' },
      text: { en: 'Each grape is one dab within its line.' },
    },
    { ...rim, name: { en: 'The rim: wave and rock' }, text: { en: 'Foam from Ming porcelain.' } },
  ],
});

test('the detail that has a word leads, with its number', () => {
  expect(say('iznik dish rim', dish)).toEqual([
    { field: 'detail', text: { en: 'The rim: wave and rock' }, number: 2 },
    { field: 'place', text: { en: 'Iznik, Türkiye' } },
  ]);
  expect(say('dish foam', dish)).toEqual([
    {
      field: 'detail',
      text: { en: 'The rim: wave and rock: Foam from Ming porcelain.' },
      number: 2,
    },
  ]);
  expect(say('iznik dish', dish)?.map(({ field }) => field)).toEqual(['place']);
});
