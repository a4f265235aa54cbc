import { carnation, leaf, placeMotif, rosette, tulip } from '../../../geometry/flora.ts';
import { mirrorOutline, type Point, smooth } from '../../../geometry/points.ts';
import { fillShape, strokeLine } from '../../../surface/plate.ts';
import { type Design, paint } from './carpet-parts.ts';

/** Fields of prayer rugs. */

/** A niche whose arch climbs in steps, between two columns; a bunch of carnations hangs from its point. */
export function steppedNiche({ brush, w, h, dyes }: Design): void {
  brush.fillStyle = dyes.border;
  brush.fillRect(0, 0, w, h);
  flecks({ w, h: h * 0.34 }, (x, y, i) =>
    paint(
      brush,
      placeMotif(i % 2 ? rosette(6) : carnation(5), [x, y], w * 0.075),
      dyes,
      i % 3 === 0,
    ),
  );
  const arch = (grow: number): Point[] => {
    const points: Point[] = [
      [w * 0.04 - grow, h],
      [w * 0.04 - grow, h * 0.38 - grow],
    ];
    const steps = 7;
    for (let i = 1; i <= steps; i++) {
      const x = w * (0.04 + (0.46 * i) / steps);
      const y = h * (0.38 - 0.28 * ((i - 1) / (steps - 1)));
      if (i < steps)
        points.push([x - grow, y - grow], [x - grow, h * (0.38 - (0.28 * i) / (steps - 1)) - grow]);
    }
    return mirrorOutline(points, w / 2);
  };
  for (const [grow, ink] of [
    [7, dyes.dark],
    [5, dyes.light],
    [1.6, dyes.dark],
    [0, dyes.field],
  ] as const)
    fillShape(brush, arch(grow), ink);
  for (const side of [-1, 1]) {
    const x = w / 2 + side * w * 0.36;
    brush.fillStyle = dyes.light;
    brush.fillRect(x - w * 0.028, h * 0.42, w * 0.056, h * 0.5);
    for (let k = 0; k < 16; k++) {
      brush.fillStyle = k % 2 ? dyes.two : dyes.one;
      const y = h * 0.42 + (h * 0.5 * k) / 16;
      brush.fillRect(x - w * 0.02, y + 1, w * 0.04, (h * 0.5) / 16 - 2);
    }
    for (const [y, turn] of [
      [0.41, 0],
      [0.93, Math.PI],
    ] as const)
      paint(brush, placeMotif(tulip(), [x, h * y], w * 0.13, turn), dyes);
  }
  strokeLine(
    brush,
    [
      [w / 2, h * 0.14],
      [w / 2, h * 0.24],
    ],
    dyes.light,
    1.6,
  );
  for (const [dx, dy, turn] of [
    [0, 0.3, Math.PI],
    [-0.11, 0.27, Math.PI - 0.5],
    [0.11, 0.27, Math.PI + 0.5],
  ] as const) {
    strokeLine(
      brush,
      [
        [w / 2, h * 0.22],
        [w * (0.5 + dx), h * dy],
      ],
      dyes.light,
      1.4,
    );
    paint(brush, placeMotif(carnation(7), [w * (0.5 + dx), h * dy], w * 0.09, turn), dyes);
    paint(
      brush,
      placeMotif(leaf(0.4), [w * (0.5 + dx * 0.5), h * 0.24], w * 0.1, turn + 0.9),
      dyes,
    );
  }
}

