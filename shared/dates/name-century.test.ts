import { expect, test } from 'vitest';
import { nameCentury } from './name-century.ts';

test.each([
  [9, '9th', 'IX'],
  [11, '11th', 'XI'],
  [14, '14th', 'XIV'],
  [19, '19th', 'XIX'],
  [21, '21st', 'XXI'],
])('the century %i is named as each language does', (century, english, spanish) => {
  expect(nameCentury(century, 'en')).toBe(english);
  expect(nameCentury(century, 'es')).toBe(spanish);
  expect(nameCentury(century, 'haw')).toBe(String(century));
});
