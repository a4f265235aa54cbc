import type { Composition } from '../../geometry/compositions.ts';
import type { Motif, Role } from '../../geometry/flora.ts';
import type { Point } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';

/** Frames from outside in; returns how far they reach. */
export function frames(
  motif: Motif,
  width: number,
  height: number,
  inset: number,
  bands: readonly [pixels: number, role: Role][],
): number {
  let at = inset;
  for (const [pixels, role] of bands) {
    motif.push(rectangle(at, at, width - 2 * at, height - 2 * at, role));
    at += pixels;
  }
  return at;
}

/** A composition that fills the work, inside borders. */
export const framed =
  (
    design: Composition,
    bands: readonly [share: number, role: Role][],
    columns = 1,
    rows = 1,
    scale = 0.94,
  ): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const m = Math.min(width, height) * 0.07;
    let inset = m;
    const side = Math.min(width, height) - 2 * m;
    for (const [share, role] of bands) {
      motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, role));
      inset += share * side;
    }
    const [cw, ch] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
    const k = Math.min(cw, ch) / 2;
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const c: Point = [inset + (i + 0.5) * cw, inset + (j + 0.5) * ch];
        for (const { points, role } of design(random))
          motif.push({
            role,
            points: points.map(
              ([x, y]): Point => [
                c[0] +
                  Math.max(
                    -cw / 2,
                    Math.min(cw / 2, x * k * scale * (cw > ch ? Math.min(1.5, cw / ch) : 1)),
                  ),
                c[1] +
                  Math.max(
                    -ch / 2,
                    Math.min(ch / 2, y * k * scale * (ch > cw ? Math.min(1.5, ch / cw) : 1)),
                  ),
              ],
            ),
          });
      }
    return motif;
  };

/** The shapes of a cloth or a page of so many pixels, later over earlier. */
export type Layout = (random: Random, width: number, height: number) => Motif;

export const rectangle = (
  x: number,
  y: number,
  w: number,
  h: number,
  role: Role,
): Motif[number] => ({
  role,
  points: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});

export function circle(centre: Point, radius: number, role: Role, sides = 72): Motif[number] {
  return {
    role,
    points: Array.from(
      { length: sides },
      (_, i): Point => [
        centre[0] + Math.cos((i / sides) * Math.PI * 2) * radius,
        centre[1] + Math.sin((i / sides) * Math.PI * 2) * radius,
      ],
    ),
  };
}
