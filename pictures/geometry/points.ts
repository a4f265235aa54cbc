export type Point = readonly [x: number, y: number];

/** An upright rectangle; x and y are its upper left corner. */
export type Box = readonly [x: number, y: number, w: number, h: number];

export const tau = Math.PI * 2;

/** A point at a distance and an angle (radians) from a centre. */
export function polar(distance: number, angle: number, centre: Point = [0, 0]): Point {
  return [centre[0] + distance * Math.cos(angle), centre[1] + distance * Math.sin(angle)];
}

export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Turns by `angle`, scales, then moves to `to`; a negative `mirror` flips left and right first. */
export function place(
  points: readonly Point[],
  to: Point,
  scale = 1,
  angle = 0,
  mirror = 1,
): Point[] {
  const c = Math.cos(angle) * scale;
  const s = Math.sin(angle) * scale;
  return points.map(([x, y]) => [to[0] + x * mirror * c - y * s, to[1] + x * mirror * s + y * c]);
}

/** An outline from one half of it: the half, then its mirror image about x = `middle`, walked back. */
export function mirrorOutline(half: readonly Point[], middle = 0): Point[] {
  const other = half.map(([x, y]): Point => [2 * middle - x, y]);
  return [...half, ...other.reverse()];
}

/** Corners of a regular polygon, counted from `turn`. */
export function regularPolygon(
  sides: number,
  radius: number,
  turn = 0,
  centre: Point = [0, 0],
): Point[] {
  return Array.from({ length: sides }, (_, i) => polar(radius, turn + (tau * i) / sides, centre));
}

/** Corners of a star of `points` points whose inner corners lie at `inner` of the radius. */
export function starPolygon(
  points: number,
  radius: number,
  inner: number,
  turn = 0,
  centre: Point = [0, 0],
): Point[] {
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(i % 2 === 0 ? radius : radius * inner, turn + (Math.PI * i) / points, centre),
  );
}

/** The inner radius share of the star {n/k}: every k-th corner of an n-gon joined. */
export function starInner(n: number, k: number): number {
  return Math.cos((Math.PI * k) / n) / Math.cos((Math.PI * (k - 1)) / n);
}

/** A smooth curve through the points (Catmull-Rom), sampled. */
export function smooth(points: readonly Point[], closed = false, steps = 8): Point[] {
  const n = points.length;
  const at = (i: number): Point =>
    closed ? points[((i % n) + n) % n] : points[Math.max(0, Math.min(n - 1, i))];
  const result: Point[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t3);
      result.push([along(0), along(1)]);
    }
  }
  if (!closed && n > 0) result.push(points[n - 1]);
  return result;
}

/** The part of a polygon that lies in a box; fewer than three points where none does. */
export function clipToBox(points: readonly Point[], [x, y, w, h]: Box): Point[] {
  let rest = points.slice();
  for (const [axis, limit, sign] of [
    [0, x, 1],
    [0, x + w, -1],
    [1, y, 1],
    [1, y + h, -1],
  ] as const) {
    const isInside = (p: Point) => (p[axis] - limit) * sign >= 0;
    const clipped: Point[] = [];
    rest.forEach((a, i) => {
      const b = rest[(i + 1) % rest.length];
      if (isInside(a)) clipped.push(a);
      if (isInside(a) === isInside(b)) return;
      clipped.push(mix(a, b, (limit - a[axis]) / (b[axis] - a[axis])));
    });
    rest = clipped;
  }
  return rest;
}

/** Signed area, positive when the corners turn with the clock on screen (y down). */
export function area(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i];
    const [x1, y1] = points[(i + 1) % points.length];
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}

export function centroid(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const p of points) {
    x += p[0];
    y += p[1];
  }
  return [x / points.length, y / points.length];
}

/** A brush stroke along a line as an outline; `width` gives the half width at 0…1 of the way. */
export function strokeOutline(line: readonly Point[], width: (share: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  for (let i = 0; i <= last; i++) {
    const before = line[Math.max(0, i - 1)];
    const after = line[Math.min(last, i + 1)];
    const length = distance(before, after) || 1;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    const w = width(i / last);
    left.push([line[i][0] + nx * w, line[i][1] + ny * w]);
    right.push([line[i][0] - nx * w, line[i][1] - ny * w]);
  }
  return [...left, ...right.reverse()];
}
