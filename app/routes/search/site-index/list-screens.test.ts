import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { listScreens } from './list-screens.ts';

test('no text of a screen is found whose words the screen itself puts in', () => {
  const entries = listScreens(new Translations('en', {}));
  const tickets = entries.find(({ href }) => href === '/tickets');
  expect(tickets?.texts.length).toBeGreaterThan(5);
  const texts = entries.flatMap((entry) => entry.texts.map(({ text }) => text));
  expect(texts.filter((text) => text.includes('{'))).toEqual([]);
});

test('no screen is found by what it says when something failed', () => {
  const texts = listScreens(new Translations('en', {})).flatMap((entry) =>
    entry.texts.map(({ text }) => text),
  );
  expect(texts.filter((text) => /just now|at the moment|try again/.test(text))).toEqual([]);
});

test('what somebody asks What’s on for leads to the list that is narrowed so', () => {
  const entries = listScreens(new Translations('en', {}));
  const ofTitle = (title: string) => entries.find((entry) => entry.title.text === title)?.href;
  expect(ofTitle('Tonight')).toBe('/whats-on?when=tonight');
  expect(ofTitle('This weekend')).toBe('/whats-on?when=weekend');
  expect(ofTitle('Free')).toBe('/whats-on?price=free');
  expect(ofTitle('Captioned')).toBe('/whats-on?access=captioned');
});
