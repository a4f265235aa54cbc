import {
  boteh,
  leaf,
  type Motif,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
} from '../../geometry/flora.ts';
import {
  mix,
  type Point,
  place,
  polar,
  smooth,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { circle, frames, type Layout, rectangle } from './fabric-parts.ts';

/** A round moon in the middle, a quarter moon in every corner, botehs around. */
export const moons = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const inset = frames(motif, width, height, 100, [
    [10, 'inner'],
    [92, 'petal'],
    [10, 'inner'],
  ]);
  const side = width - 2 * inset;
  for (let i = 0; i < 15; i++) {
    const t = 100 + ((width - 200) * (i + 0.5)) / 15;
    const edge = 100 + 54;
    motif.push(...placeMotif(boteh(), [t, edge + 34], 68, 0, i % 2 ? 1 : -1));
    motif.push(...placeMotif(boteh(), [t, height - edge - 34], 68, Math.PI, i % 2 ? 1 : -1));
    if (i > 0 && i < 14) {
      motif.push(...placeMotif(boteh(), [edge + 34, t], 68, -Math.PI / 2, i % 2 ? 1 : -1));
      motif.push(...placeMotif(boteh(), [width - edge - 34, t], 68, Math.PI / 2, i % 2 ? 1 : -1));
    }
  }
  motif.push(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 'stem'));
  const moon = (at: Point, radius: number) => {
    const parts: Motif = [];
    for (const [k, role] of [
      [1, 'inner'],
      [0.96, 'petal'],
      [0.7, 'inner'],
      [0.67, 'leaf'],
      [0.42, 'inner'],
      [0.39, 'petal'],
    ] as const)
      parts.push(circle(at, radius * k, role));
    const count = 16;
    for (let i = 0; i < count; i++) {
      const a = (tau * i) / count;
      parts.push(
        ...placeMotif(
          boteh(),
          polar(radius * 0.73, a, at),
          radius * 0.22,
          a + Math.PI / 2,
          i % 2 ? 1 : -1,
        ),
      );
      parts.push(
        ...placeMotif(
          palmette(2),
          polar(radius * 0.44, a + 0.2, at),
          radius * 0.2,
          a + 0.2 + Math.PI / 2,
        ),
      );
      parts.push(
        ...placeMotif(leaf(0.5), polar(radius * 1.02, a, at), radius * 0.13, a + Math.PI / 2 + 0.4),
      );
    }
    parts.push(...placeMotif(rosette(12), at, radius * 0.72, random.next()));
    return parts;
  };
  const inside = (parts: Motif): Motif =>
    parts.map(({ role, points }) => ({
      role,
      points: points.map(
        ([x, y]): Point => [
          Math.max(inset, Math.min(width - inset, x)),
          Math.max(inset, Math.min(height - inset, y)),
        ],
      ),
    }));
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    motif.push(...inside(moon([inset + x * side, inset + y * side], side * 0.3)));
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 9; column++) {
      const at: Point = [inset + ((column + 0.5) * side) / 9, inset + ((row + 0.5) * side) / 9];
      const far = Math.hypot(at[0] - width / 2, at[1] - height / 2) / side;
      const corner =
        Math.hypot(
          side / 2 - Math.abs(at[0] - width / 2),
          side / 2 - Math.abs(at[1] - height / 2),
        ) / side;
      if (far < 0.35 || corner < 0.36) continue;
      motif.push(...placeMotif(boteh(), [at[0], at[1] + 36], 84, 0, (row + column) % 2 ? 1 : -1));
    }
  motif.push(...moon([width / 2, height / 2], side * 0.29));
  return motif;
};

