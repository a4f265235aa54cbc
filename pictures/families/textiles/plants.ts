import { carnation, leaf, type Motif, placeMotif, stem, tulip } from '../../geometry/flora.ts';
import {
  blossom,
  gardenBud,
  hyacinthStalk,
  longLeaf,
  slimTulip,
  smallLeaf,
} from '../../geometry/khatai.ts';
import { type Point, polar, smooth, strokeOutline } from '../../geometry/points.ts';
import { openRose } from '../../geometry/tile-compositions.ts';
import { circle } from './fabric-parts.ts';

/** Plants that cloths repeat: each stands on a root and is so high. */

/** A plant that stands on `root` and is `tall` high. */
export type Plant = (root: Point, tall: number, index: number) => Motif;

export const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** One flower between two lower ones, with leaves at the foot. */
export const flowering =
  (head: (index: number) => Motif, size = 0.3, lean = 0): Plant =>
  (root, tall, index) => {
    const motif: Motif = [];
    const hand = index % 2 ? -1 : 1;
    for (const [dx, dy, turn, scale] of [
      [-0.26, -0.5, -0.6, 0.8],
      [0.26, -0.46, 0.6, 0.8],
      [lean * hand, -0.72, lean * hand * 2, 1],
    ] as const) {
      const to = at(root, dx * tall, dy * tall);
      motif.push(stem(root, to, dx * 0.5, tall * 0.014));
      motif.push(
        ...placeMotif(
          leaf(0.4 * Math.sign(turn || 1), 0.18),
          at(root, dx * tall * 0.5, dy * tall * 0.6),
          tall * 0.2,
          turn + 0.5,
        ),
      );
      motif.push(...placeMotif(head(index), at(to, 0, tall * 0.03), tall * size * scale, turn));
    }
    for (const turn of [-1.15, -0.6, 0.6, 1.15])
      motif.push(
        ...placeMotif(
          leaf(0.5 * Math.sign(turn), 0.16),
          root,
          tall * (Math.abs(turn) > 1 ? 0.3 : 0.42),
          turn,
        ),
      );
    return motif;
  };

/** A cypress of the width of `wide`, an iris-like leaf at either side of its foot. */
export const cypress =
  (wide = 0.34): Plant =>
  (root, tall) => {
    const half: Point[] = [
      [0, -1],
      [0.16, -0.8],
      [0.4, -0.5],
      [0.5, -0.26],
      [0.36, -0.12],
      [0.06, -0.1],
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
      7,
    );
    const motif: Motif = [
      { role: 'stem', points: strokeOutline([root, at(root, 0, -tall * 0.16)], () => tall * 0.02) },
      { role: 'leaf', points: body.map(([x, y]): Point => at(root, x * wide * tall, y * tall)) },
    ];
    for (let k = 0; k < 7; k++)
      for (const side of [-1, 1])
        motif.push({
          role: 'vein',
          points: strokeOutline(
            [
              at(root, 0, -tall * (0.2 + k * 0.1)),
              at(root, side * wide * tall * 0.34 * (1 - k / 9), -tall * (0.27 + k * 0.1)),
            ],
            () => tall * 0.006,
          ),
        });
    for (const turn of [-0.9, 0.9])
      motif.push(...placeMotif(leaf(0.5 * Math.sign(turn), 0.16), root, tall * 0.34, turn));
    return motif;
  };

/** Hyacinths about a tulip in a footed pot of metal strip; every second plant leans the other way. */
export const potted: Plant = (root, tall, index) => {
  const hand = index % 2 ? -1 : 1;
  const mouth = at(root, 0, -tall * 0.25);
  const motif: Motif = [];
  for (const [dx, heading, bend, size] of [
    [-0.06, -0.56, 0.62, 0.56],
    [0.06, 0.56, -0.62, 0.56],
    [-0.03, -0.16, 0.3, 0.74],
  ] as const)
    motif.push(
      ...placeMotif(
        hyacinthStalk(bend * hand, 8),
        at(mouth, dx * tall * hand, 0),
        tall * size,
        heading * hand,
      ),
    );
  const stalk = smooth(
    [
      at(mouth, hand * tall * 0.03, 0),
      at(mouth, hand * tall * 0.13, -tall * 0.2),
      at(mouth, hand * tall * 0.17, -tall * 0.44),
    ],
    false,
    8,
  );
  motif.push({ role: 'stem', points: strokeOutline(stalk, () => tall * 0.006) });
  motif.push(...placeMotif(slimTulip(), stalk[stalk.length - 1], tall * 0.2, hand * 0.12));
  for (const [turn, size, bend] of [
    [-1.12, 0.4, 0.9],
    [1.12, 0.4, -0.9],
    [-0.5, 0.3, 0.6],
    [0.46, 0.32, -0.6],
  ] as const)
    motif.push(...placeMotif(smallLeaf(bend, 0.1), mouth, tall * size, turn));
  const half = smooth(
    [
      [0.105, -0.27],
      [0.085, -0.245],
      [0.15, -0.17],
      [0.13, -0.09],
      [0.05, -0.05],
      [0.045, -0.035],
      [0.1, 0],
    ],
    false,
    6,
  );
  const outline = [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()];
  motif.push({ role: 'heart', points: outline.map(([x, y]) => at(root, x * tall, y * tall)) });
  // Rows of silk divide the strip: a rim, a band of dots, ribs.
  for (const [y, wide] of [
    [-0.245, 0.085],
    [-0.2, 0.132],
    [-0.13, 0.148],
    [-0.055, 0.05],
  ] as const)
    motif.push({
      role: 'vein',
      points: strokeOutline(
        [at(root, -wide * tall, y * tall), at(root, wide * tall, y * tall)],
        () => tall * 0.004,
      ),
    });
  for (const k of [-2, -1, 0, 1, 2])
    motif.push(circle(at(root, k * tall * 0.052, -tall * 0.165), tall * 0.014, 'petal', 16));
  return motif;
};

