export type IkatPattern = 'moons' | 'circles' | 'zigzag' | 'drops';

/** In pixels; each width of the loom carries one column of the pattern, whole from selvedge to selvedge. */
export const loomWidth = 264;

/** How long the pattern is along the warp until it begins again, in pixels. */
export const repeatOf = (pattern: IkatPattern): number =>
  ({ moons: 320, circles: 407, zigzag: 150, drops: 407 })[pattern];

/** Which dye a place took: 0 is the ground. `u` is across from the middle of the width, `v` along the warp. */
export function chooseDye(pattern: IkatPattern, u: number, v: number): number {
  const row = v / repeatOf(pattern);
  /** From -1 to 1, and 0 in the middle of a repeat. */
  const along = (row - Math.floor(row)) * 2 - 1;
  const x = Math.abs(u) / (loomWidth / 2);
  switch (pattern) {
    case 'moons': {
      const half = repeatOf(pattern) / 2;
      const fromMoon = (Math.abs(along) - 1) * half;
      return takeMoon(u, fromMoon) || takeComb(Math.abs(u), Math.abs(along) * half);
    }
    case 'circles': {
      const d = Math.hypot(x, along * 1.5);
      return d < 0.24
        ? 3
        : d < 0.44
          ? 1
          : d < 0.56
            ? 0
            : d < 0.84
              ? 1
              : d < 0.93
                ? 2
                : d > 1.35
                  ? 2
                  : 0;
    }
    case 'zigzag': {
      const z = (row + x * 0.62) * 4;
      return ((Math.floor(z) % 4) + 4) % 4;
    }
    case 'drops': {
      const w =
        along < 0.25
          ? Math.max(0, 0.72 * (1 + (along - 0.25) / 1.15))
          : Math.sqrt(Math.max(0, 0.52 - ((along - 0.25) / 0.62) ** 2 * 0.52));
      const d = x / Math.max(0.01, w);
      return d < 0.36 ? 3 : d < 0.66 ? 2 : d < 1 ? 1 : x > 0.9 ? 1 : 0;
    }
  }
}

/** A round red moon, white around, with a rosette of eight petals at its heart. */
function takeMoon(u: number, v: number): number {
  // Feathers take from its top and foot: it is tied a little tall so that it looks round.
  const d = Math.hypot(u, v * 0.95);
  if (d > 96) return 0;
  if (d > 86) return 3;
  if (d > 68) return 1;
  if (d > 60) return 2;
  if (d < 11) return 2;
  return d < 31 + 12 * Math.cos(8 * Math.atan2(v, u)) ? 3 : 1;
}

/** A comb with teeth up and down, which run along the warp, and a tall almond at either end. */
function takeComb(u: number, v: number): number {
  const almond = Math.abs(u - 106) / 17 + (v / 62) ** 2;
  if (almond < 1) return almond < 0.42 ? 1 : 2;
  if (u > 74) return 0;
  if (v < 10) return 1;
  if (v < 18) return 2;
  const isTooth = Math.abs(((u + 10.5) % 21) - 10.5) < 6;
  return isTooth && v < 48 ? 3 : 0;
}
