import { expect, test } from 'vitest';
import { readPriceLabel } from './read-price-label.ts';

test.each([
  ['Free; reserve a place', { kind: 'free', amount: 0 }],
  ['Gratis', { kind: 'free', amount: 0 }],
  ['Free with admission', { kind: 'admission', amount: null }],
  ['Included with admission', { kind: 'admission', amount: null }],
  ['$20, materials included', { kind: 'paid', amount: 20 }],
  ['$24; students $10', { kind: 'paid', amount: null }],
  [null, null],
])('%s', (label, price) => {
  expect(readPriceLabel(label)).toEqual(price);
});
