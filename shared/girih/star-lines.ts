import type { Point, Tile } from './tilings.ts';

/** A line of the pattern inside one tile: from the middle of an edge to a corner of the star, and on. */
export interface StarLine {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

interface Ray {
  readonly edge: number;
  readonly start: Point;
  readonly direction: Point;
}

/**
 * The lines that fill a tile (polygons in contact, the method of E. H. Hankin, 1925): two rays leave
 * the middle of every edge at the contact angle and run until they meet a ray of another edge.
 * Nearest pairs meet first (C. S. Kaplan, 2000), so that tiles with corners turned inwards work too.
 * @param contactAngle between ray and edge, radians, above 0 and below π/2
 */
export function findStarLines({ corners }: Tile, contactAngle: number): StarLine[] {
  const rays = corners.flatMap((corner, edge) =>
    raysOf(corner, next(corners, edge), edge, contactAngle),
  );
  const pairs = [];
  for (const [index, first] of rays.entries()) {
    for (const second of rays.slice(index + 1)) {
      if (first.edge === second.edge) continue;
      const bend = meet(first, second);
      if (bend)
        pairs.push({
          first,
          second,
          bend,
          length: distance(first.start, bend) + distance(second.start, bend),
        });
    }
  }
  pairs.sort((a, b) => a.length - b.length);
  const used = new Set<Ray>();
  const lines: StarLine[] = [];
  for (const { first, second, bend } of pairs) {
    if (used.has(first) || used.has(second)) continue;
    used.add(first).add(second);
    lines.push({ from: first.start, bend, to: second.start });
  }
  return lines;
}

/** The star that the lines enclose around a tile's middle, as one closed outline; null when they do not close. */
export function toStarOutline(lines: readonly StarLine[]): Point[] | null {
  const open = [...lines];
  const first = open.shift();
  if (!first) return null;
  const outline = [first.from, first.bend];
  let end = first.to;
  while (open.length > 0) {
    const index = open.findIndex(({ from, to }) => isSame(from, end) || isSame(to, end));
    const line = open[index];
    if (!line) return null;
    open.splice(index, 1);
    outline.push(end, line.bend);
    end = isSame(line.from, end) ? line.to : line.from;
  }
  return isSame(end, first.from) ? outline : null;
}

const next = (corners: readonly Point[], index: number): Point =>
  corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };

function raysOf(start: Point, end: Point, edge: number, contactAngle: number): Ray[] {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const along = Math.atan2(end.y - start.y, end.x - start.x);
  // Corners run counter-clockwise, so the inside lies to the left of an edge.
  return [along + contactAngle, along + Math.PI - contactAngle].map((angle) => ({
    edge,
    start: middle,
    direction: { x: Math.cos(angle), y: Math.sin(angle) },
  }));
}

/** The point where two rays meet: halfway when they run into each other, null when they are parallel or diverge. */
function meet(a: Ray, b: Ray): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 1e-9) return isFacing(a, b) ? halfWay(a.start, b.start) : null;
  const dx = b.start.x - a.start.x;
  const dy = b.start.y - a.start.y;
  const onA = (dx * b.direction.y - dy * b.direction.x) / cross;
  const onB = (dx * a.direction.y - dy * a.direction.x) / cross;
  if (onA < 1e-9 || onB < 1e-9) return null;
  return { x: a.start.x + onA * a.direction.x, y: a.start.y + onA * a.direction.y };
}

/** On one line, each towards the other: in a bow tie at 54° a line crosses from edge to edge. */
function isFacing(a: Ray, b: Ray): boolean {
  const apart = distance(a.start, b.start);
  const ahead = (ray: Ray, to: Point) =>
    (to.x - ray.start.x) * ray.direction.x + (to.y - ray.start.y) * ray.direction.y;
  return ahead(a, b.start) > apart - 1e-9 && ahead(b, a.start) > apart - 1e-9;
}

const halfWay = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

const isSame = (a: Point, b: Point) => distance(a, b) < 1e-6;