/** A pomegranate among toothed leaves, by turns with a tulip; over each leaf lies a spray of small flowers. */
export const pomegranateOrTulip: Plant = (root, tall, index) => {
  const motif: Motif = [stem(root, at(root, 0, -tall * 0.44), 0.06, tall * 0.014)];
  for (const side of [-1, 1]) {
    motif.push(
      ...placeMotif(
        longLeaf(side * 1.25, 10, 0.13),
        at(root, side * tall * 0.02, -tall * 0.04),
        tall * 0.78,
        side * 0.5,
      ),
    );
    const spray = smooth(
      [
        at(root, side * tall * 0.02, -tall * 0.1),
        at(root, side * tall * 0.26, -tall * 0.2),
        at(root, side * tall * 0.36, -tall * 0.42),
      ],
      false,
      8,
    );
    motif.push({ role: 'stem', points: strokeOutline(spray, () => tall * 0.007) });
    motif.push(...placeMotif(smallLeaf(side * 0.6, 0.14), spray[9], tall * 0.13, side * 1.5));
    motif.push(...placeMotif(gardenBud(), spray[spray.length - 1], tall * 0.13, side * 0.25));
    motif.push(...placeMotif(blossom(5), spray[6], tall * 0.075));
  }
  const c = at(root, 0, -tall * 0.58);
  if (index % 2) {
    motif.push(...placeMotif(slimTulip(), at(root, 0, -tall * 0.4), tall * 0.48));
    return motif;
  }
  for (const turn of [-0.5, 0, 0.5])
    motif.push(
      ...placeMotif(leaf(turn, 0.2), at(c, turn * tall * 0.08, -tall * 0.15), tall * 0.17, turn),
    );
  motif.push(
    circle(c, tall * 0.19, 'petal', 48),
    circle(c, tall * 0.155, 'inner', 48),
    circle(c, tall * 0.135, 'bud', 48),
  );
  // Cut open: seeds in rows, in their skins.
  for (let ring = 0; ring < 3; ring++)
    for (let k = 0; k < Math.max(1, ring * 6); k++) {
      const seed = polar(ring * tall * 0.048, (Math.PI * 2 * k) / Math.max(1, ring * 6) + ring, c);
      motif.push(circle(seed, tall * 0.021, 'inner', 14), circle(seed, tall * 0.014, 'petal', 12));
    }
  return motif;
};

/** A tied bouquet of roses, carnations and buds. */
export const bouquet: Plant = (root, tall, index) => {
  const motif: Motif = [];
  const hand = index % 2 ? -1 : 1;
  for (const [dx, dy, size, kind] of [
    [-0.3, -0.46, 0.22, 1],
    [0.32, -0.5, 0.2, 1],
    [-0.2, -0.78, 0.18, 2],
    [0.22, -0.84, 0.18, 2],
    [0, -0.62, 0.36, 0],
    [-0.12, -0.34, 0.2, 0],
    [0.16, -0.32, 0.2, 0],
  ] as const) {
    const to = at(root, dx * hand * tall, dy * tall);
    motif.push(stem(root, to, dx * hand * 0.3, tall * 0.01));
    for (const side of [-1, 1])
      motif.push(
        ...placeMotif(leaf(0.4 * side, 0.24), at(to, 0, tall * 0.06), tall * 0.15, side * 1.5 + dx),
      );
    if (kind === 0) motif.push(...openRose(to, tall * size, dx * 5));
    else
      motif.push(
        ...placeMotif(kind === 1 ? carnation(7) : tulip(), to, tall * size * 0.8, dx * hand * 1.6),
      );
  }
  for (const turn of [2.5, 3.14, 3.8])
    motif.push({
      role: 'stem',
      points: strokeOutline(
        [root, polar(tall * 0.16, turn - Math.PI / 2, root)],
        () => tall * 0.008,
      ),
    });
  return motif;
};
