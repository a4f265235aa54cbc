import { expect, test } from 'vitest';
import type { TicketType } from '#services/content-management/contract.ts';
import { listUsualPrices } from './usual-prices.ts';

const text = (words: string, language: 'en' | 'es' = 'en') => ({ text: words, language });
const tour = (change: Partial<TicketType>) =>
  ({
    id: 'tour',
    name: text('Garden tour'),
    kind: 'guided_tour',
    price: 15,
    currency: 'USD',
    isFree: false,
    priceLabel: null,
    audience: text('Everyone'),
    ...change,
  }) as TicketType;
const tell = (change: Partial<TicketType>) =>
  listUsualPrices([tour(change)], 'Free')[0]?.audience?.text;

test('whoever pays another price is told beside those who pay the usual one', () => {
  expect(tell({ priceLabel: text('$15; free with admission') })).toBe(
    'Everyone; free with admission',
  );
  expect(tell({ priceLabel: text('$15') })).toBe('Everyone');
  expect(tell({ priceLabel: text('$15; gratis con la entrada', 'es') })).toBe('Everyone');
  expect(tell({ audience: null, priceLabel: text('$15; free with admission') })).toBe(
    '$15; free with admission',
  );
});
