import { expect, test } from 'vitest';
import english from '#locales/en/visitQuestions.json';
import spanish from '#locales/es/visitQuestions.json';
import { findAskedPrices } from './find-asked-prices.ts';

const prices = [
  'General admission: Adults $18',
  'Kamaʻāina admission: Residents of Hawaiʻi $10',
  'Students and seniors: Students with a card; 65 and over $12',
  'Under 18 and companions Free',
  'House tour: Ages 8 and up $30',
  'Garden tour: Everyone $15',
].map((text) => ({ text, isFree: text.endsWith('Free') }));

test.each([
  ['how much does it cost for kids', [3]],
  ['teenager price', [3]],
  ['cuánto cuesta para niños', [3]],
  ['senior discount', [2]],
  ['kamaaina price', [1]],
  ['garden tour price', [5]],
  ['how much is it', []],
  ['admission', []],
])('%s is about %j', (asked, expected) => {
  const found = findAskedPrices(prices, asked, [spanish.words, english.words]);
  expect(found.flatMap((isAsked, at) => (isAsked ? at : []))).toEqual(expected);
});
