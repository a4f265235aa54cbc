import { expect, test } from 'vitest';
import spanish from '#locales/es/whatsOn.json' with { type: 'json' };
import hawaiian from '#locales/haw/whatsOn.json' with { type: 'json' };
import { nameChoice, tellNothing, type WhatsOnWords } from './name-choices.ts';
import { anyDay, noFilters } from './whats-on-filters.ts';

test('all choices of a filter begin large, also the languages of Spanish', () => {
  const words = spanish.list as unknown as WhatsOnWords;
  expect(nameChoice('language', 'haw', words)).toBe('Hawaiano');
  expect(nameChoice('kind', 'workshop', words)).toBe('Talleres');
});

test('where a choice leaves nothing of a day, both are named', () => {
  const [es, haw] = [spanish, hawaiian].map((one) => one.list as unknown as WhatsOnWords) as [
    WhatsOnWords,
    WhatsOnWords,
  ];
  const tonight = { ...noFilters, ...anyDay, when: 'tonight' } as const;
  expect(tellNothing(tonight, es)).toBe('Esta noche no hay nada.');
  const families = { ...tonight, audience: 'families' } as const;
  expect(tellNothing(families, es)).toBe('Infancia y familias: esta noche no hay nada.');
  expect(tellNothing(families, haw)).toMatch(/: ʻaʻohe mea i kēia pō\.$/);
  expect(tellNothing({ ...families, when: null }, es)).toBe('Nada coincide con esta selección.');
});
