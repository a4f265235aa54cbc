import type { Motif } from '../../../geometry/flora.ts';
import type { Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { type Brush, fillShape, strokeLine } from '../../../surface/plate.ts';

/** Dyes by what they colour; order matters only to abrash. */
export type Dyes = {
  field: string;
  border: string;
  light: string;
  dark: string;
  one: string;
  two: string;
  three: string;
};

/** The field of a carpet while it is designed: one pixel is one knot. */
export type Design = { brush: Brush; w: number; h: number; dyes: Dyes; random: Random };

/** Draws one quarter, whose origin is the middle of the field, and its three mirror images. */
export function inFour({ brush, w, h }: Design, draw: (half: Point) => void): void {
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    brush.save();
    brush.translate(w / 2, h / 2);
    brush.scale(sx, sy);
    brush.beginPath();
    brush.rect(0, 0, w / 2 + 1, h / 2 + 1);
    brush.clip();
    draw([w / 2, h / 2]);
    brush.restore();
  }
}

/** Shapes in the dyes of their roles; `outline` is how wide the dark line about each is, in knots. */
export function paint(brush: Brush, motif: Motif, dyes: Dyes, swap = false, outline = 0.9): void {
  const colours: Record<string, string> = {
    petal: swap ? dyes.two : dyes.one,
    inner: dyes.light,
    heart: dyes.three,
    leaf: swap ? dyes.three : dyes.two,
    vein: dyes.light,
    stem: dyes.dark,
    bud: dyes.light,
  };
  for (const { points, role } of motif) {
    fillShape(brush, points, colours[role]);
    if (role !== 'vein' && role !== 'stem') strokeLine(brush, points, dyes.dark, outline, true);
  }
}
