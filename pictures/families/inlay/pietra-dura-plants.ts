import { type Point, place, smooth } from '../../geometry/points.ts';
import type { Slice, Stone } from './pietra-dura.ts';

export const slice = (points: Point[], stone: Stone, from: Point, to: Point): Slice => ({
  points,
  stone,
  from,
  to,
});

/** Shapes of a flower or leaf set at a place; a shape stands on the origin and grows towards −y. */
export function set(
  shape: Point[],
  stone: Stone,
  at: Point,
  size: number,
  turn: number,
  root = 0,
): Slice {
  const tall = Math.min(...shape.map(([, y]) => y));
  const [from, to] = place(
    [
      [0, root],
      [0, tall],
    ],
    at,
    size,
    turn,
  );
  return slice(place(shape, at, size, turn), stone, from, to);
}

export const petalShape = (wide: number, wave = 0): Point[] =>
  smooth(
    [
      [0, 0],
      [wide * 0.7, -0.3],
      [wide, -0.66],
      [wide * 0.6, -0.94 + wave],
      [0, -1 + wave * 0.4],
      [-wide * 0.6, -0.94 + wave],
      [-wide, -0.66],
      [-wide * 0.7, -0.3],
    ],
    true,
    6,
  );
