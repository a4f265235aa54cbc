import { type IkatPattern, loomWidth, repeatOf } from './ikat-patterns.ts';

/** How far out along the arm a comb crosses it, in pixels. */
const sleeveRow = 775;

/**
 * Where on its width of the loom a place of the robe was woven: `u` across from the middle of that width, `v` along the
 * warp, and how far the nearest seam is, all in pixels.
 */
export function findOnCloth(pattern: IkatPattern, fromMiddle: number, y: number) {
  const across = Math.abs(fromMiddle);
  const isLeft = fromMiddle < 0;
  const repeat = repeatOf(pattern);
  const beyond = across - loomWidth;
  // Two widths meet at the front; the left one was laid a little low.
  if (beyond <= 0)
    return {
      isSleeve: false,
      u: across - loomWidth / 2,
      v: y + (isLeft ? 11 : 0),
      toSeam: -beyond,
    };
  const belowArm = (y - 477 - beyond * 0.28) * 0.96;
  const toSeam = Math.min(beyond, Math.abs(belowArm));
  // Sleeves are cut along the same cloth turned: their warps run along the arm.
  if (belowArm < 0)
    return {
      isSleeve: true,
      u: (y - 300) * 0.922 - across * 0.387 + 72,
      v: across * 0.922 + y * 0.387 + repeat * 0.5 - sleeveRow + (isLeft ? 9 : 0),
      toSeam,
    };
  // Gores at the sides begin at the selvedge of another width, set half a repeat lower.
  const lower = pattern === 'zigzag' ? 0 : repeat / 2;
  return { isSleeve: false, u: beyond - loomWidth / 2, v: y + lower, toSeam };
}
