import { type Point, place, polar, smooth, strokeOutline, tau } from '../geometry/points.ts';
import type { Slice, Stone } from './pietra-dura.ts';

const slice = (points: Point[], stone: Stone, from: Point, to: Point): Slice => ({
  points,
  stone,
  from,
  to,
});

/** Shapes of a flower or leaf set at a place; a shape stands on the origin and grows towards −y. */
function set(shape: Point[], stone: Stone, at: Point, size: number, turn: number, root = 0): Slice {
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

const petalShape = (wide: number, wave = 0): Point[] =>
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
function splitLeaf(at: Point, size: number, turn: number, bend: number, wide = 0.13): Slice[] {
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

const stemSlice = (line: Point[], width = 0.0085): Slice =>
  slice(
    strokeOutline(smooth(line, false, 10), () => width),
    'darkJasper',
    line[0],
    line[line.length - 1],
  );

/** Sixteen slices: five broad petals, a paler one in each, a heart with its thread-thin crown. */
function poppyHead(at: Point, size: number, turn: number): Slice[] {
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

/** An iris: three standards, three falls with a tongue of gold. */
function irisHead(at: Point, size: number, turn: number): Slice[] {
  const parts: Slice[] = [];
  for (const [angle, long, wide] of [
    [0.5, 0.9, 0.26],
    [-0.5, 0.9, 0.26],
    [0, 1, 0.24],
  ] as const)
    parts.push(set(petalShape(wide), 'lapis', at, size * long, turn + angle));
  for (const angle of [1.75, -1.75, 2.7, -2.7]) {
    const long = Math.abs(angle) > 2 ? 0.62 : 0.85;
    parts.push(set(petalShape(0.3, 0.08), 'lapis', at, size * long, turn + angle));
    parts.push(set(petalShape(0.12), 'agate', at, size * long * 0.62, turn + angle));
  }
  parts.push(
    set(petalShape(0.4), 'jasper', place([[0, 0.1]], at, size, turn)[0], size * 0.24, turn),
  );
  return parts;
}

function hyacinthStalk(at: Point, tall: number, turn: number, bend: number): Slice[] {
  const spine = smooth(
    [
      [0, 0],
      [bend * 0.15, -0.5],
      [bend * 0.55, -0.8],
      [bend, -1.02],
    ],
    false,
    12,
  );
  const placed = place(spine, at, tall, turn);
  const parts = [
    slice(
      strokeOutline(placed, () => 0.009),
      'darkJasper',
      placed[0],
      placed[placed.length - 1],
    ),
  ];
  for (let i = 0; i < 13; i++) {
    const t = 0.34 + (0.64 * i) / 12;
    const root = placed[Math.round(t * (placed.length - 1))];
    const s = i % 2 ? 1 : -1;
    parts.push(
      set(petalShape(0.36, 0.12), 'lapis', root, tall * 0.16 * (1.2 - t * 0.5), turn + s * 0.9),
    );
  }
  return parts;
}

/** One plant with poppies, irises and hyacinths between two fillets, as on the dados of Agra. */
export function floweringPlant(hh: number): () => Slice[] {
  return () => {
    const parts: Slice[] = [];
    for (const [inset, wide] of [
      [0.07, 0.018],
      [0.115, 0.007],
    ] as const)
      parts.push(...fillet(1 - inset, hh - inset, wide));
    const root: Point = [0, hh - 0.3];
    parts.push(
      slice(
        smooth(
          [
            [-0.34, hh - 0.24],
            [-0.2, hh - 0.36],
            [0, hh - 0.4],
            [0.2, hh - 0.36],
            [0.34, hh - 0.24],
          ],
          false,
          8,
        ),
        'jasper',
        [0, hh - 0.24],
        [0, hh - 0.4],
      ),
    );
    const heads: Slice[] = [];
    for (const [x, y, turn, bow, head] of [
      [0, -hh + 0.5, 0, 0.03, 'poppy'],
      [-0.42, -hh + 0.78, -0.35, -0.1, 'iris'],
      [0.42, -hh + 0.78, 0.35, 0.1, 'iris'],
      [-0.56, -0.12, -0.7, -0.16, 'poppy'],
      [0.56, -0.12, 0.7, 0.16, 'poppy'],
    ] as const) {
      parts.push(
        stemSlice([root, [x * 0.3 + bow, (root[1] + y) / 2], [x * 0.85, y + 0.16], [x, y]]),
      );
      heads.push(
        ...(head === 'poppy'
          ? poppyHead([x, y], x === 0 ? 0.3 : 0.25, turn)
          : irisHead([x, y], 0.23, turn)),
      );
    }
    for (const s of [-1, 1]) {
      heads.push(...hyacinthStalk([s * 0.03, root[1] - 0.05], 0.72, s * 0.26, s * 0.22));
      parts.push(stemSlice([root, [s * 0.36, root[1] - 0.2], [s * 0.64, root[1] - 0.36]]));
      heads.push(...poppyHead([s * 0.66, root[1] - 0.38], 0.13, s * 1.0));
      for (const [y, size, turn, bend] of [
        [0, 0.62, 1.02, 0.5],
        [-0.02, 0.78, 0.6, 0.4],
        [-0.5, 0.34, 0.9, 0.5],
        [-0.86, 0.3, 0.7, 0.5],
      ] as const)
        parts.push(...splitLeaf([s * 0.02, root[1] + y], size, s * turn, s * bend));
    }
    return [...parts, ...heads];
  };
}

/** A scroll with lotuses around a medallion, within a border of black and shell. */
export function scrollingMedallion(): () => Slice[] {
  return () => {
    const parts: Slice[] = [...fillet(0.93, 0.93, 0.02), ...fillet(0.875, 0.875, 0.007)];
    for (let i = 0; i < 44; i++) {
      const t = -0.902 + ((i % 11) + 0.5) * (1.804 / 11);
      const at: Point =
        i < 11 ? [t, -0.902] : i < 22 ? [t, 0.902] : i < 33 ? [-0.902, t] : [0.902, t];
      const lozenge = place(
        [
          [0, -0.018],
          [0.05, 0],
          [0, 0.018],
          [-0.05, 0],
        ],
        at,
        1,
        i < 22 ? 0 : Math.PI / 2,
      );
      parts.push(slice(lozenge, i % 2 ? 'shell' : 'lapis', at, [at[0], at[1] - 0.04]));
    }
    const heads: Slice[] = [];
    const turns = 8;
    for (let i = 0; i < turns; i++) {
      const a = (tau * i) / turns;
      const hand = i % 2 ? 1 : -1;
      const eye = polar(i % 2 ? 0.8 : 0.59, a);
      const coil = Array.from(
        { length: 46 },
        (_, k): Point =>
          polar((i % 2 ? 0.22 : 0.19) * (1 - k / 60), a + Math.PI + hand * (0.3 + k * 0.15), eye),
      );
      parts.push(stemSlice([polar(0.28, a), polar(0.38, a - hand * 0.05), coil[0]], 0.008));
      parts.push(
        slice(
          strokeOutline(coil, () => 0.008),
          'darkJasper',
          coil[0],
          coil[45],
        ),
      );
      for (let k = 5; k < 40; k += 8) {
        const [p, q] = [coil[k], coil[k + 1]];
        const along = Math.atan2(q[1] - p[1], q[0] - p[0]) + Math.PI / 2;
        parts.push(...splitLeaf(p, 0.12, along - hand * 0.9, hand * -0.4, 0.2));
      }
      heads.push(
        ...(i % 2
          ? poppyHead(polar(-0.06, a, eye), 0.15, a + Math.PI / 2)
          : lotusHead(eye, 0.14, a + Math.PI / 2)),
      );
    }
    const petals: Slice[] = [];
    for (const [count, size, stone, shift] of [
      [16, 0.3, 'lapis', 0.5],
      [16, 0.25, 'shell', 0],
      [8, 0.22, 'carnelian', 0],
      [8, 0.15, 'agate', 0.5],
    ] as const)
      for (let i = 0; i < count; i++)
        petals.push(
          set(
            petalShape(count === 16 ? 0.2 : 0.36),
            stone,
            [0, 0],
            size,
            (tau * (i + shift)) / count,
          ),
        );
    petals.push(
      slice(
        Array.from({ length: 30 }, (_, i) => polar(0.05, (tau * i) / 30)),
        'black',
        [0, 0],
        [0.05, 0],
      ),
    );
    return [...parts, ...heads, ...petals];
  };
}

function lotusHead(at: Point, size: number, turn: number): Slice[] {
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

/** Four straight strips around the field. */
function fillet(x: number, y: number, wide: number): Slice[] {
  const strip = (a: Point, b: Point) =>
    slice(
      strokeOutline([a, b], () => wide / 2),
      'black',
      a,
      b,
    );
  return [
    strip([-x, -y], [x, -y]),
    strip([x, -y], [x, y]),
    strip([x, y], [-x, y]),
    strip([-x, y], [-x, -y]),
  ];
}
