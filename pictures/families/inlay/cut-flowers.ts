import { arc, headingAt, lean } from '../../geometry/islimi.ts';
import { type Point, place, polar, strokeOutline, tau } from '../../geometry/points.ts';
import type { Slice, Stone } from './pietra-dura.ts';
import { slice } from './pietra-dura-plants.ts';

/** Flowers cut from many slices each, so that stone shades them as a brush would. */

type Petal = {
  at: Point;
  heading: number;
  long: number;
  wide: number;
  bend?: number;
  /** Stones of the strips from one side to the other. */
  stones: readonly Stone[];
  /** How deeply its edge is frilled. */
  frill?: number;
  /** Where it is widest: 0.5 in the middle, near 1 at its edge. */
  full?: number;
};

/** A petal sawn lengthwise into strips. */
function petal({
  at,
  heading,
  long,
  wide,
  bend = 0,
  stones,
  frill = 0.05,
  full = 0.8,
}: Petal): Slice[] {
  const steps = 30;
  const spine = arc(at, heading, long, bend, steps);
  const power = Math.log(0.5) / Math.log(full);
  const half = (t: number) => wide * Math.sin(Math.PI * Math.min(1, t) ** power) ** 0.8;
  const edge = (u: number, t: number): Point => {
    // Strips end where the rounded, frilled edge of the petal cuts them.
    const last = 1 - 0.2 * u * u + frill * Math.abs(Math.cos(u * 5.2)) - frill;
    const s = t * last;
    const i = Math.min(steps, s * steps);
    const [a, b] = [spine[Math.floor(i)], spine[Math.min(steps, Math.floor(i) + 1)]];
    const k = i - Math.floor(i);
    const across = headingAt(spine, Math.round(i)) + Math.PI / 2;
    const w = (half(s * 0.93) + wide * 0.06) * u;
    return [
      a[0] + (b[0] - a[0]) * k + Math.sin(across) * w,
      a[1] + (b[1] - a[1]) * k - Math.cos(across) * w,
    ];
  };
  return stones.map((stone, k) => {
    const [from, to] = [-1 + (2 * k) / stones.length, -1 + (2 * (k + 1)) / stones.length];
    const points: Point[] = [];
    for (let i = 0; i <= 18; i++) points.push(edge(from, i / 18));
    for (let i = 1; i <= 10; i++) points.push(edge(from + ((to - from) * i) / 10, 1));
    for (let i = 17; i >= 0; i--) points.push(edge(to, i / 18));
    return slice(points, stone, at, spine[steps]);
  });
}

const drop = (
  stone: Stone,
  at: Point,
  heading: number,
  long: number,
  wide: number,
  bend = 0,
): Slice => {
  const spine = arc(at, heading, long, bend, 20);
  return slice(
    strokeOutline(spine, (t) => wide * Math.sin(Math.PI * t ** 0.72) ** 0.8),
    stone,
    at,
    spine[20],
  );
};

/** A poppy from the side: three petals behind, two before, each of five strips, and its crown of threads. */
export function cutPoppy(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  const rows = [
    [-0.86, 0.86, 0.34, -0.35],
    [0.86, 0.86, 0.34, 0.35],
    [-0.36, 1.02, 0.32, -0.08],
    [0.36, 1.02, 0.32, 0.08],
    [0, 1.08, 0.33, 0],
  ] as const;
  for (const [heading, long, wide, bend] of rows)
    parts.push(
      ...petal({
        at,
        heading: turn + heading,
        long: size * long,
        wide: size * wide,
        bend,
        stones: ['carnelian', 'flame', 'carnelian', 'flame', 'carnelian'],
        frill: 0.07,
      }),
    );
  for (const side of [-1, 1])
    parts.push(
      ...petal({
        at,
        heading: turn + side * 0.62,
        long: size * 0.66,
        wide: size * 0.27,
        bend: side * 0.35,
        stones: ['flame', 'agate', 'flame', 'carnelian'],
        frill: 0.09,
      }),
    );
  parts.push(
    ...petal({
      at,
      heading: turn,
      long: size * 0.6,
      wide: size * 0.23,
      stones: ['carnelian', 'agate', 'flame', 'agate', 'carnelian'],
      frill: 0.09,
    }),
  );
  for (let k = -3; k <= 3; k++)
    parts.push(drop('black', at, turn + k * 0.16, size * 0.3, size * 0.008));
  for (let k = -3; k <= 3; k++)
    parts.push(
      drop(
        'agate',
        polar(size * 0.29, turn + k * 0.16 - tau / 4, at),
        turn,
        size * 0.035,
        size * 0.013,
      ),
    );
  const foot = place([[0, 0.1]], at, size, turn)[0];
  for (const side of [-0.55, 0.55, 0])
    parts.push(
      drop(
        side === 0 ? 'jasper' : 'darkJasper',
        foot,
        turn + side,
        size * 0.3,
        size * 0.075,
        -side,
      ),
    );
  return parts;
}

