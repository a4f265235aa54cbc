import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { readPriceLabel } from './read-price-label.ts';

test.each([
  ['Free; reserve a place', { kind: 'free', amount: 0 }],
  ['Gratis', { kind: 'free', amount: 0 }],
  ['Free with admission', { kind: 'admission', amount: null }],
  ['Included with admission', { kind: 'admission', amount: null }],
  ['$20, materials included', { kind: 'paid', amount: 20 }],
  ['$24; students $10', { kind: 'paid', amount: null }],
  ['With admission', { kind: 'admission', amount: null }],
  ['Me ka likiki komo', { kind: 'admission', amount: null }],
  [null, null],
])('%s', (label, price) => {
  expect(readPriceLabel(label)).toEqual(price);
});

test('a price of the demo is of one kind in every language', () => {
  const labels = ['event', 'public_program', 'ticket_type'].flatMap((folder) =>
    readdirSync(`content/documents/${folder}`).map((file) => {
      const item = JSON.parse(readFileSync(`content/documents/${folder}/${file}`, 'utf8'));
      const told = languages.map((language) => readPriceLabel(item[language]?.price_label));
      return { file, told };
    }),
  );
  expect(labels.filter(({ told }) => told.some(Boolean)).length).toBeGreaterThan(30);
  for (const { file, told } of labels) {
    for (const one of told) expect({ file, price: one }).toEqual({ file, price: told[0] });
  }
});
