import type { Motif } from '../../geometry/flora.ts';
import type { Point } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Palette, paintMotif, roundOut } from '../../surface/brushwork.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { lampRadius } from './lamp-profile.ts';

/** The wall of a lamp unrolled: once around in x, its height in y. */
export const wall = { width: 3072, height: 1400 };

export type BandBrush = {
  /** How many heights of the band go around. */
  wide: number;
  /** A flower or scroll: every patch of enamel within its red line, stems too. */
  lay: (motif: Motif, palette: Palette) => void;
  /** A flat field with nothing of the brush in it, but its red line. */
  field: (points: readonly Point[], colour: string, line?: number) => void;
};

const red = '#9c2a22';

/** A band of the wall between two heights, 0 to 1; what is painted in it counts in its height, 0 in its middle. */
export function paintBand(
  brush: Brush,
  random: Random,
  [from, to]: readonly [number, number],
  { ground, gold }: { ground: string | null; gold: string },
  paint: (band: BandBrush) => void,
): void {
  const y = (v: number) => wall.height * (1 - v);
  const tall = y(from) - y(to);
  const wide = (2 * Math.PI * lampRadius((from + to) / 2)) / (to - from);
  const middle = (y(from) + y(to)) / 2;
  brush.save();
  brush.beginPath();
  brush.rect(0, y(to), wall.width, tall);
  brush.clip();
  if (ground) {
    brush.fillStyle = ground;
    brush.fillRect(0, y(to), wall.width, tall);
  }
  // What crosses the seam is painted on both sides of it.
  for (const turn of [0, -wide]) {
    const at = ([px, py]: Point): Point => [((px + turn) * wall.width) / wide, middle + py * tall];
    paint({
      wide,
      lay: (motif, palette) => {
        for (const shape of motif) {
          const outline = roundOut(shape.points.map(at));
          const fill = palette[shape.role];
          if (!fill) continue;
          if (shape.role !== 'stem') {
            paintMotif(brush, [shape], at, random, {
              palette,
              line: red,
              lineWidth: 2.6,
              hand: 0.5,
            });
            continue;
          }
          strokeLine(brush, outline, red, 4.4, true);
          fillShape(brush, outline, fill);
        }
      },
      field: (points, colour, line = 4) => {
        const outline = points.map(at);
        if (line) strokeLine(brush, outline, red, line, true);
        fillShape(brush, outline, colour);
      },
    });
  }
  brush.restore();
  for (const v of [from, to])
    for (const [thick, ink] of [
      [14, red],
      [9.5, gold],
      [1.8, red],
    ] as const)
      strokeLine(
        brush,
        [
          [0, y(v)],
          [wall.width, y(v)],
        ],
        ink,
        thick,
      );
}
