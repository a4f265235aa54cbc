import type { Motif, Role } from '../../geometry/flora.ts';
import { type Point, strokeOutline } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';

/**
 * A line drawn along a ruler with a reed: it starts with a bead of ink, thins as the reed runs dry, breaks where the
 * paper lay low, goes on dipped anew, and does not end where its neighbors do.
 */
export function ruledLine(
  [from, to]: readonly [Point, Point],
  width: number,
  role: Role,
  random: Random,
): Motif {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const lean = random.bell() * 0.0022;
  const sag = random.bell() * 1.3;
  const at = (s: number): Point => {
    const off = lean * s + Math.sin((s / long) * Math.PI) * sag;
    return [from[0] + ux * s - uy * off, from[1] + uy * s + ux * off];
  };
  const motif: Motif = [];
  let s = random.bell() * 3;
  const end = long + random.bell() * 6;
  while (s < end) {
    const stop = Math.min(end, s + long * random.between(0.16, 0.5));
    const parts = Math.max(3, Math.round((stop - s) / 7));
    const start = s;
    motif.push({
      role,
      points: strokeOutline(
        Array.from({ length: parts + 1 }, (_, i) => at(start + ((stop - start) * i) / parts)),
        (t: number) =>
          width * (1.25 - 0.75 * t + random.bell() * 0.12 + 0.7 * Math.exp(-t * parts * 1.4)),
      ),
    });
    // Most dips meet the line before, some leave a gap.
    s = stop + (random.next() < 0.45 ? random.between(1.5, 7) : -1);
    if (stop >= end) break;
  }
  return motif;
}
