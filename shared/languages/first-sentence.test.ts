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

test('a number may begin the next sentence, but not where it tells a time', () => {
  expect(firstSentence('With one of the gardeners. 600 meters on coral.', 'en')).toBe(
    'With one of the gardeners.',
  );
  expect(firstSentence('De 9 a. m. 10 personas como máximo', 'es')).toBe(
    'De 9 a. m. 10 personas como máximo',
  );
});

test('a text of one sentence, and one of none, stay as they are', () => {
  expect(firstSentence('ʻEono lumi me ke alakaʻi', 'haw')).toBe('ʻEono lumi me ke alakaʻi');
  expect(firstSentence('', 'en')).toBe('');
});
