import {
  carnation,
  leaf,
  type Motif,
  placeMotif,
  rosette,
  sazLeaf,
  stem,
  tulip,
} from '../../geometry/flora.ts';
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

/** Hyacinths in a pot of metal strip. */
export const potted: Plant = (root, tall) => {
  const motif: Motif = [];
  for (const [dx, lean] of [
    [-0.2, -0.3],
    [0.2, 0.3],
    [0, 0],
  ] as const) {
    const top = at(root, dx * tall * 1.3, -tall * (0.86 - Math.abs(dx)));
    motif.push(stem(at(root, dx * tall * 0.3, -tall * 0.26), top, lean * 0.3, tall * 0.014));
    for (let k = 0; k < 11; k++) {
      const t = k / 10;
      const p: Point = [
        root[0] + dx * tall * (0.5 + 0.85 * t),
        root[1] - tall * (0.42 + (0.46 - Math.abs(dx)) * t),
      ];
      motif.push(
        ...placeMotif(
          rosette(5),
          at(p, (k % 2 ? 1 : -1) * tall * 0.045 * (1.1 - t * 0.6), 0),
          tall * 0.1 * (1.1 - t * 0.45),
          k,
        ),
      );
    }
  }
  for (const turn of [-0.8, 0.8])
    motif.push(
      ...placeMotif(
        leaf(0.5 * Math.sign(turn), 0.16),
        at(root, 0, -tall * 0.26),
        tall * 0.34,
        turn,
      ),
    );
  motif.push(...placeMotif(tulip(), at(root, 0, -tall * 0.3), tall * 0.2));
  const pot = smooth(
    [
      [-0.13, -0.28],
      [-0.17, -0.18],
      [-0.12, -0.06],
      [-0.06, -0.03],
      [-0.1, 0],
      [0.1, 0],
      [0.06, -0.03],
      [0.12, -0.06],
      [0.17, -0.18],
      [0.13, -0.28],
    ].map(([x, y]): Point => at(root, x * tall, y * tall)),
    true,
    5,
  );
  motif.push({ role: 'heart', points: pot });
  return motif;
};

/** A pomegranate among toothed leaves, by turns with a tulip. */
export const pomegranateOrTulip: Plant = (root, tall, index) => {
  const motif: Motif = [stem(root, at(root, 0, -tall * 0.4), 0.08, tall * 0.018)];
  for (const side of [-1, 1])
    motif.push(
      ...placeMotif(
        sazLeaf(side * 1.1, 8),
        at(root, side * tall * 0.02, -tall * 0.06),
        tall * 0.74,
        side * 0.72,
      ),
    );
  const c = at(root, 0, -tall * 0.52);
  if (index % 2) motif.push(...placeMotif(tulip(), at(root, 0, -tall * 0.36), tall * 0.5));
  else {
    motif.push(circle(c, tall * 0.2, 'petal', 40));
    motif.push({
      role: 'petal',
      points: [
        at(c, -tall * 0.06, -tall * 0.17),
        at(c, -tall * 0.1, -tall * 0.32),
        at(c, 0, -tall * 0.25),
        at(c, tall * 0.1, -tall * 0.32),
        at(c, tall * 0.06, -tall * 0.17),
      ],
    });
    motif.push(circle(c, tall * 0.13, 'inner', 40), ...placeMotif(rosette(6), c, tall * 0.2));
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
