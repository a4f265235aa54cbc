import { type Point, starPolygon } from '../../../geometry/points.ts';
import { fillShape, strokeLine } from '../../../surface/plate.ts';
import type { Design } from './carpet-parts.ts';

/** Fields that were counted, not drawn: of villages, tents and small workshops. */

const diamond = ([x, y]: Point, half: number, tall: number): Point[] => [
  [x, y - tall],
  [x + half, y],
  [x, y + tall],
  [x - half, y],
];

/** A diamond whose sides climb in steps, as knots do. */
export function stepped([x, y]: Point, half: number, tall: number, steps: number): Point[] {
  const quarter: Point[] = [];
  for (let i = 0; i < steps; i++) {
    quarter.push([(half * i) / steps, tall * (1 - i / steps)]);
    quarter.push([(half * (i + 1)) / steps, tall * (1 - i / steps)]);
  }
  const at = (sx: number, sy: number) => quarter.map(([a, b]): Point => [x + sx * a, y + sy * b]);
  return [...at(1, -1), ...at(1, 1).reverse(), ...at(-1, 1), ...at(-1, -1).reverse()];
}

/** A long hexagon with a stepped diamond in it, small stars and triangles around. */
export function naturalWools({ brush, w, h, dyes }: Design): void {
  const long = (share: number): Point[] => [
    [w / 2, h * (0.5 - 0.48 * share)],
    [w * (0.5 + 0.46 * share), h * (0.5 - 0.26 * share)],
    [w * (0.5 + 0.46 * share), h * (0.5 + 0.26 * share)],
    [w / 2, h * (0.5 + 0.48 * share)],
    [w * (0.5 - 0.46 * share), h * (0.5 + 0.26 * share)],
    [w * (0.5 - 0.46 * share), h * (0.5 - 0.26 * share)],
  ];
  for (const [share, ink] of [
    [1, dyes.dark],
    [0.97, dyes.light],
    [0.9, dyes.one],
    [0.87, dyes.border],
  ] as const)
    fillShape(brush, long(share), ink);
  for (const y of [-0.24, 0, 0.24])
    for (const x of [-0.27, 0.27])
      for (const [r, ink] of [
        [0.075, dyes.light],
        [0.05, dyes.dark],
        [0.025, dyes.three],
      ] as const)
        fillShape(brush, starPolygon(8, w * r, 0.7, 0, [w * (0.5 + x), h * (0.5 + y)]), ink);
  for (const [half, ink] of [
    [0.3, dyes.dark],
    [0.28, dyes.light],
    [0.22, dyes.three],
    [0.16, dyes.dark],
    [0.13, dyes.one],
    [0.07, dyes.light],
  ] as const)
    fillShape(brush, stepped([w / 2, h / 2], w * half, w * half * 1.35, 9), ink);
  for (let i = 0; i < 9; i++)
    for (const side of [0, 1]) {
      const y = (h * (i + 0.5)) / 9;
      const x = side ? w : 0;
      fillShape(
        brush,
        [
          [x, y - h * 0.045],
          [x + (side ? -1 : 1) * w * 0.05, y],
          [x, y + h * 0.045],
        ],
        i % 2 ? dyes.three : dyes.light,
      );
    }
}

/** A tree of angular branches, its leaves set along them like teeth. */
export function camelTree({ brush, w, h, dyes }: Design): void {
  const trunk = (x: number, from: number, to: number, wide: number) => {
    brush.fillStyle = dyes.dark;
    brush.fillRect(x - wide / 2, to, wide, from - to);
  };
  trunk(w / 2, h * 0.97, h * 0.06, 5);
  for (let i = 0; i < 11; i++) {
    const y = h * (0.9 - i * 0.078);
    const reach = w * (0.42 - (i % 3) * 0.05);
    for (const side of [-1, 1]) {
      const elbow: Point = [w / 2 + side * reach, y - w * 0.11];
      const tip: Point = [elbow[0], y - w * 0.2];
      strokeLine(brush, [[w / 2, y], elbow, tip], dyes.dark, 3);
      for (let k = 1; k <= 5; k++) {
        const at: Point = [w / 2 + (side * reach * k) / 5, y - (w * 0.11 * k) / 5];
        fillShape(
          brush,
          diamond([at[0], at[1] - 6], 4.6, 6.4),
          k % 2 ? (dyes.field === dyes.one ? dyes.border : dyes.two) : dyes.border,
        );
        fillShape(brush, diamond([at[0], at[1] + 6], 3.6, 5), dyes.border);
      }
      fillShape(brush, stepped(tip, 8, 9, 4), dyes.dark);
      fillShape(brush, stepped(tip, 5.5, 6.5, 3), dyes.light);
    }
  }
  fillShape(brush, stepped([w / 2, h * 0.07], 11, 13, 5), dyes.border);
  fillShape(brush, stepped([w / 2, h * 0.07], 6, 7, 3), dyes.light);
}

