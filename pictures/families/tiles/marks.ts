import { type Point, polar, smooth } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { type Brush, fillShape, strokeLine } from '../../surface/plate.ts';

/** Marks that making, setting and mending left on a tile; `half` is its half side in pixels. */

/** The lower arm of a cross, broken off and mended long ago with plaster painted to match. */
export function mendArm(brush: Brush, half: number, random: Random): void {
  const edge = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    return [half * (-0.5 + t), half * (0.74 + 0.1 * Math.sin(t * 5 + 0.6)) + random.bell() * 7];
  });
  fillShape(brush, [...edge, [half * 0.5, half * 1.2], [-half * 0.5, half * 1.2]], '#b9a384');
  brush.save();
  brush.globalAlpha = 0.5;
  for (let i = 0; i < 60; i++) {
    const at: Point = [half * random.between(-0.34, 0.34), half * random.between(0.84, 1.05)];
    fillShape(
      brush,
      Array.from({ length: 9 }, (_, k) => polar(random.between(5, 22), k * 0.7, at)),
      i % 2 ? '#a98f6c' : '#c4b091',
    );
  }
  brush.restore();
  strokeLine(brush, smooth(edge, false, 4), '#3b2a1c', 5);
}

/** Three scars where the clay tripod of the tile above stood in the kiln. */
export function kilnScars(brush: Brush, half: number, random: Random): void {
  for (const [x, y] of [
    [-0.42, 0.3],
    [0.46, 0.24],
    [0.03, -0.5],
  ]) {
    const at: Point = [x * half, y * half];
    const ragged = (size: number) =>
      smooth(
        Array.from({ length: 9 }, (_, k) => polar(size * random.between(0.7, 1.2), k * 0.7, at)),
        true,
        4,
      );
    fillShape(brush, ragged(half * 0.026), '#8a7350');
    fillShape(brush, ragged(half * 0.017), '#c7ae88');
  }
}

/** The curved edge of an arch across the lower right corner, and what lay under it. */
export function archEdge(brush: Brush, half: number): void {
  const [x, y] = [half * 1.32, half * 1.38];
  for (const [radius, colour] of [
    [0.93, '#1c1512'],
    [0.84, '#eadfc6'],
    [0.82, '#1c1512'],
    [0.8, '#d39a1c'],
    [0.52, '#1c1512'],
    [0.5, '#2f8f93'],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, half * radius, 0, 7);
    brush.fillStyle = colour;
    brush.fill();
  }
}
