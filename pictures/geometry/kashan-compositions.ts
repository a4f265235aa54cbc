import type { Composition } from './compositions.ts';
import { fillRoom, type Room } from './fill-room.ts';
import { type Motif, placeMotif, type Role, type Shape } from './flora.ts';
import {
  arc,
  around,
  comma,
  fullPalmette,
  hair,
  headingAt,
  lean,
  mirrored,
  scroll,
  splitLeaf,
  stalk,
} from './islimi.ts';
import { blossom, gardenBud, lotus, smallLeaf } from './khatai.ts';
import { type Point, polar, regularPolygon, smooth, strokeOutline, tau } from './points.ts';
import { loopedLine, weaveBands, woundLines } from './strapwork.ts';

/** Paintings in lustre for stars and crosses of Kashan; a unit is half the side of the tile. */

/** A stem from a point of a line to another place, with a motif at its end. */
function reach(
  line: readonly Point[],
  share: number,
  to: Point,
  motif: Motif,
  size: number,
  turn: number,
): Motif {
  const i = Math.round(share * (line.length - 1));
  const heading = headingAt(line, i);
  const from = line[i];
  const path = lean(from, heading, to, turn, 0.9);
  return [stalk(path, 0.011), ...placeMotif(motif, to, size, turn)];
}

/** Room in the field of a star, right of a line upright at `from`. */
const inStar = (from: number): Room => ({
  isOpen: ([x, y]) => {
    const a = Math.abs((((((Math.atan2(y, x) / tau) * 8 + 8) % 1) + 1) % 1) - 0.5);
    return x > from && Math.hypot(x, y) < 0.57 + 0.15 * (1 - 2 * a);
  },
  least: 0.038,
  most: 0.075,
  growth: [
    [splitLeaf(), 0.05],
    [comma(), 0],
  ],
  stem: 0.007,
});

/** A tree of paired spirals that rises from a root and fills every point of its star. */
export const risingTree = (): Composition => (random) => {
  const trunk = smooth(
    [
      [0, 0.6],
      [0, 0.2],
      [0, -0.3],
      [0, -0.5],
    ],
    false,
    16,
  );
  const half: Motif = [];
  const heads: Motif = [];
  const low = scroll({
    from: [[0, 0.58], 0.1],
    centre: [0.285, 0.335],
    radius: 0.225,
    start: 2.75,
    way: 1,
    turns: 1.3,
    leaves: 9,
    size: 0.62,
    stem: 0.055,
    end: [lotus(3), 0.66],
  });
  const middle = scroll({
    from: [[0, 0.24], 0.1],
    centre: [0.315, -0.075],
    radius: 0.225,
    start: 2.75,
    way: 1,
    turns: 1.3,
    leaves: 9,
    size: 0.62,
    stem: 0.055,
    end: [fullPalmette(), 0.66],
  });
  const high = scroll({
    from: [[0, -0.12], 0.1],
    centre: [0.2, -0.44],
    radius: 0.16,
    start: 2.6,
    way: 1,
    turns: 1.25,
    leaves: 7,
    size: 0.66,
    stem: 0.06,
    end: [lotus(2), 0.66],
  });
  for (const one of [low, middle, high]) {
    half.push(...one.stems);
    heads.push(...one.growth);
  }
  half.push(
    ...reach(low.line, 0.3, [0.56, 0.235], fullPalmette(), 0.165, tau / 4 + tau / 16),
    ...reach(middle.line, 0.33, [0.56, -0.235], fullPalmette(), 0.165, tau / 4 - tau / 16),
    ...reach(high.line, 0.27, [0.235, -0.57], fullPalmette(), 0.16, tau / 16),
    ...reach(low.line, 0.09, [0.2, 0.6], fullPalmette(), 0.15, tau / 2 - tau / 16),
  );
  const { twigs, growth } = fillRoom([...half, ...heads, stalk(trunk, 0.02)], inStar(0.03), random);
  return [
    ...mirrored(twigs),
    stalk(trunk, 0.02),
    ...mirrored(half),
    ...mirrored([...growth, ...heads]),
    ...placeMotif(fullPalmette(), [0, -0.42], 0.24),
    ...placeMotif(lotus(3), [0, 0.06], 0.22),
    ...mirrored(placeMotif(splitLeaf(), [0, 0.6], 0.2, 1.2, -1)),
  ];
};