/** The leaning drop, `tall` high on its foot: a bent spray of small flowers between leaves, held by a toothed outline. */
function bentSpray(foot: Point, tall: number, mirror: number, index: number): Motif {
  const half: Point[] = [
    [0, 0],
    [0.2, -0.05],
    [0.36, -0.22],
    [0.38, -0.44],
    [0.27, -0.64],
    [0.16, -0.8],
    [0.2, -0.93],
    [0.36, -0.95],
    [0.4, -0.86],
    [0.31, -0.82],
    [0.44, -0.8],
    [0.47, -0.95],
    [0.33, -1.06],
    [0.1, -1.02],
    [-0.05, -0.86],
    [-0.16, -0.7],
    [-0.3, -0.5],
    [-0.36, -0.3],
    [-0.26, -0.1],
  ];
  const put = (points: readonly Point[]): Point[] => place(points, foot, tall, 0, mirror);
  const drop = smooth(half, true, 8);
  const toward = (share: number) => drop.map((one): Point => mix(one, [0, -0.4], share));
  const teeth = drop.map((one, k): Point => mix(one, [0, -0.4], k % 4 < 2 ? -0.055 : 0.0));
  const motif: Motif = [
    { role: 'leaf', points: put(teeth) },
    { role: 'vein', points: put(toward(0.02)) },
    { role: index % 2 ? 'heart' : 'petal', points: put(toward(0.08)) },
  ];
  const spine = smooth(
    [
      [0.01, -0.06],
      [0.05, -0.3],
      [-0.02, -0.55],
      [0.02, -0.78],
      [0.16, -0.95],
    ] as Point[],
    false,
    10,
  );
  motif.push({ role: 'vein', points: put(strokeOutline(spine, () => 0.011)) });
  for (let k = 0; k < 7; k++) {
    const at = spine[4 + k * 5];
    const wide = [0.2, 0.23, 0.2, 0.16, 0.11, 0.07, 0.04][k];
    for (const side of [-1, 1]) {
      const to: Point = [at[0] + side * wide, at[1] - 0.06];
      motif.push({ role: 'vein', points: put(strokeOutline([at, to], () => 0.007)) });
      motif.push(
        ...placeMotif(
          rosette(6),
          place([to], foot, tall, 0, mirror)[0],
          tall * (0.05 + wide * 0.4),
          k + side,
        ),
        ...placeMotif(
          leaf(0.4 * side, 0.26),
          place([[at[0], at[1] + 0.02]], foot, tall, 0, mirror)[0],
          tall * wide * 0.62,
          mirror * side * 0.7,
        ),
      );
    }
  }
  for (const side of [-1, 1])
    motif.push(...placeMotif(sazLeaf(side * 0.8, 6, 0.13), foot, tall * 0.34, side * 1.25));
  motif.push(...placeMotif(rosette(8), [foot[0], foot[1] + tall * 0.03], tall * 0.14));
  return motif;
}

/** A long shawl: rows of leaning drops in the field, a row of tall ones at either end, flowered bands between. */
export const longShawl =
  (columns: number, end: number): Layout =>
  (_, width, height) => {
    const motif: Motif = [];
    const inset = width * 0.1;
    const step = (width - 2 * inset) / columns;
    const tall = step * 1.22;
    const top = inset + end + 60;
    const rows = Math.floor((height - 2 * top) / (tall * 0.98));
    const pitch = (height - 2 * top) / rows;
    for (let j = 0; j < rows; j++)
      for (let i = j % 2 ? -1 : 0; i < columns; i++) {
        const foot: Point = [inset + (i + (j % 2 ? 1 : 0.5)) * step, top + (j + 0.94) * pitch];
        motif.push(...bentSpray(foot, pitch * 0.82, j % 2 ? -1 : 1, i + j));
        motif.push(
          ...placeMotif(rosette(5), [foot[0] + step / 2, foot[1] - pitch * 0.1], step * 0.13),
        );
      }
    flowerBands(motif, width, height, inset, end);
    const count = Math.round((width - 2 * inset) / (end * 0.5));
    for (let i = 0; i < count; i++) {
      const x = inset + ((i + 0.5) * (width - 2 * inset)) / count;
      motif.push(...bentSpray([x, inset * 0.7 + end * 0.96], end * 0.84, 1, i));
      motif.push(...bentSpray([x, height - inset * 0.7 - end * 0.06], end * 0.84, 1, i + 1));
    }
    return motif;
  };

function flowerBands(
  motif: Motif,
  width: number,
  height: number,
  inset: number,
  end: number,
): void {
  for (const y of [0, height - inset * 0.7 - end])
    motif.push(rectangle(0, y, width, inset * 0.7 + end, 'stem'));
  const lines: readonly [number, number, Motif[number]['role']][] = [
    [0, 8, 'vein'],
    [12, 34, 'heart'],
    [50, 8, 'vein'],
  ];
  for (const [from, wide, role] of lines) {
    motif.push(rectangle(0, inset * 0.7 + end + from, width, wide, role));
    motif.push(rectangle(0, height - inset * 0.7 - end - from - wide, width, wide, role));
  }
  for (let i = 0; i < 34; i++)
    for (const y of [inset * 0.7 + end + 29, height - inset * 0.7 - end - 29])
      motif.push(
        ...placeMotif(rosette(6), [inset + ((i + 0.5) * (width - 2 * inset)) / 34, y], 26, i),
      );
}

