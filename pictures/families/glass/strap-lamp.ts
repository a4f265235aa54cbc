import { type Motif, placeMotif } from '../../geometry/flora.ts';
import { comma, fullPalmette, mirrored, splitLeaf } from '../../geometry/islimi.ts';
import { blossom } from '../../geometry/khatai.ts';
import { mix, type Point, polar, regularPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { weaveBands } from '../../geometry/strapwork.ts';
import type { Palette } from '../../surface/brushwork.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { type BandBrush, paintBand, wall } from './painted-band.ts';

const [blue, gold, red, white] = ['#2348b4', '#d0a33c', '#a8322a', '#efe9d6'];

const goldOnBlue: Palette = {
  petal: white,
  inner: red,
  heart: gold,
  leaf: gold,
  vein: red,
  bud: white,
  stem: gold,
};

const blueOnGlass: Palette = { ...goldOnBlue, leaf: blue, vein: gold, petal: gold };

/** The enamels of a lamp with stars of woven straps, unrolled. */
export function paintStrapLamp(close: number, seed: string) {
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
      band(0.7, 0.93, null, paintNeck);
      band(0.635, 0.675, null, (one) => repeat(one, 1.1, blossom(6), 0.7, goldOnBlue));
      band(0.5, 0.585, blue, (one) => {
        repeat(one, 1.25, fullPalmette(), 0.66, { ...goldOnBlue, leaf: white }, 0.4);
        repeat(one, 1.25, blossom(6), 0.42, goldOnBlue, 0, 0.5);
      });
      band(0.24, 0.475, blue, paintBelly);
      band(0.165, 0.215, null, (one) => repeat(one, 1.1, blossom(6), 0.7, goldOnBlue));
      band(0.04, 0.075, null, (one) => repeat(one, 1.2, blossom(5), 0.72, goldOnBlue));
    },
    close,
  );
}

/** A motif at equal steps of about `step` band heights, its root at `low`. */
function repeat(
  { wide, lay }: BandBrush,
  step: number,
  motif: Motif,
  size: number,
  palette: Palette,
  low = 0,
  shift = 0,
): void {
  const count = Math.round(wide / step);
  for (let k = 0; k <= count; k++)
    lay(placeMotif(motif, [((k + shift) * wide) / count, low], size), palette);
}

/** Every `step`-th corner joined in turn: one line that crosses itself. */
function starLine(corners: number, step: number, radius: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const [a, b] = [0, 1].map((k) => polar(radius, (tau * step * (i + k)) / corners - tau / 4));
    return Array.from({ length: 90 }, (_, j) => mix(a, b, (j + 0.41) / 90));
  }).flat();
}

const star = (corners: number, step: number, radius: number, wide: number): Motif =>
  weaveBands([starLine(corners, step, radius)], { wide, gap: wide * 0.5, role: 'stem' });

/** Discs of blue with a star of twelve, and palmettes on the bare glass between them. */
function paintNeck({ wide, lay, field }: BandBrush): void {
  const count = 6;
  const cell = wide / count;
  for (let k = 0; k <= count; k++) {
    const middle: Point = [k * cell, 0];
    field(regularPolygon(72, 0.47, 0, middle), gold);
    field(regularPolygon(72, 0.44, 0, middle), blue);
    lay(placeMotif(star(12, 5, 0.415, 0.013), middle), goldOnBlue);
    lay(placeMotif(blossom(8), middle, 0.24), goldOnBlue);
    const between: Point = [(k + 0.5) * cell, 0];
    lay(placeMotif(fullPalmette(), [between[0], 0.44], 0.46), blueOnGlass);
    lay(placeMotif(fullPalmette(), [between[0], -0.44], 0.46, Math.PI), blueOnGlass);
  }
}

/** Stars of ten that touch, white flowers in them, palmettes above and below where they part. */
function paintBelly({ wide, lay }: BandBrush): void {
  const count = 6;
  const cell = wide / count;
  const corner = mirrored([
    ...placeMotif(splitLeaf(), [0.02, 0.36], 0.3, 1.05, -1),
    ...placeMotif(comma(), [0.03, 0.44], 0.22, 1.5, -1),
  ]);
  for (let k = 0; k <= count; k++) {
    const middle: Point = [(k + 0.5) * cell, 0];
    lay(placeMotif(star(10, 3, 0.47, 0.023), middle), goldOnBlue);
    lay(placeMotif(blossom(10, 2), middle, 0.42), { ...goldOnBlue, leaf: gold });
    const between: Point = [k * cell, 0];
    for (const turn of [0, Math.PI]) {
      lay(placeMotif(corner, between, 1, turn), goldOnBlue);
      const low = turn === 0 ? 0.45 : -0.45;
      lay(placeMotif(fullPalmette(), [between[0], low], 0.4, turn), goldOnBlue);
    }
  }
}
