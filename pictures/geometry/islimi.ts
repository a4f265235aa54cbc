import { type Motif, placeMotif, type Role, type Shape } from './flora.ts';
import { type Point, polar, smooth, strokeOutline, tau } from './points.ts';

/** The arabesque proper: stems that run in spirals, and leaves that split and follow them. */

/** A line that sets out in a direction (0 is up, positive to the right) and turns by `bend` on its way. */
export function arc(from: Point, heading: number, long: number, bend: number, steps = 20): Point[] {
  const line: Point[] = [from];
  let [x, y] = from;
  for (let i = 0; i < steps; i++) {
    const a = heading + bend * ((i + 0.5) / steps) ** 1.2;
    x += (Math.sin(a) * long) / steps;
    y -= (Math.cos(a) * long) / steps;
    line.push([x, y]);
  }
  return line;
}

/** The direction of a line at one of its points. */
export function headingAt(line: readonly Point[], i: number): number {
  const a = line[Math.max(0, i - 1)];
  const b = line[Math.min(line.length - 1, i + 1)];
  return Math.atan2(b[0] - a[0], a[1] - b[1]);
}

const mark = (line: readonly Point[], role: Role, width: (share: number) => number): Shape => ({
  role,
  points: strokeOutline(line, width),
});

/** A stem that leaves a place in one direction and arrives at another in its own, without a corner. */
export function lean(from: Point, heading: number, to: Point, arrival: number, pull = 1): Point[] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.25 * pull;
  const [ax, ay] = [Math.sin(heading) * far, -Math.cos(heading) * far];
  const [bx, by] = [Math.sin(arrival) * far, -Math.cos(arrival) * far];
  return Array.from({ length: 29 }, (_, i): Point => {
    const t = i / 28;
    const [t2, t3] = [t * t, t * t * t];
    const [h1, h2, h3, h4] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2];
    return [
      h1 * from[0] + h2 * ax + h3 * to[0] + h4 * bx,
      h1 * from[1] + h2 * ay + h3 * to[1] + h4 * by,
    ];
  });
}

/** A line that swells and ends in a point at both ends. */
export const hair = (line: readonly Point[], width: number, role: Role = 'vein'): Shape =>
  mark(line, role, (t) => width * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.7);

/** A stem: broad at its root, fine at its end, never blunt. */
export const stalk = (line: readonly Point[], width: number, role: Role = 'stem'): Shape =>
  mark(
    line,
    role,
    (t) => width * (1.15 - 0.6 * t) * Math.sqrt(1 - t ** 14) * Math.sqrt(1 - 0.9 * (1 - t) ** 24),
  );

/** A comma: one lobe that sweeps along its stem; stands on the origin and bends to the left. */
export function comma(bend = -1.3, wide = 0.17): Motif {
  const spine = arc([0, 0], -bend * 0.35, 1.04, bend, 24);
  return [
    mark(spine, 'leaf', (t) => wide * Math.sin(Math.PI * t ** 0.62) ** 0.95 * (1 - 0.2 * t)),
    hair(spine.slice(3, 19), wide * 0.11),
  ];
}

/** The split leaf: a long lobe that bends to the left, a short one that curls away to the right. */
export function splitLeaf(): Motif {
  const long = arc([0, 0], 0.5, 1.08, -1.75, 30);
  const short = arc([0.02, -0.08], 0.9, 0.66, 2.9, 22);
  const n = long.length;
  const m = short.length;
  const main = strokeOutline(
    long,
    (t) => 0.2 * Math.sin(Math.PI * t ** 0.6) ** 0.9 * (1 - 0.22 * t),
  );
  const curl = strokeOutline(
    short,
    (t) => 0.13 * Math.sin(Math.PI * t ** 0.55) ** 0.85 * (1 - 0.45 * t) + 0.012 * (1 - t),
  );
  const points = [
    ...main.slice(n).reverse(),
    ...main.slice(Math.round(n * 0.36), n).reverse(),
    ...curl
      .slice(m)
      .reverse()
      .slice(Math.round(m * 0.34)),
    ...curl.slice(Math.round(m * 0.1), m).reverse(),
  ];
  const ribs = [9, 12, 15, 18].map((i, k): Shape => {
    const h = headingAt(long, i);
    return hair(arc(long[i], h + 0.9, 0.13 - k * 0.018, -0.5, 8), 0.009);
  });
  return [
    { role: 'leaf', points },
    hair(long.slice(3, 25), 0.02),
    ...ribs,
    hair(short.slice(5, 18), 0.014),
  ];
}

/** A full palmette: two pairs of lobes that curl outwards about a bud, stands on the origin. */
export function fullPalmette(): Motif {
  const motif: Motif = [];
  for (const [heading, long, bend, wide] of [
    [1.25, 0.72, 1.9, 0.15],
    [0.55, 0.95, 1.15, 0.18],
  ] as const)
    for (const side of [1, -1]) {
      const spine = arc([0, 0], heading * side, long, bend * side, 26);
      motif.push(
        mark(spine, 'leaf', (t) => wide * Math.sin(Math.PI * t ** 0.66) ** 0.75 * (1 - 0.25 * t)),
        hair(spine.slice(4, 21), 0.014),
        hair(
          spine.slice(6, 15).map(([x, y]): Point => [x + side * 0.035, y + 0.05]),
          0.009,
        ),
      );
    }
  const drop = (size: number, role: Role): Shape =>
    mark(
      arc([0, -0.1 * (1 - size)], 0, size, 0, 22),
      role,
      (t) => size * 0.23 * Math.sin(Math.PI * t ** 0.72) ** 0.7,
    );
  motif.push(drop(0.98, 'petal'), drop(0.68, 'inner'), drop(0.42, 'heart'));
  return motif;
}

