// Draws the site's ornaments into brand/ornaments: `node scripts/brand/draw-ornaments.ts`.
//
// The pattern is the eight-pointed star and cross of the 4.8.8 tiling (octagons and squares), built
// by polygons in contact: from the middle of every edge two lines leave at a fixed angle and end
// where they meet those of the neighbouring edges. At 67.5° the octagons hold the star {8/3}.
// The tile repeats in both directions, so one row of it is a frieze.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});

type Point = readonly [x: number, y: number];

const folder = path.resolve(import.meta.dirname, '../../brand/ornaments');
const contactAngle = (67.5 * Math.PI) / 180;
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

/** The point where two lines cross. Each line is a point and a direction. */
function cross(p: Point, u: Point, q: Point, v: Point): Point {
  const t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / (u[0] * v[1] - u[1] * v[0]);
  return [p[0] + t * u[0], p[1] + t * u[1]];
}

/** The star inside a polygon: a closed line from edge middle to meeting point to edge middle. */
function inContact(corners: readonly Point[]): Point[] {
  const edges = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    const along: Point = [to[0] - from[0], to[1] - from[1]];
    return { middle: between(from, to), along };
  });
  return edges.flatMap(({ middle, along }, index) => {
    const next = edges[(index + 1) % edges.length] as (typeof edges)[number];
    const out = turn(along, contactAngle);
    const back = turn([-next.along[0], -next.along[1]], -contactAngle);
    return [middle, cross(middle, out, next.middle, back)];
  });
}

const round = (value: number) => Number(value.toFixed(2)).toString();
const toPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

// The octagon's apothem is half the tile; the squares stand on the tile's corners.
const radius = tile / 2 / Math.cos(Math.PI / 8);
const edge = 2 * radius * Math.sin(Math.PI / 8);
const star = inContact(regularPolygon(8, radius, [tile / 2, tile / 2], Math.PI / 8));
const crosses = [
  [0, 0],
  [tile, 0],
  [tile, tile],
  [0, tile],
].map((corner) => inContact(regularPolygon(4, edge / Math.SQRT2, corner as unknown as Point, 0)));

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
