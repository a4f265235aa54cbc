import { expect, test } from 'vitest';
import { toTicketPrice } from './ticket-prices.ts';

const label = (text: string) => ({ text, language: 'en' });
const ticket = { price: 30, currency: 'USD', isFree: false, priceLabel: null };

test('a price is one figure, with the editors’ words where they say more', () => {
  expect(toTicketPrice({ ...ticket, priceLabel: label('$30; kamaʻāina $18') }, 'Free')).toEqual({
    figure: '$30',
    detail: label('$30; kamaʻāina $18'),
  });
  expect(toTicketPrice({ ...ticket, priceLabel: label('$30') }, 'Free').detail).toBeNull();
});

test('what costs nothing says so in the page’s language', () => {
  expect(toTicketPrice({ ...ticket, price: 0, priceLabel: label('Free') }, 'Gratis')).toEqual({
    figure: 'Gratis',
    detail: null,
  });
});

test('without a figure the editors’ words stand in its place', () => {
  expect(
    toTicketPrice({ ...ticket, price: null, priceLabel: label('By arrangement') }, 'Free').figure,
  ).toEqual(label('By arrangement'));
});
