import { type Point, smooth } from '../../geometry/points.ts';

/** Radius and height of a lamp of one unit, from the foot to the lip. */
export const lampProfile: Point[] = smooth(
  [
    [0.25, 0],
    [0.255, 0.02],
    [0.17, 0.085],
    [0.145, 0.125],
    [0.2, 0.17],
    [0.315, 0.27],
    [0.355, 0.38],
    [0.325, 0.48],
    [0.235, 0.565],
    [0.185, 0.605],
    [0.19, 0.645],
    [0.235, 0.76],
    [0.3, 0.89],
    [0.36, 1.0],
    [0.366, 1.02],
  ],
  false,
  10,
);

/** A higher foot, a lower belly and a mouth that flares wide. */
export const flaringProfile: Point[] = smooth(
  [
    [0.29, 0],
    [0.295, 0.02],
    [0.235, 0.06],
    [0.145, 0.11],
    [0.13, 0.135],
    [0.215, 0.175],
    [0.345, 0.26],
    [0.368, 0.35],
    [0.335, 0.46],
    [0.265, 0.55],
    [0.22, 0.605],
    [0.222, 0.645],
    [0.275, 0.76],
    [0.345, 0.89],
    [0.4, 1.0],
    [0.405, 1.02],
  ],
  false,
  10,
);

/** The wall that a workshop in Paris gave it: a bell of a foot on a drawn waist, a rounder belly, a straighter neck. */
export const parisProfile: Point[] = smooth(
  [
    [0.292, 0],
    [0.295, 0.016],
    [0.262, 0.045],
    [0.165, 0.085],
    [0.108, 0.115],
    [0.104, 0.135],
    [0.165, 0.165],
    [0.31, 0.24],
    [0.362, 0.345],
    [0.342, 0.46],
    [0.262, 0.555],
    [0.212, 0.605],
    [0.212, 0.645],
    [0.24, 0.76],
    [0.278, 0.89],
    [0.322, 1.0],
    [0.332, 1.02],
  ],
  false,
  10,
);

/** The radius of the wall at a height. */
export function lampRadius(height: number): number {
  const i = lampProfile.findIndex(([, y]) => y >= height);
  if (i <= 0) return lampProfile[0][0];
  const [[r0, y0], [r1, y1]] = [lampProfile[i - 1], lampProfile[i]];
  return r0 + ((r1 - r0) * (height - y0)) / (y1 - y0 || 1);
}
