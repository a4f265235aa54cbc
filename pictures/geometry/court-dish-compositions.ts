import type { Composition } from './compositions.ts';
import { type Motif, placeMotif } from './flora.ts';
import { arc, hair, headingAt, lean, stalk } from './islimi.ts';
import {
  blossom,
  gardenBud,
  hyacinthStalk,
  longLeaf,
  pink,
  slimTulip,
  smallLeaf,
  toothed,
} from './khatai.ts';
import { type Point, place, polar, smooth, starPolygon, strokeOutline, tau } from './points.ts';

/** What the painters of the court workshops put into the well of a dish, within a circle of radius 1. */

/** Where a stem leaves its root (radians from upright), where it arrives and how, what it carries and how large. */
type Growth = readonly [heading: number, to: Point, turn: number, head: Motif, size: number];

/** Stems with two leaves each, all from one root; they lie under all that they carry. */
export function grow(list: readonly Growth[], root: Point = [0, 0.94], wide = 0.013): Motif {
  const stems: Motif = [];
  const heads: Motif = [];
  for (const [heading, to, turn, head, size] of list) {
    const line = lean(root, heading, to, turn, 0.92);
    stems.push(stalk(line, wide));
    const first = to[0] < root[0] ? -1 : 1;
    for (const [at, side] of [
      [0.52, first],
      [0.74, -first],
    ]) {
      const i = Math.round(at * (line.length - 1));
      const way = headingAt(line, i) + side * 0.6;
      stems.push(...placeMotif(smallLeaf(0.9, 0.15), line[i], 0.2, way, -side));
    }
    heads.push(...placeMotif(head, to, size, turn));
  }
  return [...stems, ...heads];
}

/** Leaves that sweep out of the root, the later ones over the earlier. */
export const tuft = (
  leaves: readonly (readonly [turn: number, bend: number, size: number])[],
): Motif =>
  leaves.flatMap(([turn, bend, size]) =>
    placeMotif(longLeaf(bend, 10, 0.13), [turn * 0.02, 0.97], size, turn),
  );

/** A slender stalk of hyacinth, its bells close together. */
export const bowedHyacinth = (bend: number): Motif =>
  hyacinthStalk(bend, 11).map(({ role, points }) => ({
    role,
    points: points.map(([x, y]): Point => [x * 0.66, y]),
  }));

const tulip = slimTulip();
const carnation = pink(7);
const rose = blossom(6, 2);
const bud = gardenBud();

/** Tulips, carnations and hyacinths from one tuft, bent as by wind until they fill the well. */
export const gardenSpray = (): Composition => () => [
  ...tuft([
    [-1.25, 0.9, 0.72],
    [1.2, -0.8, 0.74],
  ]),
  ...grow([
    [-0.45, [-0.16, 0.54], 0, [], 1],
    [0.45, [0.2, 0.52], 0.2, [], 1],
  ]),
  ...placeMotif(bowedHyacinth(-0.9), [-0.16, 0.56], 0.84, -0.05),
  ...placeMotif(bowedHyacinth(0.9), [0.2, 0.54], 0.78, 0.16),
  ...grow([
    [0.35, [0.1, -0.36], -0.12, tulip, 0.54],
    [-0.85, [-0.52, -0.42], -0.3, carnation, 0.31],
    [0.9, [0.56, -0.36], 0.36, carnation, 0.29],
    [-1.3, [-0.68, 0.14], -0.5, tulip, 0.38],
    [1.35, [0.74, 0.14], 0.4, tulip, 0.36],
    [-0.5, [-0.2, -0.66], 0.2, bud, 0.22],
    [0.6, [0.4, -0.74], 0.1, bud, 0.2],
  ]),
  ...tuft([
    [-0.62, -0.75, 0.6],
    [0.6, 0.85, 0.56],
    [0.02, 0.5, 0.34],
  ]),
];