/** Leafy spirals that turn around a blossom, a palmette in every point. */
export const leafWheel = (): Composition => () => {
  const arm = scroll({
    from: [[0, -0.1], 0.25],
    centre: [0.015, -0.37],
    radius: 0.145,
    start: 0.55,
    way: -1,
    turns: 1.2,
    leaves: 7,
    size: 0.68,
    stem: 0.065,
    end: [blossom(5), 0.7],
  });
  const one: Motif = [
    ...arm.stems,
    ...arm.growth,
    ...reach(arm.line, 0.32, polar(0.6, -tau / 4 + tau / 16), fullPalmette(), 0.165, tau / 16),
    ...placeMotif(comma(), polar(0.15, -tau / 4 + tau / 16), 0.14, tau / 16 + 0.3),
  ];
  return [...around(one, 8), ...placeMotif(blossom(8, 2), [0, 0], 0.34)];
};

/** Older and freer: spirals that unroll from one another around the middle. */
export const looseWheel = (): Composition => () => {
  const arm = scroll({
    from: [[0.02, -0.06], 0.5],
    centre: [0.13, -0.4],
    radius: 0.225,
    start: 0.6,
    way: -1,
    turns: 1.35,
    leaves: 9,
    size: 0.62,
    stem: 0.06,
    end: [lotus(2), 0.62],
  });
  const one: Motif = [
    ...arm.stems,
    ...arm.growth,
    ...reach(arm.line, 0.3, polar(0.72, -tau / 4 + 0.35), splitLeaf(), 0.26, 0.7),
    ...reach(arm.line, 0.4, polar(0.7, -tau / 4 - 0.2), fullPalmette(), 0.2, -0.25),
  ];
  return [...around(one, 5), ...placeMotif(blossom(6, 2), [0, 0], 0.3)];
};

/** A cloud of China: round billows with a curl in each, and two tails that wave and thin. */
export function cloudRibbon(): Motif {
  const billows: [number, number, number, number][] = [
    [-0.21, 0.02, 0.13, -1],
    [0.2, 0.03, 0.14, 1],
    [0, -0.12, 0.17, 1],
    [0, 0.06, 0.13, -1],
  ];
  const tails = [
    smooth(
      [
        [0.22, 0.08],
        [0.42, 0.16],
        [0.6, 0.04],
        [0.8, -0.08],
        [1.02, 0.06],
      ],
      false,
      10,
    ),
    smooth(
      [
        [-0.22, 0.08],
        [-0.4, 0.15],
        [-0.56, 0.06],
        [-0.78, 0.0],
      ],
      false,
      10,
    ),
    arc([0.5, 0.12], 1.9, 0.3, -1.9, 14),
  ];
  const body = (role: Role, more: number): Shape[] => [
    ...tails.map(
      (line): Shape => ({
        role,
        points: strokeOutline(
          line,
          (t) => (0.078 * (1 - 0.75 * t) + more) * Math.sqrt(1 - t ** 12),
        ),
      }),
    ),
    ...billows.map(
      ([x, y, r]): Shape => ({
        role,
        points: regularPolygon(30, r + more, 0, [x, y]),
      }),
    ),
  ];
  const curls = billows.map(
    ([x, y, r, hand]): Shape =>
      hair(
        Array.from(
          { length: 26 },
          (_, i): Point => polar(r * (0.86 - i * 0.026), 2.2 * hand - hand * i * 0.26, [x, y]),
        ),
        0.018,
        'stem',
      ),
  );
  const folds = tails.map((line): Shape => hair(line.slice(2, -3), 0.012, 'stem'));
  return [...body('stem', 0.018), ...body('vein', 0), ...curls, ...folds];
}

