import type { Point } from '../../../geometry/points.ts';

/**
 * The sphere of the sky on the plane of the equator, seen from its south pole: what an astrolabe is. Circles stay
 * circles. The tropic of Capricorn has radius 1; south is up, east at the left; y goes up. Angles are in degrees.
 */

const degree = Math.PI / 180;

/** Between equator and path of the sun, as the seventeenth century measured it. */
export const obliquity = 23.5;

const equator = Math.tan(((90 - obliquity) / 2) * degree);

/** How far from the pole a declination lies. */
export function radiusOf(declination: number): number {
  return equator * Math.tan(((90 - declination) / 2) * degree);
}

/** Where a declination and an hour angle, counted from south towards west, lie on the plate. */
export function projectHour(declination: number, hour: number): Point {
  const r = radiusOf(declination);
  return [r * Math.sin(hour * degree), r * Math.cos(hour * degree)];
}

/** Where a height over the horizon lies on the plate of a latitude; `azimuth` from south towards west. */
export function projectHeight(latitude: number, height: number, azimuth: number): Point {
  const [f, h, a] = [latitude * degree, height * degree, azimuth * degree];
  const declination = Math.asin(
    Math.sin(f) * Math.sin(h) - Math.cos(f) * Math.cos(h) * Math.cos(a),
  );
  const hour = Math.atan2(
    Math.cos(h) * Math.sin(a),
    Math.sin(h) * Math.cos(f) + Math.cos(h) * Math.sin(f) * Math.cos(a),
  );
  return projectHour(declination / degree, hour / degree);
}

/** The line that ends an unequal hour of the night, a twelfth of the way from sunset to sunrise, by declination. */
export function projectNightHour(latitude: number, count: number, declination: number): Point {
  const half = Math.acos(-Math.tan(latitude * degree) * Math.tan(declination * degree)) / degree;
  return projectHour(declination, half + (count * (360 - 2 * half)) / 12);
}

/** Where a place of the sky lies on the net, whose first point of Capricorn is up. */
export function projectSky(longitude: number, latitude: number): Point {
  const [l, b, e] = [longitude * degree, latitude * degree, obliquity * degree];
  const declination = Math.asin(
    Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l),
  );
  const ascension = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  // What rises later lies further left of what stands in the south.
  return projectHour(declination / degree, 270 - ascension / degree);
}

/** The path of the sun on the net. */
export const ecliptic = {
  centre: [0, (1 - radiusOf(obliquity)) / 2] as Point,
  radius: (1 + radiusOf(obliquity)) / 2,
};
