import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test('the first sentence is whole, and what follows is left out', () => {
  expect(firstSentence('Six rooms with a guide, 3.5 hours. You stand.', 'en')).toBe(
    'Six rooms with a guide, 3.5 hours.',
  );
  expect(firstSentence('Seis habitaciones con guía. Se está de pie.', 'es')).toBe(
    'Seis habitaciones con guía.',
  );
});

test('a text of one sentence, and one of none, stay as they are', () => {
  expect(firstSentence('ʻEono lumi me ke alakaʻi', 'haw')).toBe('ʻEono lumi me ke alakaʻi');
  expect(firstSentence('', 'en')).toBe('');
});
