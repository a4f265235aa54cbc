import { expect, test } from 'vitest';
import { parseWords } from './parse-words.ts';

const read = (text: string) => {
  const parsed = parseWords(text);
  return parsed?.clauses.map(({ words, field, others }) =>
    [field, words.join(' '), ...(others ?? []).map((other) => `or ${other.words.join(' ')}`)]
      .filter(Boolean)
      .join(' '),
  );
};

test.each<[string, string[]]>([
  ['show me paintings of dogs please', ['paintings', 'dogs']],
  ['Can you show me some Iznik tiles?', ['iznik', 'tiles']],
  ['what do you have about ships', ['ships']],
  ['are there paintings that show ships', ['paintings', 'ships']],
  ['¿Tienen cuadros de caballos?', ['cuadros', 'caballos']],
  ['muéstreme azulejos hechos en Iznik, por favor', ['azulejos', 'iznik']],
  ['e hōʻike mai i nā kile', ['kile']],
  ['works by Turner', ['turner']],
  ['show me the way', ['way']],
  ['something blue', ['blue']],
  ['anything that is green', ['green']],
  ['blue things', ['blue']],
  ['things made of glass', ['glass']],
  ['algo azul', ['azul']],
  ['cosas azules', ['azules']],
  ['algo que sea rojo', ['rojo']],
  ['kekahi mea polū', ['polu']],
  ['something', ['something']],
  ['"something blue"', ['something blue']],
  ['the', ['the']],
  ['works', ['works']],
  ['"show me" tile', ['show me', 'tile']],
  ['show me the "tile maker" please', ['tile maker']],
])('%s asks for its own words', (text, words) => {
  expect(read(text)).toEqual(words);
});

test('fields are understood by their names in three languages, other colons are not', () => {
  expect(read('maker:turner')).toEqual(['maker turner']);
  expect(read('autor: goya')).toEqual(['maker goya']);
  expect(read('ʻano:kile')).toEqual(['type kile']);
  expect(read('lugar:"la alhambra"')).toEqual(['place la alhambra']);
  expect(read('foo:bar')).toEqual(['foo', 'bar']);
});

test('a sign before a word leaves it out, capitals join two', () => {
  expect(parseWords('Kiefer -book')?.excluded.map(({ words }) => words)).toEqual([['book']]);
  expect(parseWords('ten-pointed star')?.excluded).toEqual([]);
  expect(parseWords('tile NOT wood')?.excluded.map(({ words }) => words)).toEqual([['wood']]);
  expect(read('tile OR dish blue')).toEqual(['tile or dish', 'blue']);
  expect(read('azulejo O plato')).toEqual(['azulejo or plato']);
  expect(read('caskets from Sicily or Spain')).toEqual(['caskets', 'sicily or spain']);
  expect(parseWords('etchings except portraits')?.excluded[0]?.words).toEqual(['portraits']);
  expect(read('tile or')).toEqual(['tile']);
  expect(read('Georgia O Keeffe')).toEqual(['georgia', 'keeffe']);
});

test('each clause knows where it stands', () => {
  const text = 'show me Iznik tiles';
  expect(parseWords(text)?.clauses.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Iznik',
    'tiles',
  ]);
});

test.each(['', '  ', '🎨', '(.*)+$', '?!', '—'])('%j holds no words', (text) => {
  expect(parseWords(text)).toBeNull();
});

test.each([
  ...['the', 'the of and', 'what is the', 'What is it?', 'do you have', 'o'],
  ...['el de la y', '¿qué es?', 'los de las', 'donde', 'y'],
  ...['ka ke o nā', 'ʻo ia', 'i ke o ka', 'در و از', 'في من'],
])('%s says nothing that could be looked for', (text) => {
  expect(parseWords(text)?.isEmpty).toBe(true);
});

test.each([
  ...['"the"', 'title:the', 'the way', 'la alhambra', 'ka wahine', 'Sir', 'an OR of', '"el de la"'],
  ...['the -horse', 'son', 'mau'],
])('%s says something', (text) => {
  expect(parseWords(text)?.isEmpty).toBe(false);
});

test.each(['iʻa', "nā i'a", 'I‘a', 'iʻa?'])(
  '%s is a fish, and no word of every sentence',
  (text) => {
    expect(parseWords(text)?.clauses.map(({ words }) => words)).toEqual([['fish']]);
  },
);

test('empty words beside what is left out are not looked for', () => {
  expect(read('what is the -horse')).toEqual([]);
});

test.each([
  ['made of glass', 'glass'],
  ['hecho de vidrio', 'vidrio'],
  ['pintadas en Kashan', 'kashan'],
  ['i hana ʻia me ke gula', 'gula'],
])('%s asks for %s', (words, asked) => {
  expect(parseWords(words)?.clauses.map(({ text }) => text)).toEqual([asked]);
});
