import type { Point } from '../../../geometry/points.ts';
import { projectSky } from './sphere.ts';

/** A star of the net: its place in the sky in the year 2000, and what its pointer grows from. */
export type Star = {
  /** As astronomers called it, engraved on its leaf. */
  name: string;
  longitude: number;
  latitude: number;
  /** The edge it grows from: the outer ring, either edge of the ecliptic ring, a bar or a scroll nearby. */
  root: 'rim' | 'inner' | 'outer' | 'upright' | 'bar';
  /** Degrees, or units along a bar, by which the root lies off the place nearest to the star. */
  aside: number;
};

export const stars: readonly Star[] = [
  { name: 'راس الغول', longitude: 56.17, latitude: 22.43, root: 'inner', aside: 13 },
  { name: 'الدبران', longitude: 69.79, latitude: -5.47, root: 'rim', aside: -15 },
  { name: 'رجل الجوزا', longitude: 76.83, latitude: -31.12, root: 'rim', aside: -12 },
  { name: 'العيوق', longitude: 81.86, latitude: 22.87, root: 'inner', aside: 16 },
  { name: 'منكب الجوزا', longitude: 88.76, latitude: -16.03, root: 'rim', aside: 8 },
  { name: 'الشعرى اليمانية', longitude: 104.08, latitude: -39.61, root: 'rim', aside: 9 },
  { name: 'الشعرى الشامية', longitude: 115.79, latitude: -16.02, root: 'rim', aside: 14 },
  { name: 'راس التوام', longitude: 110.24, latitude: 10.1, root: 'inner', aside: 14 },
  { name: 'قلب الاسد', longitude: 149.83, latitude: 0.47, root: 'rim', aside: -11 },
  { name: 'عنق الشجاع', longitude: 147.28, latitude: -22.38, root: 'rim', aside: 8 },
  { name: 'ظهر الدب', longitude: 135.2, latitude: 49.68, root: 'bar', aside: 0.16 },
  { name: 'جناح الغراب', longitude: 190.74, latitude: -14.49, root: 'rim', aside: 9 },
  { name: 'السماك الاعزل', longitude: 203.84, latitude: -2.05, root: 'rim', aside: 13 },
  { name: 'السماك الرامح', longitude: 204.23, latitude: 30.74, root: 'inner', aside: -15 },
  { name: 'الفكة', longitude: 222.3, latitude: 44.32, root: 'inner', aside: 17 },
  { name: 'عنق الحية', longitude: 232.08, latitude: 25.51, root: 'inner', aside: 13 },
  { name: 'راس الحوا', longitude: 262.45, latitude: 35.84, root: 'inner', aside: -14 },
  { name: 'النسر الواقع', longitude: 285.32, latitude: 61.73, root: 'upright', aside: 0.17 },
  { name: 'النسر الطائر', longitude: 301.78, latitude: 29.3, root: 'inner', aside: 15 },
  { name: 'الردف', longitude: 335.33, latitude: 59.91, root: 'inner', aside: -20 },
  { name: 'منكب الفرس', longitude: 359.37, latitude: 31.14, root: 'inner', aside: -14 },
  { name: 'ذنب قيطس', longitude: 2.58, latitude: -20.78, root: 'rim', aside: 11 },
  { name: 'فم قيطس', longitude: 44.3, latitude: -12.59, root: 'rim', aside: 13 },
  { name: 'ذنب الجدي', longitude: 323.54, latitude: -2.6, root: 'rim', aside: -10 },
];

/** The equinox moves: in 1660 every star stood so many degrees before its place of 2000. */
const since1660 = 4.75;

export const placeOf = ({ longitude, latitude }: Star): Point =>
  projectSky(longitude - since1660, latitude);
