import { expect, test } from 'vitest';
import { languageOfPath, localizePath, withoutLanguage } from './localized-path.ts';

test.each([
  ['/', 'en'],
  ['/visit', 'en'],
  ['/es', 'es'],
  ['/es/visit', 'es'],
  ['/haw/visit', 'haw'],
  ['/estate', 'en'],
  ['/en/visit', 'en'],
  ['/es?x=1', 'es'],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/visit', 'es', '/es/visit'],
  ['/', 'es', '/es'],
  ['/?q=1', 'haw', '/haw?q=1'],
  ['/#hours', 'haw', '/haw#hours'],
  ['/es/visit?a=b#c', 'haw', '/haw/visit?a=b#c'],
  ['/es', 'en', '/'],
  ['/haw/visit', 'en', '/visit'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(localizePath(path, language)).toBe(expected);
});

test('the bare path of a language home is the home page', () => {
  expect(withoutLanguage('/haw')).toBe('/');
});
