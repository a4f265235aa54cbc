import { expect, test } from 'vitest';
import { readOtherPrices } from './read-other-prices.ts';

test.each([
  ['$30; kamaʻāina $18', [{ words: 'Kamaʻāina', amount: 18 }]],
  ['$30; kamaʻāina, $18', [{ words: 'Kamaʻāina', amount: 18 }]],
  ['$30; nā kamaʻāina $18.50', [{ words: 'Nā kamaʻāina', amount: 18.5 }]],
  ['$15; free with admission', [{ words: 'With admission', amount: 0 }]],
  ['$15; gratis con la entrada', [{ words: 'Con la entrada', amount: 0 }]],
  ['$15; manuahi me ka likiki komo', [{ words: 'Me ka likiki komo', amount: 0 }]],
  [
    '$24; students $10; members free of charge; under 8 years free',
    [{ words: 'Students', amount: 10 }, null, null],
  ],
  ['Free; reserve a place', [null]],
  ['$35, materials included', []],
  [null, []],
] as const)('the prices of %s beside its first one', (label, prices) => {
  expect(readOtherPrices(label)).toEqual(prices);
});