/** A lotus of many petals on its stem among ribbons of cloud. */
export const lotusInClouds = (): Composition => (random) => {
  const flower = placeMotif(lotus(4), [0, 0.17], 0.5);
  const stem = smooth(
    [
      [0, 0.6],
      [0.03, 0.46],
      [-0.02, 0.31],
      [0, 0.17],
    ],
    false,
    10,
  );
  const sides: Motif = [
    ...placeMotif(cloudRibbon(), [0.4, -0.2], 0.22, -0.85),
    ...placeMotif(cloudRibbon(), [0.45, 0.21], 0.21, 0.5),
    ...placeMotif(cloudRibbon(), [0.13, -0.46], 0.2, 0.6),
    ...placeMotif(cloudRibbon(), [0.24, 0.47], 0.17, -0.75),
    ...placeMotif(smallLeaf(0.8, 0.17), [0.0, 0.5], 0.3, 1.0),
    ...placeMotif(smallLeaf(0.9, 0.2), [0.01, 0.4], 0.24, 1.35),
    ...placeMotif(fullPalmette(), polar(0.6, tau / 16), 0.17, tau / 4 + tau / 16),
    ...placeMotif(fullPalmette(), polar(0.6, -tau / 16), 0.17, tau / 4 - tau / 16),
    ...placeMotif(fullPalmette(), polar(0.62, -3 * (tau / 16)), 0.16, tau / 16),
    ...placeMotif(fullPalmette(), polar(0.62, 3 * (tau / 16)), 0.16, tau / 2 - tau / 16),
  ];
  const { growth } = fillRoom(
    [...sides, ...flower, stalk(stem, 0.017)],
    { ...inStar(0.04), growth: [[comma(-1.5, 0.2), 0]], least: 0.045, most: 0.06 },
    random,
  );
  return [stalk(stem, 0.017), ...mirrored(growth), ...mirrored(sides), ...flower];
};

/** A strap without an end about a blossom: sixteen crossings, palmettes in its loops, leaves in every point. */
export const strapRosette = (): Composition => () => {
  const strap = weaveBands(woundLines(8, 3, 0.435, 0.165), {
    wide: 0.031,
    gap: 0.012,
    role: 'vein',
    middle: { wide: 0.0042, role: 'stem' },
  });
  const loop: Motif = [
    ...placeMotif(fullPalmette(), [0, -0.462], 0.108),
    // The point of the star beyond the loop.
    ...placeMotif(smallLeaf(0, 0.2), [0, -0.665], 0.105),
    ...mirrored([...placeMotif(comma(-1.1, 0.2), [0.012, -0.662], 0.1, 0.75, -1)]),
  ];
  const between: Motif = [
    ...placeMotif(blossom(5), [0, -0.4], 0.068),
    ...placeMotif(smallLeaf(0, 0.22), [0, -0.568], 0.046),
    ...mirrored([...placeMotif(comma(-0.9, 0.2), [0.012, -0.566], 0.066, 1.0, -1)]),
  ];
  return [
    ...placeMotif(strap, [0, 0], 1, tau / 16),
    ...around(loop, 8, tau / 16),
    ...around(between, 8),
    ...placeMotif(blossom(8, 2), [0, 0], 0.4),
  ];
};

