import { area, type Point, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';

/** Where a thing's own x, y and z lie in the picture's space. */
export type Place = (x: number, y: number, z: number) => Vec;

/** Turned about the upright, tipped backwards about its own x before, and set down at a place. */
export function put(at: Vec, turn = 0, tip = 0): Place {
  const [c, s, ct, st] = [Math.cos(turn), Math.sin(turn), Math.cos(tip), Math.sin(tip)];
  return (x, y, z) => {
    const ly = y * ct - z * st;
    const lz = y * st + z * ct;
    return [at[0] + x * c + lz * s, at[1] + ly, at[2] - x * s + lz * c];
  };
}

export function rectangle(wide: number, deep: number, round = 0, steps = 5): Point[] {
  const [w, d] = [wide / 2, deep / 2];
  if (round === 0)
    return [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ];
  const corners: readonly (readonly [number, number, number])[] = [
    [w - round, -d + round, -tau / 4],
    [w - round, d - round, 0],
    [-w + round, d - round, tau / 4],
    [-w + round, -d + round, tau / 2],
  ];
  return corners.flatMap(([x, z, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = from + (tau / 4) * (i / steps);
      return [x + Math.cos(a) * round, z + Math.sin(a) * round];
    }),
  );
}

/** An outline moved inwards by the same width everywhere. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const n = outline.length;
  const sign = area(outline) > 0 ? 1 : -1;
  return outline.map((p, i): Point => {
    const a = outline[(i + n - 1) % n];
    const b = outline[(i + 1) % n];
    const l1 = Math.hypot(p[0] - a[0], p[1] - a[1]) || 1;
    const l2 = Math.hypot(b[0] - p[0], b[1] - p[1]) || 1;
    const [n1x, n1y] = [(-(p[1] - a[1]) / l1) * sign, ((p[0] - a[0]) / l1) * sign];
    const [n2x, n2y] = [(-(b[1] - p[1]) / l2) * sign, ((b[0] - p[0]) / l2) * sign];
    const k = Math.max(0.3, 1 + n1x * n2x + n1y * n2y);
    return [p[0] + ((n1x + n2x) / k) * by, p[1] + ((n1y + n2y) / k) * by];
  });
}

export type Faces = { top: number; side: number };

/**
 * A flat piece with a bevelled upper edge, its outline seen from above. u and v run from 0 to 1 over
 * the outline's own box, or over `box` (left, back, wide, deep).
 */
export function slab(
  mesh: Mesh,
  place: Place,
  outline: readonly Point[],
  low: number,
  high: number,
  { top, side }: Faces,
  bevel = 0,
  box?: readonly [number, number, number, number],
): void {
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const [left, back, wide, deep] = box ?? [
    Math.min(...xs),
    Math.min(...zs),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...zs) - Math.min(...zs),
  ];
  const upper = bevel > 0 ? inset(outline, bevel) : outline;
  const up = direction(place, 0, 1, 0);
  const uv = ([x, z]: Point): [number, number] => [(x - left) / wide, (z - back) / deep];
  const middle: Point = [
    upper.reduce((sum, [x]) => sum + x, 0) / upper.length,
    upper.reduce((sum, [, z]) => sum + z, 0) / upper.length,
  ];
  const m = mesh.vertex(place(middle[0], high, middle[1]), up, ...uv(middle));
  const ring = upper.map((p) => mesh.vertex(place(p[0], high, p[1]), up, ...uv(p)));
  ring.forEach((a, i) => {
    mesh.triangle(m, a, ring[(i + 1) % ring.length], top);
  });
  outline.forEach((p, i) => {
    const j = (i + 1) % outline.length;
    const q = outline[j];
    const walls = high - bevel * 0.8;
    mesh.quad(
      place(p[0], low, p[1]),
      place(q[0], low, q[1]),
      place(q[0], walls, q[1]),
      place(p[0], walls, p[1]),
      side,
    );
    if (bevel > 0) {
      const [p2, q2] = [upper[i], upper[j]];
      mesh.quad(
        place(p[0], walls, p[1]),
        place(q[0], walls, q[1]),
        place(q2[0], high, q2[1]),
        place(p2[0], high, p2[1]),
        top,
        [...uv(p), ...uv(q), ...uv(q2), ...uv(p2)],
      );
    }
  });
}

