import { expect, test } from 'vitest';
import { pickVariation } from './choose-variation.ts';

const variations = [
  { id: 'a', testRatio: 0.2 },
  { id: 'b', testRatio: 0.3 },
];

test.each([
  [0, 'a'],
  [0.199, 'a'],
  [0.2, 'b'],
  [0.499, 'b'],
  [0.5, ''],
  [0.999, ''],
])('of every hundred visitors, number %d of them sees "%s"', (random, id) => {
  expect(pickVariation(variations, random)).toBe(id);
});

test('the default gets what the variations leave over', () => {
  const seen = Array.from({ length: 1_000 }, (_, at) => pickVariation(variations, at / 1_000));
  expect(seen.filter((id) => id === '')).toHaveLength(500);
  expect(pickVariation([{ id: 'all', testRatio: 1 }], 0.999)).toBe('all');
});