/** A cypress that a flowering stem climbs, between two plants. */
export const cypressAndVine =
  (tree: Role = 'petal'): Composition =>
  (random) => {
    const body = smooth(
      [
        [0, -0.6],
        [0.05, -0.44],
        [0.11, -0.2],
        [0.145, 0.04],
        [0.12, 0.24],
        [0.05, 0.34],
        [-0.05, 0.34],
        [-0.12, 0.24],
        [-0.145, 0.04],
        [-0.11, -0.2],
        [-0.05, -0.44],
      ],
      true,
      8,
    );
    const feathers: Motif = [];
    for (let row = 0; row < 19; row++)
      for (const side of [1, -1])
        feathers.push(
          hair(
            arc(
              [side * 0.006, 0.32 - row * 0.046],
              side * 1.15,
              0.16 - row * 0.0062,
              side * -0.95,
              10,
            ),
            0.0045,
          ),
        );
    const vine = Array.from({ length: 80 }, (_, i): Point => {
      const t = i / 79;
      return [Math.sin(t * 8.6) * (0.22 - 0.12 * t) * Math.min(1, t * 6), 0.56 - t * 1.06];
    });
    const flowers: Motif = [];
    for (const i of [14, 26, 37, 48, 59, 70]) {
      const [x, y] = vine[i];
      const out: Point = [x * 1.28 + Math.sign(x) * 0.03, y - 0.03];
      flowers.push(
        stalk([vine[i - 3], out], 0.007),
        ...placeMotif(blossom(6), out, 0.15, i),
        ...placeMotif(smallLeaf(0.6), vine[i - 5], 0.1, Math.sign(x) * 2.1),
      );
    }
    const plant: Motif = [];
    for (const [x, y, turn, size] of [
      [0.36, -0.12, 0.2, 0.2],
      [0.5, 0.16, 0.7, 0.17],
      [0.24, 0.2, -0.1, 0.14],
    ] as const) {
      const line = smooth(
        [
          [0.29, 0.52],
          [0.31, 0.34],
          [x - Math.sin(turn) * 0.1, y + 0.14],
          [x, y],
        ],
        false,
        12,
      );
      plant.push(stalk(line, 0.011));
      for (const i of [14, 20, 27])
        plant.push(
          ...placeMotif(smallLeaf(0.7), line[i], 0.13, headingAt(line, i) + 0.7, -1),
          ...placeMotif(smallLeaf(0.7), line[i], 0.13, headingAt(line, i) - 0.7, 1),
        );
      plant.push(...placeMotif(size > 0.18 ? lotus(3) : gardenBud(), [x, y], size, turn));
    }
    for (const turn of [1.5, 1.0, -1.2])
      plant.push(...placeMotif(smallLeaf(turn * 0.5, 0.18), [0.29, 0.51], 0.15, turn));
    const { twigs, growth } = fillRoom(
      [...plant, ...flowers, { role: tree, points: body }, stalk(vine, 0.013)],
      inStar(0.05),
      random,
    );
    return [
      ...mirrored([...twigs, ...growth]),
      ...mirrored(plant),
      stalk(
        [
          [0, 0.6],
          [0, 0.3],
        ],
        0.02,
      ),
      { role: tree, points: body },
      ...feathers,
      stalk(vine, 0.013),
      ...flowers,
      ...mirrored(placeMotif(fullPalmette(), polar(0.62, tau / 16), 0.15, tau / 4 + tau / 16)),
      ...mirrored(placeMotif(fullPalmette(), polar(0.6, -tau / 16), 0.17, tau / 4 - tau / 16)),
      ...mirrored(placeMotif(fullPalmette(), polar(0.62, -3 * (tau / 16)), 0.15, tau / 16)),
    ];
  };

/** A palmette in each arm of a cross between split leaves, their stems tied in a knot. */
export const knottedCross = (): Composition => () => {
  const arm: Motif = [
    stalk(
      [
        [0, -0.1],
        [0, -0.3],
        [0, -0.56],
      ],
      0.022,
    ),
    ...mirrored([
      ...placeMotif(splitLeaf(), [0.01, -0.24], 0.3, 0.62, -1),
      ...placeMotif(splitLeaf(), [0.2, -0.44], 0.19, 0.25),
      ...placeMotif(comma(), [0.24, -0.3], 0.15, 1.3, -1),
      ...placeMotif(blossom(5), [0.3, -0.52], 0.13),
    ]),
    ...placeMotif(fullPalmette(), [0, -0.42], 0.4),
    ...placeMotif(lotus(2), [0, -0.84], 0.13),
  ];
  const knot = weaveBands([loopedLine(4, 0.2)], {
    wide: 0.021,
    gap: 0.009,
    role: 'stem',
    middle: { wide: 0.004, role: 'vein' },
  });
  return [...around(arm, 4), ...knot, ...placeMotif(blossom(6), [0, 0], 0.1)];
};

/** Gold leaf cut to palmettes on a wheel of white stems with small red-hearted flowers. */
export const goldWheel = (): Composition => () => {
  const arm = scroll({
    from: [[0, -0.08], 0.3],
    centre: [0.02, -0.46],
    radius: 0.2,
    start: 0.55,
    way: -1,
    turns: 1.4,
    leaves: 8,
    size: 0.72,
    stem: 0.026,
    end: [blossom(6), 0.5],
    outer: smallLeaf(0.6, 0.14),
    inner: comma(-1.1, 0.12),
  });
  const one: Motif = [
    ...arm.stems,
    ...arm.growth,
    ...reach(arm.line, 0.3, polar(0.7, -tau / 4 + tau / 16), fullPalmette(), 0.24, tau / 16),
    ...reach(arm.line, 0.4, polar(0.72, -tau / 4), gardenBud(), 0.1, -0.1),
  ];
  return [...around(one, 8), ...placeMotif(blossom(8, 2), [0, 0], 0.4)];
};
