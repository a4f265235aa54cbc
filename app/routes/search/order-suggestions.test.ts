import { expect, test } from 'vitest';
import { orderSuggestions } from './order-suggestions.ts';

const order = (typed: string, ...texts: readonly string[]) =>
  orderSuggestions(texts, typed, (text) => ({
    text: text.replace(/^[*!§]/, ''),
    isObject: text.startsWith('*'),
    isPerson: text.startsWith('!'),
    isMinor: text.startsWith('§'),
  }));

test('what begins with the typed letters stands before what has them further on', () => {
  expect(order('cob', 'copper', 'The new cobbler', 'Cobalt', 'Cobalt after hours', 'Coba')).toEqual(
    ['Cobalt', 'Cobalt after hours', 'Coba', 'The new cobbler'],
  );
});

test('what is found for another reason is suggested where there is little else', () => {
  expect(order('cob', 'copper', 'Cobalt')).toEqual(['Cobalt', 'copper']);
  expect(order('ram', '*Dish with a spray', 'Ramadan')).toEqual(['Ramadan']);
  expect(order('wea', '!Gulnora Rashidova', 'Weaving', 'Weather', 'Weave')).toEqual([
    'Weaving',
    'Weather',
    'Weave',
    '!Gulnora Rashidova',
  ]);
});

test('a whole word leads, except in the titles of works', () => {
  expect(order('azul', 'Azulejo', '*Azul y blanco', 'Azul sobre blanco')).toEqual([
    'Azul sobre blanco',
    'Azulejo',
    '*Azul y blanco',
  ]);
});

test('an article before the word counts only for who types it', () => {
  expect(order('uli', 'pōhaku uliuli', 'Ka uliuli')).toEqual(['Ka uliuli', 'pōhaku uliuli']);
  expect(order('hoike', 'He hōʻike', 'Hōʻikeʻike')).toEqual(['He hōʻike', 'Hōʻikeʻike']);
  expect(order('the w', 'Wind of the west', 'The wind')).toEqual(['The wind', 'Wind of the west']);
});

test('another spelling of a name begins so too, of three letters nothing is guessed', () => {
  expect(order('koran', 'Leaf', 'Qurʾan stand')).toEqual(['Qurʾan stand', 'Leaf']);
  expect(order('calli', 'The wind as calendar', 'Calligraphy')).toEqual([
    'Calligraphy',
    'The wind as calendar',
  ]);
});

test('parts of the terms of use stand last', () => {
  expect(order('child', '§Children', 'With children')).toEqual(['With children', '§Children']);
});
