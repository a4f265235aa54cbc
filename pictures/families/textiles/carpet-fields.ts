import {
  carnation,
  leaf,
  palmette,
  placeMotif,
  rosette,
  sazLeaf,
  spiralLine,
  tulip,
} from '../../geometry/flora.ts';
import {
  type Point,
  polar,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../../geometry/points.ts';
import { fillShape, strokeLine } from '../../surface/plate.ts';
import type { CarpetParameters } from './carpet.ts';
import { type Design, paint } from './carpet-parts.ts';
import { facingNiches, steppedNiche, tulipRow } from './prayer-fields.ts';

/** Spirals with flowers that fill a ground, mirrored left and right, up and down. */
function ground({ brush, w, h, dyes, random }: Design, count: number, size: number): void {
  const spots: [Point, number, number][] = [];
  for (let i = 0; i < count; i++)
    spots.push([[random.between(0, w / 2), random.between(0, h / 2)], random.next() * tau, i]);
  const four = ([x, y]: Point): Point[] => [
    [x, y],
    [w - x, y],
    [x, h - y],
    [w - x, h - y],
  ];
  for (const [at, turn] of spots)
    for (const [k, centre] of four(at).entries()) {
      const line = spiralLine([0, 0], size * 2.1, 1.1, turn).map(
        ([x, y]): Point => [centre[0] + x * (k % 2 ? -1 : 1), centre[1] + y * (k > 1 ? -1 : 1)],
      );
      strokeLine(brush, line, dyes.three, 1.2);
    }
  for (const [at, turn, i] of spots)
    for (const [k, centre] of four(at).entries()) {
      const motif =
        i % 4 === 0
          ? palmette(3)
          : i % 4 === 1
            ? rosette(6)
            : i % 4 === 2
              ? leaf(0.6)
              : carnation(7);
      paint(
        brush,
        placeMotif(
          motif,
          centre,
          size * (i % 4 === 2 ? 0.8 : 1),
          turn * (k === 1 || k === 2 ? -1 : 1),
          k % 2 ? -1 : 1,
        ),
        dyes,
        i % 3 === 0,
      );
    }
}

function lobed(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lobes: number,
  depth: number,
): Point[] {
  return Array.from({ length: lobes * 12 }, (_, i): Point => {
    const a = (tau * i) / (lobes * 12);
    const r = 1 - depth * Math.abs(Math.cos((a * lobes) / 2)) ** 1.5 + depth * 0.5;
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
  });
}

export const fields: Record<CarpetParameters['field'], (d: Design) => void> = {
  medallion(d) {
    const { brush, w, h, dyes } = d;
    ground(d, 34, w * 0.085);
    const [cx, cy] = [w / 2, h / 2];
    for (const [scale, colour] of [
      [1, dyes.dark],
      [0.96, dyes.border],
      [0.72, dyes.dark],
      [0.69, dyes.light],
      [0.4, dyes.dark],
      [0.37, dyes.two],
    ] as const)
      fillShape(brush, lobed(cx, cy, w * 0.36 * scale, w * 0.44 * scale, 16, 0.16), colour);
    for (const end of [-1, 1]) {
      const y = cy + end * w * 0.58;
      fillShape(brush, lobed(cx, y, w * 0.1, w * 0.12, 8, 0.2), dyes.dark);
      fillShape(brush, lobed(cx, y, w * 0.09, w * 0.11, 8, 0.2), dyes.light);
      paint(
        brush,
        placeMotif(palmette(3), [cx, y + end * w * 0.05], w * 0.13, end > 0 ? Math.PI : 0),
        dyes,
      );
    }
    for (let i = 0; i < 16; i++)
      paint(
        brush,
        placeMotif(
          i % 2 ? palmette(3) : tulip(),
          polar(w * 0.285, (tau * (i + 0.5)) / 16, [cx, cy]),
          w * 0.075,
          (tau * (i + 0.5)) / 16 + Math.PI / 2,
        ),
        dyes,
        i % 2 === 0,
      );
    for (let i = 0; i < 8; i++)
      paint(
        brush,
        placeMotif(
          palmette(2),
          polar(w * 0.15, (tau * i) / 8, [cx, cy]),
          w * 0.1,
          (tau * i) / 8 + Math.PI / 2,
        ),
        dyes,
      );
    paint(brush, placeMotif(rosette(8), [cx, cy], w * 0.2), dyes);
    for (const [x, y] of [
      [0, 0],
      [w, 0],
      [0, h],
      [w, h],
    ]) {
      for (const [scale, colour] of [
        [1.04, dyes.dark],
        [1, dyes.light],
        [0.72, dyes.dark],
        [0.69, dyes.border],
      ] as const)
        fillShape(brush, lobed(x, y, w * 0.34 * scale, w * 0.4 * scale, 16, 0.16), colour);
      for (let i = 0; i < 24; i++)
        paint(
          brush,
          placeMotif(
            i % 2 ? rosette(6) : leaf(0.4),
            polar(w * 0.29, (tau * i) / 24, [x, y]),
            w * 0.075,
            (tau * i) / 24 + 1.5,
          ),
          dyes,
          i % 3 === 0,
        );
      paint(brush, placeMotif(rosette(8), [x, y], w * 0.3), dyes);
    }
  },
  stars({ brush, w, h, dyes }) {
    const cols = 2;
    const cell = w / cols;
    const rows = Math.round(h / cell);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) {
        const c: Point = [(i + 0.5) * cell, ((j + 0.5) * h) / rows];
        const [a, b] = (i + j) % 2 ? [dyes.border, dyes.light] : [dyes.one, dyes.two];
        for (const [r, colour] of [
          [0.47, dyes.dark],
          [0.455, a],
          [0.38, dyes.dark],
          [0.37, b],
          [0.26, dyes.dark],
          [0.25, dyes.three],
          [0.14, dyes.light],
          [0.08, dyes.one],
        ] as const)
          fillShape(
            brush,
            starPolygon(8, cell * r * 1.08, r > 0.3 ? 0.925 : starInner(8, 3), Math.PI / 8, c),
            colour,
          );
        for (let k = 0; k < 8; k++) {
          const p = polar(cell * 0.31, (tau * k) / 8, c);
          fillShape(brush, starPolygon(4, cell * 0.05, 0.45, (tau * k) / 8, p), dyes.dark);
          fillShape(
            brush,
            starPolygon(8, cell * 0.03, 0.6, 0, polar(cell * 0.42, (tau * (k + 0.5)) / 8, c)),
            dyes.light,
          );
        }
      }
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= cols; i++) {
        const c: Point = [i * cell, (j * h) / rows];
        for (const [r, colour] of [
          [0.2, dyes.dark],
          [0.185, dyes.two],
          [0.12, dyes.light],
          [0.07, dyes.one],
        ] as const)
          fillShape(brush, starPolygon(4, cell * r * 1.2, 0.62, 0, c), colour);
      }
  },
  lattice(d) {
    const { brush, w, h, dyes } = d;
    const cols = 3;
    const cw = w / cols;
    const ch = cw * 1.3;
    const rows = Math.ceil(h / ch) + 1;
    for (let j = -1; j <= rows * 2; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j * ch) / 2];
        const leafLine = (side: number, up: number) =>
          smooth(
            [
              [c[0], c[1] + up * ch * 0.5],
              [c[0] + side * cw * 0.32, c[1] + up * ch * 0.32],
              [c[0] + side * cw * 0.5, c[1]],
            ],
            false,
            8,
          );
        for (const side of [-1, 1])
          for (const up of [-1, 1]) {
            fillShape(
              brush,
              strokeOutline(leafLine(side, up), (t) => w * 0.02 * Math.sin(Math.PI * t) + 1),
              dyes.dark,
            );
            fillShape(
              brush,
              strokeOutline(leafLine(side, up), (t) => w * 0.015 * Math.sin(Math.PI * t) + 0.5),
              (i + j) % 2 ? dyes.two : dyes.light,
            );
          }
      }
    for (let j = -1; j <= rows * 2; j++)
      for (let i = -1; i <= cols; i++) {
        const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j * ch) / 2];
        paint(
          brush,
          placeMotif(
            j % 3 === 0 ? palmette(3) : j % 3 === 1 ? carnation(9) : rosette(8),
            [c[0], c[1] + (j % 3 === 2 ? 0 : ch * 0.14)],
            cw * 0.42,
          ),
          dyes,
          (i + j) % 2 === 0,
        );
        for (const side of [-1, 1])
          paint(
            brush,
            placeMotif(
              sazLeaf(side, 7),
              [c[0] + side * cw * 0.06, c[1] + ch * 0.26],
              cw * 0.4,
              side * 0.5,
            ),
            dyes,
            j % 2 === 0,
          );
      }
  },
  garden({ brush, w, h, dyes, random }) {
    const cols = 3;
    const rows = 5;
    const cw = w / cols;
    const ch = h / rows;
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) {
        const [x, y] = [i * cw, j * ch];
        const beds = [dyes.field, dyes.border, dyes.light, dyes.two];
        brush.fillStyle = beds[(i + j * 2) % 4];
        brush.fillRect(x, y, cw, ch);
        const kind = (i * 2 + j) % 4;
        const c: Point = [x + cw / 2, y + ch / 2];
        if (kind === 0) {
          strokeLine(
            brush,
            [
              [c[0], y + ch * 0.9],
              [c[0], y + ch * 0.4],
            ],
            dyes.dark,
            2,
          );
          for (let k = 0; k < 14; k++)
            paint(
              brush,
              placeMotif(
                leaf(0.3),
                [c[0], y + ch * (0.8 - k * 0.035)],
                cw * 0.3,
                (k % 2 ? 1 : -1) * (0.9 - k * 0.03),
              ),
              dyes,
              true,
            );
        } else if (kind === 1) paint(brush, placeMotif(rosette(8), c, cw * 0.66), dyes);
        else if (kind === 2)
          for (const [dx, dy] of [
            [-0.25, 0.1],
            [0.25, 0.1],
            [0, -0.06],
          ]) {
            strokeLine(
              brush,
              [
                [c[0], y + ch * 0.92],
                [c[0] + dx * cw, c[1] + dy * ch],
              ],
              dyes.dark,
              1.4,
            );
            paint(brush, placeMotif(tulip(), [c[0] + dx * cw, c[1] + dy * ch], cw * 0.4, dx), dyes);
          }
        else
          for (let k = 0; k < 4; k++)
            paint(
              brush,
              placeMotif(
                palmette(3),
                polar(cw * 0.1, (tau * k) / 4 + 0.785, c),
                cw * 0.32,
                (tau * k) / 4 + 0.785 + 1.57,
              ),
              dyes,
              random.next() > 0.5,
            );
      }
    const canal = (x: number, y: number, ww: number, hh: number) => {
      brush.fillStyle = dyes.dark;
      brush.fillRect(x - 1, y - 1, ww + 2, hh + 2);
      brush.fillStyle = dyes.three;
      brush.fillRect(x, y, ww, hh);
      const long = Math.max(ww, hh);
      for (let s = 2; s < long; s += 6) {
        const p: Point =
          ww > hh
            ? [x + s, y + hh / 2 + (s % 12 ? 1.5 : -1.5)]
            : [x + ww / 2 + (s % 12 ? 1.5 : -1.5), y + s];
        fillShape(brush, starPolygon(4, 2.2, 0.4, 0, p), dyes.light);
      }
    };
    for (let i = 1; i < cols; i++) canal(i * cw - w * 0.022, 0, w * 0.044, h);
    for (let j = 1; j < rows; j++) canal(0, j * ch - w * 0.022, w, w * 0.044);
    for (let j = 1; j < rows; j++)
      for (let i = 1; i < cols; i++) {
        fillShape(brush, starPolygon(8, w * 0.06, starInner(8, 2), 0, [i * cw, j * ch]), dyes.dark);
        fillShape(
          brush,
          starPolygon(8, w * 0.052, starInner(8, 2), 0, [i * cw, j * ch]),
          dyes.light,
        );
        fillShape(brush, starPolygon(8, w * 0.03, 0.6, 0, [i * cw, j * ch]), dyes.one);
      }
  },
  vase(d) {
    ground(d, 46, d.w * 0.13);
  },

  steps: steppedNiche,
  tulips: tulipRow,
  facing: facingNiches,
};