/** The sign of a tribe in rows: an octagon quartered in two colors, small crosses between. */
export function guls({ brush, w, h, dyes }: Design): void {
  const rows = 3;
  const cols = Math.round((w / h) * rows * 0.82);
  const [cw, ch] = [w / cols, h / rows];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const c: Point = [(i + 0.5) * cw, (j + 0.5) * ch];
      const eight = (k: number): Point[] => {
        const [a, b] = [cw * 0.44 * k, ch * 0.44 * k];
        return [
          [-a * 0.5, -b],
          [a * 0.5, -b],
          [a, -b * 0.45],
          [a, b * 0.45],
          [a * 0.5, b],
          [-a * 0.5, b],
          [-a, b * 0.45],
          [-a, -b * 0.45],
        ].map(([x, y]): Point => [c[0] + x, c[1] + y]);
      };
      fillShape(brush, eight(1), dyes.dark);
      fillShape(brush, eight(0.93), dyes.light);
      brush.save();
      brush.beginPath();
      for (const [k, [x, y]] of eight(0.88).entries()) k ? brush.lineTo(x, y) : brush.moveTo(x, y);
      brush.clip();
      for (const [sx, sy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        brush.fillStyle = (sx + sy) % 2 ? dyes.one : dyes.border;
        brush.fillRect(c[0] + (sx - 1) * cw * 0.5, c[1] + (sy - 1) * ch * 0.5, cw * 0.5, ch * 0.5);
        for (let k = 0; k < 3; k++)
          fillShape(
            brush,
            diamond(
              [
                c[0] + (sx ? 1 : -1) * cw * (0.12 + k * 0.1),
                c[1] + (sy ? 1 : -1) * ch * (0.3 - k * 0.07),
              ],
              3.4,
              3.4,
            ),
            k % 2 ? dyes.light : dyes.dark,
          );
      }
      brush.restore();
      fillShape(brush, eight(0.4), dyes.dark);
      fillShape(brush, eight(0.34), dyes.light);
      fillShape(brush, starPolygon(8, ch * 0.1, 0.7, 0, c), (i + j) % 2 ? dyes.field : dyes.two);
      const cross: Point = [(i + 1) * cw, (j + 1) * ch];
      if (i < cols - 1 && j < rows - 1) {
        for (const [a, b] of [
          [11, 4],
          [4, 11],
        ] as const)
          fillShape(brush, stepped(cross, a, b, 3), dyes.light);
        fillShape(brush, stepped(cross, 4, 4, 2), dyes.two);
      }
    }
}

/** Rows of small diamonds, each row with its own order of colors. */
export function smallDiamonds({ brush, w, h, dyes, random }: Design): void {
  const rows = 31;
  const cols = 19;
  const [cw, ch] = [w / cols, h / rows];
  const all = [dyes.border, dyes.light, dyes.one, dyes.two, dyes.three, dyes.dark];
  for (let j = -1; j <= rows; j++) {
    const order = [random.pick(all), random.pick(all), random.pick(all)];
    for (let i = -1; i <= cols; i++) {
      const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j + 0.5) * ch];
      fillShape(brush, stepped(c, cw * 0.52, ch, 5), dyes.dark);
      fillShape(brush, stepped(c, cw * 0.44, ch * 0.86, 5), order[((i % 3) + 3) % 3]);
      fillShape(brush, stepped(c, cw * 0.22, ch * 0.42, 3), order[(((i + 1) % 3) + 3) % 3]);
    }
  }
}

/** White wool crossed by thin lines, zigzags and small lozenges; the corners stay open. */
export function thinLines({ brush, w, h, dyes }: Design): void {
  const bands = 13;
  for (let j = 0; j < bands; j++) {
    const y = (h * (j + 0.5)) / bands;
    const [from, to] = j === 0 || j === bands - 1 ? [w * 0.14, w * 0.86] : [0, w];
    const count = 22;
    const line = (dy: number, ink: string, wide: number, sharp: number) =>
      strokeLine(
        brush,
        Array.from(
          { length: count + 1 },
          (_, i): Point => [from + ((to - from) * i) / count, y + dy + (i % 2 ? sharp : -sharp)],
        ),
        ink,
        wide,
      );
    if (j % 3 === 0) for (const dy of [-7, 0, 7]) line(dy, dy ? dyes.one : dyes.dark, 1.8, 4);
    else if (j % 3 === 1) {
      for (const dy of [-9, 9]) line(dy, dyes.dark, 1.6, 0);
      for (let i = 0; i < 15; i++)
        fillShape(
          brush,
          stepped([from + ((to - from) * (i + 0.5)) / 15, y], 7, 6, 4),
          i % 3 ? dyes.dark : dyes.one,
        );
    } else
      for (let i = 0; i < 30; i++)
        fillShape(
          brush,
          [
            [from + ((to - from) * i) / 30, y + 6],
            [from + ((to - from) * (i + 0.5)) / 30, y - 6],
            [from + ((to - from) * (i + 1)) / 30, y + 6],
          ],
          i % 5 === 2 ? dyes.border : dyes.dark,
        );
  }
}
