import { type Point, place, smooth, strokeOutline } from '../../geometry/points.ts';
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

/** A leaf of two slices, one on either side of its rib. */
export function splitLeaf(
  at: Point,
  size: number,
  turn: number,
  bend: number,
  wide = 0.13,
): Slice[] {
  const spine = smooth(
    [
      [0, 0],
      [bend * 0.1, -0.35],
      [bend * 0.34, -0.7],
      [bend * 0.8, -1],
    ],
    false,
    9,
  );
  const whole = strokeOutline(spine, (t) => wide * Math.sin(Math.PI * t ** 0.75));
  const half = whole.length / 2;
  const left = [...whole.slice(0, half), ...spine.slice().reverse()];
  const right = [...spine, ...whole.slice(half)];
  return [set(left, 'jasper', at, size, turn), set(right, 'darkJasper', at, size, turn)];
}

export const stemSlice = (line: Point[], width = 0.0085): Slice =>
  slice(
    strokeOutline(smooth(line, false, 10), () => width),
    'darkJasper',
    line[0],
    line[line.length - 1],
  );

/** Sixteen slices: five broad petals, a paler one in each, a heart with its thread-thin crown. */
export function poppyHead(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  for (const [angle, long, wide] of [
    [1.15, 0.8, 0.3],
    [-1.15, 0.8, 0.3],
    [0.58, 0.95, 0.34],
    [-0.58, 0.95, 0.34],
    [0, 1, 0.34],
  ] as const)
    for (const [scale, stone] of [
      [1, 'carnelian'],
      [0.74, 'agate'],
      [0.58, 'carnelian'],
    ] as const)
      parts.push(set(petalShape(wide, 0.1), stone, at, size * long * scale, turn + angle));
  parts.push(
    set(petalShape(0.42), 'jasper', place([[0, 0.06]], at, size, turn)[0], size * 0.34, turn),
  );
  return parts;
}

export function lotusHead(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  for (const angle of [1.3, -1.3, 0.9, -0.9, 0.45, -0.45, 0])
    parts.push(
      set(petalShape(0.22), Math.abs(angle) > 1 ? 'agate' : 'carnelian', at, size, turn + angle),
    );
  parts.push(
    set(petalShape(0.5), 'jasper', place([[0, 0.08]], at, size, turn)[0], size * 0.4, turn),
  );
  return parts;
}
