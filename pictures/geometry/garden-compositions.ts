import type { Composition } from './compositions.ts';
import {
  carnation,
  hyacinth,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from './flora.ts';
import { mirrorOutline, type Point, place, polar, smooth, strokeOutline, tau } from './points.ts';

/** Plants that fill the square from −1 to 1, one composition for each work. */

function cypressTree(at: Point, tall: number, wide: number): Motif {
  const half: Point[] = [
    [0, -1],
    [0.09, -0.86],
    [0.28, -0.6],
    [0.46, -0.3],
    [0.5, -0.08],
    [0.34, 0.04],
    [0.08, 0.06],
  ];
  const body = smooth(
    [
      ...half,
      ...half
        .slice(1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    6,
  );
  const scale = (points: Point[]) =>
    points.map(([x, y]): Point => [at[0] + x * wide, at[1] + y * tall]);
  const motif: Motif = [
    {
      role: 'stem',
      points: scale([
        [-0.08, 0.05],
        [0.08, 0.05],
        [0.1, 0.2],
        [-0.1, 0.2],
      ]),
    },
    { role: 'leaf', points: scale(body) },
  ];
  for (let i = 0; i < 6; i++) {
    const y = -0.06 - i * 0.13;
    const reach = 0.4 * (1 - i / 8);
    for (const side of [-1, 1]) {
      const line = smooth(
        [
          [0, y + 0.06],
          [side * reach * 0.6, y + 0.01],
          [side * reach, y - 0.09],
        ],
        false,
        6,
      );
      motif.push({ role: 'vein', points: strokeOutline(scale(line), () => 0.008) });
    }
  }
  return motif;
}

/** A cypress that a flowering vine climbs, its blossoms left and right. */
export const cypressVine =
  (kinds: readonly ('rosette' | 'tulip')[] = ['rosette', 'tulip']): Composition =>
  () => {
    const vine = Array.from({ length: 81 }, (_, i): Point => {
      const t = i / 80;
      return [0.5 * Math.sin(t * 9.4) * (1 - t * 0.62), 0.86 - t * 1.72];
    });
    const heads: Motif = [];
    [6, 20, 33, 46, 59, 71].forEach((i, k) => {
      const side = k % 2 ? -1 : 1;
      const from = vine[i];
      const to: Point = [from[0] + side * (0.36 - k * 0.02), from[1] - 0.12];
      heads.push(stem(from, to, side * 0.12, 0.014));
      heads.push(...placeMotif(leaf(0.5 * side), from, 0.28, side * 1.9));
      heads.push(
        ...placeMotif(
          leaf(-0.4 * side),
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
          0.22,
          side * 0.4,
        ),
      );
      heads.push(
        ...(kinds[k % kinds.length] === 'tulip'
          ? placeMotif(tulip(), [to[0], to[1] + 0.04], 0.32, side * 0.7)
          : placeMotif(rosette(6), to, 0.34, k)),
      );
    });
    const tuft = [-1.1, -0.7, 0.7, 1.1].flatMap((turn) =>
      placeMotif(leaf(turn * 0.3, 0.16), [0, 0.94], 0.4, turn),
    );
    return [
      ...tuft,
      ...cypressTree([0, 0.78], 1.6, 0.5),
      { role: 'stem', points: strokeOutline(vine, () => 0.016) },
      ...heads,
    ];
  };

/** A cypress between a tulip and a carnation on either side. */
export const cypressBetween = (): Composition => () => {
  const motif: Motif = [];
  for (const side of [-1, 1]) {
    for (const [x, y, bow] of [
      [0.36, -0.2, 0.3],
      [0.62, 0.18, 0.5],
    ] as const)
      motif.push(stem([side * 0.04, 0.86], [side * x, y], side * bow * 0.5, 0.016));
    motif.push(...placeMotif(sazLeaf(0.9 * side, 7), [side * 0.06, 0.86], 0.62, side * 1.05));
    motif.push(...placeMotif(leaf(0.4 * side), [side * 0.3, 0.3], 0.3, side * 0.5));
    motif.push(...placeMotif(tulip(), [side * 0.36, -0.14], side > 0 ? 0.44 : 0.48, side * 0.25));
    motif.push(...placeMotif(carnation(9), [side * 0.66, 0.14], 0.31, side * 0.75));
    motif.push(...placeMotif(hyacinth(7, side * 0.3), [side * 0.14, 0.8], 0.62, side * 0.32));
  }
  return [...motif, ...cypressTree([0, 0.72], 1.5, 0.46)];
};

/** Hyacinths that lead, tulips and rosebuds between, all bent as by wind. */
export const hyacinths = (): Composition => (random) => {
  const motif: Motif = [];
  const bend = 0.35;
  for (let i = 0; i < 6; i++)
    motif.push(...placeMotif(leaf(0.5, 0.1), [0.02 * i, 0.98], 0.62 + 0.05 * i, -0.9 + i * 0.34));
  for (const [x, y, turn, tall] of [
    [0, 0.95, 0.02, 1.5],
    [-0.1, 0.95, -0.42, 1.25],
    [0.1, 0.95, 0.5, 1.3],
    [-0.95, 0.35, -0.05, 0.9],
    [0.9, 0.2, 0.1, 0.9],
  ] as const)
    motif.push(...placeMotif(hyacinth(13, bend), [x, y], tall, turn));
  for (const [x, y, turn] of [
    [-0.52, -0.16, -0.5],
    [0.62, -0.3, 0.7],
    [-0.1, -0.72, 0.1],
  ] as const) {
    motif.push(stem([0, 0.95], [x, y], x * 0.4, 0.016));
    motif.push(...placeMotif(rosette(5), [x, y - 0.08], 0.3, turn));
    for (const side of [-1, 1])
      motif.push(...placeMotif(leaf(0.5 * side), [x, y + 0.04], 0.2, turn + side * 1.3));
  }
  for (const [x, y, turn] of [
    [-0.74, 0.3, -0.8],
    [0.72, 0.42, 0.9],
  ] as const) {
    motif.push(stem([0, 0.95], [x, y], x * 0.3, 0.016));
    motif.push(...placeMotif(tulip(), [x, y + 0.03], 0.42 * random.between(0.95, 1.05), turn));
  }
  return motif;
};

/** A vase with a foot and a round belly, its mouth at (0, 0.2) and its foot at (0, 0.94). */
export function footedVase(): Motif {
  const half: Point[] = [
    [0.09, -0.36],
    [0.07, -0.22],
    [0.2, -0.08],
    [0.24, 0.08],
    [0.12, 0.24],
    [0.08, 0.3],
    [0.17, 0.38],
  ];
  const vase = place(smooth(mirrorOutline(half), true, 5), [0, 0.56]);
  const band = place(
    [
      [-0.22, -0.02],
      [0.22, -0.02],
      [0.235, 0.08],
      [-0.235, 0.08],
    ],
    [0, 0.56],
  );
  return [
    { role: 'bud', points: vase },
    { role: 'inner', points: band },
    ...placeMotif(rosette(6), [0, 0.46], 0.16),
    ...[-0.15, -0.05, 0.05, 0.15].map((x) => ({
      role: 'petal' as const,
      points: polarDisc([x, 0.59], 0.026),
    })),
  ];
}

/** Flowers from a vase with a foot and a round belly. */
export const vaseOfFlowers = (): Composition => () => {
  const motif: Motif = [];
  const heads: Motif = [];
  const root: Point = [0, 0.24];
  for (const [x, y, turn, kind] of [
    [0, -0.42, 0, 0],
    [-0.36, -0.34, -0.35, 2],
    [0.36, -0.34, 0.35, 2],
    [-0.66, -0.04, -0.8, 0],
    [0.66, -0.04, 0.8, 0],
    [-0.52, 0.4, -1.5, 1],
    [0.52, 0.4, 1.5, 1],
    [-0.2, -0.02, -0.2, 3],
    [0.2, -0.02, 0.2, 3],
  ] as const) {
    motif.push(stem(root, [x, y], x * 0.4, 0.016));
    if (kind === 0) heads.push(...placeMotif(tulip(), [x, y + 0.05], 0.44, turn));
    else if (kind === 1) heads.push(...placeMotif(carnation(7), [x, y], 0.26, turn));
    else if (kind === 2) heads.push(...placeMotif(rosette(6), [x, y], 0.4, turn));
    else heads.push(...placeMotif(leaf(0.4 * Math.sign(x)), [x * 0.6, y + 0.2], 0.4, turn * 2.5));
  }
  for (const side of [-1, 1])
    for (const [y, turn] of [
      [0.22, 1.35],
      [0.2, 0.85],
    ] as const)
      motif.push(...placeMotif(sazLeaf(0.8 * side, 7), [0, y], 0.52, side * turn));
  return [...motif, ...heads, ...footedVase()];
};

const polarDisc = (at: Point, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, i) => polar(radius, (i / 16) * tau, at));

function bunch(at: Point, size: number, turn: number): Motif {
  const motif: Motif = [];
  for (let row = 0; row < 5; row++) {
    const count = [4, 5, 4, 3, 1][row];
    for (let k = 0; k < count; k++) {
      const [x, y] = place([[(k - (count - 1) / 2) * 0.2, -0.05 + row * 0.18]], at, size, turn)[0];
      motif.push({ role: 'petal', points: polarDisc([x, y], size * 0.105) });
    }
  }
  return motif;
}

function vineLeaf(at: Point, size: number, turn: number): Motif {
  const outline: Point[] = [];
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * tau;
    const lobes = 0.66 + 0.26 * Math.cos(a * 5) + 0.05 * Math.cos(a * 15);
    outline.push(polar(lobes * 0.5, a - Math.PI / 2, [0, -0.4]));
  }
  const motif: Motif = [{ role: 'leaf', points: place(outline, at, size, turn) }];
  for (let k = -2; k <= 2; k++) {
    const line = [[0, -0.4] as Point, polar(0.36, -Math.PI / 2 + (k * tau) / 5, [0, -0.4])];
    motif.push({ role: 'vein', points: strokeOutline(place(line, at, size, turn), () => 0.009) });
  }
  return motif;
}

/** Three bunches of grapes on a vine with leaves and tendrils. */
export const grapes = (): Composition => () => {
  const motif: Motif = [];
  const tendril = (at: Point, size: number, start: number, hand: number) => {
    const line = Array.from(
      { length: 40 },
      (_, i): Point => polar(size * (1 - i / 44), start + hand * i * 0.28, at),
    );
    motif.push({ role: 'stem', points: strokeOutline(line, () => 0.009) });
  };
  const main = smooth(
    [
      [-0.78, 0.62],
      [-0.5, 0.2],
      [-0.1, 0.12],
      [0.2, -0.24],
      [0.1, -0.62],
      [0.42, -0.82],
    ],
    false,
    12,
  );
  motif.push({ role: 'stem', points: strokeOutline(main, () => 0.018) });
  for (const [from, to, bow] of [
    [[-0.5, 0.2], [-0.34, 0.46], 0.1],
    [[0.2, -0.24], [0.5, -0.14], -0.1],
    [[-0.1, 0.12], [-0.36, -0.34], 0.2],
    [[-0.1, 0.12], [0.3, 0.5], 0.2],
    [[0.1, -0.62], [-0.4, -0.7], 0.15],
  ] as [Point, Point, number][])
    motif.push(stem(from, to, bow, 0.014));
  tendril([0.72, -0.56], 0.16, 2.4, 1);
  tendril([-0.7, -0.1], 0.15, 0.4, -1);
  tendril([0.1, 0.8], 0.14, -1.2, 1);
  tendril([-0.08, -0.86], 0.1, 1.5, -1);
  for (const [x, y, size, turn] of [
    [-0.36, -0.3, 0.62, -0.7],
    [0.3, 0.46, 0.6, 2.4],
    [-0.42, -0.66, 0.46, -0.4],
    [0.46, -0.78, 0.46, 0.7],
    [-0.74, 0.6, 0.42, -2.2],
    [0.72, 0.2, 0.44, 1.6],
  ] as const)
    motif.push(...vineLeaf([x, y], size, turn));
  motif.push(
    ...bunch([-0.32, 0.5], 0.56, 0.1),
    ...bunch([0.5, -0.06], 0.56, -0.2),
    ...bunch([-0.02, -0.42], 0.44, 0.15),
  );
  return motif;
};

/** One great feathered leaf across the field; the flowers find room around it. */
export const greatLeaf = (): Composition => () => {
  const motif: Motif = [];
  const flowers: [number, number, number, 'palmette' | 'rosette'][] = [
    [-0.72, -0.42, 0.44, 'palmette'],
    [0.72, 0.5, 0.46, 'palmette'],
    [-0.2, -0.78, 0.34, 'rosette'],
    [0.24, 0.74, 0.36, 'rosette'],
    [0.78, 0.0, 0.28, 'rosette'],
    [-0.8, 0.16, 0.26, 'rosette'],
    [0.3, 0.3, 0.26, 'rosette'],
  ];
  for (const [x, y, size, kind] of flowers) {
    const turn = Math.atan2(y, x);
    motif.push(stem([x * 0.24, y * 0.24], [x, y], x * 0.2, 0.015));
    for (const side of [-1, 1])
      motif.push(...placeMotif(leaf(0.5 * side), [x * 0.7, y * 0.7], 0.3, turn + side * 1.2));
    motif.push(
      ...(kind === 'palmette'
        ? placeMotif(palmette(3), [x * 0.86, y * 0.7], size, turn + Math.PI / 2)
        : placeMotif(rosette(8), [x, y], size)),
    );
  }
  const great: Motif = sazLeaf(1.5, 14).map(({ role, points }) => ({
    role,
    points: place(
      points.map(([x, y]): Point => [x * 0.8, y]),
      [-0.62, 0.76],
      2.0,
      0.52,
    ),
  }));
  return [...great, ...motif];
};

/** Carnations and roses from one tuft; one stem is snapped and its flower hangs. */
export const brokenStem = (): Composition => () => {
  const motif: Motif = [];
  const root: Point = [0, 0.88];
  for (let i = 0; i < 6; i++) {
    const side = i % 2 ? 1 : -1;
    motif.push(
      ...placeMotif(leaf(0.5 * side, 0.11), root, 0.55 + i * 0.03, side * (0.5 + i * 0.18)),
    );
  }
  for (const [x, y, turn, kind] of [
    [-0.08, -0.52, -0.05, 0],
    [-0.5, -0.2, -0.5, 1],
    [-0.72, 0.3, -1, 0],
    [0.7, 0.36, 1.1, 1],
    [-0.24, 0.1, -0.3, 1],
  ] as const) {
    motif.push(stem(root, [x, y], x * 0.4, 0.016));
    motif.push(
      ...(kind === 0
        ? placeMotif(carnation(9), [x, y], 0.32, turn)
        : placeMotif(rosette(6), [x, y], 0.36, turn)),
    );
  }
  // The stem breaks where it is highest and falls to the right.
  const knee: Point = [0.34, -0.34];
  motif.push(
    stem(root, knee, 0.2, 0.016),
    stem([knee[0] - 0.03, knee[1] - 0.04], [0.62, -0.06], 0.06, 0.016),
  );
  motif.push(...placeMotif(leaf(0.5), [0.26, 0.1], 0.3, 0.9));
  motif.push(...placeMotif(carnation(9), [0.64, -0.02], 0.32, 2.6));
  return motif;
};
