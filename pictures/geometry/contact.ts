import type { Segment } from './arrangement.ts';
import type { Point } from './points.ts';
import type { Cell } from './tilings.ts';

/** Where two half lines meet, or null when they do not. */
function meet(p: Point, dp: Point, q: Point, dq: Point): Point | null {
  const cross = dp[0] * dq[1] - dp[1] * dq[0];
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((q[0] - p[0]) * dq[1] - (q[1] - p[1]) * dq[0]) / cross;
  const s = ((q[0] - p[0]) * dp[1] - (q[1] - p[1]) * dp[0]) / cross;
  return t > 1e-9 && s > 1e-9 ? [p[0] + dp[0] * t, p[1] + dp[1] * t] : null;
}

/**
 * The lines of a star pattern in one polygon by Hankin's method: from the middle of every edge two
 * lines enter at `angle` (radians) to the edge and run until they meet the line of the
 * `reach`-th neighbouring edge (1: a simple star; 2 and more: the lines cross and make a rosette).
 */
export function drawContact(corners: readonly Point[], angle: number, reach = 1): Segment[] {
  const n = corners.length;
  let sign = 0;
  for (let i = 0; i < n; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % n]];
    sign += a[0] * b[1] - a[1] * b[0];
  }
  const inward = sign > 0 ? 1 : -1;
  const middle: Point[] = [];
  const forward: Point[] = [];
  const backward: Point[] = [];
  const c = Math.cos(angle);
  const s = Math.sin(angle) * inward;
  for (let i = 0; i < n; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % n]];
    middle.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const u: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    forward.push([u[0] * c - u[1] * s, u[0] * s + u[1] * c]);
    backward.push([-u[0] * c - u[1] * s, u[0] * s - u[1] * c]);
  }
  const segments: Segment[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + reach) % n;
    // Lines of the star {n/reach} run straight into each other and have no single meeting point.
    const at = meet(middle[i], forward[i], middle[j], backward[j]);
    if (at) segments.push([middle[i], at], [at, middle[j]]);
    else segments.push([middle[i], middle[j]]);
  }
  return segments;
}

/** The star pattern over a whole tiling; `reach` concerns the star polygons only. */
export function drawPattern(cells: readonly Cell[], angle: number, reach = 1): Segment[] {
  return cells.flatMap((cell) =>
    drawContact(cell.corners, angle, cell.kind === 'star' ? reach : 1),
  );
}
