import type { Composition } from './compositions.ts';
import { leaf, type Motif, placeMotif, rosette } from './flora.ts';
import { type Point, place, polar, regularPolygon, smooth, strokeOutline, tau } from './points.ts';

/** Signs, straps and grounds that fill the square from −1 to 1. */

const disc = (at: Point, radius: number): Point[] => regularPolygon(40, radius, 0, at);

/** Three balls over two wavy stripes, in rows that stand in one another's gaps. */
export const cintamani = (): Composition => () => {
  const motif: Motif = [];
  const device = (x: number, y: number) => {
    for (const [dx, dy] of [
      [0, -0.2],
      [-0.17, 0.06],
      [0.17, 0.06],
    ] as const) {
      motif.push({ role: 'petal', points: disc([x + dx, y + dy], 0.145) });
      motif.push({ role: 'inner', points: disc([x + dx + 0.03, y + dy + 0.035], 0.09) });
      motif.push({ role: 'bud', points: disc([x + dx + 0.045, y + dy + 0.05], 0.05) });
    }
    for (const dy of [0.3, 0.44]) {
      const line = smooth(
        [-0.4, -0.26, -0.1, 0.06, 0.22, 0.4].map(
          (dx, i): Point => [x + dx, y + dy + (i % 2 ? -0.05 : 0.04)],
        ),
        false,
        8,
      );
      motif.push({
        role: 'bud',
        points: strokeOutline(line, (t) => 0.052 * Math.sin(Math.PI * t) ** 0.7),
      });
    }
  };
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++)
      device(column * 0.98 + (row % 2 ? 0.49 : 0), row * 0.84 - 0.1);
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

/** A lotus among curling clouds. */
export const lotusAndClouds = (): Composition => () => {
  const motif: Motif = [];
  for (let i = 0; i < 4; i++) {
    const a = (tau * i) / 4 + tau / 8;
    motif.push(...cloud(polar(0.92, a), 0.62, a + Math.PI / 2));
    motif.push(...placeMotif(rosette(6), polar(0.86, (tau * i) / 4), 0.26));
  }
  for (const [turn, long, wide] of [
    [1.55, 0.55, 0.12],
    [-1.55, 0.55, 0.12],
    [1.1, 0.68, 0.15],
    [-1.1, 0.68, 0.15],
    [0.62, 0.78, 0.17],
    [-0.62, 0.78, 0.17],
    [0, 0.86, 0.2],
  ] as const) {
    const petal: Point[] = [
      [0, 0.05],
      [wide, -long * 0.35],
      [wide * 0.7, -long * 0.72],
      [0, -long],
      [-wide * 0.7, -long * 0.72],
      [-wide, -long * 0.35],
    ];
    motif.push({ role: 'petal', points: place(smooth(petal, true, 6), [0, 0.32], 1, turn) });
    motif.push({ role: 'inner', points: place(smooth(petal, true, 6), [0, 0.3], 0.55, turn) });
  }
  motif.push({
    role: 'heart',
    points: place(
      smooth(
        [
          [-0.26, 0],
          [0, 0.2],
          [0.26, 0],
          [0, -0.14],
        ],
        true,
        6,
      ),
      [0, 0.38],
    ),
  });
  motif.push({
    role: 'stem',
    points: strokeOutline(
      smooth(
        [
          [0, 0.5],
          [0.06, 0.68],
          [-0.02, 0.86],
        ],
        false,
        6,
      ),
      () => 0.018,
    ),
  });
  for (const side of [-1, 1])
    motif.push(...placeMotif(leaf(0.5 * side), [0, 0.72], 0.4, side * 1.1));
  return motif;
};

/** One strap without an end that crosses itself around a rosette, over and under in turn. */
export const endlessStrap =
  (lobes = 8, wide = 0.055, dotted = false): Composition =>
  () => {
    const motif: Motif = [];
    const swing = lobes > 10 ? 0.2 : 0.27;
    const strand = (sign: number, from: number, to: number): Point[] => {
      const steps = Math.max(10, Math.round((to - from) * 50));
      return Array.from({ length: steps + 1 }, (_, i) => {
        const a = from + ((to - from) * i) / steps;
        return polar(0.64 + sign * swing * Math.cos((lobes * a) / 2), a);
      });
    };
    // Stems and veins are painted without an outline, so that no end of a piece shows.
    const strap = (line: Point[]) => {
      motif.push({ role: 'stem', points: strokeOutline(line, () => wide * 1.4) });
      motif.push({ role: 'vein', points: strokeOutline(line, () => wide) });
      if (!dotted) motif.push({ role: 'stem', points: strokeOutline(line, () => wide * 0.12) });
    };
    strap(strand(1, 0, tau));
    strap(strand(-1, 0, tau));
    for (let k = 0; k < lobes; k += 2) {
      const a = ((2 * k + 1) * Math.PI) / lobes;
      strap(strand(1, a - 0.9 / lobes, a + 0.9 / lobes));
    }
    if (dotted)
      for (const sign of [1, -1])
        for (let i = 0; i < 36; i++) {
          const [at] = strand(sign, (tau * (i + 0.25)) / 36, (tau * (i + 0.25)) / 36 + 0.01);
          motif.push({ role: 'inner', points: disc(at, wide * 0.34) });
        }
    motif.push(...placeMotif(rosette(8), [0, 0], dotted ? 0.42 : 0.56));
    if (!dotted)
      for (let i = 0; i < lobes; i++) {
        const a = (tau * (i + 0.5)) / lobes;
        motif.push(...placeMotif(leaf(0.2), polar(0.84, a), 0.16, a + Math.PI / 2));
      }
    return motif;
  };