/** One great leaf that crosses the well and bends over its own flowers. */
export const leafAcross = (): Composition => () => {
  const spine = lean([-0.74, 0.62], 0.35, [0.78, -0.5], 2.0, 0.86);
  const dense = smooth(spine, false, 4);
  const width = (t: number) => 0.23 * Math.sin(Math.PI * t ** 0.82) ** 0.72;
  const teeth = 17;
  const edge = (hand: 1 | -1): Point[] =>
    Array.from({ length: teeth * 4 + 1 }, (_, j): Point => {
      const t = j / (teeth * 4);
      const i = Math.round(t * (dense.length - 1));
      const a = headingAt(dense, i) + (hand * Math.PI) / 2;
      const w = width(t) * (0.8 + 0.3 * ((t * teeth) % 1));
      return [dense[i][0] + Math.sin(a) * w, dense[i][1] - Math.cos(a) * w];
    });
  const barbs: Motif = [];
  for (let k = 1; k < teeth * 2 - 1; k++)
    for (const hand of [1, -1] as const) {
      const t = k / (teeth * 2);
      const i = Math.round(t * (dense.length - 1));
      const out = headingAt(dense, i) + hand * 0.72;
      const w = width(t) * 1.06;
      const to: Point = [dense[i][0] + Math.sin(out) * w, dense[i][1] - Math.cos(out) * w];
      barbs.push(hair(lean(dense[i], out, to, out - hand * 0.35), 0.0065));
    }
  const great: Motif = [
    { role: 'leaf', points: [...edge(1), ...edge(-1).reverse()] },
    ...barbs,
    { role: 'vein', points: strokeOutline(dense, (t) => 0.024 * (1 - t * 0.85)) },
  ];
  const behind: Motif = [
    ...grow([[-0.9, [-0.7, -0.16], -0.3, toothed(7), 0.42]], [-0.5, 0.26]),
    ...grow([[-0.6, [-0.5, -0.52], -0.45, bud, 0.24]], [-0.4, 0.1]),
    ...grow([[-0.4, [-0.16, -0.58], 0.15, blossom(8, 2), 0.46]], [-0.24, -0.1]),
    ...grow([[-0.3, [0.26, -0.78], 0.5, blossom(6), 0.28]], [0.1, -0.44]),
    ...grow([[2.3, [0.78, -0.06], 2.2, bud, 0.24]], [0.3, -0.56]),
    ...grow([[2.2, [0.36, -0.12], 1.5, blossom(6), 0.26]], [0.02, -0.38]),
    ...grow([[2.1, [0.56, 0.3], 2.3, toothed(7), 0.46]], [-0.12, -0.22]),
    ...grow([[2.5, [0.46, 0.78], 2.3, bud, 0.22]], [-0.36, 0.08]),
    ...grow([[2.3, [0.08, 0.54], 2.7, blossom(8, 2), 0.48]], [-0.46, 0.2]),
    ...grow([[2.6, [-0.3, 0.76], 2.6, blossom(6), 0.3]], [-0.6, 0.44]),
  ];
  return [...behind, ...great];
};

/** Carnations and roses from one tuft; one stem is snapped and its flower hangs. */
export const snappedStem = (): Composition => () => {
  const knee: Point = [0.36, -0.4];
  const hanging = lean([knee[0] - 0.01, knee[1] + 0.02], 1.75, [0.68, -0.06], 2.8, 1.2);
  return [
    ...tuft([
      [-1.15, 0.7, 0.62],
      [1.2, -0.8, 0.7],
    ]),
    stalk(lean([0, 0.94], 0.5, knee, 0.1, 0.92), 0.014),
    stalk(hanging, 0.013),
    // Torn fibers stand where it snapped.
    ...[-0.45, -0.1, 0.3].map((turn, k) =>
      hair(arc(knee, turn, 0.075 - 0.012 * k, 0.3, 4), 0.011, 'stem'),
    ),
    ...placeMotif(smallLeaf(0.9, 0.15), hanging[9], 0.17, headingAt(hanging, 9) - 0.7),
    ...grow([
      [0.2, [-0.06, -0.5], -0.06, carnation, 0.34],
      [-0.75, [-0.52, -0.42], -0.5, rose, 0.4],
      [-1.2, [-0.66, 0.1], -0.6, carnation, 0.28],
      [1.3, [0.64, 0.52], 0.9, rose, 0.34],
      [-0.5, [-0.24, 0.08], 0.1, rose, 0.36],
      [0.5, [0.16, 0.04], -0.1, bud, 0.22],
      [0.75, [0.6, -0.5], 0.5, bud, 0.22],
    ]),
    ...placeMotif(carnation, [0.69, -0.04], 0.3, 2.75),
    ...tuft([
      [-0.58, -0.7, 0.55],
      [0.62, 0.8, 0.5],
      [0.05, -0.5, 0.36],
    ]),
  ];
};

