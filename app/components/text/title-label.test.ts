import { expect, test } from 'vitest';
import { doesRepeat } from './title-label.ts';

test('a label that says the title again, or a part of it, repeats', () => {
  expect(doesRepeat('Shop', 'Shop')).toBe(true);
  expect(doesRepeat('SHOP', { text: 'Shop', language: 'en' })).toBe(true);
  expect(doesRepeat('Exhibitions', 'All exhibitions')).toBe(true);
  expect(doesRepeat('Hale kūʻai', 'Ka hale kūʻai')).toBe(true);
});

test('a label that says where a page belongs does not', () => {
  expect(doesRepeat('Visit', 'Plan your stay')).toBe(false);
  expect(doesRepeat('What’s on', 'Exhibitions')).toBe(false);
  expect(doesRepeat('Residency · In the house now', 'Keala Nahale')).toBe(false);
});
