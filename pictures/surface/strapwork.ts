import { towards, type Weave } from '../geometry/interlace.ts';
import { type Brush, strokeLine } from './plate.ts';

/** Paints woven straps: an edge of `rim` pixels in `edge` beside every strap of the width. */
export function paintWeave(
  brush: Brush,
  { edges, over }: Weave,
  width: number,
  rim: number,
  strap: string,
  edge: string,
): void {
  brush.save();
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const [a, b] of edges) strokeLine(brush, [a, b], edge, width + rim * 2);
  for (const [a, b] of edges) strokeLine(brush, [a, b], strap, width);
  brush.lineCap = 'butt';
  for (const { at, from, to } of over) {
    const line = [towards(at, from, width * 1.25), at, towards(at, to, width * 1.25)];
    strokeLine(brush, line, edge, width + rim * 2);
  }
  for (const { at, from, to } of over)
    strokeLine(
      brush,
      [towards(at, from, width * 1.7), at, towards(at, to, width * 1.7)],
      strap,
      width,
    );
  brush.restore();
}
