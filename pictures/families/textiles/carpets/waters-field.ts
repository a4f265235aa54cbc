import {
  carnation,
  leaf,
  type Motif,
  placeMotif,
  rosette,
  tulip,
} from '../../../geometry/flora.ts';
import { type Point, polar, smooth, starPolygon, tau } from '../../../geometry/points.ts';
import { type Brush, fillShape, strokeLine } from '../../../surface/plate.ts';
import { type Design, type Dyes, paint } from './carpet-parts.ts';

/** Widths in shares of the shorter side. */
const channel = 0.15;
const bank = 0.15;
const rill = 0.028;

type Ways = 'along' | 'down';

/** A garden seen from above: two channels with fish cross in a basin, and on their banks trees are laid flat. */
export function crossingWaters(d: Design): void {
  const { brush, w, h, dyes, random } = d;
  const unit = Math.min(w, h);
  const half = (unit * channel) / 2;
  const [cx, cy] = [w / 2, h / 2];
  brush.fillStyle = dyes.field;
  brush.fillRect(0, 0, w, h);
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      plotsOf(d, [cx + sx * (half + unit * bank), cy + sy * (half + unit * bank)], [sx, sy]);
  for (const way of ['along', 'down'] as const) {
    const long = way === 'along' ? w : h;
    const at = (a: number, b: number): Point => (way === 'along' ? [a, cy + b] : [cx + b, a]);
    const strip = (from: number, to: number, dye: string) =>
      fillShape(brush, [at(0, from), at(long, from), at(long, to), at(0, to)], dye);
    for (const side of [-1, 1]) {
      strip(side * half, side * (half + unit * bank), dyes.border);
      for (const edge of [half + unit * bank, half + unit * 0.012]) {
        strip(side * (edge - 4.4), side * (edge + 0.8), dyes.dark);
        strip(side * (edge - 3.6), side * edge, dyes.light);
      }
      trees(d, way, side, half);
    }
  }
  for (const way of ['along', 'down'] as const) {
    const long = way === 'along' ? w : h;
    const at = (a: number, b: number): Point => (way === 'along' ? [a, cy + b] : [cx + b, a]);
    fillShape(brush, [at(0, -half), at(long, -half), at(long, half), at(0, half)], dyes.three);
    for (let k = -3; k <= 3; k++)
      for (let a = (k % 2) * 9; a < long; a += 18) ripple(brush, at, a, (k * half) / 3.6, dyes);
    const middle = long / 2;
    for (let a = unit * 0.09; a < long; a += unit * 0.17) {
      if (Math.abs(a - middle) < unit * 0.2) continue;
      const turn = way === 'along' ? 0 : Math.PI / 2;
      const heading = a < middle ? turn : turn + Math.PI;
      fish(brush, at(a, half * 0.34 * random.bell()), unit * 0.084, heading, dyes);
    }
  }
  // Where two banks meet nothing can stand upright: a flower seen from above.
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    const far = half + unit * bank * 0.56;
    paint(
      brush,
      placeMotif(rosette(8), [cx + sx * far, cy + sy * far], unit * 0.042),
      dyes,
      false,
      0.6,
    );
  }
  basin(d, unit * 0.15);
}

/** Beds between thin rills: in each a plant, whose dye and ground change from bed to bed. */
function plotsOf({ brush, w, h, dyes }: Design, [x, y]: Point, [sx, sy]: Point): void {
  const unit = Math.min(w, h);
  const size = unit * 0.152;
  const step = size + unit * rill;
  const grounds = [dyes.field, dyes.light, dyes.two, dyes.one];
  const gap = unit * rill;
  // The water between the beds, up to the edges.
  fillShape(
    brush,
    [
      [x, y],
      [x + sx * w, y],
      [x + sx * w, y + sy * h],
      [x, y + sy * h],
    ],
    dyes.three,
  );
  for (let j = 0; y + sy * j * step > -step && y + sy * j * step < h + step; j++)
    for (let i = 0; x + sx * i * step > -step && x + sx * i * step < w + step; i++) {
      const [left, top] = [x + sx * (i * step), y + sy * (j * step)];
      const box = (grow: number): Point[] => {
        const [a, b] = [left - sx * grow, left + sx * (size + grow)];
        const [c, e] = [top - sy * grow, top + sy * (size + grow)];
        return [
          [a, c],
          [b, c],
          [b, e],
          [a, e],
        ];
      };
      fillShape(brush, box(gap * 0.26), dyes.dark);
      fillShape(brush, box(gap * 0.16), dyes.light);
      fillShape(brush, box(0), grounds[(i + 2 * j) % 4]);
      const centre: Point = [left + (sx * size) / 2, top + (sy * size) / 2];
      bush(brush, centre, size * 0.46, (i + j) % 3, dyes, grounds[(i + 2 * j) % 4]);
    }
}

