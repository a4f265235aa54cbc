import type { Composition } from './compositions.ts';
import { fillRoom } from './fill-room.ts';
import { type Motif, placeMotif } from './flora.ts';
import { dress } from './haft-rang-compositions.ts';
import { around, headingAt, lean, mirrored, scroll, splitLeaf, stalk } from './islimi.ts';
import { cloudRibbon } from './kashan-compositions.ts';
import { blossom, gardenBud, longLeaf, lotus, slimTulip, smallLeaf, toothed } from './khatai.ts';
import { type Point, polar, smooth, tau } from './points.ts';

/** Walls of the court, one composition for each tile; they fill the square from −1 to 1. */

/** Long toothed leaves that cut across flowers and through one another, in the manner called saz. */
export const enchantedForest = (): Composition => (random) => {
  const stems: Motif = [];
  const heads: Motif = [];
  const over: Motif = [];
  const grow = (
    from: Point,
    heading: number,
    to: Point,
    turn: number,
    head: Motif,
    size: number,
  ) => {
    const line = lean(from, heading, to, turn, 0.9);
    stems.push(stalk(line, 0.016));
    for (const [i, side] of [
      [9, 1],
      [17, -1],
    ] as const)
      heads.push(
        ...placeMotif(smallLeaf(0.8, 0.17), line[i], 0.17, headingAt(line, i) + side * 0.7, -side),
      );
    heads.push(...placeMotif(head, to, size, turn));
  };
  const peony = lotus(4);
  grow([0, 1.15], 0, [0, 0.34], 0, peony, 0.62);
  grow([0, -1.15], Math.PI, [0, -0.98], 0, dress(lotus(3), { petal: 'bud' }), 0.5);
  const half: Motif = [];
  const side = (
    from: Point,
    heading: number,
    to: Point,
    turn: number,
    head: Motif,
    size: number,
  ) => {
    const line = lean(from, heading, to, turn, 0.9);
    half.push(
      stalk(line, 0.015),
      ...placeMotif(smallLeaf(0.8, 0.17), line[10], 0.18, headingAt(line, 10) + 0.7, -1),
      ...placeMotif(smallLeaf(0.8, 0.17), line[18], 0.16, headingAt(line, 18) - 0.7),
      ...placeMotif(head, to, size, turn),
    );
  };
  side([0, 0.82], 0.7, [0.62, 0.6], 1.0, dress(lotus(3), { petal: 'bud' }), 0.4);
  side([0.62, 0.6], 0.3, [0.72, 0.02], -0.3, blossom(6, 2), 0.36);
  side([0, -0.4], 0.6, [0.46, -0.66], 0.5, toothed(7), 0.44);
  side([0.46, -0.66], 1.6, [0.94, -0.86], 0.9, blossom(6), 0.3);
  side([0.1, 0.9], 1.3, [0.62, 0.98], 1.6, blossom(6), 0.24);
  const leaves: Motif = [
    ...placeMotif(longLeaf(-1.5, 11, 0.14), [0.12, 0.78], 1.02, 0.95),
    ...placeMotif(longLeaf(1.5, 10, 0.14), [0.96, 0.44], 0.92, -0.95),
    ...placeMotif(longLeaf(1.3, 8, 0.14), [0.06, -0.3], 0.58, 0.35),
  ];
  over.push(...mirrored(leaves));
  const room = fillRoom(
    [...stems, ...half, ...heads, ...leaves],
    {
      isOpen: ([x]) => x > 0.04,
      least: 0.075,
      most: 0.14,
      growth: [
        [blossom(6), 0.1],
        [gardenBud(), 0.085],
        [smallLeaf(0.8, 0.17), 0],
      ],
      stem: 0.01,
    },
    random,
  );
  return [
    ...mirrored(room.twigs),
    ...stems,
    ...mirrored([...half, ...room.growth]),
    ...heads,
    ...over,
  ];
};

/** Red clouds that lie over a thin blue scroll of split leaves. */
export const cloudsOnScroll = (): Composition => (random) => {
  const arm = scroll({
    from: [[0.04, -0.06], 0.15],
    centre: [0.46, -0.48],
    radius: 0.4,
    start: 3.95,
    way: 1,
    turns: 1.3,
    leaves: 9,
    size: 0.5,
    stem: 0.024,
    end: [blossom(6), 0.66],
  });
  const edge: Motif = [
    ...placeMotif(splitLeaf(), [0.02, -1.0], 0.26, 1.9, -1),
    ...placeMotif(splitLeaf(), [-0.02, -1.0], 0.26, -1.9),
    ...placeMotif(blossom(6), [0, -1], 0.3),
  ];
  const cloud = dress(cloudRibbon(), { vein: 'petal', stem: 'bud' });
  const clouds: Motif = [
    ...placeMotif(cloud, [0.02, -0.57], 0.37, 0.2),
    ...placeMotif(cloud, [0.87, -0.87], 0.38, tau / 8),
  ];
  const room = fillRoom(
    around([...arm.stems, ...arm.growth, ...edge, ...clouds], 4),
    {
      isOpen: ([x, y]) => Math.abs(x) <= -y && Math.hypot(x, y) > 0.24,
      least: 0.06,
      most: 0.1,
      growth: [
        [splitLeaf(), 0],
        [smallLeaf(0.8, 0.16), 0],
      ],
      stem: 0.008,
    },
    random,
  );
  return [
    ...around([...room.twigs, ...room.growth], 4),
    ...around([...arm.stems, ...arm.growth, ...edge], 4),
    ...around(clouds, 4),
    ...placeMotif(blossom(8, 2), [0, 0], 0.42),
  ];
};

