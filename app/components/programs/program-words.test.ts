import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import { programWords } from './program-words.ts';

test('the words of a language are one object, by which what is made of them is memoized', () => {
  const spanish = { events: {}, programActions: {} };
  for (const make of [() => new Translations('en', {}), () => new Translations('es', spanish)]) {
    expect(programWords(make())).toBe(programWords(make()));
  }
});
