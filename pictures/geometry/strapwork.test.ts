import { expect, test } from 'vitest';
import { distance, type Point } from './points.ts';
import { weaveBands, woundLines } from './strapwork.ts';

const band = { wide: 0.03, gap: 0.01, role: 'stem' } as const;

const apart = (one: readonly Point[], two: readonly Point[]) =>
  Math.min(...one.flatMap((p) => two.map((q) => distance(p, q))));

test('one band wound three times with eight lobes crosses itself sixteen times and passes below at each once', () => {
  const lines = woundLines(8, 3, 0.4, 0.15);
  expect(lines).toHaveLength(1);
  expect(weaveBands(lines, band)).toHaveLength(16);
});

test.each([
  [8, 3],
  [4, 2],
  [6, 2],
])(
  'no piece of %i lobes in %i rounds lies on another, and each end stops at the edge of what passes above',
  (lobes, turns) => {
    const pieces = weaveBands(woundLines(lobes, turns, 0.4, 0.15), band).map(
      ({ points }) => points,
    );
    expect(pieces).toHaveLength(lobes * (turns - 1));
    const neighbors = pieces.map((one) =>
      pieces.filter((two) => two !== one).map((two) => apart(one, two)),
    );
    expect(Math.min(...neighbors.flat())).toBeGreaterThan(0.008);
    // Two ends that wait beside a band each, and a band of its own that passes above two ends.
    for (const distances of neighbors)
      expect(distances.filter((far) => far < 0.013).length).toBeGreaterThanOrEqual(2);
  },
);
