import { beforeEach, expect, test, vi } from 'vitest';
import { readSavedLanguage, saveLanguage } from './saved-language.ts';

beforeEach(() => localStorage.clear());

test.each(['es', 'haw'])('a saved %s is used', (code) => {
  localStorage.setItem('museum.language', code);
  expect(readSavedLanguage()).toBe(code);
});

test.each(['en', 'fr', 'ES', '', 'haw ', '__proto__'])('a saved "%s" is ignored', (code) => {
  localStorage.setItem('museum.language', code);
  expect(readSavedLanguage()).toBeNull();
});

test('nothing saved means English', () => {
  expect(readSavedLanguage()).toBeNull();
});

test('a choice is kept in local storage and mirrored in a cookie', () => {
  saveLanguage('haw');
  expect(localStorage.getItem('museum.language')).toBe('haw');
  expect(document.cookie).toContain('museum.language=haw');
  saveLanguage('en');
  expect(localStorage.getItem('museum.language')).toBe('en');
  expect(document.cookie).toContain('museum.language=en');
});

test('a browser that refuses storage still gets the cookie', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveLanguage('es');
  expect(document.cookie).toContain('museum.language=es');
  expect(readSavedLanguage()).toBeNull();
});
