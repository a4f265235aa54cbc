import { expect, test } from 'vitest';
import { findSunset } from './sunset.ts';

const minutesOff = (sunset: Date | null, almanac: string) =>
  Math.abs((sunset?.getTime() ?? 0) - Date.parse(almanac)) / 60_000;

// Source: almanac of the NOAA solar calculator.
test.each([
  ['Honolulu at midwinter', [2026, 12, 21], 21.2668, -157.7726, '2026-12-21T17:55:00-10:00'],
  ['Honolulu at midsummer', [2026, 6, 21], 21.2668, -157.7726, '2026-06-21T19:16:00-10:00'],
  ['London at midsummer', [2026, 6, 21], 51.5, -0.12, '2026-06-21T21:21:00+01:00'],
  ['Sydney at midsummer', [2026, 12, 21], -33.87, 151.21, '2026-12-21T20:05:00+11:00'],
] as const)('the sun sets over %s', (_, [year, month, day], latitude, longitude, almanac) => {
  expect(minutesOff(findSunset({ year, month, day }, latitude, longitude), almanac)).toBeLessThan(
    3,
  );
});

test('there is no sunset where the sun stays up, or down', () => {
  expect(findSunset({ year: 2026, month: 6, day: 21 }, 69.6, 18.9)).toBeNull();
  expect(findSunset({ year: 2026, month: 12, day: 21 }, 69.6, 18.9)).toBeNull();
});
