import type { Composition } from './compositions.ts';
import { bowedHyacinth, grow, tuft } from './court-dish-compositions.ts';
import { type Motif, placeMotif } from './flora.ts';
import { mirrored } from './islimi.ts';
import { blossom, gardenBud, longLeaf, pink, slimTulip, toothed } from './khatai.ts';

/** Gardens on single tiles of a wall; they fill the square from −1 to 1, and the next tiles go on with them. */

const tulip = slimTulip();
const rose = blossom(8, 2);
const bud = gardenBud();

/** A quarter of a rose in either upper corner, whose other quarters are on the next tiles. */
const cornerRoses = (size: number): Motif => mirrored(placeMotif(rose, [1, -1], size, 0.2));

/** Tulips about a great carnation, a serrated flower and a rose low down, two serrated leaves that frame them. */
export const serratedLeaves = (): Composition => () => [
  ...cornerRoses(0.62),
  ...tuft([
    [-1.3, 0.8, 0.86],
    [1.3, -0.75, 0.82],
  ]),
  ...grow([
    [-0.5, [-0.22, 0.5], 0, [], 1],
    [0.5, [0.24, 0.48], 0.1, [], 1],
  ]),
  ...placeMotif(bowedHyacinth(-0.8), [-0.22, 0.54], 0.74, -0.02),
  ...placeMotif(bowedHyacinth(0.8), [0.24, 0.52], 0.7, 0.1),
  ...grow([
    [0.25, [0.02, -0.26], -0.04, pink(9), 0.46],
    [-0.95, [-0.58, -0.36], -0.2, tulip, 0.5],
    [1, [0.6, -0.38], 0.24, tulip, 0.48],
    [-1.35, [-0.74, 0.32], -0.3, toothed(8), 0.5],
    [1.35, [0.74, 0.22], 0.2, rose, 0.46],
    [-0.45, [-0.32, -0.76], 0.1, bud, 0.22],
    [0.5, [0.34, -0.78], -0.1, bud, 0.2],
  ]),
  ...placeMotif(longLeaf(1.5, 13, 0.12), [-0.05, 0.98], 0.86, -0.62),
  ...placeMotif(longLeaf(-1.5, 13, 0.12), [0.05, 0.98], 0.8, 0.66),
  ...tuft([[0, 0.4, 0.4]]),
];

/** Hyacinths that lead, rosebuds and tulips between, all bent to one side as by wind and cut by the edge. */
export const hyacinthsInWind = (): Composition => () => {
  const stalk = (bend: number): Motif => bowedHyacinth(bend * 1.5);
  return [
    ...placeMotif(stalk(0.7), [-1.04, 0.62], 1.12, -0.1),
    ...placeMotif(stalk(0.7), [0.9, 0.42], 1.2, -0.12),
    ...tuft([
      [-1.25, 0.9, 0.8],
      [1.25, -0.8, 0.84],
      [-0.9, 0.7, 0.74],
      [0.95, -0.7, 0.8],
    ]),
    ...grow([
      [-1.1, [-0.74, 0.34], -0.3, tulip, 0.42],
      [1.2, [0.78, 0.42], 0.6, tulip, 0.4],
      [-0.5, [-0.62, -0.4], 0.1, rose, 0.36],
      [0.2, [0.02, -0.62], 0.3, bud, 0.34],
      [0.9, [0.56, -0.5], 0.5, rose, 0.34],
      [-0.1, [-0.12, -0.08], 0.2, bud, 0.26],
    ]),
    ...placeMotif(stalk(0.6), [-0.06, 0.94], 1.22, -0.5),
    ...placeMotif(stalk(0.65), [0.06, 0.94], 1.44, 0.06),
    ...tuft([
      [-0.5, 0.9, 0.6],
      [0.55, 0.7, 0.56],
      [0.02, 0.5, 0.42],
    ]),
  ];
};

/** The same garden as a later hand drew it: even on both sides, every stem in a bow. */
export const evenGarden = (): Composition => () => [
  ...mirrored([
    ...placeMotif(longLeaf(-0.9, 10, 0.13), [0, 0.98], 0.84, 1.22),
    ...grow(
      [
        [0.85, [0.5, -0.3], -0.2, rose, 0.46],
        [1.2, [0.76, 0.16], 0.1, pink(7), 0.27],
        [0.3, [0.24, 0.12], 0.5, bud, 0.24],
        [0.7, [0.3, -0.76], -0.3, bud, 0.22],
      ],
      [0.02, 0.94],
    ),
  ]),
  ...grow([[0, [0, -0.16], 0, tulip, 0.66]]),
  ...mirrored([
    ...placeMotif(longLeaf(0.8, 9, 0.13), [0.02, 0.98], 0.6, 0.7),
    ...placeMotif(rose, [1, -1], 0.5, 0.3),
  ]),
];
