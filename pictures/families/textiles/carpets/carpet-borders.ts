import { leaf, palmette, placeMotif, rosette } from '../../../geometry/flora.ts';
import { blossom, lotus, smallLeaf } from '../../../geometry/khatai.ts';
import { type Point, smooth, starInner, starPolygon } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { type Brush, fillShape, strokeLine } from '../../../surface/plate.ts';
import { type Dyes, paint } from './carpet-parts.ts';

export function drawBorders(
  brush: Brush,
  w: number,
  h: number,
  inset: number,
  dyes: Dyes,
  random: Random,
  kind: number,
): void {
  const bands: [number, number, string][] = [
    [0, 0.04, dyes.dark],
    [0.04, 0.2, dyes.light],
    [0.2, 0.25, dyes.dark],
    [0.25, 0.78, dyes.border],
    [0.78, 0.82, dyes.dark],
    [0.82, 0.97, dyes.three],
    [0.97, 1, dyes.dark],
  ];
  for (const [from, to, colour] of bands) {
    const a = inset * from;
    const b = inset * to;
    brush.fillStyle = colour;
    brush.fillRect(a, a, w - 2 * a, b - a);
    brush.fillRect(a, h - b, w - 2 * a, b - a);
    brush.fillRect(a, a, b - a, h - 2 * a);
    brush.fillRect(w - b, a, b - a, h - 2 * a);
  }
  const main = inset * 0.515;
  const size = inset * 0.5;
  const walk = (
    offset: number,
    step: number,
    put: (at: Point, angle: number, index: number) => void,
  ) => {
    const long = h - 2 * offset;
    const wide = w - 2 * offset;
    const n = Math.max(2, Math.round(long / step));
    const m = Math.max(2, Math.round(wide / step));
    for (let i = 0; i < n; i++) {
      const y = offset + (long * i) / n;
      put([offset, y], -Math.PI / 2, i);
      put([w - offset, h - y], Math.PI / 2, i);
    }
    for (let i = 0; i < m; i++) {
      const x = offset + (wide * i) / m;
      put([x, h - offset], Math.PI, i + 1);
      put([w - x, offset], 0, i + 1);
    }
  };
  // A vine runs through the main border, with a flower at every turn.
  for (const part of [0, 1])
    walk(main, size * 0.92, ([x, y], angle, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      if (part === 0) {
        const c = Math.cos(angle);
        const s = Math.sin(angle);
        const line = smooth(
          [
            [-size * 0.5, 0],
            [-size * 0.2, side * size * 0.26],
            [size * 0.25, side * size * 0.2],
            [size * 0.5, 0],
          ].map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]),
          false,
          6,
        );
        strokeLine(brush, line, dyes.light, 1.4);
        paint(brush, placeMotif(leaf(0.5), [x, y], size * 0.6, angle + side * 1.9), dyes);
      } else if (kind === 1) {
        const star = starPolygon(8, size * 0.46, starInner(8, 2), Math.PI / 8, [x, y]);
        fillShape(brush, star, i % 2 ? dyes.one : dyes.light);
        strokeLine(brush, star, dyes.dark, 1, true);
        fillShape(brush, starPolygon(8, size * 0.22, 0.6, 0, [x, y]), dyes.two);
      } else if (kind === 2) {
        const one = i % 2 === 0;
        const long = size * (one ? 0.92 : 0.98);
        const back = one ? 0.42 * long : 0;
        const foot: Point = [x - Math.sin(angle) * back, y + Math.cos(angle) * back];
        const turns = one ? [0.9, -0.9, 2.2, -2.2] : [];
        for (const turn of turns)
          paint(
            brush,
            placeMotif(smallLeaf(0.8, 0.2), [x, y], size * 0.72, angle + turn),
            dyes,
            true,
            0.5,
          );
        paint(
          brush,
          placeMotif(one ? lotus(3) : blossom(8, 2), foot, long, angle),
          dyes,
          i % 4 < 2,
          0.5,
        );
      } else if (i % 2 === 0)
        paint(
          brush,
          placeMotif(palmette(3), [x + Math.sin(angle) * -size * 0.0, y], size * 0.75, angle),
          dyes,
        );
      else paint(brush, placeMotif(rosette(8), [x, y], size * 0.8, angle), dyes, true);
    });
  walk(inset * 0.12, inset * 0.18, ([x, y], angle, i) => {
    fillShape(
      brush,
      starPolygon(4, inset * 0.075, 0.5, angle, [x, y]),
      [dyes.one, dyes.two, dyes.three][i % 3],
    );
  });
  walk(inset * 0.895, inset * 0.2, ([x, y], _, i) => {
    paint(brush, placeMotif(rosette(5), [x, y], inset * 0.13, random.next()), dyes, i % 2 === 0);
  });
}