/** A plain niche below, five stiff tulips like a palisade above it. */
export function tulipRow({ brush, w, h, dyes }: Design): void {
  brush.fillStyle = dyes.field;
  brush.fillRect(0, 0, w, h);
  const sill = h * 0.3;
  brush.fillStyle = dyes.border;
  brush.fillRect(0, 0, w, sill);
  for (let i = 0; i < 5; i++) {
    const x = (w * (i + 0.5)) / 5;
    strokeLine(
      brush,
      [
        [x, sill - 3],
        [x, h * 0.12],
      ],
      dyes.light,
      2,
    );
    for (const side of [-1, 1])
      for (const y of [0.27, 0.22])
        paint(brush, placeMotif(leaf(0.3 * side), [x, h * y], w * 0.12, side * 0.5), dyes);
    paint(brush, placeMotif(tulip(), [x, h * 0.15], w * 0.24), dyes, i % 2 === 0);
  }
  for (const [from, to, ink] of [
    [0, 3, dyes.dark],
    [3, 8, dyes.light],
    [8, 10, dyes.dark],
  ] as const) {
    brush.fillStyle = ink;
    brush.fillRect(0, sill + from, w, to - from);
  }
  const top = sill + 10;
  const outline = (grow: number): Point[] => {
    const points: Point[] = [
      [0, top],
      [0, h * 0.56 - grow],
      [w * 0.14, h * 0.5 - grow],
      [w * 0.26, h * 0.46 - grow],
      [w * 0.34, h * 0.42 - grow],
      [w * 0.42, h * 0.41 - grow],
      [w * 0.5, h * 0.36 - grow],
    ];
    return mirrorOutline(points, w / 2);
  };
  for (const [grow, ink] of [
    [-6, dyes.dark],
    [-4, dyes.light],
    [-1, dyes.dark],
    [0, dyes.two],
  ] as const)
    fillShape(brush, outline(grow), ink);
  for (const side of [-1, 1])
    for (const [dx, dy, size] of [
      [0.36, 0.4, 0.13],
      [0.43, 0.47, 0.1],
      [0.2, 0.37, 0.1],
    ] as const)
      paint(brush, placeMotif(rosette(8), [w / 2 + side * w * dx, h * dy], w * size), dyes);
  for (const [x, y] of [
    [0.5, 0.62],
    [0.5, 0.86],
  ] as const) {
    for (let k = 0; k < 4; k++)
      paint(brush, placeMotif(leaf(0.3), [w * x, h * y], w * 0.15, (k * Math.PI) / 2 + 0.78), dyes);
    paint(brush, placeMotif(rosette(8), [w * x, h * y], w * 0.11), dyes);
  }
}

/** Two arches, one at either end, leave a hexagon between them; it may be turned either way. */
export function facingNiches({ brush, w, h, dyes }: Design): void {
  brush.fillStyle = dyes.border;
  brush.fillRect(0, 0, w, h);
  flecks({ w, h }, (x, y, i) =>
    paint(brush, placeMotif(i % 2 ? rosette(5) : leaf(0.6), [x, y], w * 0.1, i), dyes, i % 3 === 0),
  );
  const hexagon = (grow: number): Point[] => {
    const side = w * 0.03 - grow;
    return [
      [side, h * 0.32],
      [w * 0.3, h * 0.17 - grow],
      [w * 0.36, h * 0.12 - grow],
      [w * 0.5, h * 0.06 - grow * 1.4],
      [w * 0.64, h * 0.12 - grow],
      [w * 0.7, h * 0.17 - grow],
      [w - side, h * 0.32],
      [w - side, h * 0.68],
      [w * 0.7, h * 0.83 + grow],
      [w * 0.64, h * 0.88 + grow],
      [w * 0.5, h * 0.94 + grow * 1.4],
      [w * 0.36, h * 0.88 + grow],
      [w * 0.3, h * 0.83 + grow],
      [side, h * 0.68],
    ];
  };
  for (const [grow, ink] of [
    [6, dyes.dark],
    [4, dyes.one],
    [1.4, dyes.dark],
    [0, dyes.field],
  ] as const)
    fillShape(brush, hexagon(grow), ink);
  for (const way of [1, -1]) {
    const at = (x: number, y: number): Point => [w / 2 + x * w, h / 2 - way * y * h];
    strokeLine(brush, [at(0, 0.4), at(0, 0.3)], dyes.dark, 1.5);
    const lamp = smooth(
      [
        at(-0.06, 0.3),
        at(-0.03, 0.26),
        at(-0.09, 0.21),
        at(-0.04, 0.16),
        at(0.04, 0.16),
        at(0.09, 0.21),
        at(0.03, 0.26),
        at(0.06, 0.3),
      ],
      true,
      6,
    );
    fillShape(brush, lamp, dyes.one);
    strokeLine(brush, lamp, dyes.dark, 1.4, true);
    paint(brush, placeMotif(rosette(6), at(0, 0.21), w * 0.1), dyes);
  }
  for (let k = 0; k < 8; k++)
    paint(
      brush,
      placeMotif(leaf(0.4), [w / 2, h / 2], w * 0.22, (k * Math.PI) / 4),
      dyes,
      k % 2 === 0,
    );
  paint(brush, placeMotif(rosette(8), [w / 2, h / 2], w * 0.2), dyes);
}

/** Small flowers in rows that stand in one another's gaps. */
function flecks(
  { w, h }: { w: number; h: number },
  draw: (x: number, y: number, index: number) => void,
): void {
  const step = w / 6;
  let index = 0;
  for (let row = 0; row * step * 0.8 < h; row++)
    for (let column = 0; column < 7; column++)
      draw((column + (row % 2 ? 0.5 : 0)) * step, (row + 0.5) * step * 0.8, index++);
}
