import { expect, test } from 'vitest';
import {
  angleRange,
  drawPattern,
  firstPattern,
  parsePattern,
  toPatternQuery,
  toSvg,
} from './pattern.ts';
import { findStarLines, toStarOutline } from './star-lines.ts';
import { findTiling, folds, type Point } from './tilings.ts';

const areaOf = (corners: readonly Point[]) =>
  corners.reduce((sum, { x, y }, index) => {
    const after = corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };
    return sum + (x * after.y - after.x * y) / 2;
  }, 0);

test.each(folds)('the %i-fold tiling covers the plane without gap and without overlap', (fold) => {
  const { tiles, steps } = findTiling(fold);
  const [u, v] = steps;
  const covered = tiles.reduce((sum, { corners }) => sum + areaOf(corners), 0);
  expect(covered).toBeCloseTo(u.x * v.y - u.y * v.x, 9);
});

test.each(folds)('all edges of the %i-fold tiling have length 1', (fold) => {
  for (const { corners } of findTiling(fold).tiles) {
    for (const [index, { x, y }] of corners.entries()) {
      const after = corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };
      expect(Math.hypot(after.x - x, after.y - y)).toBeCloseTo(1, 9);
    }
  }
});

test.each(folds)('the great stars have %i points at every angle', (fold) => {
  const star = findTiling(fold).tiles.find(({ role }) => role === 'star');
  for (let angle = angleRange.min; angle <= angleRange.max; angle += 5) {
    const lines = findStarLines(star ?? { corners: [], role: 'star' }, (angle * Math.PI) / 180);
    expect(lines).toHaveLength(fold);
    // A point for each edge, and a bend between each two.
    expect(toStarOutline(lines)).toHaveLength(2 * fold);
  }
});

test.each(folds)(
  'the %i-fold pattern is its own mirror image, upright and level, at every angle',
  (fold) => {
    const { tiles, steps } = findTiling(fold);
    const [u, v] = steps;
    const area = u.x * v.y - u.y * v.x;
    // Where a point lies in the piece that repeats, in shares of the steps.
    const write = ({ x, y }: Point) =>
      [(x * v.y - y * v.x) / area, (u.x * y - u.y * x) / area]
        .map((share) => ((((Math.round(share * 1e5) % 1e5) + 1e5) % 1e5) / 1e5).toFixed(5))
        .join(' ');
    const list = (points: readonly Point[], [across, down]: readonly [number, number]) =>
      points.map(({ x, y }) => write({ x: x * across, y: y * down }));
    for (let angle = angleRange.min; angle <= angleRange.max; angle += 1) {
      const lines = tiles.flatMap((tile) => findStarLines(tile, (angle * Math.PI) / 180));
      const draw = (mirror: readonly [number, number]) =>
        lines
          .map(({ from, bend, to }) => {
            const [start, middle, end] = list([from, bend, to], mirror);
            return [[start, end].sort().join(' – '), middle].join(' by ');
          })
          .sort();
      expect(draw([-1, 1])).toEqual(draw([1, 1]));
      expect(draw([1, -1])).toEqual(draw([1, 1]));
    }
  },
);

test('a star looks the same after a turn by one of its points', () => {
  const star = findTiling(10).tiles[0] ?? { corners: [], role: 'star' as const };
  const distances = findStarLines(star, 1).map(({ bend }) => Math.hypot(bend.x, bend.y));
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1e-9);
});

test('in a bow tie at 54° lines that run into each other cross from edge to edge', () => {
  const bowTie = findTiling(10).tiles.find(({ role }) => role === 'filler');
  const lines = findStarLines(bowTie ?? { corners: [], role: 'filler' }, (54 * Math.PI) / 180);
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  expect(lines).toHaveLength(6);
  // Two lines leave every edge.
  for (const end of ends) {
    const there = ends.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 1e-9);
    expect(there).toHaveLength(2);
  }
});

test('a pattern and its address say the same', () => {
  const choice = { fold: 10, angle: 54, palette: 'glaze', stars: 6 } as const;
  for (const showsTiling of [true, false]) {
    const whole = { ...choice, showsTiling };
    expect(parsePattern(new URLSearchParams(toPatternQuery(whole)))).toEqual(whole);
  }
});

test.each(['', 'fold=7', 'fold=__proto__&angle=x', 'palette=constructor', 'angle=&stars='])(
  '"%s" gives the first pattern',
  (query) => expect(parsePattern(new URLSearchParams(query))).toEqual(firstPattern),
);

test('numbers out of range are moved into it', () => {
  expect(parsePattern(new URLSearchParams('angle=1000&stars=-5'))).toMatchObject({
    angle: 80,
    stars: 2,
  });
});

test('every choice is drawn in bounds', () => {
  for (const fold of folds) {
    for (const stars of [2, 9]) {
      const { places, lines } = drawPattern({ ...firstPattern, fold, stars });
      expect(places.length).toBeLessThan(250);
      expect(lines).not.toMatch(/NaN|Infinity/);
    }
  }
});

test('the file is one well-formed picture without scripts', () => {
  const svg = toSvg(firstPattern);
  expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('tiling');
  expect(toSvg({ ...firstPattern, showsTiling: true })).toContain('<path id="tiling" d="M');
});