/** Drops grown so long that they sweep across the whole cloth, one within another, over a fine scroll. */
export const sweepingDrops = (): Layout => (_, width, height) => {
  const motif: Motif = [];
  const inset = width * 0.09;
  for (let j = 0; j < 30; j++)
    for (let i = 0; i < 15; i++)
      motif.push(
        ...placeMotif(
          i % 3 === j % 3 ? rosette(6) : leaf(0.4, 0.26),
          [
            inset + ((i + (j % 2 ? 0.75 : 0.25)) * (width - 2 * inset)) / 15,
            inset + ((j + 0.5) * (height - 2 * inset)) / 30,
          ],
          30,
          i + j,
        ),
      );
  const sweep = (
    foot: Point,
    long: number,
    wide: number,
    mirror: number,
    up: number,
    index: number,
  ) => {
    const spine = smooth(
      [
        [0, 0],
        [0.16, -0.24],
        [0.1, -0.5],
        [-0.14, -0.72],
        [-0.34, -0.82],
        [-0.46, -0.72],
      ].map(([x, y]): Point => [foot[0] + x * long * mirror * 0.62, foot[1] + y * long * up]),
      false,
      14,
    );
    const breadth = (k: number) => (t: number) =>
      wide * k * (0.12 + Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) ** 1.3) * (1 - t * 0.55);
    for (const [k, role] of [
      [1.12, 'leaf'],
      [1, 'vein'],
      [0.92, index % 2 ? 'heart' : 'petal'],
      [0.62, 'vein'],
      [0.56, index % 2 ? 'petal' : 'stem'],
    ] as const)
      motif.push({ role, points: strokeOutline(spine, breadth(k)) });
    for (let k = 3; k < spine.length - 4; k += 4) {
      const [a, b] = [spine[k], spine[k + 1]];
      const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const w = breadth(1)(k / spine.length);
      motif.push(...placeMotif(rosette(8), a, w * 0.66, k));
      for (const side of [-1, 1])
        motif.push(
          ...placeMotif(
            k % 8 < 4 ? leaf(0.4, 0.3) : rosette(5),
            polar(w * 0.76, way + (side * Math.PI) / 2, a),
            w * 0.3,
            way + Math.PI / 2,
          ),
        );
    }
  };
  for (const [x, mirror, index] of [
    [0.3, 1, 0],
    [0.7, -1, 1],
  ] as const)
    for (const up of [1, -1]) {
      sweep(
        [width * x, height / 2 + up * height * 0.43],
        height * 0.44,
        width * 0.115,
        mirror,
        up,
        index,
      );
      sweep(
        [width * (0.5 + (x - 0.5) * 1.75), height / 2 + up * height * 0.4],
        height * 0.22,
        width * 0.06,
        -mirror,
        up,
        index + 1,
      );
    }
  const c: Point = [width / 2, height / 2];
  for (const [k, role] of [
    [1, 'vein'],
    [0.94, 'stem'],
  ] as const)
    motif.push({ role, points: starPolygon(8, width * 0.17 * k, 0.8, 0, c) });
  for (let k = 0; k < 8; k++)
    motif.push(
      ...placeMotif(
        palmette(3),
        polar(width * 0.06, (tau * k) / 8, c),
        width * 0.085,
        (tau * k) / 8 + Math.PI / 2,
      ),
    );
  motif.push(...placeMotif(rosette(8), c, width * 0.1));
  for (const y of [0, height - inset * 1.5]) {
    motif.push(rectangle(0, y, width, inset * 1.5, 'heart'));
    for (let i = 0; i < 15; i++)
      motif.push(
        ...bentSpray(
          [inset + ((i + 0.5) * (width - 2 * inset)) / 15, y + inset * (y === 0 ? 1.44 : 0.62)],
          inset * 0.56,
          1,
          i,
        ),
      );
  }
  return motif;
};