/** An iris: three standards that meet, three falls that hang with a tongue of gold on each. */
export function cutIris(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  const blue: Stone[] = ['lapis', 'paleLapis', 'lapis', 'paleLapis'];
  for (const side of [-1, 1])
    parts.push(
      ...petal({
        at,
        heading: turn + side * 1.15,
        long: size * 0.95,
        wide: size * 0.22,
        bend: side * 1.75,
        stones: blue,
        frill: 0.06,
        full: 0.72,
      }),
      drop('agate', at, turn + side * 1.15, size * 0.46, size * 0.045, side * 0.8),
    );
  for (const [side, long] of [
    [-1, 0.92],
    [1, 0.92],
    [0, 1],
  ] as const)
    parts.push(
      ...petal({
        at,
        heading: turn + side * 0.5,
        long: size * long,
        wide: size * 0.24,
        bend: -side * 0.75,
        stones: ['paleLapis', 'lapis', 'lapis', 'paleLapis'],
        frill: 0.05,
        full: 0.66,
      }),
    );
  parts.push(
    ...petal({
      at,
      heading: turn + Math.PI,
      long: size * 0.62,
      wide: size * 0.2,
      stones: ['lapis', 'paleLapis', 'paleLapis', 'lapis'],
      frill: 0.07,
      full: 0.74,
    }),
    drop('agate', at, turn + Math.PI, size * 0.36, size * 0.04),
  );
  for (const side of [-0.9, 0.9, 0])
    parts.push(drop('lapis', at, turn + side * 0.6, size * 0.24, size * 0.06));
  return parts;
}

/** A spike of hyacinth: pairs of bells of three slices, buds at its tip. */
export function cutHyacinth(line: readonly Point[], size: number): Slice[] {
  const parts: Slice[] = [];
  const last = line.length - 1;
  for (let k = 0; k < 11; k++) {
    const share = k / 10;
    const i = Math.round(last * (0.42 + 0.56 * share));
    const side = k % 2 ? 1 : -1;
    const heading = headingAt(line, i) + side * (1.15 - 0.7 * share);
    const long = size * (1 - 0.5 * share);
    const mouth = arc(line[i], heading, long * 0.3, 0, 3)[3];
    for (const turn of [-0.75, 0.75, 0])
      parts.push(
        drop(
          turn === 0 ? 'paleLapis' : 'lapis',
          mouth,
          heading + turn,
          long * 0.75,
          long * 0.2,
          turn * 0.5,
        ),
      );
  }
  return parts;
}

/** A bud that nods in its sepals. */
export const cutBud = (at: Point, size: number, turn: number): Slice[] => [
  ...petal({
    at,
    heading: turn,
    long: size,
    wide: size * 0.3,
    stones: ['carnelian', 'flame', 'carnelian'],
    frill: 0.02,
    full: 0.55,
  }),
  drop('jasper', place([[0, 0.08]], at, size, turn)[0], turn - 0.5, size * 0.66, size * 0.13, 0.6),
  drop(
    'darkJasper',
    place([[0, 0.08]], at, size, turn)[0],
    turn + 0.5,
    size * 0.66,
    size * 0.13,
    -0.6,
  ),
];