/** White cloud bands and lotuses by turns, for a border twice as tall as wide. */
export const cloudsAndLotuses = (): Composition => (random) => {
  const cloud = dress(cloudRibbon(), { vein: 'petal', stem: 'stem' });
  const motif: Motif = [];
  for (const y of [-1, 0, 1]) {
    const side: Motif = [
      stalk(lean([0.02, y + 0.16], 1.5, [0.3, y + 0.06], -0.2), 0.011),
      ...placeMotif(blossom(5), [0.31, y], 0.17),
      ...placeMotif(smallLeaf(0.9, 0.18), [0.05, y + 0.15], 0.25, 1.9),
      ...placeMotif(gardenBud(), [0.36, y - 0.24], 0.13, 0.4),
      stalk(lean([0.29, y - 0.04], 0.2, [0.35, y - 0.22], 0.4), 0.009),
    ];
    motif.push(...mirrored(side), ...placeMotif(lotus(3), [0, y + 0.17], 0.42));
  }
  for (const y of [-0.5, 0.5])
    motif.push(
      ...placeMotif(cloud, [0, y - 0.05], 0.36, 0),
      ...placeMotif(cloud, [0, y + 0.05], 0.36, Math.PI),
      ...placeMotif(blossom(6), [0, y], 0.18),
    );
  const { twigs, growth } = fillRoom(
    motif,
    {
      isOpen: ([x]) => Math.abs(x) < 0.37,
      least: 0.05,
      most: 0.09,
      growth: [
        [blossom(5), 0.075],
        [smallLeaf(0.8, 0.18), 0],
      ],
      stem: 0.007,
    },
    random,
  );
  return [...twigs, ...growth, ...motif];
};

/** A dark cypress embraced by a stem in flower that springs from its root. */
export const embracedCypress = (): Composition => (random) => {
  const body = smooth(
    [
      [0, -0.94],
      [0.06, -0.72],
      [0.14, -0.4],
      [0.21, 0.0],
      [0.23, 0.32],
      [0.17, 0.58],
      [0.06, 0.7],
      [-0.06, 0.7],
      [-0.17, 0.58],
      [-0.23, 0.32],
      [-0.21, 0.0],
      [-0.14, -0.4],
      [-0.06, -0.72],
    ],
    true,
    9,
  );
  const feathers: Motif = [];
  for (let row = 0; row < 22; row++)
    for (const side of [1, -1]) {
      const y = 0.62 - row * 0.066;
      const wide = 0.2 * (1 - row / 26);
      const line = lean([0, y], side * 1.1, [side * wide, y - 0.16], side * 0.1);
      feathers.push({ role: 'vein', points: stalk(line, 0.006).points });
    }
  const vine = Array.from({ length: 120 }, (_, i): Point => {
    const t = i / 119;
    return [Math.sin(t * 11.2) * (0.46 - 0.26 * t) * Math.min(1, t * 7), 0.98 - t * 1.78];
  });
  const flowers: Motif = [];
  const twigs: Motif = [];
  [10, 22, 34, 45, 57, 68, 79, 90, 101, 114].forEach((i, k) => {
    const [x, y] = vine[i];
    const side = Math.sign(x) || 1;
    const turn = side * 0.9;
    const to: Point = [x + side * 0.15, y - 0.09];
    twigs.push(stalk(lean(vine[i], headingAt(vine, i), to, turn), 0.009));
    flowers.push(
      ...placeMotif(smallLeaf(0.8, 0.17), vine[Math.max(0, i - 4)], 0.17, side * 2.1, side),
      ...(k % 3 === 1
        ? placeMotif(slimTulip(), to, 0.24, turn)
        : placeMotif(blossom(6), [to[0] + side * 0.03, to[1] - 0.03], 0.26 - 0.006 * k, k)),
    );
  });
  const root: Motif = mirrored([
    ...placeMotif(longLeaf(1.2, 8, 0.14), [0.03, 0.98], 0.62, 1.05),
    ...placeMotif(longLeaf(0.9, 7, 0.13), [0.03, 0.98], 0.44, 0.5),
    ...placeMotif(toothed(6), [0.72, 0.86], 0.26, 0.4),
    stalk(lean([0.04, 1.0], 1.3, [0.71, 0.88], 0.4), 0.011),
    // A quarter of the next tree stands in either upper corner.
    ...placeMotif(lotus(3), polar(0.02, 0, [0.78, -0.66]), 0.36, 0.3),
    stalk(lean([1.1, -0.2], -0.8, [0.78, -0.65], 0.3), 0.013),
    ...placeMotif(smallLeaf(0.8, 0.17), [0.93, -0.42], 0.22, -1.4),
    ...placeMotif(smallLeaf(0.8, 0.17), [0.86, -0.5], 0.2, 1.2, -1),
  ]);
  const tree: Motif = [{ role: 'leaf', points: body }, stalk(vine, 0.017), ...twigs, ...flowers];
  const grow = (side: 1 | -1) =>
    fillRoom(
      [...tree, ...root],
      {
        isOpen: ([x]) => x * side > 0.2,
        least: 0.1,
        most: 0.15,
        growth: [
          [blossom(6), 0.12],
          [gardenBud(), 0.1],
          [smallLeaf(0.8, 0.17), 0],
        ],
        stem: 0.01,
      },
      random,
    );
  const sprigs = [grow(-1), grow(1)].flatMap((one) => [...one.twigs, ...one.growth]);
  return [
    ...sprigs,
    ...root,
    stalk(
      [
        [0, 1.1],
        [0, 0.62],
      ],
      0.035,
    ),
    { role: 'leaf', points: body },
    ...feathers,
    stalk(vine, 0.017),
    ...twigs,
    ...flowers,
  ];
};
