import { describe, expect, it } from 'vitest';
import { cutPieces } from './arrangement.ts';
import { drawContact, drawPattern } from './contact.ts';
import { area, type Point, regularPolygon, starInner, starPolygon, tau } from './points.ts';
import { tilePlane } from './tilings.ts';

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
const has = (points: readonly Point[], p: Point) =>
  points.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < 1e-6);

describe('star patterns', () => {
  it.each([8, 10, 12, 16])('a %i-fold rosette looks the same after a turn of one part', (fold) => {
    const segments = drawContact(regularPolygon(fold, 100), (Math.PI * 3) / fold, 2);
    const ends = segments.flat();
    expect(segments).toHaveLength(fold * 2);
    for (const p of ends) expect(has(ends, turned(p, tau / fold))).toBe(true);
  });

  it('lines of a ten-fold pattern go on from one polygon into the next', () => {
    const segments = drawPattern(tilePlane(10, 72, 10, 40), (54 * Math.PI) / 180, 1);
    const ends = segments.flat().filter(([x, y]) => Math.hypot(x, y) < 15);
    for (const p of ends) {
      const meeting = segments.flat().filter((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < 1e-6);
      expect(meeting.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('tiles the plane without gaps: polygons around the middle add up to its area', () => {
    for (const [sides, angle] of [
      [8, 90],
      [10, 72],
      [12, 60],
      [16, 90],
    ] as const) {
      const cells = tilePlane(sides, angle, 10, 60);
      const star = cells.find(({ kind }) => kind === 'star');
      const gaps = cells.filter(({ kind }) => kind === 'gap').slice(0, angle === 60 ? 2 : 1);
      const sum =
        Math.abs(area(star?.corners ?? [])) +
        gaps.reduce((total, { corners }) => total + Math.abs(area(corners)), 0);
      expect(sum).toBeCloseTo(400 * Math.sin((angle * Math.PI) / 180), 6);
    }
  });

  it('cuts a crossed square into its four triangles', () => {
    const corners: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    const pieces = cutPieces([
      ...corners.map((p, i): [Point, Point] => [p, corners[(i + 1) % 4] as Point]),
      [
        [0, 0],
        [10, 10],
      ],
      [
        [10, 0],
        [0, 10],
      ],
    ]);
    expect(pieces).toHaveLength(4);
    for (const piece of pieces) expect(Math.abs(area(piece))).toBeCloseTo(25, 6);
  });

  it('gives the star {8/3} the corners of three squares’ worth of lines', () => {
    const star = starPolygon(8, 1, starInner(8, 3));
    // Corner 0, the next inner corner and corner 3 lie on one line of the star.
    const [a, b, c] = [star[0], star[1], star[6]] as [Point, Point, Point];
    expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeCloseTo(0, 9);
  });
});
