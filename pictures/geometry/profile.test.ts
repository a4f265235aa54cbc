import { expect, test } from 'vitest';
import { walkProfile } from './profile.ts';

test('a wall is walked at even steps of its length', () => {
  const wall = walkProfile([
    [1, 0],
    [1, 1],
    [1, 3],
  ]);
  expect(wall.length).toBeCloseTo(3, 1);
  expect(wall.at(0)[1]).toBeCloseTo(0, 2);
  expect(wall.at(1 / 3)[1]).toBeCloseTo(wall.length / 3, 1);
  expect(wall.at(1)[1]).toBeCloseTo(3, 5);
});

test('a wall that reaches the axis keeps a radius, so that nothing divides by zero', () => {
  const wall = walkProfile([
    [0.5, 0],
    [0, 0],
  ]);
  expect(wall.at(1)[0]).toBeGreaterThan(0);
});
