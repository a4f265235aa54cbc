import { expect, test } from 'vitest';
import { toColorName } from './color-name.ts';

test.each([
  ['#c81e1e', 'red'],
  ['#e07b1f', 'orange'],
  ['#e8c92c', 'yellow'],
  ['#3f8f3a', 'green'],
  ['#2aa6a0', 'turquoise'],
  ['#1f3f9e', 'blue'],
  ['#7a3aa0', 'purple'],
  ['#f08fb0', 'pink'],
  ['#7a4a24', 'brown'],
  ['#d9c8a8', 'beige'],
  ['#fbfaf8', 'white'],
  ['#8a8a8a', 'gray'],
  ['#111014', 'black'],
  ['#FFFFFF', 'white'],
])('%s is %s', (hex, name) => {
  expect(toColorName(hex)).toBe(name);
});

test.each(['', 'red', '#fff', '#12345g'])('"%s" has no name', (hex) => {
  expect(toColorName(hex)).toBeNull();
});