/** A star of eight flowers on scales that lie over one another as on a fish. */
export const starAmongScales = (): Composition => () => {
  const motif: Motif = [];
  const rows = 17;
  // Rings of scales grow towards the edge; the inner ones lie over the outer.
  for (let row = rows; row >= 0; row--) {
    const count = 48;
    const r = 0.5 * 1.052 ** row;
    const wide = (tau * r) / count / 2;
    for (let k = 0; k < count; k++) {
      const a = (tau * (k + (row % 2) * 0.5)) / count;
      const at = polar(r, a);
      const outline = smooth(
        [
          [-wide * 0.98, wide * 1.3],
          [wide * 0.98, wide * 1.3],
          [wide, 0],
          [wide * 0.62, -wide * 0.72],
          [0, -wide * 1.02],
          [-wide * 0.62, -wide * 0.72],
          [-wide, 0],
        ],
        true,
        4,
      );
      const scale = place(outline, at, 1, a + Math.PI / 2);
      motif.push({ role: (k + Math.floor(row / 2)) % 2 ? 'bud' : 'leaf', points: scale });
    }
  }
  motif.push(
    { role: 'vein', points: starPolygon(8, 0.79, 0.76, Math.PI / 8) },
    { role: 'petal', points: starPolygon(8, 0.75, 0.76, Math.PI / 8) },
    { role: 'inner', points: starPolygon(8, 0.7, 0.76, Math.PI / 8) },
  );
  for (let i = 0; i < 8; i++) {
    const a = (tau * i) / 8 + Math.PI / 8;
    const out = a + Math.PI / 2;
    motif.push(
      stalk(lean(polar(0.18, a), out, polar(0.34, a), out), 0.012),
      ...placeMotif(toothed(6), polar(0.31, a), 0.31, out),
      ...placeMotif(smallLeaf(0.9, 0.2), polar(0.22, a + 0.3), 0.17, out + 0.55),
      ...placeMotif(gardenBud(), polar(0.37, a + tau / 16), 0.15, a + tau / 16 + Math.PI / 2),
    );
  }
  motif.push(...placeMotif(blossom(8, 2), [0, 0], 0.46));
  return motif;
};

/** A cypress between tulips and carnations that answer one another and are not quite alike. */
export const cypressAndTulips = (): Composition => () => {
  const body = smooth(
    [
      [0, -0.93],
      [0.05, -0.7],
      [0.13, -0.36],
      [0.2, 0.02],
      [0.22, 0.34],
      [0.17, 0.58],
      [0.06, 0.7],
      [-0.06, 0.7],
      [-0.17, 0.58],
      [-0.22, 0.34],
      [-0.2, 0.02],
      [-0.13, -0.36],
      [-0.05, -0.7],
    ],
    true,
    9,
  );
  const feathers: Motif = [];
  for (let row = 0; row < 20; row++)
    for (const side of [1, -1]) {
      const y = 0.62 - row * 0.07;
      const wide = 0.19 * (1 - row / 23);
      feathers.push(hair(lean([0, y], side * 1.05, [side * wide, y - 0.17], side * 0.1), 0.007));
    }
  const half = (side: 1 | -1): Motif => [
    ...placeMotif(longLeaf(-0.85 * side, 9, 0.13), [0, 0.97], 0.7, side * 1.22),
    ...placeMotif(
      bowedHyacinth(0.7 * side),
      [side * 0.05, 0.88],
      side > 0 ? 0.8 : 0.86,
      side * 0.52,
    ),
    ...grow([
      [
        side * 0.6,
        [side * 0.36, side > 0 ? -0.3 : -0.26],
        side * 0.1,
        tulip,
        side > 0 ? 0.42 : 0.46,
      ],
      [
        side * 1,
        [side * 0.68, side > 0 ? -0.06 : -0.1],
        side * 0.4,
        carnation,
        side > 0 ? 0.26 : 0.28,
      ],
      [side * 1.35, [side * 0.72, 0.4], side * 0.6, bud, side > 0 ? 0.26 : 0.22],
    ]),
  ];
  return [
    ...half(-1),
    ...half(1),
    stalk(
      [
        [0, 1],
        [0, 0.62],
      ],
      0.035,
    ),
    { role: 'leaf', points: body },
    ...feathers,
    hair(
      [
        [0, 0.6],
        [0, -0.1],
        [0, -0.8],
      ],
      0.01,
    ),
    ...tuft([
      [-0.75, -0.7, 0.4],
      [0.75, 0.7, 0.42],
    ]),
  ];
};
