import type { LocalDate } from '../dates/local-date.ts';

const radians = Math.PI / 180;
const dayMs = 86_400_000;
const julianDayOf1970 = 2_440_587.5;
const julianDayOf2000 = 2_451_545;
/** The upper edge of the sun on the horizon, light bent by the air. */
const altitude = -0.833 * radians;
const obliquity = 23.4397 * radians;

/**
 * When the sun sets on a day, by the sunrise equation: within two minutes of the almanacs between the
 * polar circles, for a horizon at sea level.
 * @param latitude, longitude degrees, north and east positive
 * @returns null where it does not set that day
 */
export function findSunset(date: LocalDate, latitude: number, longitude: number): Date | null {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const day = Math.round(midnight / dayMs + julianDayOf1970 - julianDayOf2000 + 0.5 + 0.0008);
  const meanNoon = day - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * meanNoon) * radians;
  const center =
    1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const sunLongitude = anomaly + (center + 180 + 102.9372) * radians;
  const noon = meanNoon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * sunLongitude);
  const declination = Math.asin(Math.sin(sunLongitude) * Math.sin(obliquity));
  const cosine =
    (Math.sin(altitude) - Math.sin(latitude * radians) * Math.sin(declination)) /
    (Math.cos(latitude * radians) * Math.cos(declination));
  if (cosine < -1 || cosine > 1) return null;
  const sets = noon + Math.acos(cosine) / (2 * Math.PI);
  return new Date((sets + julianDayOf2000 - julianDayOf1970) * dayMs);
}
