import { expect, test } from 'vitest';
import { toAbjad } from './abjad.ts';
import {
  ecliptic,
  obliquity,
  projectHeight,
  projectHour,
  projectNightHour,
  projectSky,
  radiusOf,
} from './sphere.ts';
import { placeOf, stars } from './stars.ts';

const degree = Math.PI / 180;
const latitude = 32;

test('the tropic of Capricorn has radius 1, and a declination north of it lies within', () => {
  expect(radiusOf(-obliquity)).toBeCloseTo(1, 9);
  expect(radiusOf(0)).toBeLessThan(1);
  expect(radiusOf(90)).toBeCloseTo(0, 9);
});

test('a circle of height is a circle on the plate, as in every stereographic projection', () => {
  for (const height of [0, 15, 48]) {
    const sum = Math.sin(latitude * degree) + Math.sin(height * degree);
    const middle = (radiusOf(0) * Math.cos(latitude * degree)) / sum;
    const radius = (radiusOf(0) * Math.cos(height * degree)) / sum;
    for (const azimuth of [0, 37, 90, 144, 180, 260]) {
      const [x, y] = projectHeight(latitude, height, azimuth);
      expect(Math.hypot(x, y - middle)).toBeCloseTo(radius, 9);
    }
  }
});

test('the pole stands over the north point as high as the latitude', () => {
  const [x, y] = projectHeight(latitude, latitude, 180);
  expect(x).toBeCloseTo(0, 9);
  expect(y).toBeCloseTo(0, 9);
});

test('the path of the sun touches both tropics and crosses the equator in the east and west', () => {
  for (let longitude = 0; longitude < 360; longitude += 15) {
    const [x, y] = projectSky(longitude, 0);
    const [cx, cy] = ecliptic.centre;
    expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(ecliptic.radius, 9);
  }
  const [capricorn, aries] = [projectSky(270, 0), projectSky(0, 0)];
  expect(capricorn[1]).toBeCloseTo(1, 9);
  expect(aries[0]).toBeCloseTo(-radiusOf(0), 9);
});

test('the sixth hour of the night ends on the meridian', () => {
  for (const declination of [-obliquity, 0, obliquity]) {
    const [x, y] = projectNightHour(latitude, 6, declination);
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeLessThan(0);
  }
});

test('an hour angle counts from south towards west', () => {
  const [x, y] = projectHour(0, 90);
  expect(x).toBeCloseTo(radiusOf(0), 9);
  expect(y).toBeCloseTo(0, 9);
});

test('every star of the net lies on it', () => {
  for (const star of stars) expect(Math.hypot(...placeOf(star)), star.name).toBeLessThan(0.96);
});

test('numbers are written in letters', () => {
  expect([5, 32, 90, 115, 360].map(toAbjad)).toEqual(['ه', 'لب', 'ص', 'قيه', 'شس']);
});
