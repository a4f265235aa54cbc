import { findStarLines } from '../../../shared/girih/star-lines.ts';
import { centroid, distance, type Point, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';

/** One of the five shapes of the workshops' scrolls; sides are 1 long, corners counter-clockwise. */
export type GirihTile = {
  kind: 'decagon' | 'hexagon' | 'bowTie' | 'rhombus' | 'pentagon';
  corners: Point[];
  centre: Point;
  /** How many rounds after the middle one it is laid. */
  ring: number;
};

/** Inner angles of the shapes in parts of 36°. */
const shapes: Record<GirihTile['kind'], readonly number[]> = {
  hexagon: [2, 4, 4, 2, 4, 4],
  bowTie: [2, 2, 6, 2, 2, 6],
  decagon: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  pentagon: [3, 3, 3, 3, 3],
  rhombus: [2, 3, 2, 3],
};
const kinds = Object.keys(shapes) as GirihTile['kind'][];

/** Of five like parts round the middle, so every shape is laid five times at once. */
const parts = 5;
const maxTries = 40_000;

/**
 * A patch of the five shapes around a decagon, without gap or overlap, found by trying: always at
 * the free side nearest to the middle, and one step back where nothing fits.
 * @param reach sides of tiles nearer than this to the middle are all closed
 */
export function growGirih(reach: number): GirihTile[] {
  const random = createRandom('girih tiles 3');
  const first = layShape('decagon', 0, [0, 0], [1, 0]);
  const shifted = first.corners.map(([x, y]): Point => [x - first.centre[0], y - first.centre[1]]);
  const start: GirihTile = { ...first, corners: shifted, centre: [0, 0], ring: 0 };
  const laid = [start];
  const search = { tries: 0, random, reach };
  if (!grow(laid, search)) throw new Error('The five shapes could not be laid; try another seed.');
  return laid;
}

function grow(
  laid: GirihTile[],
  search: { tries: number; random: Random; reach: number },
): boolean {
  if (search.tries++ > maxTries) return false;
  const free = nearestFreeSide(laid);
  if (!free || free.far > search.reach) return true;
  const choices = kinds
    .flatMap((kind) =>
      shapes[kind].map((_, corner) => ({ kind, corner, rank: search.random.next() })),
    )
    .sort((a, b) => a.rank - b.rank);
  for (const { kind, corner } of choices) {
    const tile = layShape(kind, corner, free.to, free.from);
    const round = Array.from({ length: parts }, (_, i) => turned(tile, (tau * i) / parts));
    const added: GirihTile[] = [];
    const fits = round.every((one) => {
      if (added.some((other) => distance(other.centre, one.centre) < 0.01)) return true;
      if ([...laid, ...added].some((other) => overlap(one, other))) return false;
      added.push({ ...one, ring: free.ring + 1 });
      return true;
    });
    if (!fits) continue;
    laid.push(...added);
    if (grow(laid, search)) return true;
    laid.length -= added.length;
  }
  return false;
}

/** A shape whose side after `corner` runs from `from` to `to`. */
function layShape(kind: GirihTile['kind'], corner: number, from: Point, to: Point): GirihTile {
  const angles = shapes[kind];
  let heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  let at = from;
  const corners: Point[] = [];
  for (let i = 0; i < angles.length; i++) {
    corners.push(at);
    at = [at[0] + Math.cos(heading), at[1] + Math.sin(heading)];
    const inner = angles[(corner + i + 1) % angles.length] ?? 0;
    heading += Math.PI - (inner * Math.PI) / 5;
  }
  return { kind, corners, centre: centroid(corners), ring: 0 };
}

function turned(tile: GirihTile, angle: number): GirihTile {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([x, y]: Point): Point => [x * c - y * s, x * s + y * c];
  return { ...tile, corners: tile.corners.map(turn), centre: turn(tile.centre) };
}

const sidesOf = ({ corners }: GirihTile) =>
  corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] as Point }));

function nearestFreeSide(laid: readonly GirihTile[]) {
  const open = new Map<string, { from: Point; to: Point; far: number; ring: number }>();
  for (const tile of laid) {
    for (const { from, to } of sidesOf(tile)) {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const key = `${Math.round(middle[0] * 50)},${Math.round(middle[1] * 50)}`;
      const far = Math.hypot(...middle) + 1e-4 * Math.atan2(middle[1], middle[0]);
      if (!open.delete(key)) open.set(key, { from, to, far, ring: tile.ring });
    }
  }
  return [...open.values()].sort((a, b) => a.far - b.far)[0] ?? null;
}

function overlap(a: GirihTile, b: GirihTile): boolean {
  if (distance(a.centre, b.centre) > 3.4) return false;
  return (
    pointsWithin(a).some((p) => isInside(p, b.corners)) ||
    pointsWithin(b).some((p) => isInside(p, a.corners))
  );
}

/** Points of a shape close to its sides and corners: two shapes that overlap share some of them. */
const pointsWithin = (tile: GirihTile): Point[] => [
  tile.centre,
  ...sidesOf(tile).flatMap(({ from, to }): Point[] => {
    const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
    return [0.06, 0.3, 0.5, 0.7, 0.94].map((share) => [
      from[0] + ux * share - uy * 0.025,
      from[1] + uy * share + ux * 0.025,
    ]);
  }),
];

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i] as Point, corners[j] as Point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}

/** The lines a shape carries, at 54° to its sides, as the scrolls show them. */
export function strapsOf(tile: GirihTile): Point[][] {
  const corners = tile.corners.map(([x, y]) => ({ x, y }));
  return findStarLines({ corners, role: 'star' }, (54 * Math.PI) / 180).map(
    ({ from, bend, to }) => [
      [from.x, from.y],
      [bend.x, bend.y],
      [to.x, to.y],
    ],
  );
}
