import { curl } from './arabesque.ts';
import type { Composition } from './compositions.ts';
import { type Motif, placeMotif, type Role, rosette } from './flora.ts';
import { area, centroid, type Point, smooth, strokeOutline, tau } from './points.ts';
import { starFaces } from './star-faces.ts';

/** Designs of coloured glazes kept apart by a dark line; they fill the square from −1 to 1. */

/** Two systems of spirals that turn across each other: one in the roles petal and bud, one in inner and vein. */
export const crossingSpirals = (): Composition => () => {
  const motif: Motif = [];
  const system = (
    centres: readonly (readonly [number, number, number])[],
    radius: number,
    paint: (role: Role) => Role,
  ) => {
    for (const [x, y, start] of centres)
      for (const side of [1, -1] as const)
        for (const { role, points } of curl([x, y], radius, start, side, 1.25, {
          stem: 0.075,
          leaves: 7,
          size: 0.66,
          heart: side > 0 ? 'rosette' : 'none',
        }))
          if (side > 0 || role !== 'heart') motif.push({ role: paint(role), points });
  };
  system(
    [
      [-0.5, -0.5, 0.8],
      [0.5, 0.5, 3.9],
      [-0.5, 0.5, -0.8],
      [0.5, -0.5, 2.3],
    ],
    0.44,
    (role) => (role === 'vein' || role === 'inner' || role === 'heart' ? 'bud' : 'petal'),
  );
  system(
    [
      [0, 0, 1.57],
      [-1, 0, 0],
      [1, 0, Math.PI],
      [0, -1, -1.57],
      [0, 1, 1.57],
      [-1, -1, 0.8],
      [1, 1, 3.9],
      [1, -1, 2.4],
      [-1, 1, -0.8],
    ],
    0.36,
    (role) => (role === 'vein' || role === 'inner' || role === 'heart' ? 'vein' : 'inner'),
  );
  return motif;
};

/** A net of straps around stars of eight, drawn as the pieces between them; glaze is the straps' colour. */
export const strapNet =
  (strap: number, apothem = 0.36): Composition =>
  () => {
    const unit = 1000;
    const faces = starFaces(
      { sides: 8, angle: 90, apothem: apothem * unit, contact: 67.5, reach: 3 },
      [0, 0],
      unit * 1.7,
    );
    return faces.flatMap((face): Motif => {
      const size = Math.sqrt(Math.abs(area(face))) / unit;
      // Green and honey by turns around the stars.
      const [mx, my] = centroid(face);
      const turn =
        Math.floor((Math.atan2(my, mx) / tau) * 16 + 16.5) +
        Math.round(Math.hypot(mx, my) / unit / apothem);
      const large: Role = turn % 2 ? 'petal' : 'leaf';
      const role: Role = face.length >= 8 ? 'heart' : size > apothem * 0.44 ? large : 'bud';
      const points = inset(face, strap * unit).map(([x, y]): Point => [x / unit, y / unit]);
      if (points.length < 3) return [];
      const at: Point = [
        points.reduce((sum, [x]) => sum + x / points.length, 0),
        points.reduce((sum, [, y]) => sum + y / points.length, 0),
      ];
      return [
        { role, points: straight(points) },
        ...(face.length >= 8 ? placeMotif(rosette(8), at, size * 0.6) : []),
      ];
    });
  };

/** The same polygon with more points on its sides, which stay straight however freely they are painted. */
const straight = (face: readonly Point[]): Point[] =>
  face.flatMap((a, i) => {
    const b = face[(i + 1) % face.length];
    return [0, 0.03, 0.06, 0.3, 0.5, 0.7, 0.94, 0.97].map(
      (t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
    );
  });

/** A polygon whose edges have moved inwards; empty where nothing is left. */
function inset(face: readonly Point[], by: number): Point[] {
  const turn = Math.sign(area(face));
  const lines = face.map((a, i) => {
    const b = face[(i + 1) % face.length];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const n: Point = [(-(b[1] - a[1]) / long) * turn, ((b[0] - a[0]) / long) * turn];
    return {
      at: [a[0] + n[0] * by, a[1] + n[1] * by] as Point,
      d: [b[0] - a[0], b[1] - a[1]] as Point,
    };
  });
  const points = lines.map(({ at, d }, i): Point => {
    const before = lines[(i + lines.length - 1) % lines.length];
    const cross = before.d[0] * d[1] - before.d[1] * d[0];
    if (Math.abs(cross) < 1e-6) return at;
    const t = ((at[0] - before.at[0]) * d[1] - (at[1] - before.at[1]) * d[0]) / cross;
    return [before.at[0] + before.d[0] * t, before.at[1] + before.d[1] * t];
  });
  return Math.sign(area(points)) === turn && Math.abs(area(points)) > by * by ? points : [];
}

/** Drops of glaze that ran along one arm of a cross and froze there, each with a thin tail. */
export const runningDrops = (): Composition => () =>
  [
    [-0.2, -0.84, 0.2, 0.05],
    [0.02, -1.16, 0.5, 0.062],
    [0.2, -0.78, 0.13, 0.036],
  ].map(([x, y, long, wide]) => ({
    role: 'petal' as const,
    points: strokeOutline(
      smooth(
        [
          [x, y],
          [x + 0.008, y + long * 0.5],
          [x, y + long],
        ],
        false,
        16,
      ),
      (t) => wide * (0.16 + 0.2 * t + 0.72 * t ** 5) * Math.sqrt(1 - t ** 16) + 0.001,
    ),
  }));
