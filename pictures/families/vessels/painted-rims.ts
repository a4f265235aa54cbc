import { type Motif, placeMotif } from '../../geometry/flora.ts';
import { headingAt, lean, stalk } from '../../geometry/islimi.ts';
import { blossom, smallLeaf } from '../../geometry/khatai.ts';
import { type Point, polar, smooth, strokeOutline, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { paintMotif, pressedLine, roundOut } from '../../surface/brushwork.ts';
import { type Brush, fillShape } from '../../surface/plate.ts';
import type { DishPainting } from './dish-painting.ts';

/** A border: the radius of its middle line and its breadth, in pixels. */
type Band = { middle: number; wide: number };

/** From the edge of a breaker's coil to its eye. */
const coilTurns = 3.3;

/**
 * Breakers that have become coils with foam on their backs, and rocks like leaves between them, joined into one wash: the border of
 * Ming dishes as Iznik understood it.
 */
export function paintBreakers(
  brush: Brush,
  { rimColours: [dark, wash], glaze }: DishPainting,
  { middle, wide }: Band,
  random: Random,
): void {
  const count = 2 * Math.round((tau * middle) / wide / 3.5);
  const long = (tau * middle) / wide / count;
  const eye = long * 0.335;
  const coil = long * 0.15;
  const turns = Array.from(
    { length: count },
    (_, unit) => (tau * (unit + random.bell() * 0.03)) / count,
  );
  // All of the sea first, so that it runs over no breaker of the unit before.
  for (const part of ['sea', 'all'] as const)
    for (const turn of turns) {
      const put = ([along, out]: Point): Point =>
        polar(middle + out * wide, turn + (along * wide) / middle);
      const shape = (points: readonly Point[], steps = 6) =>
        roundOut(smooth(points.map(put), true, steps));
      const line = (points: readonly Point[], colour: string, width: number) =>
        pressedLine(brush, smooth(points.map(put), false, 6), colour, width, random);
      const half = long / 2;
      // The sea: one wash from rock to rock, its upper edge in waves.
      const swell: Point[] = [
        [-half * 1.06, 0.1],
        [-half + 0.1, 0.2],
        [-eye - coil * 0.6, 0.3],
        [-eye + coil * 0.6, 0.3],
        [-0.3, 0.12],
        [0, 0.2],
        [0.3, 0.12],
        [eye - coil * 0.6, 0.3],
        [eye + coil * 0.6, 0.3],
        [half - 0.1, 0.2],
        [half * 1.06, 0.1],
      ];
      const crest = smooth(swell, false, 6);
      const floor = Array.from(
        { length: 13 },
        (_, k): Point => [1.06 * (half - (k * long) / 12), -0.46],
      );
      const sea = [...crest, ...floor].map(put);
      if (part === 'sea') {
        fillShape(brush, sea, wash);
        line(swell, dark, 5);
        continue;
      }
      for (const hand of [1, -1]) {
        // No two breakers are alike, and none is so large that the next sea runs over it.
        const [large, high] = [1 - Math.abs(random.bell()) * 0.07, random.bell() * 0.02];
        const [flat, start] = [1 - Math.abs(random.bell()) * 0.03, random.bell() * 0.35];
        const at = (t: number, size: number): Point => [
          hand * eye + hand * Math.sin(t) * size * large * flat,
          -0.07 + high + (Math.cos(t) * size * large) / flat,
        ];
        // Foam: round drops on the back of the breaker, left bare.
        for (let k = 0; k < 8; k++) {
          const drop = at(
            -1.9 + k * 0.54 + random.bell() * 0.05,
            coil * (1.2 + random.bell() * 0.04),
          );
          const broad = coil * 0.27 * (1 + random.bell() * 0.14);
          const disc = Array.from({ length: 9 }, (_, j) =>
            polar(broad * (1 + random.bell() * 0.06), (tau * j) / 9, drop),
          );
          fillShape(brush, shape(disc, 3), glaze);
          pressedLine(brush, shape(disc, 3), dark, 3.4, random, true);
        }
        const round = Array.from({ length: 16 }, (_, j) => at((tau * j) / 16, coil));
        fillShape(brush, shape(round, 3), glaze);
        pressedLine(brush, shape(round, 3), dark, 4.4, random, true);
        const [winds, open] = [coilTurns + random.bell() * 0.45, 0.9 + random.bell() * 0.14];
        const coiled = Array.from({ length: 44 }, (_, j): Point => {
          const t = j / 43;
          return at(2.6 + start + winds * tau * t, coil * (0.97 - 0.92 * t ** open));
        });
        line(coiled, dark, 4.2);
        // The wave runs out below in three strokes.
        for (const k of [0, 1, 2])
          line(
            [
              [hand * (eye - coil - 0.02), -0.4 + k * 0.1],
              [hand * eye, -0.42 + k * 0.035],
              [hand * (half - 0.02), -0.38 + k * 0.1],
            ],
            k === 1 ? glaze : dark,
            3.2,
          );
      }
      // The rock: mounds before mounds, each with its own bare edge.
      for (const [along, tall, broad] of [
        [-0.24, 0.44, 0.17],
        [0.24, 0.44, 0.17],
        [0, 0.74, 0.25],
      ] as const) {
        const mound = (share: number, foot = -0.46): Point[] =>
          Array.from({ length: 13 }, (_, k): Point => {
            const t = (Math.PI * k) / 12;
            return [
              along - Math.cos(t) * broad * share * (1 + 0.12 * Math.sin(t) ** 2),
              foot + tall * share * Math.sin(t) ** 0.9,
            ];
          });
        fillShape(brush, roundOut(smooth(mound(1.06).map(put), false, 4)), glaze);
        fillShape(brush, roundOut(smooth(mound(0.92).map(put), false, 4)), wash);
        line(mound(1.06), dark, 5);
        line(mound(0.9), dark, 3);
        line(mound(0.62), dark, 3);
        line(mound(0.36), glaze, 4);
      }
    }
}

/**
 * A stem that waves, with a flower in every hollow and leaves where it turns.
 * @param long half a wave, in units of the border's breadth
 */
export function wavingStem(waves: number, long: number): Motif {
  const stem = Array.from({ length: waves * 24 + 1 }, (_, k): Point => {
    return [(k * long) / 24, Math.sin((k / 24) * Math.PI) * 0.27];
  });
  const stems: Motif = [{ role: 'stem', points: strokeOutline(stem, () => 0.021) }];
  const growth: Motif = [];
  for (let k = 0; k < waves; k++) {
    const side = k % 2 ? 1 : -1;
    const i = k * 24 + 12;
    const [u] = stem[i];
    // The flower stands in the hollow of the wave; its leaves spring from where the stem turned.
    const from = stem[i - 9];
    const to: Point = [u + 0.06, side * 0.16];
    stems.push(stalk(lean(from, Math.PI / 2 + side * 0.7, to, Math.PI / 2), 0.018));
    growth.push(...placeMotif(blossom(k % 4 < 2 ? 6 : 8, 2), to, 0.56, k));
    for (const [step, size, turn] of [
      [-6, 0.36, -0.75],
      [2, 0.34, -0.6],
      [6, 0.3, 0.7],
    ] as const) {
      const way = headingAt(stem, i + step) + side * turn;
      stems.push(...placeMotif(smallLeaf(0.9, 0.2), stem[i + step], size, way, side));
    }
  }
  return [...stems, ...growth];
}

/** A stem in flower that waves around the dish. */
export function paintGarland(
  brush: Brush,
  { palette, line, lineWidth }: DishPainting,
  { middle, wide }: Band,
  random: Random,
): void {
  const waves = 2 * Math.round((tau * middle) / wide / 3.4);
  const motif = wavingStem(waves, (tau * middle) / wide / waves);
  const to = ([u, v]: Point) => polar(middle - v * wide, (u * wide) / middle);
  paintMotif(brush, motif, to, random, { palette, line, lineWidth, hand: 0.9 });
}
