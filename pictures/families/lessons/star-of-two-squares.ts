import { tau } from '../../geometry/points.ts';
import { parseColour, toByte } from '../../surface/colour.ts';
import type { Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';

type Point = readonly [x: number, y: number];
type Stroke = { readonly distance: (x: number, y: number) => number; readonly step: number };

const size = 900;
const center = size / 2;
const radius = 300;
/** The compass for the marks, in radii of the circle. */
const opened = 1.6;
const paper = parseColour('#f3eee3');
const graphite = parseColour('#5a554e');
const sanguine = parseColour('#a5402d');
const ink = parseColour('#16203a');

/** The eight points on the circle, the first to the right, then with the clock. */
const points: readonly Point[] = Array.from({ length: 8 }, (_, at) => onCircle(at));

/**
 * How a star of two squares is drawn with compass and ruler: the sheet after each of six steps. What the
 * step adds is in red chalk, what was there before in pencil; the last step is ink.
 */
const strokes: readonly Stroke[] = [
  { step: 1, distance: arc([center, center], radius) },
  { step: 1, distance: line([90, center], [size - 90, center]) },
  ...[-1, 1].flatMap((side): Stroke[] =>
    // Marks of the compass from both ends of the line, where they meet above and below.
    [0, 4].map((end) => ({
      step: 2,
      distance: arc(points[end] as Point, radius * opened, crossing(end, side), 0.12),
    })),
  ),
  { step: 2, distance: line([center, 40], [center, size - 40]) },
  ...square(0).map((distance) => ({ step: 3, distance })),
  // The halves: lines through the middle of each side, to the circle and a little beyond.
  { step: 4, distance: line(onCircle(1, 1.14), onCircle(5, 1.14)) },
  { step: 4, distance: line(onCircle(3, 1.14), onCircle(7, 1.14)) },
  ...[1, 3, 5, 7].map((at) => ({ step: 4, distance: dot(points[at] as Point) })),
  ...square(1).map((distance) => ({ step: 5, distance })),
];

/** The star's outline: from each point to the crossing beside it and on to the next. */
const outline = Array.from({ length: 16 }, (_, at) => line(corner(at), corner(at + 1)));

export const drawStarOfTwoSquares =
  (step: number) =>
  (slug: string): Picture => {
    const grain = createNoise(slug);
    const pixels = new Uint8Array(size * size * 3);
    const drawn = strokes.filter((stroke) => stroke.step <= step);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const tooth = grain.fbm(x * 0.35, y * 0.35, 2);
        const sheet = 1 + grain.fbm(x * 0.006, y * 0.006, 3) * 0.05 + tooth * 0.018;
        let color = paper.map((part) => part * sheet);
        const cover = (over: readonly number[], share: number) => {
          color = color.map((part, c) => part + ((over[c] ?? 0) - part) * share);
        };
        for (const stroke of drawn) {
          const isNew = stroke.step === step && step < 6;
          const width = isNew ? 2.6 : 1.5;
          const edge = within(stroke.distance(x, y), width);
          if (edge > 0)
            cover(isNew ? sanguine : graphite, edge * (isNew ? 0.92 : 0.62) * rub(tooth));
        }
        if (step === 6) {
          const edge = Math.max(...outline.map((distance) => within(distance(x, y), 5)));
          if (edge > 0) cover(ink, edge * 0.96);
        }
        pixels.set(color.map(toByte), (y * size + x) * 3);
      }
    return { width: size, height: size, pixels };
  };

/** Chalk and pencil stay on the paper's teeth. */
const rub = (tooth: number) => Math.min(1, Math.max(0.35, 0.85 + tooth * 0.9));

const within = (distance: number, width: number) =>
  Math.min(1, Math.max(0, width + 0.7 - distance) / 1.4);

function onCircle(eighth: number, by = 1): Point {
  const angle = (eighth / 8) * tau;
  return [center + Math.cos(angle) * radius * by, center + Math.sin(angle) * radius * by];
}

/** Corners of the star by turns: its points, and where the squares cross between them. */
function corner(at: number): Point {
  const inner = Math.cos(tau / 8) / Math.cos(tau / 16);
  return onCircle(at / 2, at % 2 === 0 ? 1 : inner);
}

function square(from: 0 | 1) {
  return [0, 2, 4, 6].map((side) => line(onCircle(from + side), onCircle(from + side + 2)));
}

/** The angle from one end of the line at which both arcs meet. */
function crossing(end: number, side: number): number {
  const up = side * Math.acos(1 / opened);
  return end === 0 ? Math.PI - up : up;
}

function line([ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  return (x: number, y: number) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  };
}

/** @param half of the angle that is drawn; all around where absent */
function arc([cx, cy]: Point, r: number, middle = 0, half = Math.PI) {
  return (x: number, y: number) => {
    const turn = Math.atan2(y - cy, x - cx) - middle;
    const off = Math.abs(turn - Math.round(turn / tau) * tau);
    const away = Math.abs(Math.hypot(x - cx, y - cy) - r);
    return off <= half ? away : Number.POSITIVE_INFINITY;
  };
}

function dot([px, py]: Point) {
  return (x: number, y: number) => Math.max(0, Math.hypot(x - px, y - py) - 5);
}
