import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const english = {
  title: 'Visit',
  actions: { close: 'Close' },
  cards: [{ title: 'Plan' }, { title: 'Tour' }],
};

test('a word that the translation has replaces the English one', () => {
  expect(
    mergeMessages(english, { title: 'Visita', actions: { close: 'Cerrar' } }).actions.close,
  ).toBe('Cerrar');
});

test('a word that the translation lacks stays English', () => {
  const messages = mergeMessages(english, { actions: {}, cards: [{ title: 'Planifique' }] });
  expect(messages.title).toBe('Visit');
  expect(messages.cards.map((card) => card.title)).toEqual(['Planifique', 'Tour']);
});

test('a translation of another shape is ignored where it differs', () => {
  expect(mergeMessages(english, { title: ['a'], actions: 'Cerrar', cards: {} })).toEqual(english);
});

test('the same two objects give the same result, so that components do not render again', () => {
  const translation = { title: 'Visita' };
  expect(mergeMessages(english, translation)).toBe(mergeMessages(english, translation));
});

test('a translation cannot reach the prototype of objects', () => {
  mergeMessages(english, JSON.parse('{"__proto__": {"polluted": true}, "title": "Visita"}'));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
