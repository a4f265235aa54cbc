import { expect, test } from 'vitest';
import { nameMotif } from './motif-names.ts';

test('a motif is named in the language of the page, however its record writes it', () => {
  expect(nameMotif('palmette', 'es')).toEqual({ text: 'palmeta', language: 'es' });
  expect(nameMotif('Fish', 'haw')).toEqual({ text: 'iʻa', language: 'haw' });
});

test('the record’s own word has to do in English, and where no other is known', () => {
  expect(nameMotif('palmette', 'en')).toBeNull();
  expect(nameMotif('palmette', 'haw')).toBeNull();
  expect(nameMotif('wyvern', 'es')).toBeNull();
});
