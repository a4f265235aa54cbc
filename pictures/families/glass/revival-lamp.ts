import { type Motif, placeMotif } from '../../geometry/flora.ts';
import {
  comma,
  fullPalmette,
  headingAt,
  mirrored,
  scroll,
  splitLeaf,
  stalk,
} from '../../geometry/islimi.ts';
import { blossom, lotus, toothed } from '../../geometry/khatai.ts';
import { mirrorOutline, type Point, place, regularPolygon, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import type { Palette } from '../../surface/brushwork.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { type BandBrush, paintBand, wall } from './painted-band.ts';

const blue = '#2450b4';
const gold = '#e6c06a';
const red = '#b83a2e';
const white = '#f6f1e2';
const green = '#3c9468';
const rose = '#dc908e';

/** White flowers that blush, with green leaves. */
const blushing: Palette = {
  petal: white,
  inner: rose,
  heart: gold,
  leaf: green,
  vein: red,
  bud: white,
  stem: gold,
};

/** Gold stems with blue leaves. */
const blueLeaves: Palette = { ...blushing, leaf: blue, inner: red, vein: gold };

/** White scrolls on a blue ground. */
const whiteLeaves: Palette = { ...blushing, leaf: white, stem: white, inner: gold, heart: red };

const goldLeaves: Palette = { ...blushing, leaf: gold, stem: gold, vein: red, inner: red };

/** The enamels of a lamp made in Paris, unrolled: all that Cairo painted, evener and brighter. */
export function paintRevivalLamp(close: number, seed: string) {
  const random = createRandom(`${seed} painting`);
  return paintCanvas(
    wall.width,
    wall.height,
    (brush: Brush) => {
      const band = (
        from: number,
        to: number,
        ground: string | null,
        paint: (band: BandBrush) => void,
      ) => paintBand(brush, random, [from, to], { ground, gold }, paint);
      band(0.96, 0.985, gold, () => undefined);
      band(0.7, 0.93, blue, paintNeck);
      band(0.635, 0.675, green, (one) => one.lay(vine(one.wide, 26), goldLeaves));
      band(0.5, 0.585, blue, (one) => one.lay(vine(one.wide, 16), whiteLeaves));
      band(0.24, 0.475, null, paintBelly);
      band(0.165, 0.215, null, (one) => one.lay(vine(one.wide, 22), goldLeaves));
      band(0.035, 0.075, blue, (one) => {
        const count = Math.round(one.wide / 0.95);
        for (let k = 0; k < count; k++)
          one.lay(placeMotif(blossom(6), [((k + 0.5) * one.wide) / count, 0], 0.72), {
            ...whiteLeaves,
            leaf: green,
          });
      });
    },
    close,
  );
}

/** Roundels with a lotus, a palmette between scrolls in each space. */
function paintNeck({ wide, lay, field }: BandBrush): void {
  const count = 5;
  const cell = wide / count;
  const arm = scroll({
    from: [[0.02, 0.4], 0.55],
    centre: [0.165, 0.16],
    radius: 0.135,
    start: 2.2,
    way: 1,
    turns: 1.25,
    leaves: 6,
    size: 0.66,
    stem: 0.075,
    end: [blossom(6), 0.62],
  });
  for (let k = 0; k <= count; k++) {
    const between: Point = [k * cell, 0];
    const inBetween = (motif: Motif) => placeMotif(motif, between);
    lay(inBetween(mirrored(arm.stems)), whiteLeaves);
    lay(inBetween(mirrored(arm.growth)), whiteLeaves);
    lay(inBetween(placeMotif(fullPalmette(), [0, 0.02], 0.4)), { ...goldLeaves, petal: white });
    lay(
      inBetween([
        stalk(
          [
            [0, 0.46],
            [0, 0.25],
            [0, 0],
          ],
          0.014,
        ),
      ]),
      whiteLeaves,
    );
    const middle: Point = [(k + 0.5) * cell, 0];
    for (const [radius, ink] of [
      [0.455, gold],
      [0.405, white],
      [0.375, blue],
    ] as const)
      field(regularPolygon(72, radius, 0, middle), ink);
    lay(
      mirrored([
        ...placeMotif(splitLeaf(), [0.04, 0.27], 0.2, 1.4, -1),
        ...placeMotif(comma(), [0.13, -0.14], 0.15, 0.5, -1),
      ]).map((shape) => placeMotif([shape], middle)[0]),
      { ...goldLeaves, vein: red },
    );
    lay(placeMotif(lotus(3), [middle[0], 0.215], 0.5), blushing);
  }
}

/** Pointed medallions with a lotus on blue; on the bare glass between them a plant of gold and blue. */
function paintBelly({ wide, lay, field }: BandBrush): void {
  const count = 6;
  const cell = wide / count;
  const [low, high] = [1, -1].map((up) =>
    scroll({
      from: [[0.012, up * 0.06], up > 0 ? 2.3 : 0.85],
      centre: [0.165, up * 0.225],
      radius: 0.125,
      start: up > 0 ? -2.4 : 2.4,
      way: up > 0 ? 1 : -1,
      turns: 1.2,
      leaves: 6,
      size: 0.68,
      stem: 0.085,
      end: [blossom(6), 0.66],
    }),
  );
  for (let k = 0; k <= count; k++) {
    const between: Point = [k * cell, 0];
    const inBetween = (motif: Motif) => placeMotif(motif, between);
    for (const one of [low, high]) lay(inBetween(mirrored(one.stems)), blueLeaves);
    for (const one of [low, high]) lay(inBetween(mirrored(one.growth)), blueLeaves);
    lay(inBetween(placeMotif(toothed(7), [0, -0.1], 0.34)), { ...blushing, inner: red });
    lay(inBetween(placeMotif(toothed(7), [0, 0.1], 0.34, Math.PI)), { ...blueLeaves, vein: red });
    lay(inBetween(placeMotif(blossom(8), [0, 0], 0.2)), {
      ...goldLeaves,
      petal: gold,
      heart: white,
    });
    const middle: Point = [(k + 0.5) * cell, 0];
    for (const [size, ink] of [
      [1, gold],
      [0.915, white],
      [0.885, blue],
    ] as const)
      field(medallion(middle, size), ink);
    const leaves = mirrored([
      ...placeMotif(splitLeaf(), [0.03, 0.3], 0.2, 1.35, -1),
      ...placeMotif(splitLeaf(), [0.27, 0.13], 0.17, 0.1),
      ...placeMotif(comma(), [0.12, -0.16], 0.14, 0.5, -1),
    ]);
    lay(placeMotif(leaves, middle), { ...whiteLeaves, vein: blue });
    lay(placeMotif(lotus(3), [middle[0], 0.215], 0.5), blushing);
  }
}

/** A stem in waves around the band, a blossom in each bow and leaves where it turns. */
function vine(wide: number, waves: number): Motif {
  const step = wide / waves;
  const line = Array.from(
    { length: waves * 24 + 1 },
    (_, i): Point => [(i * step) / 24, -0.24 * Math.cos((Math.PI * i) / 12)],
  );
  const growth: Motif = [];
  for (let k = 0; k < waves * 2; k++) {
    const up = k % 2 === 0 ? -1 : 1;
    const [x] = line[k * 12];
    growth.push(...placeMotif(blossom(6), [x, up * -0.13], 0.42, k));
    const at = Math.min(line.length - 2, k * 12 + 5);
    const heading = headingAt(line, at);
    growth.push(
      ...placeMotif(splitLeaf(), line[at], 0.34, heading + up * 0.55, up),
      ...placeMotif(comma(), line[at], 0.26, heading - up * 0.9, -up),
    );
  }
  return [stalkOf(line), ...growth];
}

/** A stem as broad at its end as at its beginning, since it goes around. */
const stalkOf = (line: readonly Point[]) => ({
  role: 'stem' as const,
  points: [
    ...line.map(([x, y]): Point => [x, y - 0.028]),
    ...line.map(([x, y]): Point => [x, y + 0.028]).reverse(),
  ],
});

/** A pointed shield with lobes, as tall as the band. */
function medallion(at: Point, size: number): Point[] {
  const half: Point[] = [
    [0, -0.475],
    [0.085, -0.39],
    [0.2, -0.355],
    [0.29, -0.25],
    [0.37, -0.14],
    [0.385, 0],
    [0.37, 0.14],
    [0.29, 0.25],
    [0.2, 0.355],
    [0.085, 0.39],
    [0, 0.475],
  ];
  return place(mirrorOutline(smooth(half, false, 8)), at, size);
}
