import type { VesselParameters } from '../../families/vessels/vessel.ts';

export const bowlProfile: VesselParameters['profile'] = [
  [0.34, 0],
  [0.35, 0.08],
  [0.5, 0.14],
  [0.75, 0.34],
  [0.94, 0.6],
  [1, 0.72],
  [0.985, 0.735],
  [0.9, 0.6],
  [0.72, 0.37],
  [0.48, 0.2],
  [0.3, 0.15],
  [0.001, 0.13],
];

export const conicalProfile: VesselParameters['profile'] = [
  [0.28, 0],
  [0.28, 0.1],
  [0.36, 0.13],
  [0.66, 0.4],
  [0.97, 0.66],
  [1, 0.69],
  [0.985, 0.7],
  [0.64, 0.43],
  [0.34, 0.19],
  [0.2, 0.15],
  [0.001, 0.145],
];

/** A plate whose middle rises into a boss, as if to hold the foot of an ewer. */
export const bossProfile: VesselParameters['profile'] = [
  [0.5, 0],
  [0.52, 0.05],
  [0.72, 0.1],
  [0.9, 0.165],
  [0.985, 0.2],
  [1, 0.215],
  [0.985, 0.228],
  [0.86, 0.19],
  [0.7, 0.14],
  [0.57, 0.11],
  [0.48, 0.075],
  [0.36, 0.07],
  [0.29, 0.085],
  [0.25, 0.135],
  [0.19, 0.165],
  [0.1, 0.176],
  [0.001, 0.178],
];

export const sherbetProfile: VesselParameters['profile'] = [
  [0.4, 0],
  [0.41, 0.06],
  [0.37, 0.1],
  [0.52, 0.16],
  [0.78, 0.36],
  [0.94, 0.62],
  [1, 0.84],
  [1.005, 0.87],
  [0.985, 0.875],
  [0.92, 0.66],
  [0.75, 0.39],
  [0.48, 0.2],
  [0.3, 0.165],
  [0.001, 0.15],
];
