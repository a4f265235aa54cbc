import type { Point } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Brush, strokeLine } from '../../surface/plate.ts';

export function wornSheet(width: number, height: number, torn: number, random: Random): Point[] {
  const margin = Math.min(width, height) * 0.06;
  const points: Point[] = [];
  const sides: [Point, Point][] = [
    [
      [margin, margin],
      [width - margin, margin],
    ],
    [
      [width - margin, margin],
      [width - margin, height - margin],
    ],
    [
      [width - margin, height - margin],
      [margin, height - margin],
    ],
    [
      [margin, height - margin],
      [margin, margin],
    ],
  ];
  sides.forEach(([a, b], side) => {
    for (let i = 0; i < 60; i++) {
      const t = i / 60;
      const nearCorner = Math.min(t, 1 - t);
      const loss =
        torn * (nearCorner < 0.05 ? (0.05 - nearCorner) * margin * random.between(9, 17) : 0) +
        (random.next() > 0.97 ? random.between(2, 10) * torn : 0);
      const [nx, ny] = [
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ][side];
      points.push([
        a[0] + (b[0] - a[0]) * t + nx * (loss + random.bell()),
        a[1] + (b[1] - a[1]) * t + ny * (loss + random.bell()),
      ]);
    }
  });
  return points;
}

/** A ruled line of ink: it swells where the pen rests. */
export function rule(
  brush: Brush,
  a: Point,
  b: Point,
  ink: string,
  width: number,
  random: Random,
): void {
  const bend = random.bell() * 0.7;
  const middle: Point = [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2 - bend];
  brush.globalAlpha = 0.8 + random.next() * 0.2;
  strokeLine(brush, [a, middle, b], ink, width * random.between(0.85, 1.15));
  brush.globalAlpha = 1;
}

export function prick(brush: Brush, x: number, y: number): void {
  brush.fillStyle = '#2a1c10';
  brush.beginPath();
  brush.arc(x, y, 3, 0, 7);
  brush.fill();
}
