import type { Motif } from '../../../geometry/flora.ts';
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

export function paint(brush: Brush, motif: Motif, dyes: Dyes, swap = false): void {
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
    if (role !== 'vein' && role !== 'stem') strokeLine(brush, points, dyes.dark, 0.9, true);
  }
}