export function direction(place: Place, x: number, y: number, z: number): Vec {
  const o = place(0, 0, 0);
  const p = place(x, y, z);
  return [p[0] - o[0], p[1] - o[1], p[2] - o[2]];
}

export type Binding = { cover: number; cloth: number; pages: number; back?: number };

/** A closed book that lies on its back cover, its spine to the left. */
export function book(
  mesh: Mesh,
  place: Place,
  [wide, thick, deep]: Vec,
  { cover, cloth, pages }: Binding,
  hard = true,
): void {
  const board = hard ? 0.0028 : 0.0006;
  const lip = hard ? 0.0035 : 0;
  const outline = rectangle(wide, deep, hard ? 0.0012 : 0.0006, 3);
  const shifted =
    (y: number): Place =>
    (x, h, z) =>
      place(x, y + h, z);
  slab(mesh, place, outline, 0, board, { top: cloth, side: cloth }, hard ? 0.0008 : 0);
  slab(
    mesh,
    shifted(thick - board),
    outline,
    0,
    board,
    { top: cover, side: cloth },
    hard ? 0.0009 : 0.0002,
  );
  // The block of pages is a little hollow before its edge, as sewn sections are.
  const [w, d] = [wide - lip, deep - 2 * lip];
  const hollow = hard ? 0.003 : 0.0005;
  const rows = 10;
  for (const [from, to] of [
    [
      [-wide / 2 + 0.002, -d / 2],
      [-wide / 2 + w, -d / 2],
    ],
    [
      [-wide / 2 + 0.002, d / 2],
      [-wide / 2 + w, d / 2],
    ],
  ] as const)
    mesh.quad(
      place(from[0], board, from[1]),
      place(to[0], board, to[1]),
      place(to[0], thick - board, to[1]),
      place(from[0], thick - board, from[1]),
      pages,
    );
  mesh.sheet(1, rows, pages, (u, v) =>
    place(
      -wide / 2 + w - Math.sin(v * Math.PI) * hollow,
      board + v * (thick - 2 * board),
      (u - 0.5) * d,
    ),
  );
  const bulge = hard ? 0.005 : 0.0012;
  mesh.sheet(1, 14, cloth, (u, v) =>
    place(-wide / 2 - Math.sin(v * Math.PI) ** 0.6 * bulge, v * thick, (u - 0.5) * deep),
  );
}

/** A line through space by its length: the points where bends are made of short straight ways. */
export function alongLine(points: readonly Point[]): { long: number; at: (s: number) => Point } {
  const sums = [0];
  for (let i = 1; i < points.length; i++)
    sums.push(
      sums[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  const long = sums[sums.length - 1];
  return {
    long,
    at(s) {
      let i = 1;
      while (i < sums.length - 1 && sums[i] < s) i++;
      const t = Math.max(0, Math.min(1, (s - sums[i - 1]) / (sums[i] - sums[i - 1] || 1)));
      const [a, b] = [points[i - 1], points[i]];
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    },
  };
}

/** A round bar lying from one point to another. */
export function rod(mesh: Mesh, from: Vec, to: Vec, radius: number, material: number): void {
  mesh.tube([from, to], () => radius, 20, material);
  for (const [end, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const l = Math.hypot(end[0] - other[0], end[1] - other[1], end[2] - other[2]);
    const step = (c: 0 | 1 | 2) => end[c] + ((end[c] - other[c]) / l) * 0.0006;
    mesh.tube([end, [step(0), step(1), step(2)]], (t) => radius * (1 - t * 0.999), 20, material);
  }
}
