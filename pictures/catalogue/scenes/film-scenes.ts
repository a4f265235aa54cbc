import type { CourtyardParameters } from '../../families/scenes/courtyard.ts';
import type { HallParameters } from '../../families/scenes/hall.ts';
import { noonCourt } from './court.ts';
import { eveningSky } from './skies.ts';

/** The courtyard of the first hero film, late in the day. */
export const courtyardFilmParameters: CourtyardParameters = {
  ...noonCourt,
  sky: eveningSky,
  sun: { direction: [-0.5, 0.4, -0.8], colour: [3.6, 1.9, 0.85], soft: 0.05 },
  skyStrength: 0.9,
  bounce: [0.3, 0.22, 0.2],
  exposure: 0.95,
  eye: [0, 1.45, 2.6],
  target: [0, 1.5, -10],
  tall: 0.8,
};

const lowSun = {
  ...eveningSky,
  sun: {
    direction: [0.1, 0.13, -1] as const,
    colour: [1.6, 0.9, 0.45] as const,
    disc: 14,
    halo: 1.5,
  },
};

/** The room of the second hero film: pierced screens before the evening sea. */
export const seaScreenParameters: HallParameters = {
  width: 7.4,
  depth: 5.6,
  height: 3.9,
  left: {
    count: 2,
    sill: 0.1,
    top: 3.0,
    screen: { sides: 8, contact: 67.5, reach: 3 },
    shape: 'square',
  },
  far: 'arcade',
  farScreens: true,
  wall: '#d9bb92',
  floor: ['#b89a74', '#866a4a'],
  roof: 'beams',
  sky: lowSun,
  sun: { direction: [0.1, 0.3, -1], colour: [6, 3.4, 1.6], soft: 0.012 },
  skyStrength: 1.3,
  bounce: [0.14, 0.09, 0.07],
  eye: [-0.2, 1.45, 2.1],
  target: [0, 1.4, -6],
  tall: 0.68,
  rise: -0.04,
  exposure: 0.8,
  glow: 0.12,
};
