import { expect, test } from 'vitest';
import { findLetter, findWrongOkina, listLetters } from './letters.ts';

const alt = { altKey: true, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['haw', { ...alt, code: 'KeyA', key: 'a' }, 'ā'],
  ['haw', { ...alt, code: 'KeyA', key: 'A', shiftKey: true }, 'Ā'],
  ['haw', { ...alt, code: 'KeyU', key: 'Dead' }, 'ū'],
  ['haw', { ...alt, code: 'KeyA', key: 'å' }, 'ā'],
  ['haw', { ...alt, code: 'KeyQ', key: 'a' }, 'ā'],
  ['haw', { ...alt, code: 'Quote', key: "'" }, 'ʻ'],
  ['es', { ...alt, code: 'KeyN', key: 'n' }, 'ñ'],
  ['es', { ...alt, code: 'Slash', key: '/' }, '¿'],
] as const)('in %s a key with Alt writes a letter of the language', (language, pressed, letter) => {
  expect(findLetter(language, pressed)?.letter).toBe(letter);
});

test.each([
  ['haw', { ...alt, altKey: false, code: 'KeyA', key: 'a' }],
  ['haw', { ...alt, ctrlKey: true, code: 'KeyA', key: 'a' }],
  ['haw', { ...alt, code: 'KeyN', key: 'n' }],
  ['en', { ...alt, code: 'KeyA', key: 'a' }],
] as const)('in %s another key is left to whoever wants it', (language, pressed) => {
  expect(findLetter(language, pressed)).toBeNull();
});

test('no two letters of a language share a shortcut', () => {
  for (const language of ['haw', 'es']) {
    const shortcuts = listLetters(language).map(({ shortcut }) => shortcut);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  }
});

test.each([
  ["'ike", [0]],
  ['Hawai‘i a me O’ahu', [5, 14]],
  ["nā pu'u `elua", [5, 8]],
  ['ʻike', []],
  ["Schlosser's", []],
  ['i ka 5’ alo', []],
  ['kai’', []],
])('in “%s” an ʻokina is missed where a vowel follows', (text, places) => {
  expect(findWrongOkina(text)).toEqual(places);
});