/** A shrub with one flower and two buds on either side, as weavers count it. */
function bush(
  brush: Brush,
  [x, y]: Point,
  reach: number,
  kind: number,
  dyes: Dyes,
  on: string,
): void {
  const foot: Point = [x, y + reach * 0.86];
  const green = on === dyes.two ? dyes.light : dyes.two;
  const swap = on === dyes.one;
  const worn: Dyes = {
    ...dyes,
    two: green,
    one: swap ? dyes.field : on === dyes.field ? dyes.one : dyes.field,
  };
  for (const [to, head, size, turn] of [
    [[x, y - reach * 0.12], kind === 1 ? carnation(7) : tulip(), 0.72, 0],
    [[x - reach * 0.5, y + reach * 0.02], rosette(6), 0.33, 0],
    [[x + reach * 0.5, y + reach * 0.02], rosette(6), 0.33, 0],
    [[x - reach * 0.6, y + reach * 0.52], kind === 2 ? tulip() : rosette(5), 0.26, -0.9],
    [[x + reach * 0.6, y + reach * 0.52], kind === 2 ? tulip() : rosette(5), 0.26, 0.9],
  ] as [Point, Motif, number, number][]) {
    const bent: Point = [(foot[0] + to[0] * 2) / 3, (foot[1] + to[1]) / 2 + reach * 0.1];
    strokeLine(brush, smooth([foot, bent, to], false, 8), green, 1.5);
    paint(brush, placeMotif(head, to, reach * size, turn), worn, false, 0.5);
  }
  for (const side of [-1, 1])
    paint(brush, placeMotif(leaf(0.5 * side, 0.16), foot, reach * 0.6, side * 0.34), worn);
}

/** Cypress, blossoming tree and flower by turns, their feet at the water on both banks. */
function trees({ brush, w, h, dyes }: Design, way: Ways, side: number, half: number): void {
  const unit = Math.min(w, h);
  const long = way === 'along' ? w : h;
  const reach = unit * bank * 0.84;
  const step = unit * 0.07;
  const from = half + unit * 0.026;
  const turn = way === 'along' ? (side < 0 ? 0 : Math.PI) : side < 0 ? -Math.PI / 2 : Math.PI / 2;
  const each = Math.floor((long / 2 - half - unit * bank) / step);
  for (const end of [-1, 1])
    for (let k = 0; k <= each + 1; k++) {
      const a = long / 2 + end * (half + unit * bank + step * (k + 0.4));
      const foot: Point = way === 'along' ? [a, h / 2 + side * from] : [w / 2 + side * from, a];
      const kind = k % 3;
      brush.save();
      brush.translate(...foot);
      brush.rotate(turn);
      if (kind === 0) cypress(brush, reach, dyes);
      else if (kind === 1) blossoming(brush, reach, dyes);
      else {
        strokeLine(
          brush,
          [
            [0, 0],
            [0, -reach * 0.6],
          ],
          dyes.two,
          2,
        );
        for (const turned of [-1, 1])
          paint(
            brush,
            placeMotif(leaf(0.5 * turned, 0.2), [0, 0], reach * 0.5, turned * 0.5),
            dyes,
            false,
            0.5,
          );
        paint(
          brush,
          placeMotif(carnation(7), [0, -reach * 0.58], reach * 0.38),
          { ...dyes, one: dyes.field },
          false,
          0.6,
        );
      }
      brush.restore();
    }
}

function cypress(brush: Brush, tall: number, dyes: Dyes): void {
  const outline = (k: number): Point[] =>
    smooth(
      [
        [0, -tall * 0.1],
        [tall * 0.17 * k, -tall * 0.2],
        [tall * 0.19 * k, -tall * 0.45],
        [tall * 0.09 * k, -tall * 0.78],
        [0, -tall * (0.86 + 0.12 * k)],
        [-tall * 0.09 * k, -tall * 0.78],
        [-tall * 0.19 * k, -tall * 0.45],
        [-tall * 0.17 * k, -tall * 0.2],
      ],
      true,
    );
  strokeLine(
    brush,
    [
      [0, 0],
      [0, -tall * 0.2],
    ],
    dyes.one,
    2.2,
  );
  fillShape(brush, outline(1.08), dyes.light);
  fillShape(brush, outline(0.94), dyes.two);
  for (let k = 0; k < 5; k++) {
    const y = -tall * (0.26 + k * 0.12);
    const wide = tall * (0.13 - k * 0.019);
    strokeLine(
      brush,
      [
        [-wide, y],
        [0, y - tall * 0.07],
        [wide, y],
      ],
      dyes.dark,
      1,
    );
  }
}

