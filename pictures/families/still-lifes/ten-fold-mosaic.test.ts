import { expect, test } from 'vitest';
import { area, centroid } from '../../geometry/points.ts';
import { breakMosaic } from './ten-fold-mosaic.ts';

const { wall, fragment, gap } = breakMosaic(0.4);
const sizeOf = (pieces: typeof wall) =>
  pieces.reduce((sum, { outline }) => sum + Math.abs(area(outline)), 0);
const isHeart = ({ outline }: (typeof wall)[number]) => Math.hypot(...centroid(outline)) < 0.02;

test('the fragment fills the gap of its wall', () => {
  expect(Math.abs(area(gap)) / sizeOf(fragment)).toBeCloseTo(1, 1);
  const xs = gap.map(([x]) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0.26, 2);
});

test('one piece broke across, of one glaze in both halves, along one line', () => {
  const [above, below] = [wall.filter(isHeart), fragment.filter(isHeart)];
  expect([above.length, below.length]).toEqual([1, 1]);
  expect(above[0]?.material).toBe(below[0]?.material);
  const shared = above[0]?.outline.filter(([x, z]) =>
    below[0]?.outline.some(([a, b]) => Math.hypot(a - x, b - z) < 0.001),
  );
  expect(shared?.length).toBeGreaterThan(20);
});

test('five points of the star are left on the wall, five came away', () => {
  // The points lie in a ring about the star's heart.
  const isPoint = ({ outline }: (typeof wall)[number]) => {
    const far = Math.hypot(...centroid(outline));
    return far > 0.05 && far < 0.056;
  };
  expect(wall.filter(isPoint)).toHaveLength(5);
  expect(fragment.filter(isPoint)).toHaveLength(5);
});
