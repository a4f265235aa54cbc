import { expect, test } from 'vitest';
import spanish from '#locales/es/whatsOn.json' with { type: 'json' };
import { nameChoice, type WhatsOnWords } from './name-choices.ts';

test('all choices of a filter begin large, also the languages of Spanish', () => {
  const words = spanish.list as unknown as WhatsOnWords;
  expect(nameChoice('language', 'haw', words)).toBe('Hawaiano');
  expect(nameChoice('kind', 'workshop', words)).toBe('Talleres');
});
