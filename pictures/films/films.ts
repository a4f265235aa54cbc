import { wallCross, wallStars } from '../catalogue/objects/star-tiles.ts';
import type { CloseUp } from '../families/close-ups/close-up.ts';
import { makeStarBoard } from '../families/close-ups/star-board.ts';
import { makeStarWall } from '../families/close-ups/star-wall.ts';
import { lightTwice } from '../families/close-ups/sunlight.ts';
import type { Ambience } from './ambience.ts';

/** What the camera looks at stays; the light on it moves, in whole turns, so that the film loops. */
export type Film = {
  name: string;
  seconds: number;
  look: CloseUp;
  ambience: Ambience;
};

export const films: readonly Film[] = [
  {
    name: 'hero-star-tiles',
    seconds: 12,
    look: {
      of: (seed) =>
        lightTwice(
          makeStarWall(
            { stars: wallStars, cross: wallCross, columns: 3.6, rows: 2.6, spacing: 1050 },
            seed,
          ),
          { rise: 22, hard: 3, fill: 0.26, tint: [1.85, 1.32, 0.78], sheen: 1.2 },
        ),
      view: {
        at: [-0.02, 0.02],
        away: 0.62,
        aside: 30,
        below: 12,
        roll: -4,
        lens: 0.01,
        focus: [0.12, 0],
      },
      light: {
        screen: {
          sides: 8,
          angle: 90,
          contact: 67.5,
          apothem: 0.075,
          bar: 0.0108,
          soft: 0.003,
          turn: 24,
          stretch: 1.35,
        },
        ends: { from: [0.1, -0.02], to: [-0.42, 0.14] },
        water: 0.42,
        exposure: 1.12,
      },
    },
    ambience: { surf: 0.18, wind: 0.25, trickle: 0.8 },
  },
  {
    name: 'hero-carved-stars',
    seconds: 12,
    look: {
      of: (seed) =>
        lightTwice(makeStarBoard('#935c2c', seed, 2.2), {
          rise: 22,
          hard: 4,
          fill: 0.3,
          tint: [2.05, 1.5, 0.95],
        }),
      view: {
        at: [0, 0],
        away: 0.5,
        aside: -30,
        below: 12,
        roll: 5,
        lens: 0.009,
        focus: [-0.08, 0.03],
      },
      light: {
        screen: {
          sides: 8,
          angle: 90,
          contact: 67.5,
          apothem: 0.066,
          bar: 0.0105,
          soft: 0.0025,
          turn: 18,
          stretch: 1.5,
        },
        water: 0.2,
        exposure: 1.9,
      },
    },
    ambience: { surf: 0.7, wind: 0.35, trickle: 0 },
  },
];
