import type { Motif, Role } from '../geometry/flora.ts';
import type { Point } from '../geometry/points.ts';
import type { Random } from '../geometry/random.ts';
import { varyHex } from './colour.ts';
import { type Brush, fillShape, trace } from './plate.ts';

export type Palette = Partial<Record<Role, string>>;

/** A steady hand, not a ruler: corners move by up to `amount`. */
function loosen(points: readonly Point[], amount: number, random: Random): Point[] {
  let dx = 0;
  let dy = 0;
  return points.map(([x, y]) => {
    dx = dx * 0.8 + random.bell() * amount * 0.35;
    dy = dy * 0.8 + random.bell() * amount * 0.35;
    return [x + dx, y + dy];
  });
}

export type Strokes = {
  palette: Palette;
  /** Outline colour, null for none. */
  line: string | null;
  lineWidth: number;
  /** How far the hand strays, in pixels. */
  hand: number;
};

/** Paints shapes in washes that differ a little from each other, and outlines them. */
export function paintMotif(
  brush: Brush,
  motif: Motif,
  to: (p: Point) => Point,
  random: Random,
  strokes: Strokes,
): void {
  const { palette, line, lineWidth, hand } = strokes;
  for (const { points, role } of motif) {
    const outline = loosen(points.map(to), hand, random);
    const fill = palette[role];
    if (fill) {
      fillShape(brush, outline, varyHex(fill, random.bell() * 0.07));
      brush.save();
      trace(brush, outline);
      brush.clip();
      // The wash dries darker along one side.
      brush.globalAlpha = 0.16;
      brush.lineWidth = lineWidth * 5;
      brush.strokeStyle = varyHex(fill, -0.45);
      brush.translate(lineWidth, lineWidth * 1.3);
      brush.stroke();
      brush.restore();
    }
    if (line && role !== 'vein' && role !== 'stem') {
      trace(brush, outline);
      brush.strokeStyle = line;
      brush.lineWidth = lineWidth * (0.8 + random.next() * 0.4);
      brush.stroke();
    }
  }
}
