import { expect, test } from 'vitest';
import { mergeWords } from './merge-words.ts';

const english = {
  title: 'Visit',
  actions: { close: 'Close' },
  cards: [{ title: 'Plan' }, { title: 'Tour' }],
};

test('a word that the translation has replaces the English one', () => {
  expect(mergeWords(english, { title: 'Visita', actions: { close: 'Cerrar' } }).actions.close).toBe(
    'Cerrar',
  );
});

test('a word that the translation lacks stays English', () => {
  const words = mergeWords(english, { actions: {}, cards: [{ title: 'Planifique' }] });
  expect(words.title).toBe('Visit');
  expect(words.cards.map((card) => card.title)).toEqual(['Planifique', 'Tour']);
});

test('a translation of another shape is ignored where it differs', () => {
  expect(mergeWords(english, { title: ['a'], actions: 'Cerrar', cards: {} })).toEqual(english);
});

test('the same two objects give the same result, so that components do not render again', () => {
  const translation = { title: 'Visita' };
  expect(mergeWords(english, translation)).toBe(mergeWords(english, translation));
});

test('a translation cannot reach the prototype of objects', () => {
  mergeWords(english, JSON.parse('{"__proto__": {"polluted": true}, "title": "Visita"}'));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
