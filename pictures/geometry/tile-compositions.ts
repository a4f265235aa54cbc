import type { Composition } from './compositions.ts';
import { grow } from './court-dish-compositions.ts';
import {
  leaf,
  type Motif,
  placeMotif,
  type Role,
  rosette,
  sazLeaf,
  spiralLine,
  stem,
  tulip,
} from './flora.ts';
import { hair, lean } from './islimi.ts';
import { blossom, gardenBud, longLeaf, pink, slimTulip, toothed } from './khatai.ts';
import {
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from './points.ts';

/** Paintings for single tiles, one for each work, that fill the square from −1 to 1. */

const ring = (at: Point, radius: number, role: Role): Motif[number] => ({
  role,
  points: regularPolygon(48, radius, 0, at),
});

/** An open rose: petals ring within ring. */
export function openRose(at: Point, size: number, turn = 0): Motif {
  return (
    [
      [9, 1, 'petal'],
      [7, 0.74, 'heart'],
      [5, 0.48, 'petal'],
    ] as const
  ).flatMap(([count, scale, role]) =>
    placeMotif(rosette(count), at, size * scale, turn + scale * 2).map((shape): Motif[number] => ({
      ...shape,
      role: shape.role === 'petal' ? role : 'inner',
    })),
  );
}

/** A quarter of a whirl: the swirling leaf in one corner, a quarter rosette in the other. */
export const lionsPaw = (): Composition => () => {
  const motif: Motif = [];
  const corner: Point = [1, 1];
  for (const [r, role] of [
    [1.62, 'bud'],
    [1.54, 'inner'],
  ] as const)
    motif.push(ring(corner, r, role));
  for (let k = 0; k < 4; k++) {
    const a = Math.PI + (tau / 4) * ((k + 0.5) / 4);
    motif.push(
      ...placeMotif(sazLeaf(-1.7, 7, 0.2), polar(0.42, a, corner), 1.1, a + Math.PI / 2 + 0.5),
    );
  }
  for (const [r, role] of [
    [0.44, 'bud'],
    [0.37, 'heart'],
    [0.24, 'inner'],
    [0.13, 'petal'],
  ] as const)
    motif.push(ring(corner, r, role));
  const far: Point = [-1, -1];
  motif.push(
    ring(far, 0.6, 'leaf'),
    ring(far, 0.52, 'inner'),
    ...placeMotif(rosette(8), far, 0.96),
  );
  for (const at of [
    [-0.3, -0.86],
    [-0.86, -0.3],
  ] as Point[])
    motif.push(...placeMotif(rosette(5), at, 0.2));
  return motif;
};

/** Roses that climb a trellis of laths, a bud and leaves at every crossing. */
export const roseTrellis = (): Composition => () => {
  const motif: Motif = [];
  for (let k = -3; k <= 3; k++)
    for (const hand of [-1, 1])
      motif.push({
        role: 'vein',
        points: strokeOutline(
          [
            [k * 0.66 - hand * 1.2, -1.2],
            [k * 0.66 + hand * 1.2, 1.2],
          ],
          () => 0.026,
        ),
      });
  const spots: [number, number, number][] = [
    [-0.66, -0.66, 0.62],
    [0.66, -0.66, 0.52],
    [0, 0, 0.7],
    [-0.66, 0.66, 0.54],
    [0.66, 0.66, 0.64],
  ];
  spots.forEach(([x, y], k) => {
    const to = spots[(k + 2) % spots.length];
    motif.push(stem([x, y], [to[0], to[1]], 0.2, 0.014));
  });
  for (const [x, y, size] of spots) {
    for (let i = 0; i < 5; i++) {
      const a = (tau * i) / 5 + x;
      motif.push(
        ...placeMotif(
          leaf(0.3, 0.26),
          polar(size * 0.34, a, [x, y]),
          size * 0.5,
          a + Math.PI / 2 + 0.3,
        ),
      );
    }
    motif.push(...openRose([x, y], size * 0.82, x + y));
  }
  for (const [x, y, turn] of [
    [0, -0.72, 0.2],
    [-0.72, 0.02, -0.7],
    [0.74, 0.04, 0.8],
    [0.02, 0.78, 2.9],
  ] as const)
    motif.push(
      ...placeMotif(leaf(0.4, 0.24), [x, y], 0.26, turn + 1),
      ...placeMotif(tulip(), [x, y], 0.26, turn),
    );
  return motif;
};

/** One flower on its stem, two buds and leaves, within a line of dots; for a tile twice as tall as wide. */
export const singleFlower = (): Composition => () => {
  const motif: Motif = [];
  for (let k = 0; k < 24; k++)
    for (const x of [-0.42, 0.42]) motif.push(ring([x, -0.94 + k * 0.082], 0.013, 'bud'));
  const root: Point = [0, 0.86];
  motif.push(stem(root, [0, -0.42], 0.05, 0.024));
  for (const [x, y, turn] of [
    [-0.24, 0.06, -0.5],
    [0.24, -0.02, 0.5],
  ] as const) {
    motif.push(
      stem([0, 0.5], [x, y], x * 0.5, 0.016),
      ...placeMotif(tulip(), [x, y + 0.02], 0.26, turn),
    );
  }
  for (const [y, turn, size] of [
    [0.84, 0.9, 0.42],
    [0.84, -0.9, 0.42],
    [0.7, 0.5, 0.4],
    [0.7, -0.5, 0.4],
    [0.1, 0.8, 0.26],
    [0.16, -0.8, 0.26],
    [-0.2, 0.9, 0.2],
    [-0.14, -0.9, 0.2],
  ] as const)
    motif.push(...placeMotif(leaf(0.5 * Math.sign(turn), 0.2), [0, y], size, turn));
  motif.push(
    ...placeMotif(rosette(8), [0, -0.54], 0.56),
    ...placeMotif(rosette(6), [0, -0.54], 0.26),
  );
  return motif;
};

/** A pomegranate that has opened upon a small garden, among long toothed leaves. */
export const openPomegranate = (): Composition => () => {
  const motif: Motif = grow(
    [
      [-0.9, [-0.78, -0.3], -0.3, toothed(7), 0.44],
      [-0.7, [-0.4, -0.74], 0.2, blossom(8, 2), 0.34],
      [0.9, [0.8, -0.1], 0.3, slimTulip(), 0.4],
      [0.7, [0.4, -0.66], -0.2, gardenBud(), 0.28],
      [-1.3, [-0.84, 0.44], -0.4, gardenBud(), 0.26],
      [1.3, [0.86, 0.5], 0.4, blossom(6), 0.28],
    ],
    [0, 1.04],
  );
  for (const side of [-1, 1])
    motif.push(
      ...placeMotif(longLeaf(side * -1.3, 12, 0.13), [side * 0.1, 0.98], 1.05, side * 1.12),
      ...placeMotif(longLeaf(side * 1.2, 10, 0.13), [side * 0.3, 0.8], 0.86, side * 0.5),
    );
  motif.push(stem([0, 1.05], [0, 0.5], 0, 0.022));
  const body = (k: number): Point[] =>
    smooth(
      [
        [0, 0.56 * k],
        [0.34 * k, 0.42 * k],
        [0.48 * k, 0.1 * k],
        [0.38 * k, -0.22 * k],
        [0.14 * k, -0.4 * k],
        [0.24 * k, -0.62 * k],
        [0.08 * k, -0.52 * k],
        [0, -0.66 * k],
        [-0.08 * k, -0.52 * k],
        [-0.24 * k, -0.62 * k],
        [-0.14 * k, -0.4 * k],
        [-0.38 * k, -0.22 * k],
        [-0.48 * k, 0.1 * k],
        [-0.34 * k, 0.42 * k],
      ],
      true,
      6,
    );
  motif.push({ role: 'bud', points: body(1.08) }, { role: 'petal', points: body(1) });
  motif.push({
    role: 'inner',
    points: smooth(
      [
        [0, -0.3],
        [0.22, 0.02],
        [0.16, 0.34],
        [0, 0.46],
        [-0.16, 0.34],
        [-0.22, 0.02],
      ],
      true,
      8,
    ),
  });
  // The rind is drawn in ribs, and a row of seeds is left along the opening.
  for (const side of [-1, 1])
    for (const [x, bow] of [
      [0.3, 0.16],
      [0.39, 0.2],
    ] as const)
      motif.push(
        hair(
          lean([side * x * 0.5, -0.3], side * 0.9, [side * x * 0.7, 0.44], Math.PI + side * bow),
          0.008,
        ),
      );
  for (let k = 0; k < 22; k++) {
    const a = (tau * (k + 0.5)) / 22;
    const at: Point = [0.235 * Math.sin(a) * (1 - 0.16 * Math.cos(a)), 0.08 - 0.4 * Math.cos(a)];
    motif.push({ role: 'heart', points: regularPolygon(10, 0.021, 0, at) });
  }
  return [
    ...motif,
    ...grow(
      [
        [0, [0, 0.02], 0, slimTulip(), 0.2],
        [-0.8, [-0.1, 0.14], -0.3, pink(5), 0.085],
        [0.8, [0.1, 0.14], 0.3, pink(5), 0.085],
      ],
      [0, 0.42],
      0.008,
    ),
    ...placeMotif(blossom(6), [0, 0.33], 0.14),
  ];
};

/** A star of eight points in raised lines with a rosette, a quarter of another in each corner. */
export const starInSquare = (): Composition => () => {
  const motif: Motif = [];
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as Point[])
    motif.push(
      { role: 'leaf', points: starPolygon(8, 0.62, starInner(8, 2), 0, [x, y]) },
      { role: 'inner', points: starPolygon(8, 0.4, starInner(8, 2), 0, [x, y]) },
      ...placeMotif(rosette(6), [x, y], 0.34),
    );
  for (const [r, role] of [
    [0.98, 'petal'],
    [0.84, 'inner'],
    [0.72, 'bud'],
    [0.5, 'inner'],
  ] as const)
    motif.push({ role, points: starPolygon(8, r, starInner(8, 2), 0) });
  motif.push(...placeMotif(rosette(8), [0, 0], 0.6));
  return motif;
};

/** Waves that wind inward from the points of a star. */
export const wavesInStar = (): Composition => () => {
  const motif: Motif = [];
  for (let k = 0; k < 8; k++) {
    const a = (tau * k) / 8;
    for (const [r, size, hand] of [
      [0.6, 0.24, 1],
      [0.36, 0.15, -1],
    ] as const)
      motif.push({
        role: 'petal',
        points: strokeOutline(
          spiralLine(polar(r, a + (hand < 0 ? tau / 16 : 0)), size, 1.6, a + Math.PI / 2, hand),
          (t) => 0.034 * (1.15 - t),
        ),
      });
    motif.push({
      role: 'petal',
      points: strokeOutline([polar(0.82, a), polar(1.0, a)], (t) => 0.03 * (1 - t)),
    });
  }
  motif.push({ role: 'petal', points: starPolygon(8, 0.16, starInner(8, 2), 0) });
  return motif;
};
