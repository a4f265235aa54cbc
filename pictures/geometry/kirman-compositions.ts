import type { Composition } from './compositions.ts';
import { grow } from './court-dish-compositions.ts';
import { placeMotif } from './flora.ts';
import { stalk } from './islimi.ts';
import { cloudRibbon } from './kashan-compositions.ts';
import { gardenBud, longLeaf, lotus } from './khatai.ts';
import { smooth } from './points.ts';

/** A lotus pond as Kirman saw it on Chinese dishes: one great flower, lesser ones, and clouds that trail off. */
export const lotusAndClouds = (): Composition => () => {
  const small = lotus(3);
  const pond = grow(
    [
      [-1.0, [-0.66, 0.2], -0.85, small, 0.42],
      [1.0, [0.68, 0.12], 0.75, small, 0.42],
      [-0.4, [-0.34, -0.12], -0.5, gardenBud(), 0.24],
      [0.45, [0.36, -0.2], 0.45, gardenBud(), 0.24],
    ],
    [0, 0.82],
    0.016,
  );
  const ribbons = (
    [
      [[-0.58, -0.46], 0.4, -0.6],
      [[0.56, -0.48], 0.4, 0.55],
      [[-0.02, -0.8], 0.38, 0.04],
      [[-0.54, 0.66], 0.26, 0.75],
      [[0.56, 0.62], 0.26, -0.8],
    ] as const
  ).flatMap(([at, size, turn]) => placeMotif(cloudRibbon(), at, size, turn));
  const leaves = [-1.35, -0.75, 0.7, 1.3].flatMap((turn) =>
    placeMotif(longLeaf(Math.sign(turn) * 1.1, 8, 0.15), [turn * 0.02, 0.84], 0.42, turn),
  );
  return [
    ...ribbons,
    stalk(
      smooth(
        [
          [0, 0.84],
          [0.05, 0.6],
          [-0.03, 0.42],
          [0, 0.22],
        ],
        false,
        10,
      ),
      0.02,
    ),
    ...pond,
    ...leaves,
    ...placeMotif(lotus(4), [0, 0.24], 0.68),
  ];
};
