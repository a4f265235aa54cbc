// Draws the site's ornaments into brand/ornaments: `node scripts/brand/draw-ornaments.ts`.
//
// The pattern is the eight-pointed star and cross of the 4.8.8 tiling (octagons and squares), built
// by polygons in contact: from the middle of every edge two lines leave at a fixed angle and end
// where they meet those of the neighbouring edges. At 67.5° the octagons hold the star {8/3}.
// The tile repeats in both directions, so one row of it is a frieze.
//
// The large one is that of the girih tiles: decagons that share edges, each with its ten-pointed star, and
// the bow ties that they leave between them, at 54°.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});

type Point = readonly [x: number, y: number];

const folder = path.resolve(import.meta.dirname, '../../brand/ornaments');
const degrees = Math.PI / 180;
const tile = 64;

const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const turn = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Corners of a regular polygon, counter-clockwise in mathematical axes. */
function regularPolygon(sides: number, radius: number, center: Point, rotation: number): Point[] {
  return Array.from({ length: sides }, (_, index) =>
    add(center, turn([radius, 0], rotation + (index * 2 * Math.PI) / sides)),
  );
}

/** The point where two lines cross. Each line is a point and a direction; null: they are one line. */
function cross(p: Point, u: Point, q: Point, v: Point): Point | null {
  const turned = u[0] * v[1] - u[1] * v[0];
  if (Math.abs(turned) < 1e-6) return null;
  const t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / turned;
  return [p[0] + t * u[0], p[1] + t * u[1]];
}

interface Edge {
  readonly middle: Point;
  readonly along: Point;
}

const edgesOf = (corners: readonly Point[]): Edge[] =>
  corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    return { middle: between(from, to), along: [to[0] - from[0], to[1] - from[1]] };
  });

/** The star inside a polygon: a closed line from edge middle to meeting point to edge middle. */
function inContact(edges: readonly Edge[], contactAngle: number): Point[] {
  return edges.flatMap(({ middle, along }, index) => {
    const next = edges[(index + 1) % edges.length] as Edge;
    const out = turn(along, contactAngle);
    const back = turn([-next.along[0], -next.along[1]], -contactAngle);
    return [middle, cross(middle, out, next.middle, back) ?? next.middle];
  });
}

const round = (value: number) => Number(value.toFixed(2)).toString();
const toPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

// The octagon's apothem is half the tile; the squares stand on the tile's corners.
const radius = tile / 2 / Math.cos(Math.PI / 8);
const edge = 2 * radius * Math.sin(Math.PI / 8);
const inEight = (corners: readonly Point[]) => inContact(edgesOf(corners), 67.5 * degrees);
const star = inEight(regularPolygon(8, radius, [tile / 2, tile / 2], Math.PI / 8));
const crosses = [
  [0, 0],
  [tile, 0],
  [tile, tile],
  [0, tile],
].map((corner) => inEight(regularPolygon(4, edge / Math.SQRT2, corner as unknown as Point, 0)));

const lines = [star, ...crosses].map(toPath).join('');

function drawing(name: string, body: string, box = `0 0 ${tile} ${tile}`): Promise<void> {
  const [, , width, height] = box.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><title>${name}</title>${body}</svg>\n`;
  return writeFile(path.join(folder, `${name}.svg`), svg);
}

/** All lines of the tile. The drawings are masks: only what is covered counts, not its colour. */
const strokes = (width: number) =>
  `<path d="${lines}" fill="none" stroke="#000" stroke-width="${width}" stroke-linejoin="miter"/>`;

await drawing('lattice', strokes(1.5));
await drawing('pierced-lattice', strokes(7));

// Decagons stand on the corners and in the middle of an upright tile; between two on a level lies a bow tie,
// whose halves have a kite each.
const apothem = 40;
const decagonRadius = apothem / Math.cos(18 * degrees);
const halfEdge = apothem * Math.tan(18 * degrees);
const [across, down] = [2 * apothem * Math.cos(36 * degrees), 2 * apothem * Math.sin(36 * degrees)];
const decagon = ([x, y]: Point) => edgesOf(regularPolygon(10, decagonRadius, [x, y], 18 * degrees));
const bowTie = ([x, y]: Point) =>
  [1, -1].map((side) => {
    const [end, waist] = [side * (across - apothem), side * (down - decagonRadius)];
    const corners = [
      [0, -waist],
      [end, -side * halfEdge],
      [end, side * halfEdge],
      [0, waist],
    ].map(([dx = 0, dy = 0]): Point => [x + dx, y + dy]);
    return edgesOf(corners).slice(0, 3);
  });
const corners: Point[] = [0, 2 * across].flatMap((x) => [0, 2 * down].map((y): Point => [x, y]));
const sides: Point[] = [
  ...[0, 2 * down].map((y): Point => [across, y]),
  ...[0, 2 * across].map((x): Point => [x, down]),
];
const girih = [...[...corners, [across, down] as Point].map(decagon), ...sides.flatMap(bowTie)]
  .map((edges) => toPath(inContact(edges, 54 * degrees)))
  .join('');

await drawing(
  'girih',
  `<path d="${girih}" fill="none" stroke="#000"/>`,
  `0 0 ${round(2 * across)} ${round(2 * down)}`,
);
