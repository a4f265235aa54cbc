import { expect, test } from 'vitest';
import { formatDuration } from '../calendar/format-duration.ts';
import { formatPrice } from './format-price.ts';

test('cents are shown only where there are some', () => {
  expect(formatPrice(12, 'USD')).toBe('$12');
  expect(formatPrice(1234.5, 'USD')).toBe('$1,234.50');
});

test('a currency that is none counts as dollars', () => {
  expect(formatPrice(5, 'dollars')).toBe('$5');
});

test('a duration shows hours only where there are some', () => {
  expect(formatDuration(245)).toBe('4:05');
  expect(formatDuration(3729)).toBe('1:02:09');
});
