import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { listScreens } from './list-screens.ts';

test('no text of a screen is found whose words the screen itself puts in', () => {
  const entries = listScreens(new Translations('en', {}));
  const tickets = entries.find(({ href }) => href === '/tickets');
  expect(tickets?.texts.length).toBeGreaterThan(10);
  const texts = entries.flatMap((entry) => entry.texts.map(({ text }) => text));
  expect(texts.filter((text) => text.includes('{'))).toEqual([]);
});
