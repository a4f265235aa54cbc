import { palmette, placeMotif, rosette, tulip } from '../../../geometry/flora.ts';
import type { Point } from '../../../geometry/points.ts';
import { fillShape } from '../../../surface/plate.ts';
import { type Design, inFour, paint } from './carpet-parts.ts';
import { stepped } from './village-fields.ts';

/** A bare field that ends above and below in an arch with stepped sides, about one eight-sided medallion. */
export function doubleNiche(d: Design): void {
  const { brush, w, h, dyes } = d;
  brush.fillStyle = dyes.field;
  brush.fillRect(0, 0, w, h);
  // The corners leave a pointed arch at either end; their edge climbs as knots do.
  inFour(d, ([a, b]) => {
    for (const [grow, colour] of [
      [0.035, dyes.dark],
      [0.022, dyes.light],
      [0, dyes.border],
    ] as const) {
      const edge: Point[] = [];
      const steps = 11;
      for (let i = 0; i <= steps; i++) {
        const t = i / steps;
        const x = a * (t - grow * 0.6);
        const y = b * (0.93 - grow - 0.52 * t ** 1.6 - (i % 4 === 1 ? 0.03 : 0));
        if (edge.length > 0) edge.push([x, edge[edge.length - 1][1]]);
        edge.push([x, y]);
      }
      fillShape(brush, [...edge, [a + 2, b + 2], [edge[0][0], b + 2]], colour);
    }
    // A band of cloud in each corner, cut into steps.
    for (const [x, y, s] of [
      [0.56, 0.9, 0.2],
      [0.84, 0.76, 0.16],
      [0.86, 0.93, 0.12],
    ] as const) {
      fillShape(brush, stepped([a * x, b * y], a * s * 1.06, a * s * 0.62, 5), dyes.dark);
      fillShape(brush, stepped([a * x, b * y], a * s * 0.92, a * s * 0.5, 5), dyes.two);
      fillShape(brush, stepped([a * x, b * y], a * s * 0.5, a * s * 0.24, 3), dyes.light);
    }
  });
  const middle: Point = [w / 2, h / 2];
  for (const [size, colour] of [
    [0.335, dyes.dark],
    [0.325, dyes.light],
    [0.305, dyes.dark],
    [0.296, dyes.one],
    [0.2, dyes.dark],
    [0.19, dyes.two],
    [0.1, dyes.dark],
    [0.09, dyes.border],
  ] as const) {
    const r = w * size;
    // A square and a diamond over each other: eight points with steps.
    fillShape(brush, stepped(middle, r * 1.24, r * 1.24, 9), colour);
    brush.fillStyle = colour;
    brush.fillRect(middle[0] - r * 0.86, middle[1] - r * 0.86, r * 1.72, r * 1.72);
  }
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    const at: Point = [middle[0] + Math.cos(a) * w * 0.25, middle[1] + Math.sin(a) * w * 0.25];
    paint(
      brush,
      placeMotif(i % 2 ? tulip() : palmette(2), at, w * 0.1, a + Math.PI / 2),
      dyes,
      i % 2 === 0,
    );
  }
  paint(brush, placeMotif(rosette(8), middle, w * 0.13), dyes);
  // A lamp's memory hangs from either point.
  for (const end of [-1, 1]) {
    const at: Point = [middle[0], middle[1] + end * w * 0.56];
    fillShape(brush, stepped(at, w * 0.08, w * 0.1, 5), dyes.dark);
    fillShape(brush, stepped(at, w * 0.068, w * 0.088, 5), dyes.one);
    paint(brush, placeMotif(rosette(6), at, w * 0.07), dyes, true);
  }
}
