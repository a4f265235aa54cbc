import type { Point } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Noise } from '../../surface/noise.ts';
import type { Slice, Stone } from './pietra-dura.ts';

type Out = [number, number, number];

/** Light at the tip, deep at the root: what a cutter looks for in a pebble. */
const stones: Record<Stone, readonly [deep: string, pale: string]> = {
  carnelian: ['#7c1f10', '#e0783a'],
  lapis: ['#16275f', '#3558a8'],
  paleLapis: ['#233f8a', '#5f82c4'],
  flame: ['#a8401a', '#f0a060'],
  paleJasper: ['#6f8a52', '#a3b47c'],
  jasper: ['#2b4a2c', '#7d9460'],
  darkJasper: ['#2c3320', '#4c5232'],
  agate: ['#b9862f', '#ecd398'],
  shell: ['#cfc9c0', '#f2ede6'],
  black: ['#17161a', '#2b2a30'],
};

/** White marble: clouds, a grey vein now and then, and the grain of its crystals. */
export function paintMarble(noise: Noise, x: number, y: number, out: Out): void {
  const warp = noise.fbm(x * 0.0018 + 3, y * 0.0018, 5);
  const vein = smoothstep(
    0.07,
    0,
    Math.abs(noise.fbm(x * 0.0016 + warp * 1.4, y * 0.0022 - warp, 4)),
  );
  const thread = smoothstep(
    0.012,
    0,
    Math.abs(noise.fbm(x * 0.004 + warp * 2, y * 0.005, 5) - 0.2),
  );
  const cloud = noise.fbm(x * 0.006, y * 0.006, 4) * 0.035;
  const [near, next, kind] = noise.cells(x / 2.3, y / 2.3);
  const crystal = (kind - 0.5) * 0.035 - smoothstep(0.1, 0, next - near) * 0.02;
  const k = 1 + cloud - vein * 0.13 - thread * 0.07 - Math.max(0, warp) * 0.08 + crystal;
  out[0] = 0.83 * k;
  out[1] = 0.8 * k;
  out[2] = 0.745 * k + vein * 0.02;
}

/** The colours of one slice: paler from root to tip, each stone with its own grain. */
export function paintStone(
  { stone, from, to: tip }: Slice,
  to: (p: Point) => Point,
  random: Random,
  noise: Noise,
): (x: number, y: number, out: Out) => void {
  const [deep, pale] = stones[stone].map(parseColour);
  const [x0, y0] = to(from);
  const [x1, y1] = to(tip);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy || 1;
  const shift = random.between(0, 90);
  const tone = 1 + random.bell() * 0.14;
  return (x, y, out) => {
    const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square));
    const across = ((x - x0) * dy - (y - y0) * dx) / Math.sqrt(square);
    const cloud = noise.fbm(x * 0.012 + shift, y * 0.012 - shift, 5);
    const grain = noise.fbm(x * 0.22 + shift, y * 0.22, 4);
    let share = 0.12 + along * 0.75 + cloud * 0.4;
    let light = tone;
    let pyrite = 0;
    let chalk = 0;
    if (stone === 'agate' || stone === 'carnelian' || stone === 'flame') {
      // Bands of growth follow the edge of the pebble; light goes into it and comes back warm.
      const bands = Math.sin(along * 26 + cloud * 9 + across * 0.02);
      const hairs = Math.sin(along * 120 + cloud * 40 + across * 0.1);
      share += 0.1 * bands + 0.035 * hairs + grain * 0.05;
      light *= 1 + 0.1 * Math.max(0, cloud) + grain * 0.04;
      // A crack that heals within the stone now and then.
      chalk = smoothstep(0.02, 0, Math.abs(noise.fbm(x * 0.02 - shift, y * 0.02, 3) - 0.46)) * 0.12;
    } else if (stone === 'lapis' || stone === 'paleLapis') {
      light *=
        1 + Math.max(0, noise.fbm(x * 0.03 + shift, y * 0.03, 4) - 0.25) * 1.2 + grain * 0.22;
      chalk = smoothstep(0.5, 0.8, noise.fbm(x * 0.045, y * 0.045 + shift, 5)) * 0.4;
      const [near, , kind] = noise.cells(x / 4.4 + shift, y / 4.4);
      pyrite = kind > 0.9 ? smoothstep(0.16, 0.07, near) * smoothstep(-0.1, 0.3, cloud + 0.1) : 0;
    } else if (stone === 'black') light *= 1 + grain * 0.12;
    else if (stone === 'shell') share = 0.5 + 0.5 * Math.sin(across * 0.11 + cloud * 6);
    else {
      // Jasper is mud turned to stone: flecks and dark branching threads.
      light *= 1 + noise.fbm(x * 0.05 + shift, y * 0.05, 3) * 0.28 + grain * 0.14;
      const thread = Math.abs(noise.fbm(x * 0.035 + shift, y * 0.035 + grain * 0.02, 4));
      light *= 1 - smoothstep(0.035, 0, thread) * 0.28;
    }
    share = Math.max(0, Math.min(1, share));
    for (let c = 0; c < 3; c++) {
      out[c] = (deep[c] + (pale[c] - deep[c]) * share) * light;
      out[c] += ([0.8, 0.78, 0.75][c] - out[c]) * chalk;
      out[c] += ([0.62, 0.48, 0.18][c] - out[c]) * pyrite;
    }
  };
}
