import { placeMotif, rosette } from '../../geometry/flora.ts';
import { mix, type Point, place, polar, smooth, tau } from '../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';
import { fillMotif, type Metals } from './inlay-ornament.ts';

/** Curls inwards from `start` (radians); `hand` is 1 or -1. */
function coil([x, y]: Point, radius: number, start: number, turns: number, hand: number): Point[] {
  const steps = Math.round(turns * 40);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return polar(radius * (1 - t * 0.78), start + hand * t * turns * tau, [x, y]);
  });
}

/** A leaf split in two at its root, as on every scroll of the workshops. */
function splitLeaf(at: Point, size: number, angle: number): Point[] {
  return place(
    smooth(
      [
        [0, 0],
        [0.2, -0.22],
        [0.2, -0.55],
        [0, -1],
        [-0.1, -0.6],
        [-0.34, -0.52],
        [-0.2, -0.2],
      ],
      true,
      4,
    ),
    at,
    size,
    angle,
  );
}

/** A coil with leaves along both sides and a flower in its eye. */
function leafyCoil(
  brush: Brush,
  line: readonly Point[],
  hand: number,
  stem: string,
  leaf: string,
  size: number,
  vein?: string,
): void {
  strokeLine(brush, line, stem, size * 0.17);
  const every = Math.max(3, Math.round(line.length / 11));
  for (let i = every; i < line.length - 4; i += every) {
    const [a, b] = [line[i], line[i + 1]];
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const shrink = 1 - (i / line.length) * 0.45;
    const side = (i / every) % 2 ? 1 : -1;
    const outline = splitLeaf(a, size * shrink, along + side * hand * 0.85);
    fillShape(brush, outline, leaf);
    if (vein)
      strokeLine(
        brush,
        outline.slice(1, 10).map((p) => mix(p, a, 0.42)),
        vein,
        size * 0.05,
      );
  }
}

/** Fine spirals that fill a ground, turning left and right in turn. */
export function spiralGround(
  brush: Brush,
  wide: number,
  size: number,
  stem: string,
  leaf: string,
  /** What shows in the line that the graver cut along each leaf. */
  vein?: string,
): void {
  const columns = Math.max(2, 2 * Math.round(wide / size / 2));
  const step = wide / columns;
  const rows = Math.max(1, Math.round(1 / size));
  const high = 1 / rows;
  for (let i = -1; i <= columns; i++)
    for (let j = 0; j < rows; j++) {
      const hand = (i + j) % 2 === 0 ? 1 : -1;
      const centre: Point = [(i + 0.5) * step, -0.5 + (j + 0.5) * high];
      const line = coil(centre, Math.min(step, high) * 0.56, hand > 0 ? Math.PI : 0, 1.6, hand);
      leafyCoil(brush, line, hand, stem, leaf, Math.min(step, high) * 0.26, vein);
    }
}

/** A stem that rises and falls; in each of its bows a branch curls up to a flower. */
export function runningScroll(brush: Brush, wide: number, count: number, m: Metals): void {
  const cell = wide / count;
  const stem = Array.from({ length: count * 24 + 49 }, (_, i): Point => {
    const x = (i / 24 - 1) * cell;
    return [x, 0.3 * Math.sin((Math.PI * x) / cell)];
  });
  strokeLine(brush, stem, m.silver, 0.055);
  for (let i = -1; i <= count; i++) {
    const up = i % 2 === 0 ? 1 : -1;
    const centre: Point = [(i + 0.5) * cell, -up * 0.1];
    const radius = Math.min(0.34, cell * 0.4);
    const line = [
      [i * cell, 0] as Point,
      ...coil(centre, radius, up > 0 ? Math.PI * 0.82 : -Math.PI * 0.82, 1.15, up),
    ];
    leafyCoil(brush, smooth(line, false, 2), up, m.silver, m.silver, 0.17);
    fillMotif(brush, placeMotif(rosette(6), centre, radius * 0.85), m.silver, m.brass);
    for (const side of [-1, 1])
      fillShape(
        brush,
        splitLeaf(
          [(i + 0.5) * cell + side * cell * 0.3, up * 0.22],
          0.24,
          up > 0 ? 2.6 * side : 0.6 * side,
        ),
        m.silver,
      );
  }
}
