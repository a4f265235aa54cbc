import type { Motif, Role, Shape } from './flora.ts';
import { distance, type Point, polar, tau } from './points.ts';

export type Band = {
  /** Half its breadth, and the bare ground left beside a band that passes above. */
  wide: number;
  gap: number;
  role: Role;
  /** A line along the middle: half its breadth, and what it is painted as. */
  middle?: { wide: number; role: Role };
};

/** A place where lines cross, as one of the two lines sees it: `at` and `above` count points along their lines. */
type Crossing = { at: number; above: number; other: number };

/**
 * Lines around a middle that swing in and out `lobes` times and cross lobes · (turns − 1) times on `turns` rounds.
 * One line when lobes and turns share no divisor, else as many as their greatest one.
 */
export function woundLines(lobes: number, turns: number, middle: number, swing: number): Point[][] {
  const lines = greatestDivisor(lobes, turns);
  const rounds = turns / lines;
  const count = Math.round((150 * lobes) / lines);
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: count }, (_, i) => {
      const way = tau * rounds * ((i + 0.37) / count);
      const phase = (way * lobes) / turns + (tau * line) / lines;
      // Loops are fuller outside than a plain wave is.
      const wave = Math.cos(phase) + 0.09 * Math.cos(2 * phase);
      return polar(middle + swing * wave, way - tau / 4);
    }),
  );
}

/** One line with `loops` loops that open outwards, each of which crosses itself once. */
export function loopedLine(loops: number, reach: number): Point[] {
  const turn = Math.PI / loops;
  const [slow, fast] = [0.61 * reach, 0.39 * reach];
  const fine = Array.from({ length: 2000 * loops }, (_, i) => {
    const way = (tau * i) / (2000 * loops);
    return polar(fast, -(loops - 1) * way + turn, polar(slow, way + turn));
  });
  // Weaving counts points, so that they must lie evenly.
  const step = reach / 90;
  const line: Point[] = [];
  for (const p of fine)
    if (line.length === 0 || distance(p, line[line.length - 1]) >= step) line.push(p);
  return line.slice(0, -1);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * Bands along closed lines, over and under in turn, in pieces that lie side by side: where a band passes below
 * another its piece ends a gap before that one's edge, and the next begins a gap behind.
 */
export function weaveBands(lines: readonly (readonly Point[])[], band: Band): Motif {
  const crossings = findCrossings(lines);
  const motif: Shape[] = [];
  lines.forEach((line, one) => {
    const below = crossings[one].filter((_, k) => k % 2 === 1);
    below.forEach((from, k) => {
      const next = below[(k + 1) % below.length];
      const to = { ...next, at: next.at + (k + 1 === below.length ? line.length : 0) };
      motif.push(...cutPiece(lines, line, [from, to], band));
    });
  });
  return motif;
}

/** What lies on the ground between two places where a line passes below. */
function cutPiece(
  lines: readonly (readonly Point[])[],
  line: readonly Point[],
  ends: readonly [Crossing, Crossing],
  { wide, gap, role, middle }: Band,
): Motif {
  const span = Math.ceil((wide * 4) / distance(line[0], line[1]));
  const isHidden = (p: Point, i: number, clear: number): boolean =>
    ends.some(
      ({ at, above, other }) =>
        Math.abs(i - at) < span && near(lines[other], p, above, span) < clear,
    );
  // Each edge by itself ends at the band above, so that the end lies along it.
  const rail = (aside: number, clear: number): Point[] => {
    const points: Point[] = [];
    for (let i = Math.ceil(ends[0].at); i <= ends[1].at; i++) {
      const p = beside(line, i, aside);
      if (!isHidden(p, i, clear)) points.push(p);
    }
    return points;
  };
  const strip = (half: number, clear: number) => [
    ...rail(half, clear),
    ...rail(-half, clear).reverse(),
  ];
  const piece: Motif = [{ role, points: strip(wide, wide + gap) }];
  if (middle)
    piece.push({ role: middle.role, points: strip(middle.wide, wide + gap + middle.wide) });
  return piece;
}

const pointOf = (line: readonly Point[], i: number): Point =>
  line[((i % line.length) + line.length) % line.length];

function beside(line: readonly Point[], i: number, aside: number): Point {
  const [a, b] = [pointOf(line, i - 1), pointOf(line, i + 1)];
  const long = distance(a, b) || 1;
  const [x, y] = pointOf(line, i);
  return [x - ((b[1] - a[1]) / long) * aside, y + ((b[0] - a[0]) / long) * aside];
}

/** How far a point is from the part of a line about its place `at`. */
function near(line: readonly Point[], p: Point, at: number, span: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = -span; k <= span; k++)
    least = Math.min(least, distance(p, pointOf(line, Math.round(at) + k)));
  return least;
}

/** The crossings along each line, in order; every second one, from the second, is where it passes below. */
function findCrossings(lines: readonly (readonly Point[])[]): Crossing[][] {
  const found: Crossing[][] = lines.map(() => []);
  const sides = lines.flatMap((line, of) =>
    line.map((a, i) => ({ of, i, a, b: pointOf(line, i + 1) })),
  );
  sides.forEach((one, k) => {
    for (const two of sides.slice(k + 1)) {
      const place = meet(one.a, one.b, two.a, two.b);
      if (!place) continue;
      const [at, above] = [one.i + place[0], two.i + place[1]];
      found[one.of].push({ at, above, other: two.of });
      found[two.of].push({ at: above, above: at, other: one.of });
    }
  });
  for (const list of found) list.sort((a, b) => a.at - b.at);
  // A line that meets one already woven begins so that it passes above where that one passes below.
  for (let k = 1; k < lines.length; k++) {
    const at = found[k].findIndex(({ other }) => other < k);
    if (at < 0) continue;
    const met = found[k][at];
    const theirs = found[met.other].findIndex((one) => one.at === met.above);
    if (at % 2 === theirs % 2)
      found[k].push(
        ...found[k].splice(0, 1).map((one) => ({ ...one, at: one.at + lines[k].length })),
      );
  }
  return found;
}

/** Where two sides cross, as shares of each; null where they do not, or only join. */
function meet(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const turned = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (turned === 0) return null;
  const s = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turned;
  const t = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turned;
  return s > 0 && s < 1 && t > 0 && t < 1 ? [s, t] : null;
}