/** A stem with leaves of two jaspers along it. */
export function cutStem(
  from: Point,
  heading: number,
  to: Point,
  turn: number,
  width: number,
  leaves: readonly (readonly [share: number, side: 1 | -1, long: number])[] = [],
): { stem: Slice[]; leaves: Slice[]; line: Point[] } {
  const line = lean(from, heading, to, turn, 0.85);
  return {
    line,
    stem: [
      slice(
        strokeOutline(line, (t) => width * (1.2 - 0.5 * t)),
        'darkJasper',
        from,
        to,
      ),
    ],
    leaves: leaves.flatMap(([share, side, long]) => {
      const i = Math.round(share * 28);
      return cutLeaf(line[i], long, headingAt(line, i) + side * 0.55, side * 0.85);
    }),
  };
}

/** A long leaf of two slices with a thread between them, its point turned aside. */
export function cutLeaf(at: Point, long: number, heading: number, bend: number): Slice[] {
  const spine = arc(at, heading, long, bend, 34);
  const whole = strokeOutline(spine, (t) => long * 0.105 * Math.sin(Math.PI * t ** 0.78) ** 0.85);
  const n = spine.length;
  return [
    slice([...whole.slice(0, n), ...spine.slice().reverse()], 'jasper', at, spine[n - 1]),
    slice([...spine, ...whole.slice(n)], 'darkJasper', at, spine[n - 1]),
    slice(
      strokeOutline(spine.slice(1, n - 3), (t) => long * 0.006 * (1.2 - t)),
      'paleJasper',
      at,
      spine[n - 1],
    ),
  ];
}

/** Rosettes and paired leaves by turns along a straight border. */
export function cutBorder(from: Point, to: Point, size: number): Slice[] {
  const parts: Slice[] = [];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(long / (size * 3.2));
  const along = Math.atan2(to[0] - from[0], from[1] - to[1]);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const across = along + Math.PI / 2;
  const wave = Array.from({ length: count * 24 + 1 }, (_, i): Point => {
    const p = at(i / (count * 24));
    const off = size * 0.42 * Math.sin((tau * i) / 24);
    return [p[0] + Math.sin(across) * off, p[1] - Math.cos(across) * off];
  });
  parts.push(
    slice(
      // Both ends run out into a point below a last leaf.
      strokeOutline(wave, (t) => size * 0.06 * Math.min(1, 0.12 + 30 * Math.min(t, 1 - t))),
      'darkJasper',
      from,
      to,
    ),
  );
  const last = wave.length - 1;
  parts.push(
    ...cutLeaf(wave[last - 1], size * 0.8, headingAt(wave, last - 1), 0.5),
    ...cutLeaf(wave[1], size * 0.8, headingAt(wave, 1) + Math.PI, -0.5),
  );
  for (let k = 0; k < count; k++)
    for (const [share, side] of [
      [6, -1],
      [18, 1],
    ] as const) {
      const i = k * 24 + share;
      const p = wave[i];
      parts.push(
        ...cutLeaf(wave[i - 3], size * 1.1, headingAt(wave, i - 3) - side * 0.95, side * 1.2),
        ...cutLeaf(wave[i + 2], size * 1.0, headingAt(wave, i + 2) + side * 0.5, side * 0.8),
      );
      parts.push(...cutRosette(polar(size * -0.32 * side, across - tau / 4, p), size * 0.42, k));
    }
  return parts;
}

/** A small flower of five petals about a heart. */
export function cutRosette(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  for (let k = 0; k < 5; k++)
    parts.push(drop('carnelian', at, turn + (tau * k) / 5, size, size * 0.34));
  for (let k = 0; k < 5; k++)
    parts.push(drop('flame', at, turn + (tau * k) / 5, size * 0.7, size * 0.15));
  parts.push(
    slice(
      Array.from({ length: 18 }, (_, i) => polar(size * 0.2, (tau * i) / 18, at)),
      'agate',
      at,
      [at[0], at[1] - size * 0.2],
    ),
  );
  return parts;
}
