import type { Motif, Role } from '../geometry/flora.ts';
import type { Point } from '../geometry/points.ts';
import type { Random } from '../geometry/random.ts';

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