export type Scroll = {
  /** Where the stem springs from, and in which direction, before the spiral begins. */
  from?: readonly [Point, heading: number];
  centre: Point;
  radius: number;
  /** The angle about the centre at which the spiral begins. */
  start: number;
  way: 1 | -1;
  turns?: number;
  /** Half width of the stem, in units of the radius. */
  stem?: number;
  leaves?: number;
  size?: number;
  /** What the spiral ends in, and its size in units of the radius. */
  end?: readonly [Motif, number];
  /** What grows on the outer side; split leaves when not told. */
  outer?: Motif;
  inner?: Motif;
};

/** A spiral with split leaves on its outer side and commas within, each where the stem passes it. */
export function scroll(s: Scroll): { stems: Motif; growth: Motif; line: Point[] } {
  const { turns = 1.3, stem = 0.05, leaves = 7, size = 0.55, way, radius } = s;
  const steps = 96;
  const spiral = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return polar(radius * (1 - 0.8 * t ** 1.2), s.start + way * tau * turns * t, s.centre);
  });
  const lead = s.from
    ? lean(s.from[0], s.from[1], spiral[0], headingAt(spiral, 0)).slice(0, -1)
    : [];
  const line = [...lead, ...spiral];
  const growth: Motif = [];
  const outer = s.outer ?? splitLeaf();
  const inner = s.inner ?? comma();
  for (let k = 0; k < leaves; k++) {
    const share = (k + 0.35) / leaves;
    const i = lead.length + Math.round(share * steps * 0.92);
    const isOuter = k % 2 === 0;
    const scale = radius * size * (1 - 0.45 * share) * (isOuter ? 1.3 : 1);
    const turn = headingAt(line, i) + (isOuter ? -way * 0.72 : way * 0.85);
    growth.push(...placeMotif(isOuter ? outer : inner, line[i], scale, turn, -way));
  }
  if (s.end) {
    const last = line.length - 1;
    growth.push(
      ...placeMotif(s.end[0], line[last], radius * s.end[1], headingAt(line, last) + way * 0.5),
    );
  }
  return { stems: [stalk(line, radius * stem)], growth, line };
}

/** A motif and its mirror image about the upright through 0. */
export const mirrored = (motif: Motif): Motif => [
  ...motif,
  ...motif.map(
    ({ role, points }): Shape => ({
      role,
      points: points.map(([x, y]): Point => [-x, y]),
    }),
  ),
];

/** The motif set `count` times around 0. */
export const around = (motif: Motif, count: number, turn = 0): Motif =>
  Array.from({ length: count }, (_, k) =>
    placeMotif(motif, [0, 0], 1, turn + (tau * k) / count),
  ).flat();

/** A waving vine along a closed outline, a leaf in every bend; for borders. */
export function vineAlong(
  outline: readonly Point[],
  swing: number,
  wave: number,
  leaf: Motif,
): Motif {
  const closed = [...outline, outline[0]];
  const lengths = closed.map((p, i) =>
    i === 0 ? 0 : Math.hypot(p[0] - closed[i - 1][0], p[1] - closed[i - 1][1]),
  );
  const whole = lengths.reduce((a, b) => a + b, 0);
  const waves = Math.round(whole / wave);
  const at = (far: number): [Point, Point] => {
    let rest = ((far % whole) + whole) % whole;
    let i = 1;
    while (i < closed.length - 1 && rest > lengths[i]) rest -= lengths[i++];
    const [a, b] = [closed[i - 1], closed[i]];
    const k = lengths[i] || 1;
    return [
      [a[0] + ((b[0] - a[0]) * rest) / k, a[1] + ((b[1] - a[1]) * rest) / k],
      [-(b[1] - a[1]) / k, (b[0] - a[0]) / k],
    ];
  };
  const line = Array.from({ length: waves * 20 + 1 }, (_, i): Point => {
    const far = (whole * i) / (waves * 20);
    const [p, n] = at(far);
    const off = swing * Math.sin((tau * i) / 20);
    return [p[0] + n[0] * off, p[1] + n[1] * off];
  });
  const soft = smooth(
    line.filter((_, i) => i % 2 === 0),
    true,
    4,
  );
  const motif: Motif = [
    { role: 'stem', points: strokeOutline([...soft, soft[0]], () => swing * 0.1) },
  ];
  for (let k = 0; k < waves * 2; k++) {
    const i = (k * 10 + 1) % line.length;
    const side = k % 2 === 0 ? 1 : -1;
    motif.push(...placeMotif(leaf, line[i], swing * 1.7, headingAt(line, i) - side * 0.75, side));
  }
  return motif;
}
