import type { Composition } from './compositions.ts';
import { leaf, type Motif, placeMotif, type Role, rosette } from './flora.ts';
import {
  distance,
  mix,
  type Point,
  place,
  polar,
  regularPolygon,
  smooth,
  strokeOutline,
  tau,
} from './points.ts';
import { loopedLine, weaveBands, woundLines } from './strapwork.ts';

/** Signs, straps and grounds that fill the square from −1 to 1. */

const disc = (at: Point, radius: number): Point[] => regularPolygon(40, radius, 0, at);

/**
 * Three balls over two tiger stripes, in rows that stand in one another's gaps: drawn one by one, so that no ball
 * is round and no two moons in them lie alike.
 */
export const cintamani = (): Composition => (random) => {
  const motif: Motif = [];
  const ball = (at: Point, radius: number, role: Role): void => {
    const [one, two] = [random.between(0, 6.3), random.between(0, 6.3)];
    const points = Array.from({ length: 48 }, (_, k): Point => {
      const a = (tau * k) / 48;
      return polar(
        radius * (1 + 0.022 * Math.sin(2 * a + one) + 0.012 * Math.sin(3 * a + two)),
        a,
        at,
      );
    });
    motif.push({ role, points });
  };
  const device = (x: number, y: number) => {
    for (const [dx, dy] of [
      [0, -0.24],
      [-0.18, 0.06],
      [0.18, 0.06],
    ] as const) {
      const at: Point = [x + dx + random.bell() * 0.008, y + dy + random.bell() * 0.008];
      const size = 0.16 * (1 + random.bell() * 0.03);
      const way = 0.75 + random.bell() * 0.3;
      ball(at, size, 'petal');
      ball(polar(size * 0.3, way, at), size * 0.62, 'inner');
      ball(polar(size * 0.42, way + random.bell() * 0.15, at), size * 0.36, 'bud');
    }
    for (const [dy, long] of [
      [0.33, 0.37],
      [0.44, 0.35],
    ] as const) {
      const phase = random.bell() * 0.15;
      const line = Array.from({ length: 40 }, (_, k): Point => {
        const t = k / 39;
        const wave = Math.sin(t * 12.6 + 2.2 + phase) * 0.03;
        return [x + (t * 2 - 1) * long, y + dy + wave];
      });
      // A stripe swells where the brush turned, and ends in two points.
      const edge = (t: number) =>
        (0.016 + 0.024 * Math.sin(Math.PI * t) + 0.008 * Math.sin(t * 18.4 + phase * 4)) *
        Math.min(1, 9 * t, 9 * (1 - t));
      motif.push({ role: 'bud', points: strokeOutline(line, edge) });
    }
  };
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++)
      device(column * 1.06 + (row % 2 ? 0.53 : 0), row * 0.86 - 0.1);
  return motif;
};

/** A ribbon of cloud that curls at both ends. */
export function cloud(at: Point, size: number, turn: number, hand = 1): Motif {
  const half: Point[] = [
    [0, 0],
    [0.14, -0.16],
    [0.34, -0.12],
    [0.4, 0.06],
    [0.58, 0.1],
    [0.74, -0.04],
    [0.7, -0.2],
    [0.56, -0.2],
    [0.54, -0.09],
  ];
  return [1, -1].map((side) => ({
    role: 'petal' as const,
    points: place(
      strokeOutline(
        smooth(
          half.map(([x, y]): Point => [x * side, y * hand]),
          false,
          7,
        ),
        (t) => 0.062 * (1 - t * 0.55),
      ),
      at,
      size,
      turn,
    ),
  }));
}

/** Straps that cross each other around a rosette, over and under in turn; a dotted one is a single strap with as many loops. */
export const endlessStrap =
  (lobes = 8, wide = 0.055, dotted = false): Composition =>
  () => {
    const lines = dotted ? [loopedLine(lobes, 0.94)] : woundLines(lobes, 2, 0.64, 0.27);
    // Stems and veins are painted without an outline; the bare ground between the pieces is theirs.
    const motif = weaveBands(lines, {
      wide,
      gap: wide * 0.42,
      role: 'vein',
      middle: dotted ? undefined : { wide: wide * 0.13, role: 'stem' },
    });
    if (dotted)
      for (const { points } of motif.slice()) {
        const half = Math.floor(points.length / 2);
        const count = Math.round((half * distance(points[0], points[1])) / (wide * 1.5));
        for (let i = 0; i < count; i++) {
          const at = Math.round(((i + 0.5) / count) * half);
          const middle = mix(points[at], points[points.length - 1 - at], 0.5);
          motif.push({ role: 'inner', points: disc(middle, wide * 0.34) });
        }
      }
    motif.push(...placeMotif(rosette(8), [0, 0], dotted ? 0.3 : 0.56));
    if (!dotted)
      for (let i = 0; i < lobes; i++) {
        const a = (tau * (i + 0.5)) / lobes;
        motif.push(...placeMotif(leaf(0.2), polar(0.84, a), 0.16, a + Math.PI / 2));
      }
    return motif;
  };
