import { drawHall, type HallParameters } from '../../families/scenes/hall.ts';
import { daySky } from './skies.ts';

/** Grounds of the tiles, and the rooms of the house that its scenes change and furnish. */

export const eight = { sides: 8, contact: 67.5, reach: 3 };
export const twelve = { sides: 12, contact: 60, reach: 4 };
export const sixteen = { sides: 16, contact: 67.5, reach: 6 };
export const blueTiles = {
  grid: eight,
  colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
  joint: '#efe9da',
  height: 1.2,
};
export const veranda: HallParameters = {
  width: 5.4,
  depth: 11,
  height: 3.7,
  left: { count: 4, sill: 0.12, top: 3.1, screen: eight, shape: 'square' },
  far: 'arch',
  wall: '#efe4cf',
  floor: ['#cdbda0', '#a28967'],
  roof: 'beams',
  sky: daySky,
  sun: { direction: [-1, 0.72, 0.18], colour: [5.4, 4.6, 3.5], soft: 0.025 },
  bounce: [0.34, 0.28, 0.21],
  eye: [1.1, 1.6, 3.2],
  target: [-0.2, 1.5, -8],
  tall: 0.8,
  rise: -0.03,
  exposure: 1,
  mist: { thickness: 0.008, colour: [0.5, 0.42, 0.32], beams: 0.006, reach: 14 },
};

export const room: HallParameters = {
  ...veranda,
  width: 6,
  depth: 6.2,
  height: 3.4,
  left: { count: 3, sill: 0.85, top: 2.7, screen: null, shape: 'keel' },
  far: 'wall',
  sun: { direction: [-1, 0.55, 0.35], colour: [4.6, 3.7, 2.6], soft: 0.03 },
  bounce: [0.42, 0.35, 0.27],
  eye: [0.5, 1.5, 1.9],
  target: [0, 1.1, -4],
  tall: 0.72,
  rise: -0.02,
  mist: undefined,
};

export const hall = (base: HallParameters, changes: Partial<HallParameters>) => (seed: string) =>
  drawHall({ ...base, ...changes }, seed);
