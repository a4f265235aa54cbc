import type { Point } from '../../geometry/points.ts';
import { type Brush, strokeLine } from '../../surface/plate.ts';

/** Calls once for each cell and once beyond the seam on both sides. */
export function each(
  wide: number,
  count: number,
  draw: (x: number, cell: number, index: number) => void,
): void {
  const cell = wide / count;
  for (let i = -1; i <= count; i++) draw((i + 0.5) * cell, cell, (i + count) % count);
}

export function disc(brush: Brush, [x, y]: Point, radius: number, ink: string): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fillStyle = ink;
  brush.fill();
}

export function ring(
  brush: Brush,
  [x, y]: Point,
  radius: number,
  ink: string,
  thick: number,
): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.strokeStyle = ink;
  brush.lineWidth = thick;
  brush.stroke();
}

export function line(brush: Brush, wide: number, y: number, ink: string, thick: number): void {
  strokeLine(
    brush,
    [
      [-1, y],
      [wide + 1, y],
    ],
    ink,
    thick,
  );
}