function blossoming(brush: Brush, tall: number, dyes: Dyes): void {
  strokeLine(
    brush,
    [
      [0, 0],
      [0, -tall * 0.8],
    ],
    dyes.one,
    2,
  );
  for (const [y, reach] of [
    [0.34, 0.3],
    [0.58, 0.25],
  ])
    for (const side of [-1, 1]) {
      const tip: Point = [side * tall * reach, -tall * (y + 0.14)];
      strokeLine(brush, [[0, -tall * y], tip], dyes.one, 1.4);
      paint(
        brush,
        placeMotif(rosette(5), tip, tall * 0.17),
        { ...dyes, one: dyes.field },
        false,
        0.5,
      );
      paint(
        brush,
        placeMotif(leaf(0.4 * side, 0.2), [0, -tall * (y - 0.08)], tall * 0.24, side * 1.1),
        dyes,
      );
    }
  paint(brush, placeMotif(rosette(6), [0, -tall * 0.84], tall * 0.2), dyes, false, 0.5);
}

/** A fish from the side, its head to the right before it is turned. */
function fish(brush: Brush, at: Point, long: number, turn: number, dyes: Dyes): void {
  brush.save();
  brush.translate(...at);
  brush.rotate(turn);
  const body = (k: number): Point[] =>
    smooth(
      [
        [long * 0.52 * k, 0],
        [long * 0.26 * k, -long * 0.2 * k],
        [-long * 0.14, -long * 0.15 * k],
        [-long * 0.34, -long * 0.05 * k],
        [-long * 0.58 * k, -long * 0.22 * k],
        [-long * 0.48, 0],
        [-long * 0.58 * k, long * 0.22 * k],
        [-long * 0.34, long * 0.05 * k],
        [-long * 0.14, long * 0.15 * k],
        [long * 0.26 * k, long * 0.2 * k],
      ],
      true,
    );
  fillShape(brush, body(1.14), dyes.dark);
  fillShape(brush, body(0.98), dyes.light);
  for (const x of [0.16, 0, -0.14])
    strokeLine(
      brush,
      smooth(
        [
          [long * x, -long * 0.12],
          [long * (x + 0.06), 0],
          [long * x, long * 0.12],
        ],
        false,
        5,
      ),
      dyes.field,
      1,
    );
  fillShape(
    brush,
    Array.from({ length: 10 }, (_, k) =>
      polar(long * 0.045, (k / 10) * tau, [long * 0.34, -long * 0.03]),
    ),
    dyes.dark,
  );
  brush.restore();
}

function ripple(
  brush: Brush,
  at: (a: number, b: number) => Point,
  a: number,
  b: number,
  dyes: Dyes,
): void {
  const line = smooth([at(a, b), at(a + 3, b - 2), at(a + 8, b + 2), at(a + 12, b)], false, 4);
  strokeLine(brush, line, dyes.border, 1);
}

/** Where the waters meet: a round basin with a star of eight in it, kept by four fish. */
function basin({ brush, w, h, dyes }: Design, r: number): void {
  const centre: Point = [w / 2, h / 2];
  const round = (k: number) =>
    Array.from({ length: 72 }, (_, i) => polar(r * k, (i / 72) * tau, centre));
  fillShape(brush, round(1.07), dyes.dark);
  fillShape(brush, round(1.03), dyes.light);
  fillShape(brush, round(0.94), dyes.field);
  fillShape(brush, round(0.86), dyes.light);
  fillShape(brush, round(0.82), dyes.three);
  for (let k = 0; k < 4; k++) {
    const angle = (k / 4) * tau + tau / 8;
    fish(brush, polar(r * 0.6, angle, centre), r * 0.36, angle + Math.PI / 2, dyes);
  }
  fillShape(brush, starPolygon(8, r * 0.36, 0.7, 0, centre), dyes.dark);
  fillShape(brush, starPolygon(8, r * 0.33, 0.7, 0, centre), dyes.one);
  paint(brush, placeMotif(rosette(8), centre, r * 0.17), dyes);
}
