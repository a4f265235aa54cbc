import { type Point, smooth } from './points.ts';

/** The wall of a turned vessel, walked from the foot over the lip to the inside. */
export type Wall = {
  /** Metres from end to end. */
  length: number;
  /** Radius and height at a share of the way, 0 to 1. */
  at(share: number): Point;
};

/** @param profile pairs of radius and height; a curve runs through them */
export function walkProfile(profile: readonly Point[]): Wall {
  const line = smooth(profile, false, 32).map(
    ([r, y]): Point => [Math.max(5e-4, r), Math.max(5e-4, y)],
  );
  const lengths = [0];
  for (let i = 1; i < line.length; i++)
    lengths.push(
      lengths[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]),
    );
  const length = lengths[lengths.length - 1];
  return {
    length,
    at(share) {
      const want = Math.max(0, Math.min(1, share)) * length;
      let i = 1;
      for (let last = line.length - 1; i < last; ) {
        const middle = (i + last) >> 1;
        if (lengths[middle] < want) i = middle + 1;
        else last = middle;
      }
      const t = (want - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
      const [a, b] = [line[i - 1], line[i]];
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    },
  };
}
