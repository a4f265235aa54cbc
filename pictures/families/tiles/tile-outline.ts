import { type Point, place, regularPolygon, smooth, starPolygon } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';

/** Outline of a tile: a border is half a square upright, a lunette is cut round at one corner. */
export type TileShape =
  | 'square'
  | 'star'
  | 'cross'
  | 'hexagon'
  | 'upright hexagon'
  | 'border'
  | 'lunette'
  | 'broken star';

/** Side of the picture of a tile, in pixels of usual size. */
export const tileSize = 1600;

export function tileOutline(shape: TileShape, half: number, random: Random): Point[] {
  const c = tileSize / 2;
  if (shape === 'hexagon') return regularPolygon(6, half * 1.04, 0, [c, c]);
  if (shape === 'upright hexagon') return regularPolygon(6, half * 1.04, Math.PI / 6, [c, c]);
  if (shape === 'star') {
    return starPolygon(8, half * 1.06, 0.7654, Math.PI / 8, [c, c]);
  }
  if (shape === 'broken star') {
    // Broken across: the upper left is lost.
    const edge: Point[] = [
      [0.86, -0.96],
      [0.42, -0.5],
      [0.34, -0.24],
      [0.02, -0.16],
      [-0.2, 0.16],
      [-0.5, 0.2],
      [-0.98, 0.62],
    ].map(([x, y]): Point => [c + x * half + random.bell() * 6, c + y * half + random.bell() * 6]);
    const star = starPolygon(8, half * 1.06, 0.7654, Math.PI / 8, [c, c]);
    const remaining = star.filter(
      ([x, y]) => x - c + (y - c) * 1.16 > half * -0.02 && isBelow(edge, [x, y]),
    );
    const order = (p: Point) =>
      (Math.atan2(p[1] - c - half * 0.2, p[0] - c - half * 0.2) + 1.05 + 7) % 6.2832;
    return [...remaining.sort((a, b) => order(a) - order(b)), ...smooth(edge, false, 3).reverse()];
  }
  if (shape === 'cross') return crossOutline(half).map(([x, y]): Point => [c + x, c + y]);
  const points: Point[] = [];
  const wide = shape === 'border' ? half * 0.5 : half;
  for (const [x, y, dx, dy] of [
    [-1, -1, 1, 0],
    [1, -1, 0, 1],
    [1, 1, -1, 0],
    [-1, 1, 0, -1],
  ] as const)
    for (let i = 0; i < 40; i++) {
      const t = i / 20;
      points.push([
        c + (x + dx * t) * wide + random.bell() * 1.2,
        c + (y + dy * t) * half + random.bell() * 1.2,
      ]);
    }
  if (shape === 'lunette')
    // Cut after firing to fit under an arch: what lies outside the arc is gone.
    return points.map(([x, y]): Point => {
      const [ax, ay] = [c - half, c + half];
      const far = Math.hypot(x - ax, y - ay);
      const reach = half * 2.12;
      return far <= reach ? [x, y] : [ax + ((x - ax) * reach) / far, ay + ((y - ay) * reach) / far];
    });
  return points;
}

/** Whether a point lies to the lower right of a line that runs down to the left. */
function isBelow(line: readonly Point[], [x, y]: Point): boolean {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (x <= a[0] && x >= b[0]) return y > a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return x > line[0][0];
}

/** A cross with pointed arms around (0, 0), as it lies between star tiles of the same half side. */
export function crossOutline(half: number): Point[] {
  const a = half * 0.42;
  const t = half * 0.42;
  const arm: Point[] = [
    [-a, -a],
    [-a, -half + t],
    [0, -half * 1.04],
    [a, -half + t],
  ];
  return [0, 1, 2, 3].flatMap((k) => place(arm, [0, 0], 1, (k * Math.PI) / 2));
}
